import { writeTaggedLike } from 'page-format';
import { joinLines, LONGEST_REMEMBERED, writeRemembered } from '../translation-memory.ts';
import type { TextPair } from './pair-texts.ts';

/** A text with its confirmed translation. */
export interface RememberedText {
  source: string;
  target: string;
}

/**
 * What a page adds to the translation memory: its confirmed texts, each once, with the tags of their originals. What
 * differs and was never confirmed is perhaps no translation, as where each site has content of its own.
 */
export function listRemembered(pairs: readonly TextPair[]): RememberedText[] {
  const texts = pairs.flatMap(({ state, isRecorded, source, target }): RememberedText[] => {
    if (state !== 'translated' || !isRecorded || target === undefined || target === '') return [];
    const lines = writeTaggedLike(source.text, target);
    const text = { source: writeRemembered(source.text), target: joinLines(lines ?? []) };
    const isBounded = Object.values(text).every((each) => each.length > 0 && each.length <= LONGEST_REMEMBERED);
    return isBounded ? [text] : [];
  });
  return [...new Map(texts.map((text) => [`${text.source}\n${text.target}`, text])).values()];
}
