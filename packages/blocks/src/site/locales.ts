/**
 * Countries, their hosts' locales and the paths on them (contract point 2). One static site per country.
 *
 * A locale here is a Strapi locale code, which is not always a language tag: `be` is Dutch in Belgium (as a language
 * tag it would be Belarusian), and `en` means another region on every site. Only `lang` may reach HTML or `Intl`.
 */

export const LOCALES = ['de-AT', 'de', 'nl', 'be', 'en', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];

export const COUNTRIES = ['nl', 'de', 'be', 'at', 'fr'] as const;
export type Country = (typeof COUNTRIES)[number];

export interface SiteLocale {
  locale: Locale;
  /** Path prefix on the country's host: empty for the locale at the root, else such as `/en`. */
  prefix: string;
  /** BCP 47 tag for `<html lang>`, `hreflang` and `Intl`. */
  lang: string;
}

export interface CountrySite {
  country: Country;
  /** The first locale is the one a visitor without a choice gets. */
  locales: readonly SiteLocale[];
  currency: 'euro' | 'sek';
}

export const COUNTRY_SITES: Readonly<Record<Country, CountrySite>> = {
  nl: site('nl', [
    ['nl', '', 'nl-NL'],
    ['en', '/en', 'en-NL'],
  ]),
  de: site('de', [
    ['de', '', 'de-DE'],
    ['en', '/en', 'en-DE'],
  ]),
  be: site('be', [
    ['be', '', 'nl-BE'],
    ['fr', '/fr', 'fr-BE'],
    ['en', '/en', 'en-BE'],
  ]),
  at: site('at', [
    ['de-AT', '', 'de-AT'],
    ['en', '/en', 'en-AT'],
  ]),
  fr: site('fr', [
    ['fr', '/fr', 'fr-FR'],
    ['en', '/en', 'en-FR'],
  ]),
};

function site(country: Country, locales: [Locale, string, string][]): CountrySite {
  return {
    country,
    locales: locales.map(([locale, prefix, lang]) => ({ locale, prefix, lang })),
    currency: 'euro',
  };
}

export function isCountry(value: unknown): value is Country {
  return COUNTRIES.includes(value as Country);
}

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}

/** The locale's entry on a country's site, or undefined when that site does not have the locale. */
export function findSiteLocale(country: Country, locale: string): SiteLocale | undefined {
  return COUNTRY_SITES[country].locales.find((entry) => entry.locale === locale);
}

/**
 * Language tag of a locale: on a country's site the one of that site; away from any, as the canvas needs it, the tag of
 * the country whose first language it is (`fr` is fr-FR), else of the first that has it (`en` is en-NL).
 */
export function languageTag(locale: Locale, country?: Country): string {
  const sites = Object.values(COUNTRY_SITES);
  const here = country && findSiteLocale(country, locale);
  const home =
    sites.find((entry) => entry.locales[0]?.locale === locale) ??
    sites.find((entry) => findSiteLocale(entry.country, locale));
  return (here ?? (home && findSiteLocale(home.country, locale)))?.lang ?? locale;
}

/**
 * True when a page entry that names `countries` belongs to `country`: none named means every country (point 2). The
 * column holds any JSON; what is no list names no country that there is.
 */
export function belongsToCountry(countries: readonly string[] | null | undefined, country: Country): boolean {
  if (!countries) return true;
  return Array.isArray(countries) && (countries.length === 0 || countries.includes(country));
}

/**
 * Path of a page on its country's host, always with a leading slash and none at the end: `/`, `/en`, `/en/employers`.
 * @param slug the page's slug, empty for the home page
 * @throws RangeError when the country's site does not have the locale
 */
export function pagePath(country: Country, locale: string, slug: string): string {
  const entry = findSiteLocale(country, locale);
  if (!entry) throw new RangeError(`The ${country} site has no locale "${locale}".`);
  const tail = slug ? `/${slug}` : '';
  return entry.prefix + tail || '/';
}

/** Path of the bike list by locale, on the locale's host (specification point 2). */
export const BIKE_LIST_PATHS: Readonly<Record<Locale, string>> = {
  'de-AT': '/',
  de: '/bike-search',
  nl: '/fietsen',
  be: '/fietsen',
  en: '/en/bikes',
  fr: '/fr/velos',
};

/** Path of one bike's page: the list path plus the slug. */
export function bikePath(locale: Locale, slug: string): string {
  const list = BIKE_LIST_PATHS[locale];
  return `${list === '/' ? '' : list}/${slug}`;
}

/** Path of the comparison: the list path plus `compare` (contract point 2). */
export function comparePath(locale: Locale): string {
  return bikePath(locale, 'compare');
}
