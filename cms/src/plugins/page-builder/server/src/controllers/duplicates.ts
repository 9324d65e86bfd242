import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { RequestContext } from '../request-context.ts';
import type { Caller } from '../services/deleted/list-deleted.ts';
import { parse } from '../services/delivery/parse.ts';
import { duplicateEntry } from '../services/duplicating/duplicate-entry.ts';
import { PAGE_PLACE } from './page-place.ts';

const { model, documentId, locale } = PAGE_PLACE.shape;
const DUPLICATE = z.strictObject({ model, documentId, locales: z.array(locale.unwrap()).max(100).default([]) });

export function createDuplicatesController({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** `POST /page-builder/duplicates`: copies an entry with a page, in the languages that are named. */
    async create(context: RequestContext) {
      const request = parse(DUPLICATE, context.request.body);
      const copy = await duplicateEntry(strapi, context.state as Caller, request);
      context.status = 201;
      context.body = { data: { documentId: copy } };
    },
  };
}
