import type { Core } from '@strapi/strapi';
import type { EntryPlace } from '../../documents/entry-texts.ts';
import type { PageRows } from '../migrations/page-rows.ts';
import type { Ability } from '../permissions.ts';
import { countEntry, type WrittenLanguage } from './count-entry.ts';
import { loadEntryDesk, saveEntryTexts, type Translator } from './entry-desk.ts';
import { prepareCounts, rebuildCounts } from './fill-counts.ts';
import { type BoardQuestion, listBoard } from './list-board.ts';
import { loadPageTexts, type TextsQuestion } from './load-page-texts.ts';
import { listShownEntries } from './shown-entries.ts';

/** How far pages are translated. */
export function createTranslationsService({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** Counts what is not counted yet. Called once, at the start. */
    async start(): Promise<void> {
      const count = await prepareCounts(strapi);
      if (count > 0) strapi.log.info(`Counted what is left to translate of ${count} pages.`);
    },

    /** Counts every page anew. */
    rebuild: () => rebuildCounts(strapi),

    /** Counts an entry when it is written, see `countEntry`. */
    count: (type: PageRows, documentId: string, written: WrittenLanguage | undefined) =>
      countEntry(strapi, type, documentId, written),

    /** Pages with what is left to translate of them, as far as a person may read them. */
    list: (ability: Ability, question: BoardQuestion) => listBoard(strapi, ability, question),

    /** See `listShownEntries`. */
    listShown: (ability: Ability, page: Parameters<typeof listShownEntries>[2]) =>
      listShownEntries(strapi, ability, page),

    /** See `loadEntryDesk`. */
    loadDesk: (ability: Ability, place: EntryPlace) => loadEntryDesk(strapi, ability, place),

    /** See `saveEntryTexts`. */
    saveTexts: (translator: Translator, place: EntryPlace, texts: Parameters<typeof saveEntryTexts>[3]) =>
      saveEntryTexts(strapi, translator, place, texts),
    /** Pages and their originals, as far as a person may read them and change their texts. */
    loadTexts: (ability: Ability, question: TextsQuestion) => loadPageTexts(strapi, ability, question),
  };
}
