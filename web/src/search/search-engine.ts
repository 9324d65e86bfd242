/** The index of the site, as the search page asks it. */
import { type ExcerptPart, readExcerpt } from './read-excerpt.ts';
import { FOUND_KINDS, type FoundKind, type SearchQuestion } from './search-question.ts';

/** What this site uses of Pagefind (https://pagefind.app/docs/api/), which comes with the index. */
interface Pagefind {
  createInstance(options: {
    basePath: string;
    baseUrl: '/';
    /** The whole of it is a few milliseconds of work, and the worker would be the same code a second time. */
    noWorker: true;
    excerptLength: number;
    excerptEllipsis: string;
    ranking: { metaWeights: Record<string, number> };
  }): PagefindInstance;
}

interface PagefindInstance {
  search(words: string, options: { filters: Record<string, string> }): Promise<{ results: Result[] }>;
}

interface Result {
  /** Of its page, the same in every search. */
  id: string;
  score: number;
  data(): Promise<{
    /** Path of the file. */
    url: string;
    excerpt: string;
    meta: Readonly<Record<string, string>>;
    filters: Readonly<Record<string, readonly string[]>>;
  }>;
}

export interface Hit {
  path: string;
  title: string;
  kind: FoundKind;
  excerpt: ExcerptPart[];
  /** Address of its picture, and of smaller ones as in `srcset`. */
  picture?: { address: string; sources: string };
}

export interface Findings {
  count: number;
  /** How many of each kind, whatever kind was asked for. */
  kinds: Readonly<Record<FoundKind, number>>;
  /** Some of the hits, best first. */
  read(from: number, to: number): Promise<Hit[]>;
}

/** What was found of each kind. */
type Found = (readonly [kind: FoundKind, results: Result[]])[];

export type SearchEngine = (question: SearchQuestion) => Promise<Findings>;

/** Words around what was found. */
const EXCERPT_LENGTH = 28;

/** What a page is called counts most, then what else people call such a bike; addresses of pictures are no words. */
const META_WEIGHTS = { title: 6, words: 2, picture: 0, sources: 0, image: 0, image_alt: 0 };

/**
 * Fetches the index of a folder.
 * @param folder its path, with a slash at the end
 * @param language as the pages have it in `og:locale`; pages in others are never found
 * @returns asks it; its promise is rejected when the index cannot be read
 */
export async function loadEngine(folder: string, language: string): Promise<SearchEngine> {
  const { createInstance }: Pagefind = await import(/* @vite-ignore */ `${folder}pagefind.js`);
  const pagefind = createInstance({
    basePath: folder,
    baseUrl: '/',
    noWorker: true,
    excerptLength: EXCERPT_LENGTH,
    excerptEllipsis: '…',
    ranking: { metaWeights: META_WEIGHTS },
  });
  const find = (words: string): Promise<Found> =>
    Promise.all(
      FOUND_KINDS.map(async (known) => {
        const { results } = await pagefind.search(words, { filters: { language, kind: known } });
        // What weighs nothing is found all the same.
        return [known, results.filter(({ score }) => score > 0)] as const;
      }),
    );
  return async ({ words, kind }) => {
    const whole = await find(words);
    const found = whole.some(([, { length }]) => length > 0) ? whole : await findMost(words, find);
    const asked = found.filter(([known]) => !kind || known === kind).flatMap(([, results]) => results);
    asked.sort((one, other) => other.score - one.score);
    return {
      count: asked.length,
      kinds: Object.fromEntries(found.map(([known, { length }]) => [known, length])) as Record<FoundKind, number>,
      read: (from, to) => Promise.all(asked.slice(from, to).map(readHit)),
    };
  };
}

/** Words that are no longer stand in questions for the grammar: no page is about them. */
const SHORT = 3;

/**
 * What has most of the longer words. A question such as ‘accu in de winter’ holds words that its page has not, and Pagefind
 * finds what has all of them.
 */
async function findMost(words: string, find: (word: string) => Promise<Found>): Promise<Found> {
  const parts = await Promise.all([...new Set(words.split(' '))].filter(({ length }) => length > SHORT).map(find));
  const merged = FOUND_KINDS.map((kind, index) => {
    const pages = new Map<string, Result[]>();
    for (const result of parts.flatMap((part) => part[index]?.[1] ?? []))
      pages.set(result.id, [...(pages.get(result.id) ?? []), result]);
    return [kind, [...pages.values()]] as const;
  });
  const most = Math.max(...merged.flatMap(([, pages]) => pages.map(({ length }) => length)));
  return merged.map(([kind, pages]) => [kind, pages.filter(({ length }) => length === most).map(addUp)]);
}

/** One result of those that several words have in a page, with the excerpt of the best. */
function addUp(results: readonly Result[]): Result {
  const [best] = results.toSorted((one, other) => other.score - one.score) as [Result];
  return { ...best, data: () => best.data(), score: results.reduce((sum, { score }) => sum + score, 0) };
}

async function readHit({ data }: Result): Promise<Hit> {
  const { url, excerpt, meta, filters } = await data();
  const kind = FOUND_KINDS.find((known) => filters.kind?.includes(known)) ?? 'page';
  const { title = '', picture, sources = '' } = meta;
  return {
    path: toPath(url),
    title,
    kind,
    excerpt: readExcerpt(excerpt),
    ...(picture && { picture: { address: picture, sources } }),
  };
}

/** Path of the page in a file: addresses of pages have no ending. */
function toPath(file: string): string {
  return `/${file.replace(/^\/+|\.html$/g, '')}`;
}
