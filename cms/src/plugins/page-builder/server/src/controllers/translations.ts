import type { Core } from '@strapi/strapi';
import { paginationQuery } from 'page-format/delivery';
import { z } from 'zod';
import { BOARD_STATES, type BoardAnswer } from '../../../shared/translation-board.ts';
import type { RequestContext } from '../request-context.ts';
import { parse } from '../services/delivery/parse.ts';
import { getService } from '../services/index.ts';
import { PAGE_PLACE } from './page-place.ts';

const QUESTION = z.strictObject({
  search: z.string().trim().max(200).optional(),
  locale: PAGE_PLACE.shape.locale,
  state: z.enum(BOARD_STATES).optional(),
  ...paginationQuery,
});

/** `GET /page-builder/translations`: how far pages are translated, by their titles and in pages. */
export function createTranslationsController({ strapi }: { strapi: Core.Strapi }) {
  return {
    async find(context: RequestContext) {
      const question = parse(QUESTION, context.query);
      const { userAbility } = context.state;
      context.body = (await getService(strapi, 'translations').list(userAbility, question)) satisfies BoardAnswer;
    },
  };
}
