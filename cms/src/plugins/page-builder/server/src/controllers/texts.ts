import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';
import type { RequestContext } from '../request-context.ts';
import { parse } from '../services/delivery/parse.ts';
import { assertPageField, PAGE_PLACE } from './page-place.ts';

const SAVE = PAGE_PLACE.required().extend({
  value: z.looseObject({}),
  basedOn: z.unknown().optional(),
  force: z.unknown().optional(),
});

/** `/page-builder/texts`: the texts of a page, for whoever may change nothing else of it. */
export function createTextsController({ strapi }: { strapi: Core.Strapi }) {
  return {
    /**
     * `PUT /page-builder/texts`: stores the whole page as the draft, as saving the entry does, with `basedOn` and `force` as
     * there. Status 403 names what differs from the stored one beside texts, and nothing is stored.
     */
    async save(context: RequestContext) {
      const { model, documentId, locale, field, value } = parse(SAVE, context.request.body);
      assertPageField(strapi, model, field);
      const documents = strapi.documents(model as UID.ContentType);
      await documents.update({
        ...{ documentId, locale, textsOnly: true },
        data: { [field]: value, updatedBy: context.state.user.id },
        fields: ['documentId'],
      } as unknown as Parameters<typeof documents.update>[0]);
      context.body = { data: { documentId } };
    },
  };
}
