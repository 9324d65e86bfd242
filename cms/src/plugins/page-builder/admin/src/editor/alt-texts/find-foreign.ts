import { eld } from 'eld/extrasmall';
import type { FindForeign } from './foreign-alt-texts.ts';

/** A text that is shorter may be names, or words that several languages have. */
const LEAST = { letters: 20, words: 4 } as const;

/**
 * How much likelier than the page's language another one has to be; a likelihood is from 0 to 1. Of 828 short texts in four
 * languages three are taken for another one by as much, all of them postal addresses abroad; of texts that are in another
 * one than the page, nine in ten are found.
 */
const MARGIN = 0.2;

/**
 * @param language of the page: two letters, as ISO 639-1 has them
 * @param languages that texts may be in, the page's among them
 * @returns what tells the language of texts that are evidently not in the page's; it says nothing where it cannot be sure
 */
export function createFindForeign(language: string, languages: readonly string[]): FindForeign {
  const detector = eld.newInstance();
  const known = Object.values(detector.setLanguageSubset([...languages]));
  if (!known.includes(language)) return () => undefined;
  const found = new Map<string, string | undefined>();
  return (text) => {
    if (!found.has(text))
      found.set(text, isLong(text) ? decide(detector.detect(text).getScores(), language) : undefined);
    return found.get(text);
  };
}

function isLong(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  return words.length >= LEAST.words && words.join('').length >= LEAST.letters;
}

function decide(scores: Readonly<Record<string, number>>, language: string): string | undefined {
  const [best] = Object.entries(scores).sort(([, one], [, other]) => other - one);
  return best && best[1] - (scores[language] ?? 0) >= MARGIN ? best[0] : undefined;
}
