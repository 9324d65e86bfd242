import type { Locale } from '@lumavelo/blocks/site';
import { loadPageListings } from '../addresses/page-listings.ts';
import type { NewsEntry } from './read-news.ts';

/** The newest that a feed holds. */
const LIMIT = 50;

/** What the news blocks of a locale say, newest first, without items that have no date. */
export async function listNews(locale: Locale): Promise<NewsEntry[]> {
  return (await loadPageListings())
    .filter((page) => page.locale === locale)
    .flatMap(({ news }) => news)
    .sort((one, other) => other.date.getTime() - one.date.getTime() || (one.id < other.id ? -1 : 1))
    .slice(0, LIMIT);
}
