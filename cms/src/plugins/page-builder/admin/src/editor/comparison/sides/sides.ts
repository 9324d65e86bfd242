/**
 * One of the two pages that are compared: as it is edited now, as it is published, as it is stored in another language, or
 * a version of it.
 */
export type Side = 'now' | 'published' | `language:${string}` | `version:${number}`;

export interface Sides {
  before: Side;
  after: Side;
}

export type Which = keyof Sides;

export const WHICH: readonly Which[] = ['before', 'after'];

/** Id of the version that a side is; undefined for other pages. */
export function versionOf(side: Side): number | undefined {
  return side.startsWith('version:') ? Number(side.slice('version:'.length)) : undefined;
}

/** Locale of the language that a side is; undefined for other pages. */
export function languageOf(side: Side): string | undefined {
  return side.startsWith('language:') ? side.slice('language:'.length) : undefined;
}
