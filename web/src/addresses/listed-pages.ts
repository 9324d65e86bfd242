import type { SiteLocale } from '@lumavelo/blocks/site';
import { listBikePlaces, listPlaceAlternates } from '../bikes/bike-places.ts';
import { loadKeptPages, loadSitePages } from '../delivery/site-content.ts';
import { settings } from '../settings.ts';
import { absoluteUrl } from './alternates.ts';
import { loadPageListings } from './page-listings.ts';
import type { ListedPage } from './write-sitemap.ts';

/** Every page of a locale that search engines may list: those of the CMS that do not refuse it, the bike list and the bikes. */
export async function listListedPages({ locale }: SiteLocale): Promise<ListedPage[]> {
  const { country, siteUrls } = settings;
  const pages = (await loadPageListings()).filter((page) => page.locale === locale);
  const taken = new Set([...(await loadSitePages()), ...(await loadKeptPages())].map(({ path }) => path));
  const places = (await listBikePlaces(settings)).filter(
    (place) => place.locale.locale === locale && place.kind !== 'compare' && !taken.has(place.path),
  );
  return [
    ...pages,
    ...places.map((place) => ({
      address: absoluteUrl(siteUrls[country], place.path),
      alternates: listPlaceAlternates(place, settings),
    })),
  ];
}
