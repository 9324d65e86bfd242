import type { BikeEntry, BikeLease } from '@lumavelo/blocks/contract';
import { BIKE_LIST_PATHS, bikePath, COUNTRY_SITES, comparePath, type SiteLocale } from '@lumavelo/blocks/site';
import { type Alternate, absoluteUrl } from '../addresses/alternates.ts';
import type { Settings } from '../settings.ts';
import { type CountryBikes, loadBikes } from './load-bikes.ts';

/** A page that the bikes of the country make: the list, the comparison, and one for each bike. */
export type BikePlace = { path: string; locale: SiteLocale } & (
  | { kind: 'list'; bikes: CountryBikes['list'] }
  | { kind: 'compare' }
  | { kind: 'bike'; bike: BikeEntry; lease: BikeLease | null }
);

/** Every such page in every language of the country; none while the country has no bikes. */
export async function listBikePlaces(settings: Settings): Promise<BikePlace[]> {
  const { list, details } = await loadBikes(settings);
  if (list.length === 0) return [];
  return COUNTRY_SITES[settings.country].locales.flatMap((locale): BikePlace[] => [
    { kind: 'list', path: BIKE_LIST_PATHS[locale.locale], locale, bikes: list },
    { kind: 'compare', path: comparePath(locale.locale), locale },
    ...list.flatMap(({ documentId, slug, lease }): BikePlace[] => {
      const bike = details.get(documentId);
      return bike && slug ? [{ kind: 'bike', path: bikePath(locale.locale, slug), locale, bike, lease }] : [];
    }),
  ]);
}

/** The place at a path, for servers that draw on request; undefined when the bikes make none there. */
export async function findBikePlace(settings: Settings, path: string): Promise<BikePlace | undefined> {
  return (await listBikePlaces(settings)).find((place) => place.path === path);
}

/** True when the bike list stands at the end of the page at this path (contract point 2: de-AT has it on its home page). */
export function isBikeListPath(locale: SiteLocale, path: string): boolean {
  return BIKE_LIST_PATHS[locale.locale] === path;
}

/** The place in the languages of its country. Other countries may offer other bikes, so they are not named. */
export function listPlaceAlternates(place: BikePlace, { country, siteUrls }: Settings): Alternate[] {
  return COUNTRY_SITES[country].locales.map(({ locale, lang }) => ({
    hreflang: lang,
    country,
    locale,
    href: absoluteUrl(siteUrls[country], pathIn(place, locale)),
  }));
}

function pathIn(place: BikePlace, locale: SiteLocale['locale']): string {
  if (place.kind === 'list') return BIKE_LIST_PATHS[locale];
  return place.kind === 'compare' ? comparePath(locale) : bikePath(locale, place.bike.slug);
}
