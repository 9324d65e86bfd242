import type { DamagedPage } from 'page-format/delivery';
import { DeliveryError, type FetchOptions, fetchJson } from './fetch-json.ts';
import { type Page, type PageSchema, type PublishedPages, readPageList, readSinglePage } from './read-responses.ts';

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
  const { schema, fetching, parameters } = source;
  for (let reads = 1; reads <= READS; reads += 1) {
    const pages = new Map<string, Page<Schema>>();
    const damaged = new Map<string, DamagedPage>();
    let total = 0;
    for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
      const address = addressOf(source, 'pages', locale, { page: String(page), pageSize: String(PAGE_SIZE) });
      const list = readPageList(await fetchJson(address, fetching), schema);
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

/** @see Delivery.readPage */
export async function readPage<Schema extends PageSchema>(
  source: Source<Schema>,
  { slug, locale }: { slug: string; locale?: string },
  draftToken?: string,
): Promise<Page<Schema> | undefined> {
  const { schema, fetching } = source;
  const address = addressOf(source, 'page', locale, { slug, ...(draftToken && { status: 'draft' }) });
  const authorization = draftToken && { authorization: `Bearer ${draftToken}` };
  const body = await fetchJson(address, { ...fetching, headers: { ...fetching.headers, ...authorization } });
  return body === undefined ? undefined : readSinglePage(body, schema);
}

function addressOf(
  { url, parameters }: Pick<Source<PageSchema>, 'url' | 'parameters'>,
  route: 'page' | 'pages',
  locale: string | undefined,
  query: Readonly<Record<string, string>>,
): string {
  return `${url}/api/page-builder/${route}?${new URLSearchParams({ ...parameters, ...(locale && { locale }), ...query })}`;
}
