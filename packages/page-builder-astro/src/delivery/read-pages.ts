import { type DamagedPage, LONGEST_SLUG } from 'page-format/delivery';
import { DeliveryError, type FetchOptions, fetchBody, fetchJson, fetchTagged } from './fetch-json.ts';
import {
  type Page,
  type PageList,
  type PageSchema,
  type PublishedPages,
  readPageList,
  readSinglePage,
} from './read-responses.ts';

/** The most that the CMS gives at once. */
const PAGE_SIZE = 100;

/** How often a list is read again when it changed while it was being read. */
const READS = 3;

/** Where pages come from, and what they look like. */
export interface Source<Schema extends PageSchema> {
  url: string;
  parameters: Readonly<Record<string, string>>;
  locales: readonly string[] | undefined;
  schema: Schema;
  fetching: FetchOptions;
  /**
   * Lists by address, with their hashes: what did not change is neither sent nor checked again. Undefined where nothing is
   * kept.
   */
  lists: Map<string, KeptList<Page<Schema>>> | undefined;
}

/** Where a page stands. */
export interface PagePlace {
  slug: string;
  locale?: string;
}

interface KeptList<P> {
  list: PageList<P>;
  tag: string;
}

/** @see Delivery.readPages */
export async function readPages<Schema extends PageSchema>(
  source: Source<Schema>,
): Promise<PublishedPages<Page<Schema>>> {
  const found: PublishedPages<Page<Schema>> = { pages: [], damaged: [] };
  for (const locale of source.locales ?? [undefined]) {
    const { pages, damaged } = await readLocale(source, locale);
    found.pages.push(...pages);
    found.damaged.push(...damaged);
  }
  return found;
}

async function readLocale<Schema extends PageSchema>(
  source: Source<Schema>,
  locale: string | undefined,
): Promise<PublishedPages<Page<Schema>>> {
  const { parameters } = source;
  for (let reads = 1; reads <= READS; reads += 1) {
    const pages = new Map<string, Page<Schema>>();
    const damaged = new Map<string, DamagedPage>();
    let total = 0;
    for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
      const address = addressOf(source, 'pages', locale, { page: String(page), pageSize: String(PAGE_SIZE) });
      const list = await readList(source, address);
      for (const entry of list.pages) pages.set(entry.documentId as string, entry);
      for (const entry of list.damaged) damaged.set(entry.documentId, entry);
      ({ pageCount, total } = list);
    }
    // Publishing between two requests moves pages from one hundred to the next, so that one could be missed.
    if (pages.size + damaged.size === total) return { pages: [...pages.values()], damaged: [...damaged.values()] };
  }
  const which = [...Object.values(parameters), locale].filter(Boolean).join(', ');
  throw new DeliveryError(
    `The list of pages${which && ` (${which})`} at ${source.url} changed each of the ${READS} times it was read. Build again when nobody is publishing.`,
  );
}

async function readList<Schema extends PageSchema>(
  { schema, fetching, lists }: Source<Schema>,
  address: string,
): Promise<PageList<Page<Schema>>> {
  const kept = lists?.get(address);
  const response = await fetchTagged(address, fetching, kept?.tag);
  if (response === 'unchanged') return (kept as KeptList<Page<Schema>>).list;
  const list = readPageList(response.body, schema);
  if (response.tag) lists?.set(address, { list, tag: response.tag });
  return list;
}

/** @see Delivery.readPage */
export async function readPage<Schema extends PageSchema>(
  source: Source<Schema>,
  { slug, locale }: PagePlace,
): Promise<Page<Schema> | undefined> {
  // No page has such an address, and the CMS refuses to look for one.
  if (slug.length > LONGEST_SLUG) return undefined;
  const body = await fetchJson(addressOf(source, 'page', locale, { slug }), source.fetching);
  return body === undefined ? undefined : readSinglePage(body, source.schema);
}

/** @see Delivery.readDraft */
export async function readDraft<Schema extends PageSchema>(
  source: Source<Schema>,
  { slug, locale }: PagePlace,
  previewToken: string,
): Promise<Page<Schema>> {
  const { schema, fetching } = source;
  const headers = { ...fetching.headers, authorization: `Bearer ${previewToken}` };
  const address = addressOf(source, 'page', locale, { slug, status: 'draft' });
  return readSinglePage(await fetchBody(address, { ...fetching, headers }), schema);
}

function addressOf(
  { url, parameters }: Pick<Source<PageSchema>, 'url' | 'parameters'>,
  route: 'page' | 'pages',
  locale: string | undefined,
  query: Readonly<Record<string, string>>,
): string {
  return `${url}/api/page-builder/${route}?${new URLSearchParams({ ...parameters, ...(locale && { locale }), ...query })}`;
}
