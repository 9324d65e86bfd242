import { belongsToCountry, COUNTRIES, COUNTRY_SITES, type Country, pagePath } from '@lumavelo/blocks/site';

/** The parts of a page that decide where it lives. */
export interface Placement {
  locale: string;
  /** Empty for the home page. */
  slug: string;
  /** Countries the entry names; none means every country that has its locale. */
  countries: readonly string[];
}

/** A published page with its other languages. */
export interface PlacedPage extends Placement {
  localizations: readonly Placement[];
}

/** One `<link rel="alternate">`: the same page for another language and region. */
export interface Alternate {
  /** Language tag, or `x-default` for visitors whom none of the others fits. */
  hreflang: string;
  href: string;
  country: Country;
  locale: string;
}

/** Complete address of a page. */
export function pageUrl(siteUrls: Readonly<Record<Country, string>>, country: Country, page: Placement): string {
  return absoluteUrl(siteUrls[country], pagePath(country, page.locale, page.slug));
}

/** A path on a host as people write it: no slash at the end, except that a bare host keeps its own. */
export function absoluteUrl(siteUrl: string, path: string): string {
  return `${siteUrl}${path}`;
}

/**
 * Every address of a page over all countries and locales, itself among them, and `x-default` last.
 *
 * Each page of a set names the same list, in the same order, as search engines ask for. `x-default` is English where the
 * page has it, because whoever reaches it speaks none of the other languages, and else the first of the list.
 */
export function listAlternates(page: PlacedPage, siteUrls: Readonly<Record<Country, string>>): Alternate[] {
  const placements = new Map<string, Placement>();
  for (const entry of [...page.localizations, page]) placements.set(entry.locale, entry);

  const alternates = COUNTRIES.flatMap((country) =>
    COUNTRY_SITES[country].locales.flatMap(({ locale, lang }) => {
      const entry = placements.get(locale);
      if (!entry || !belongsToCountry(entry.countries, country)) return [];
      return [{ hreflang: lang, href: pageUrl(siteUrls, country, entry), country, locale }];
    }),
  );
  const fallback = alternates.find(({ locale }) => locale === 'en') ?? alternates[0];
  return fallback ? [...alternates, { ...fallback, hreflang: 'x-default' }] : [];
}
