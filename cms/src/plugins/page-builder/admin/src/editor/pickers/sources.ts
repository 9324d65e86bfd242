import { requireList } from '../../text/describe-failure.ts';

/** An entry as a list of the CMS gives it. */
export interface ListedEntry {
  documentId: string;
  [field: string]: unknown;
}

export interface EntrySearch {
  query: string;
  locale: string;
  /** Stars a review has at least. */
  minRating?: number | undefined;
}

export interface EntryRequest {
  path: string;
  params: Record<string, unknown>;
}

/** How the entries of a content type are found and told apart. */
export interface PickerSource {
  /** The request for entries whose title contains what was typed. */
  request(search: EntrySearch): EntryRequest;
  /** Fields of an entry that a document keeps, to stay readable when the entry is gone. */
  keeps: readonly string[];
  /** What stands behind the title in the list. */
  detail?(entry: ListedEntry): string;
  /** True for reviews: the list can be narrowed to those with so many stars. */
  hasRating?: boolean;
}

/** Entries shown at a time. */
const PAGE_SIZE = 20;

/**
 * Content types that blocks refer to are found by the public calls of the CMS, which list what visitors may see; pages,
 * and types of other projects, by the Content Manager, which lists drafts too, as far as the person's role may see them.
 */
const SOURCES: Readonly<Record<string, PickerSource>> = {
  'api::page.page': {
    request: manage('api::page.page', 'title'),
    keeps: ['title'],
    detail: ({ slug }) => `/${text(slug)}`,
  },
  'api::calculator.calculator': {
    request: find('calculators', 'name'),
    keeps: ['name', 'title', 'slug', 'description'],
    detail: ({ slug }) => text(slug),
  },
  'api::faq.faq': { request: find('faqs', 'title'), keeps: ['title'], detail: ({ category }) => text(category) },
  'api::bike-type.bike-type': {
    request: find('bike-types', 'title'),
    keeps: ['title', 'value'],
    detail: ({ value }) => text(value),
  },
  'api::bike-brand.bike-brand': {
    request: find('bike-brands', 'title'),
    keeps: ['title', 'slug'],
    detail: ({ slug }) => text(slug),
  },
  'api::review.review': {
    request: ({ query, minRating }) => ({
      path: '/api/reviews',
      params: { minRating: minRating ?? 1, pageSize: PAGE_SIZE, ...(query.trim() && { author: query.trim() }) },
    }),
    keeps: ['author_name', 'rating'],
    detail: ({ rating, text: words }) => `${'★'.repeat(Number(rating) || 0)} ${text(words).slice(0, 80)}`,
    hasRating: true,
  },
};

/** @param titleField names an entry of a type that is not on the list above */
export function sourceOf(contentType: string, titleField: string): PickerSource {
  return SOURCES[contentType] ?? { request: manage(contentType, titleField), keeps: [] };
}

/**
 * Entries in an answer of either kind.
 * @throws AnswerError when there are none in it
 */
export function readEntries(answer: { data?: unknown; results?: unknown }): readonly ListedEntry[] {
  return requireList<ListedEntry>(answer.results ?? answer.data, answer);
}

/** What a document keeps of an entry that was chosen. */
export function snapshotOf(contentType: string, titleField: string, entry: ListedEntry): Record<string, unknown> {
  const names = new Set([titleField, ...sourceOf(contentType, titleField).keeps]);
  const known = [...names].filter((name) => entry[name] !== undefined && entry[name] !== null);
  return Object.fromEntries(known.map((name) => [name, entry[name]]));
}

/** `GET /api/find` (specification point 7). */
function find(contentType: string, titleField: string): PickerSource['request'] {
  return ({ query, locale }) => ({
    path: '/api/find',
    params: {
      contentType,
      pageSize: PAGE_SIZE,
      ...(contentType === 'faqs' && { locale }),
      ...contains(titleField, query),
    },
  });
}

function manage(contentType: string, titleField: string): PickerSource['request'] {
  return ({ query, locale }) => ({
    path: `/content-manager/collection-types/${contentType}`,
    params: { locale, page: 1, pageSize: PAGE_SIZE, sort: `${titleField}:ASC`, ...contains(titleField, query) },
  });
}

function contains(field: string, query: string) {
  const typed = query.trim();
  return typed === '' ? {} : { filters: { [field]: { $containsi: typed } } };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
