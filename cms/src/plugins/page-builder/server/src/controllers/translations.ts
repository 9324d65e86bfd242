import type { Core } from '@strapi/strapi';
import { paginationQuery } from 'page-format/delivery';
import { z } from 'zod';
import { MOST_PAGES, type PageTextsAnswer } from '../../../shared/page-texts.ts';
import { BOARD_STATES, type BoardAnswer } from '../../../shared/translation-board.ts';
import { LONGEST_REMEMBERED, type MemoryAnswer } from '../../../shared/translation-memory.ts';
import type { RequestContext } from '../request-context.ts';
import { parse } from '../services/delivery/parse.ts';
import { getService } from '../services/index.ts';
import { MANAGE_GLOSSARY } from '../services/permissions.ts';
import { PAGE_PLACE, ROW_ID } from './page-place.ts';

const QUESTION = z.strictObject({
  search: z.string().trim().max(200).optional(),
  locale: PAGE_PLACE.shape.locale,
  type: PAGE_PLACE.shape.model.optional(),
  state: z.enum(BOARD_STATES).optional(),
  person: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  filters: z.record(z.string().max(64), z.string().max(1_000)).optional(),
  ...paginationQuery,
});

const LOCALE = PAGE_PLACE.shape.locale.unwrap();

const TEXT = z.strictObject({ source: z.string().trim().min(1).max(LONGEST_REMEMBERED), from: LOCALE, to: LOCALE });

const PAGES = z.strictObject({
  from: LOCALE,
  to: LOCALE,
  pages: z
    .array(
      z.strictObject({
        contentType: PAGE_PLACE.shape.model,
        documentId: PAGE_PLACE.shape.documentId,
        field: PAGE_PLACE.shape.field,
      }),
    )
    .min(1)
    .max(MOST_PAGES),
});

/** Under `/page-builder/translations`: how far pages are translated, and what is known of translating them. */
export function createTranslationsController({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** `GET`: pages by their titles, in parts. */
    async find(context: RequestContext) {
      const question = parse(QUESTION, context.query);
      const { userAbility } = context.state;
      context.body = (await getService(strapi, 'translations').list(userAbility, question)) satisfies BoardAnswer;
    },

    /** `POST /memory`: confirmed translations of a text, and of similar ones. */
    async findMatches(context: RequestContext) {
      const question = parse(TEXT, context.request.body);
      const data = await getService(strapi, 'translation-memory').find(context.state.userAbility, question);
      const mayForget = context.state.userAbility.can(MANAGE_GLOSSARY);
      context.body = { data, meta: { mayForget } } satisfies MemoryAnswer;
    },

    /** `DELETE /memory/:id`: deletes a translation of a text from the memory, and from no page. */
    async forget(context: RequestContext) {
      const { id } = parse(ROW_ID, context.params);
      await getService(strapi, 'translation-memory').forget(context.state.userAbility, id);
      context.status = 204;
    },

    /** `POST /texts`: pages beside their originals, with all that storing their texts takes; or why one is not there. */
    async findTexts(context: RequestContext) {
      const question = parse(PAGES, context.request.body);
      const data = await getService(strapi, 'translations').loadTexts(context.state.userAbility, question);
      context.body = { data } satisfies PageTextsAnswer;
    },
  };
}
