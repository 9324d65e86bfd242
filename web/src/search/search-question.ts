import { cutUnits } from 'page-format';

/** What a page of the site is to those who search it; written into each page, and read from the index. */
export const FOUND_KINDS = ['page', 'bike', 'news'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** What a visitor asks the search, as it stands in the address of the search page. */
export interface SearchQuestion {
  /** Empty when nothing is asked. */
  words: string;
  /** Only this kind; empty for all. */
  kind: FoundKind | '';
}

/** In UTF-16 units, as the `maxlength` of the field counts. Longer questions are cut off. */
export const MOST_WORDS = 100;

/**
 * Reads the question of an address.
 * @param query such as `?q=e-bike&kind=bike`
 */
export function readQuestion(query: string): SearchQuestion {
  const values = new URLSearchParams(query);
  const words = (values.get('q') ?? '').replace(/\s+/g, ' ').trim();
  const kind = FOUND_KINDS.find((known) => known === values.get('kind')) ?? '';
  return { words: cutUnits(words, MOST_WORDS), kind };
}

/** The query of an address that asks this; empty when nothing is asked. */
export function writeQuestion({ words, kind }: SearchQuestion): string {
  if (!words) return '';
  return `?${new URLSearchParams({ q: words, ...(kind && { kind }) })}`;
}
