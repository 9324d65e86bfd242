import type { NamedLanguage } from './translation-board.ts';

/** The words of a term by language: in each the word, and the other forms that it has in texts. */
export type TermWords = Readonly<Record<string, readonly string[]>>;

/** Stands for all languages: such a term is not translated. */
export const EVERYWHERE = '*';

/** The most that a glossary takes: terms, words of a term in one language, and characters of a word. */
export const MOST_TERMS = 10_000;
export const MOST_FORMS = 20;
export const LONGEST_WORD = 100;

/** A term of the glossary. */
export interface Term {
  id: number;
  words: TermWords;
  /** `versionOf` the words, from which a change begins. */
  version: string;
}

/** What `GET /page-builder/glossary/terms` answers. */
export interface TermList {
  data: readonly Term[];
  meta: { page: number; pageSize: number; total: number; languages: readonly NamedLanguage[] };
}

/** What a term is called in one language, and what it is called in another; see `GET /page-builder/glossary`. */
export interface TermPair {
  from: readonly string[];
  to: readonly string[];
  /** Whether it is not translated. */
  isKept: boolean;
}

/**
 * The terms that two languages have words for.
 * @param from a language and those whose words it has as long as it has none of its own, the nearest first
 */
export function pairTerms(
  terms: readonly Pick<Term, 'words'>[],
  from: readonly string[],
  to: readonly string[],
): TermPair[] {
  return terms.flatMap(({ words }): TermPair[] => {
    const kept = words[EVERYWHERE];
    if (kept) return [{ from: kept, to: kept, isKept: true }];
    const [original, translation] = [from, to].map((locales) => readWords(words, locales));
    return original && translation ? [{ from: original, to: translation, isKept: false }] : [];
  });
}

function readWords(words: TermWords, locales: readonly string[]): readonly string[] | undefined {
  const locale = locales.find((each) => words[each]);
  return locale === undefined ? undefined : words[locale];
}

/** A word that two terms would both have, and the language; what is not translated would stand in all of them. */
export function findDouble(
  words: TermWords,
  others: readonly Pick<Term, 'words'>[],
): { word: string; locale: string } | undefined {
  const taken = new Set<string>();
  const anywhere = new Set<string>();
  for (const { word, locale } of others.flatMap((other) => listWords(other.words))) {
    taken.add(keyOf(word, locale));
    anywhere.add(word.toLowerCase());
  }
  return listWords(words).find(({ word, locale }) =>
    locale === EVERYWHERE
      ? anywhere.has(word.toLowerCase())
      : taken.has(keyOf(word, locale)) || taken.has(keyOf(word, EVERYWHERE)),
  );
}

const keyOf = (word: string, locale: string) => `${locale} ${word.toLowerCase()}`;

function listWords(words: TermWords): { word: string; locale: string }[] {
  return Object.entries(words).flatMap(([locale, list]) => list.map((word) => ({ word, locale })));
}
