import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { EntryDesk } from '../../../shared/entry-desk.ts';
import type { BoardPage } from '../../../shared/translation-board.ts';
import type { RequestContext } from '../request-context.ts';
import { parse } from '../services/delivery/parse.ts';
import { getService } from '../services/index.ts';
import type { Translator } from '../services/translations/entry-desk.ts';
import { assertPageField, LONGEST_TEXT, PAGE_PLACE } from './page-place.ts';

const ENTRY_PLACE = PAGE_PLACE.omit({ field: true }).required();

const TEXT = z.string().max(LONGEST_TEXT);

const SAVE = ENTRY_PLACE.extend({
  /** By their paths, such as `items.0.question`. */
  texts: z.record(
    z.string().max(200),
    z.strictObject({ value: TEXT, before: TEXT, source: TEXT, noted: z.enum(['confirmed', 'machine', 'written']) }),
  ),
});

/** The texts of entries without a page, such as questions. Who may read and change which is asked in the service. */
export function createEntryTextsController({ strapi }: { strapi: Core.Strapi }) {
  const service = () => getService(strapi, 'translations');
  return {
    /** `GET /page-builder/entry-texts`: the texts of an entry in a language beside those of its original. */
    async find(context: RequestContext) {
      const data = await service().loadDesk(context.state.userAbility, parse(ENTRY_PLACE, context.query));
      context.body = { data } satisfies { data: EntryDesk };
    },

    /**
     * `PUT /page-builder/entry-texts`: stores texts as the entry's draft, and who has confirmed them. Status 403 names what is
     * not for the person to change, and 409 what somebody else has changed meanwhile; nothing is stored then.
     */
    async save(context: RequestContext) {
      const { texts, ...place } = parse(SAVE, context.request.body);
      const data = await service().saveTexts(context.state as Translator, place, texts);
      context.body = { data } satisfies { data: EntryDesk };
    },

    /** `GET /page-builder/shown-entries`: the entries that a page shows and that are not ready in its language. */
    async findShown(context: RequestContext) {
      const { model, field, ...place } = parse(PAGE_PLACE.required(), context.query);
      assertPageField(strapi, model, field);
      const data = await service().listShown(context.state.userAbility, { model, field, ...place });
      context.body = { data } satisfies { data: BoardPage[] };
    },
  };
}
