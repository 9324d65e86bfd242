import { dequal } from 'dequal/lite';
import type { Registry } from 'page-format';
import { withEntry, withEntryBlock } from '../../../../shared/translation/entry-block.ts';
import { writeAt } from '../../../../shared/translation/entry-texts.ts';
import { noteBlocks } from '../../../../shared/translation/note-blocks.ts';
import { keyOfPair, pairTexts } from '../../../../shared/translation/pair-texts.ts';
import type { Server } from '../../api/server.ts';
import { listBaseIssues } from '../../bases/open-conflicts.ts';
import { compareFile, type FileChange, type FilePart } from '../../editor/languages/files/translation-file.ts';
import { type PutText, putTexts, toFields } from '../../editor/languages/put-texts.ts';
import { sortAnswers } from '../../editor/languages/translate-by-machine.ts';
import { findApiError } from '../../session/saving/failures.ts';
import { createEditorStore } from '../../store/editor-store.ts';
import type { LoadedPage } from './load-pages.ts';

/** How often a page is begun anew that somebody else saves at the same moment. */
const MOST_ATTEMPTS = 5;

interface StoreCall {
  server: Pick<Server, 'put'>;
  registry: Registry;
  /** The page as it is stored by now. */
  reload(): Promise<LoadedPage>;
}

/**
 * Stores what was chosen of a file for one page, as translations that nobody has confirmed. Where somebody else has saved the
 * page since it was loaded, all texts that still say what was shown are put into their page.
 * @returns how many texts were stored, and how many were not
 * @throws what the server answers where it refuses
 */
export async function storeTexts(
  loaded: LoadedPage,
  { units }: FilePart,
  chosen: readonly FileChange[],
  { server, registry, reload }: StoreCall,
): Promise<{ stored: number; left: number }> {
  let page = loaded;
  for (let attempt = 1; ; attempt += 1) {
    const now = compareFile(units, page.pairs).changes.map(({ pair }) => pair);
    const { texts } = sortAnswers(
      chosen.map(({ pair, text }) => [pair, { text }] as const),
      now,
    );
    const { stored, body } = putInto(page, texts, registry);
    const told = { stored, left: chosen.length - stored };
    if (stored === 0) return told;
    try {
      await server.put('/page-builder/texts', body);
      return told;
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || listBaseIssues(findApiError(error)).length === 0) throw error;
      page = await reload();
    }
  }
}

/** The page with texts in their places, as a save of texts takes it. */
function putInto(page: LoadedPage, texts: readonly PutText[], registry: Registry): { stored: number; body: object } {
  const { place, document, original, sources, basedOn } = page;
  const store = createEditorStore(document, registry, { textsOnly: true });
  const perform = (some: readonly PutText[]) => store.perform(putTexts(store.getSession().tree, some, registry).action);
  // What would change more than a text, such as a paragraph that the page does not have, keeps no other back.
  for (const block of new Set(texts.map(({ pair }) => pair.block))) {
    const ofBlock = texts.filter(({ pair }) => pair.block === block);
    if (!perform(ofBlock)) for (const text of ofBlock) perform([text]);
  }
  const fields = toFields(texts, page.texts);
  const values = Object.entries(fields).reduce((all, [path, value]) => writeAt(all, path, value), page.values);
  const target = withEntry(store.getSession().tree, page.texts, values);
  const wanted = new Map(texts.map(({ pair, text }) => [keyOfPair(pair), text]));
  const pairs = pairTexts(original, target, sources, place.from, withEntryBlock(registry, page.texts));
  const put = pairs.filter((pair) => {
    const key = keyOfPair(pair);
    return wanted.has(key) && dequal(pair.target, wanted.get(key));
  });
  const noted = new Map(put.map((pair) => [keyOfPair(pair), 'written'] as const));
  const { model, documentId, field, from, to } = place;
  const value = {
    ...store.getDocument(),
    ...{ basedOn: basedOn[field], sources: Object.fromEntries(noteBlocks(original, pairs, noted, from, sources)) },
  };
  return { stored: put.length, body: { model, documentId, locale: to, field, value, texts: fields, basedOn } };
}
