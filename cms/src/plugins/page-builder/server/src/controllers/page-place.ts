import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';
import { listPageFields } from '../documents/page-fields.ts';
import { errors } from '../strapi-errors.ts';

/** How a call names one page: the field of an entry, in a language. */
export const PAGE_PLACE = z.strictObject({
  model: z.string().regex(/^(?:api|plugin)::[\w.-]{1,100}$/),
  documentId: z.string().regex(/^\w{1,64}$/),
  /** Types without languages have none. */
  locale: z
    .string()
    .regex(/^[A-Za-z-]{2,12}$/)
    .optional(),
  field: z.string().regex(/^\w{1,64}$/),
});

/** How a call names a row of one of the plugin's tables. */
export const ROW_ID = z.strictObject({ id: z.coerce.number().int().min(1).max(2_147_483_647) });
/** Characters of one text of an entry: as many as a page has room for in bytes. */
export const LONGEST_TEXT = 2_000_000;

type ContentType = Core.Strapi['contentTypes'][UID.ContentType];

/** @throws NotFoundError where the type has no such page field */
export function assertPageField(strapi: Core.Strapi, model: string, field: string): ContentType {
  const type: ContentType | undefined = strapi.contentType(model as UID.ContentType);
  if (!type || !listPageFields(type).includes(field)) throw new errors.NotFoundError('There is no such page field.');
  return type;
}
