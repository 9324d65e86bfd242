import { COUNTRIES, COUNTRY_SITES, type Country, type Locale, pagePath } from '@lumavelo/blocks/site';
import { type Alternate, absoluteUrl } from '../addresses/alternates.ts';
import type { Settings } from '../settings.ts';

/** A language of a country's site, and where it leads from here. */
export interface RegionLink {
  locale: Locale;
  lang: string;
  /** A path on this country's own site, a complete address on the others. */
  href: string;
  /** True for the page that the visitor reads. */
  isCurrent: boolean;
  /** True where this page is not there, so that it leads to the home page instead. */
  isHome: boolean;
}

export interface Region {
  country: Country;
  links: RegionLink[];
}

interface Here {
  settings: Pick<Settings, 'country' | 'siteUrls'>;
  locale: Locale;
  /** The page's addresses in all countries and languages. */
  alternates: readonly Alternate[];
  /** Locales of this country that have a home page. */
  homes: readonly Locale[];
}

/**
 * Every country with its languages: each leads to this page there, or, where it is not, to the home page. Of this country
 * only languages that have either; whether another country has a home page, a build does not know.
 */
export function listRegions({ settings, locale, alternates, homes }: Here): Region[] {
  return COUNTRIES.map((country) => {
    const isHere = country === settings.country;
    const links = COUNTRY_SITES[country].locales.flatMap((entry): RegionLink[] => {
      const page = alternates.find(
        (alternate) =>
          alternate.country === country && alternate.locale === entry.locale && alternate.hreflang !== 'x-default',
      );
      const isCurrent = isHere && entry.locale === locale;
      if (isHere && !page && !isCurrent && !homes.includes(entry.locale)) return [];
      const home = pagePath(country, entry.locale, '');
      const href = page?.href ?? absoluteUrl(settings.siteUrls[country], home);
      const { pathname } = new URL(href);
      // A page that is in no language at all, such as that for what is not found, has none to be missed in.
      const isElsewhere = !page && !isCurrent && alternates.length > 0;
      return [
        { locale: entry.locale, lang: entry.lang, href: isHere ? pathname : href, isCurrent, isHome: isElsewhere },
      ];
    });
    return { country, links };
  });
}
