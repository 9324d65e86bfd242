import type { SiteLocale } from '@lumavelo/blocks/core';
import { listBikePlaces, listPlaceAlternates } from '../bikes/bike-places.ts';
import { loadSitePages } from '../delivery/site-content.ts';
import { settings } from '../settings.ts';
import { absoluteUrl, listAlternates, pageUrl } from './alternates.ts';
import type { ListedPage } from './write-sitemap.ts';

/** Every page of a locale that search engines may list: those of the CMS that do not refuse it, the bike list and the bikes. */
export async function listListedPages({ locale }: SiteLocale): Promise<ListedPage[]> {
  const { country, siteUrls } = settings;
  const all = await loadSitePages();
  const pages = all.filter((page) => page.locale === locale && !page.seo.noIndex);
  const taken = new Set(all.map(({ path }) => path));
  const places = (await listBikePlaces(settings)).filter(
    (place) => place.locale.locale === locale && place.kind !== 'compare' && !taken.has(place.path),
  );
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
