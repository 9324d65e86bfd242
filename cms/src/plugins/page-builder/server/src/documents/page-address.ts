import { belongsToCountry, COUNTRIES, COUNTRY_SITES, type Country, findSiteLocale } from '@lumavelo/blocks/site';

/** What decides under which addresses a page is found. */
export interface PageAddress {
  locale: string;
  /** Path below the locale's prefix; empty for the home page. */
  slug: string;
  countries: readonly string[] | null;
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

/** First parts of a path that the sites use themselves: locale prefixes, the error page, folders of files. */
const RESERVED = new Set([
  ...Object.values(COUNTRY_SITES).flatMap((site) => site.locales.map((locale) => locale.prefix.slice(1))),
  '404',
  'assets',
  'img',
]);

/** What is wrong with a slug, as a sentence, or undefined. */
export function checkSlug(slug: unknown): string | undefined {
  if (typeof slug !== 'string') return 'The slug must be a text such as werkgever, or empty for the home page.';
  if (slug === '') return undefined;
  if (!SLUG.test(slug)) {
    return (
      `The slug "${slug.slice(0, 60)}" is not allowed. Use lowercase letters a to z, digits and single hyphens, ` +
      'with / between parts: werkgever, or zakelijk/voordelen. Leave it empty for the home page.'
    );
  }
  const first = slug.split('/')[0] ?? '';
  if (RESERVED.has(first))
    return `The slug "${slug}" is not allowed: the sites use /${first} themselves. Choose another.`;
  return undefined;
}

/** What is wrong with a list of countries, as a sentence, or undefined. */
export function checkCountries(countries: unknown): string | undefined {
  if (countries === null || countries === undefined) return undefined;
  const known: readonly unknown[] = COUNTRIES;
  const valid =
    Array.isArray(countries) &&
    countries.every((country) => known.includes(country)) &&
    new Set(countries).size === countries.length;
  return valid ? undefined : `Countries must be a list of ${COUNTRIES.join(', ')}, each at most once. Empty means all.`;
}

/** The countries on whose sites a page with this address appears. */
export function listCountries({ locale, countries }: Omit<PageAddress, 'slug'>): Country[] {
  return COUNTRIES.filter((country) => belongsToCountry(countries, country) && findSiteLocale(country, locale));
}

/** The countries on whose sites two pages would have the same address. */
export function findSharedCountries(one: PageAddress, other: PageAddress): Country[] {
  if (one.locale !== other.locale || one.slug !== other.slug) return [];
  const taken = listCountries(other);
  return listCountries(one).filter((country) => taken.includes(country));
}
