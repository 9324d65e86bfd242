import { type PageDocument, type Registry, salvageDocument } from 'page-format';
import { ENTRY } from '../../../../shared/envelope.ts';
import {
  MOST_PAGES,
  type PageProblem,
  type PageTexts,
  type PageTextsAnswer,
  type StoredTexts,
} from '../../../../shared/page-texts.ts';
import { withEntry, withEntryBlock, withoutHidden } from '../../../../shared/translation/entry-block.ts';
import { pairTexts, type TextPair } from '../../../../shared/translation/pair-texts.ts';
import type { Server } from '../../api/server.ts';
import type { DocumentPlace } from '../../editor/languages/files/translation-file.ts';
import type { Tree } from '../../model/tree.ts';
import { toTree } from '../../session/editing.ts';
import { requireList } from '../../text/describe-failure.ts';

/** A page beside its original, as both are stored. */
export interface LoadedPage extends Omit<PageTexts, 'original' | 'translation'> {
  place: DocumentPlace;
  /** With the texts of the entry as a block, see `withEntry`. */
  original: Tree;
  target: Tree;
  /** The page as it is stored, and what its entry says. */
  document: PageDocument;
  values: StoredTexts['values'];
  /** The texts of the original, with what stands in their places. */
  pairs: readonly TextPair[];
}

/** Why a page is not there, see `PageProblem`; or a part of it is damaged, it is none, or the server did not answer. */
export type LoadProblem = { problem: PageProblem | 'damaged' | 'noPage' } | { problem: 'failed'; error: unknown };

export type Loaded = LoadedPage | LoadProblem;

/**
 * Loads pages, a few with each call, until all are there or somebody stops it. What one of them lacks keeps no other back.
 * @param onLoaded called with each, in the order of their places
 */
export async function loadPages(
  server: Pick<Server, 'post'>,
  places: readonly DocumentPlace[],
  registry: Registry,
  { signal, onLoaded }: { signal: AbortSignal; onLoaded(place: DocumentPlace, loaded: Loaded): void },
): Promise<void> {
  const [entries, pages] = [places.filter(isEntry), places.filter((place) => !isEntry(place))];
  for (const place of entries) onLoaded(place, { problem: 'noPage' });
  for (const group of groupPlaces(pages)) {
    const answers = await ask(server, group, signal);
    if (signal.aborted) return;
    for (const [index, place] of group.entries()) {
      const answer = answers[index] ?? { problem: 'unknown' };
      onLoaded(place, 'problem' in answer ? answer : openPage(place, answer, registry));
    }
  }
}

/** An entry without a page, whose texts are in no file. */
const isEntry = ({ field }: DocumentPlace) => field === ENTRY;

/** Loads one page. */
export async function loadPage(
  server: Pick<Server, 'post'>,
  place: DocumentPlace,
  registry: Registry,
): Promise<Loaded> {
  const [answer = { problem: 'unknown' as const }] = await ask(server, [place], new AbortController().signal);
  return 'problem' in answer ? answer : openPage(place, answer, registry);
}

/** Such as one call asks for: all of one pair of languages. */
function groupPlaces(places: readonly DocumentPlace[]): DocumentPlace[][] {
  const groups: DocumentPlace[][] = [];
  for (const place of places) {
    const last = groups.at(-1);
    const isAlike = last?.[0]?.from === place.from && last[0].to === place.to;
    if (last && isAlike && last.length < MOST_PAGES) last.push(place);
    else groups.push([place]);
  }
  return groups;
}

type Answers = readonly (PageTexts | LoadProblem)[];

async function ask(
  server: Pick<Server, 'post'>,
  places: readonly DocumentPlace[],
  signal: AbortSignal,
): Promise<Answers> {
  const [{ from, to } = { from: '', to: '' }] = places;
  const pages = places.map(({ model, documentId, field }) => ({ contentType: model, documentId, field }));
  try {
    const path = '/page-builder/translations/texts';
    const { data } = await server.post<PageTextsAnswer>(path, { from, to, pages }, { signal });
    return requireList(data.data, data);
  } catch (error) {
    if (signal.aborted) return [];
    if (places.length === 1) {
      // What a file calls a page may be no name of one.
      const isRefused = (error as { status?: number }).status === 400;
      return [isRefused ? { problem: 'unknown' } : { problem: 'failed', error }];
    }
    // One of them may be at fault, and the others are not.
    const answers: (PageTexts | LoadProblem)[] = [];
    for (const place of places) answers.push(...(await ask(server, [place], signal)));
    return answers;
  }
}

function openPage(place: DocumentPlace, { original, translation, ...page }: PageTexts, registry: Registry): Loaded {
  const [before, after] = [salvageDocument(original.content), salvageDocument(translation.content)];
  if (!before || !after || after.damage.length > 0) return { problem: 'damaged' };
  const whole = withEntry(toTree(before.document, registry), page.texts, original.values);
  const source = withoutHidden(whole, page.texts, translation.values);
  const target = withEntry(toTree(after.document, registry), page.texts, translation.values);
  const pairs = pairTexts(source, target, page.sources, place.from, withEntryBlock(registry, page.texts));
  return { ...page, place, original: source, target, document: after.document, values: translation.values, pairs };
}
