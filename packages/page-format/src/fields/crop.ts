import { z } from 'zod';
import type { Crop, FocalPoint } from '../references/references.ts';

/** Percent of a side of the original that a crop has at least: less of it would only show single pixels. */
export const LEAST_CROP = 5;

/** Sums of decimals may be a little off. */
const WHOLE = 100.001;

const percent = z.number().min(0).max(100);
const side = z.number().min(LEAST_CROP).max(100);

export const FOCAL_POINT_SCHEMA: z.ZodType<FocalPoint> = z.object({ x: percent, y: percent });

export const CROP_SCHEMA: z.ZodType<Crop> = z
  .object({ x: percent, y: percent, width: side, height: side })
  .refine(({ x, width }) => x + width <= WHOLE, { path: ['width'] })
  .refine(({ y, height }) => y + height <= WHOLE, { path: ['height'] });
