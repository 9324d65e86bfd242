import { pagePath } from '@lumavelo/blocks/site';
import { loadPageListings } from '../addresses/page-listings.ts';
import { oncePerBuild } from '../delivery/once-per-build.ts';
import type { SitePage } from '../delivery/site-content.ts';
import { loadFrame } from '../delivery/site-frame.ts';
import { DRAWS_ON_REQUEST, settings } from '../settings.ts';
import type { FoundKind } from './search-question.ts';

/**
 * What the search calls a page of the CMS: news, when a dated item of a news block leads to it, and it is in no menu; the
 * CMS itself tells no kinds of pages apart.
 */
export async function findPageKind(page: SitePage): Promise<FoundKind> {
  // The search has no index there, and finding out would read the whole site for one page.
  if (DRAWS_ON_REQUEST) return 'page';
  const { header, footer } = await loadFrame(settings, page.locale);
  const home = pagePath(settings.country, page.locale, '');
  const isInMenu = [home, ...[...header, ...footer].map(({ path }) => path)].includes(page.path);
  return !isInMenu && (await listArticles()).has(page.path) ? 'news' : 'page';
}

/** Paths that news of this site lead to, without those that show the news. */
const listArticles = oncePerBuild(async (): Promise<ReadonlySet<string>> => {
  const listings = await loadPageListings();
  const { host } = new URL(settings.siteUrls[settings.country]);
  const lists = new Set(listings.filter(({ news }) => news.length > 0).map(({ path }) => path));
  const links = listings.flatMap(({ news }) => news.map(({ link }) => new URL(link)));
  const paths = links.filter((link) => link.host === host).map(({ pathname }) => pathname);
  return new Set(paths.filter((path) => !lists.has(path)));
});
