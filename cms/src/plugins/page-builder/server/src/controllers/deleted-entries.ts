import type { Core } from '@strapi/strapi';
import { paginationQuery } from 'page-format/delivery';
import { z } from 'zod';
import type { DeletedAnswer, RestoredEntry } from '../../../shared/deleted-entry.ts';
import type { RequestContext } from '../request-context.ts';
import { type Caller, listDeleted } from '../services/deleted/list-deleted.ts';
import { restoreDeleted } from '../services/deleted/restore-deleted.ts';
import { parse } from '../services/delivery/parse.ts';
import { PAGE_PLACE } from './page-place.ts';

const LIST = z.object(paginationQuery);
const { model, documentId, locale } = PAGE_PLACE.shape;
const RESTORE = z.strictObject({ model, documentId, locales: z.array(locale.unwrap()).min(1).max(100).optional() });

/** `/page-builder/deleted`: entries with a page that were deleted, and their way back. */
export function createDeletedEntriesController({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** `GET /page-builder/deleted`: the newest deletion first, in pages. */
    async find(context: RequestContext) {
      const pages = parse(LIST, context.query);
      context.body = (await listDeleted(strapi, context.state as Caller, pages)) satisfies DeletedAnswer;
    },

    /** `POST /page-builder/deleted/restore`: stores one again, in all its deleted languages or those that are named. */
    async restore(context: RequestContext) {
      const request = parse(RESTORE, context.request.body);
      const restored: RestoredEntry = await restoreDeleted(strapi, context.state as Caller, request);
      context.body = { data: restored };
    },
  };
}
