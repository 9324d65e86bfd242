import { listBikePlaces, listPlaceAlternates } from '../bikes/bike-places.ts';
import { loadSitePages } from '../delivery/site-content.ts';
import { settings } from '../settings.ts';
import { absoluteUrl, listAlternates, pageUrl } from './alternates.ts';
import type { ListedPage } from './write-sitemap.ts';

/** Every page that search engines may list: those of the CMS that do not refuse it, the bike list and the bikes. */
export async function listListedPages(): Promise<ListedPage[]> {
  const { country, siteUrls } = settings;
  const pages = (await loadSitePages()).filter(({ seo }) => !seo.noIndex);
  const taken = new Set(pages.map(({ path }) => path));
  const places = (await listBikePlaces(settings)).filter(({ kind, path }) => kind !== 'compare' && !taken.has(path));
  return [
    ...pages.map((page) => ({
      address: pageUrl(siteUrls, country, page),
      alternates: listAlternates(page, siteUrls),
      updatedAt: page.updatedAt,
    })),
    ...places.map((place) => ({
      address: absoluteUrl(siteUrls[country], place.path),
      alternates: listPlaceAlternates(place, settings),
    })),
  ];
}
