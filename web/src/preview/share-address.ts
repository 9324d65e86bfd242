import {
  belongsToCountry,
  COUNTRIES,
  COUNTRY_SITES,
  type Country,
  findSiteLocale,
  isCountry,
  isLocale,
  LOCALES,
  type Locale,
} from '@lumavelo/blocks/site';

/** Below it stand drafts for guests with a link, on the preview server. */
export const SHARE_PATH = '/share';

/** A site, and a language on it. */
export interface SharePlace {
  country: Country;
  locale: Locale;
}

/** Path of a draft in a place: `/share/<token>/nl/en`. */
export function sharePath(token: string, { country, locale }: SharePlace): string {
  return `${sharesOf(token)}/${country}/${locale}`;
}

/** Path above all places of a link, to which a guest's cookie belongs. */
export function sharesOf(token: string): string {
  return `${SHARE_PATH}/${encodeURIComponent(token)}`;
}

/** What stands behind the token; undefined for what is no place. */
export function readPlace(path: string): SharePlace | undefined {
  const [country, locale, ...more] = path.split('/');
  if (more.length > 0 || !isCountry(country) || !isLocale(locale)) return undefined;
  return findSiteLocale(country, locale) && { country, locale };
}

/** Every place of a draft, site by site. */
export function listPlaces(drafts: readonly ({ locale: string | null } & Record<string, unknown>)[]): SharePlace[] {
  return COUNTRIES.flatMap((country) =>
    COUNTRY_SITES[country].locales.flatMap(({ locale }) => {
      const draft = drafts.find((entry) => entry.locale === locale);
      const isShown = draft && belongsToCountry(draft.countries as string[] | undefined, country);
      return isShown ? [{ country, locale }] : [];
    }),
  );
}

/** The language in which somebody is told of a link that shows nothing: of the address, or as their browser asks. */
export function chooseLocale(place: SharePlace | undefined, accepted: string): Locale {
  if (place) return place.locale;
  const wanted = accepted.split(',').map((part) => (part.split(';')[0] ?? '').trim());
  const named: Readonly<Record<string, Locale>> = { 'nl-be': 'be', 'de-at': 'de-AT' };
  for (const tag of wanted) {
    const exact = named[tag.toLowerCase()];
    const locale = exact ?? LOCALES.find((one) => one === tag.slice(0, 2).toLowerCase());
    if (locale && (exact || locale !== 'be')) return locale;
  }
  return 'en';
}
