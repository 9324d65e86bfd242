import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';
import { toTextChanges } from '../documents/change-entry-texts.ts';
import type { RequestContext } from '../request-context.ts';
import { parse } from '../services/delivery/parse.ts';
import { assertPageField, LONGEST_TEXT, PAGE_PLACE } from './page-place.ts';

const SAVE = PAGE_PLACE.required().extend({
  value: z.looseObject({}),
  /** Of the entry itself, by their paths. */
  texts: z.record(z.string().max(200), z.string().max(LONGEST_TEXT).nullable()).default({}),
  basedOn: z.unknown().optional(),
  force: z.unknown().optional(),
});

/** `/page-builder/texts`: the texts of a page, also for whoever may change nothing else of it. */
export function createTextsController({ strapi }: { strapi: Core.Strapi }) {
  return {
    /**
     * `PUT /page-builder/texts`: stores the whole page as the draft, as saving the entry does, with `basedOn` and `force` as
     * there, and `texts` of the entry beside it, such as `{ "seo.metaTitle": "Lamps" }`. Status 403 names what differs from
     * the stored page beside texts, or is no text that the person may change, and nothing is stored.
     */
    async save(context: RequestContext) {
      const { model, documentId, locale, field, value, texts } = parse(SAVE, context.request.body);
      assertPageField(strapi, model, field);
      const { userAbility, user } = context.state;
      const changes = await toTextChanges(strapi, userAbility, { model, documentId, locale, field }, texts);
      const documents = strapi.documents(model as UID.ContentType);
      await documents.update({
        ...{ documentId, locale, textsOnly: true },
        data: { ...changes, [field]: value, updatedBy: user.id },
        fields: ['documentId'],
      } as unknown as Parameters<typeof documents.update>[0]);
      context.body = { data: { documentId } };
    },
  };
}
