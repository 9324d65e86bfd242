import { z } from 'zod';
import { damagedPage } from './damaged-page.ts';
import { deliveredPage } from './delivered-page.ts';
import { pagination } from './pagination.ts';

/** `GET /api/page-builder/pages`: those that are damaged are named beside the others, and the total counts both. */
export const pagesResponse = z.object({
  data: z.array(deliveredPage),
  meta: z.object({ pagination, damaged: z.array(damagedPage) }),
});

/** `GET /api/page-builder/page`. */
export const pageResponse = z.object({ data: deliveredPage });
