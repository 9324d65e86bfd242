import type { Core } from '@strapi/strapi';
import { createSimilarTexts, type SimilarTexts } from '../../../../shared/translation/similar-texts.ts';
import { type MemoryRow, NOT_FORGOTTEN, queryMemory } from './memory-rows.ts';

/** Rows read at a time, between which others are served. */
const AT_ONCE = 2_000;

/** Different texts of two languages that are looked through, which take some 200 MB; the first ones. */
const MOST_TEXTS = 200_000;

/**
 * Milliseconds until what was read is let go of and read anew. On PostgreSQL a row may come to light behind one with a
 * higher id, where its transaction took longer; until then it is not found.
 */
const LIFETIME = 30 * 60_000;

interface Loaded {
  texts: SimilarTexts;
  /** Id of the last row that was read. */
  last: number;
}

/** Texts of the memory that say nearly the same, by their languages. */
export interface MemoryIndex {
  /** With what other processes have stored by now. */
  load(origin: string, locale: string): Promise<SimilarTexts>;
}

/**
 * The trigrams of remembered texts, in memory and not in tables of the database: both databases then answer the same, a
 * save writes one row for a text instead of sixty, and to find a text needs no extension. Rows that are gone stay in it
 * until it is read anew; who asks looks up the rows of what is found.
 */
export function createMemoryIndex(strapi: Core.Strapi): MemoryIndex {
  const loading = new Map<string, Promise<Loaded>>();
  return {
    async load(origin, locale) {
      const key = `${origin}>${locale}`;
      const before = loading.get(key);
      if (!before) setTimeout(() => loading.delete(key), LIFETIME).unref();
      // One after the other, so that no row is read twice.
      const next = (before ?? Promise.resolve({ texts: createSimilarTexts(), last: 0 })).then((loaded) =>
        readOn(strapi, { origin, locale }, loaded),
      );
      loading.set(
        key,
        next.catch(() => before ?? { texts: createSimilarTexts(), last: 0 }),
      );
      return (await next).texts;
    },
  };
}

async function readOn(
  strapi: Core.Strapi,
  languages: { origin: string; locale: string },
  { texts, last }: Loaded,
): Promise<Loaded> {
  for (let after = last; ; ) {
    const rows: MemoryRow[] = await queryMemory(strapi).findMany({
      ...{ where: { ...languages, id: { $gt: after }, ...NOT_FORGOTTEN }, select: ['id', 'source'] },
      ...{ orderBy: { id: 'asc' }, limit: AT_ONCE },
    });
    for (const { source } of rows) if (texts.size < MOST_TEXTS) texts.add(source);
    after = Number(rows.at(-1)?.id ?? after);
    if (rows.length < AT_ONCE) return { texts, last: after };
  }
}
