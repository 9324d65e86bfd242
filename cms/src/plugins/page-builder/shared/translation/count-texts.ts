import { hasWords, type Registry } from 'page-format';
import { ENTRY } from '../envelope.ts';
import type { Tree } from '../page-tree.ts';
import { readSegment } from '../plain-text.ts';
import { countWords } from './count-words.ts';
import { keyOfPair, pairTexts, type TextPair, type TextState } from './pair-texts.ts';

/** A number of texts of an original, and of the words that they have there. */
export interface Amount {
  texts: number;
  words: number;
}

/** How far a page is translated. `absent` are the texts of blocks that the original has and the page has not. */
export type TextCounts = Readonly<Record<Exclude<TextState, 'translated'> | 'absent' | 'all', Amount>>;

/**
 * Counts the texts of a page's original by what became of them, as the translation desk shows them. A page that has none of
 * its original's blocks is a page of its own, and so are the texts of its entry.
 * @param pairs the original's texts beside those of the page, see `pairTexts`
 */
export function countTexts(source: Tree, pairs: readonly TextPair[], registry: Registry): TextCounts {
  const states = new Map(pairs.map((pair) => [keyOfPair(pair), pair.state]));
  const isOfEntry = (key: string) => key.startsWith(`${ENTRY}/`);
  const all = [...countByText(source, registry)];
  const ofBlocks = all.filter(([key]) => !isOfEntry(key));
  const isApart = ofBlocks.length > 0 && !ofBlocks.some(([key]) => states.has(key));
  const texts = all.map(([key, words]) => ({ state: isApart ? 'absent' : (states.get(key) ?? 'absent'), words }));
  const sum = (state: TextState | 'absent') => add(texts.filter((text) => text.state === state));
  return {
    all: add(texts),
    new: sum('new'),
    machine: sum('machine'),
    edited: sum('edited'),
    outOfDate: sum('outOfDate'),
    absent: sum('absent'),
  };
}

/** The texts of a page that is an original itself. */
export function countOriginal(page: Tree, registry: Registry): TextCounts {
  const all = add([...countByText(page, registry).values()].map((words) => ({ words })));
  const none = add([]);
  return { all, new: none, machine: none, edited: none, outOfDate: none, absent: none };
}

const add = (texts: readonly { words: number }[]): Amount => ({
  texts: texts.length,
  words: texts.reduce((sum, { words }) => sum + words, 0),
});

/** Of originals, which are compared with each of their languages. */
const known = new WeakMap<Tree, ReadonlyMap<string, number>>();

/** The words of each text of a page that asks for a translation, by `keyOfPair`; of the others none. */
function countByText(page: Tree, registry: Registry): ReadonlyMap<string, number> {
  const before = known.get(page);
  if (before) return before;
  const pairs = pairTexts(page, page, {}, '', registry);
  const words = new Map(
    pairs.map((pair) => [keyOfPair(pair), hasWords(pair.source.text) ? countWords(readSegment(pair.source)) : 0]),
  );
  known.set(page, words);
  return words;
}
