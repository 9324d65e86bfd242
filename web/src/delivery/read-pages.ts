import type { DamagedPage } from '@lumavelo/blocks/contract';
import { COUNTRY_SITES } from '@lumavelo/blocks/site';
import type { Settings } from '../settings.ts';
import { type DeliveredPage, readPageList, readSinglePage } from './delivered-page.ts';
import { DeliveryError, type FetchOptions, fetchJson } from './fetch-json.ts';

/** The most that the CMS gives at once (contract point 6). */
const PAGE_SIZE = 100;

/** How often a list is read again when it changed while it was being read. */
const READS = 3;

type Source = Pick<Settings, 'country' | 'deliveryUrl'> & {
  /** The CMS's preview token, to read the draft instead of what is published. */
  draftToken?: string;
};

/** What a country has published. */
export interface PublishedPages {
  pages: DeliveredPage[];
  /** Those that are left out. */
  damaged: DamagedPage[];
}

/**
 * Every published page of a country, in all its locales: one request for each hundred of them.
 * @throws DeliveryError when the CMS cannot be read, or delivers what this site does not know
 */
export async function readPages(source: Source, options?: FetchOptions): Promise<PublishedPages> {
  const found: PublishedPages = { pages: [], damaged: [] };
  for (const { locale } of COUNTRY_SITES[source.country].locales) {
    const { pages, damaged } = await readLocale(source, locale, options);
    found.pages.push(...pages);
    found.damaged.push(...damaged);
  }
  return found;
}

async function readLocale(source: Source, locale: string, options?: FetchOptions): Promise<PublishedPages> {
  for (let reads = 1; reads <= READS; reads += 1) {
    const pages = new Map<string, DeliveredPage>();
    const damaged = new Map<string, DamagedPage>();
    let total = 0;
    for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
      const query = { country: source.country, locale, page: String(page), pageSize: String(PAGE_SIZE) };
      const list = readPageList(await fetchJson(deliveryAddress(source, 'pages', query), options));
      for (const entry of list.pages) pages.set(entry.documentId, entry);
      for (const entry of list.damaged) damaged.set(entry.documentId, entry);
      ({ pageCount, total } = list);
    }
    // Publishing between two requests moves pages from one hundred to the next, so that one could be missed.
    if (pages.size + damaged.size === total) return { pages: [...pages.values()], damaged: [...damaged.values()] };
  }
  throw new DeliveryError(
    `The list of pages (${source.country}, ${locale}) at ${source.deliveryUrl} changed each of the ${READS} times it was read. Build again when nobody is publishing.`,
  );
}

/** One page, for servers that draw on request; undefined when there is none. */
export async function readPage(
  source: Source,
  locale: string,
  slug: string,
  options?: FetchOptions,
): Promise<DeliveredPage | undefined> {
  const { country, draftToken } = source;
  const query = { country, locale, slug, ...(draftToken && { status: 'draft' }) };
  const body = await fetchJson(deliveryAddress(source, 'page', query), {
    ...options,
    ...(draftToken && { headers: { authorization: `Bearer ${draftToken}` } }),
  });
  return body === undefined ? undefined : readSinglePage(body);
}

function deliveryAddress(source: Source, call: 'page' | 'pages', query: Record<string, string>): string {
  return `${source.deliveryUrl}/api/page-builder/${call}?${new URLSearchParams(query)}`;
}
