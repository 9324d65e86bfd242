import { COUNTRIES, COUNTRY_SITES, leadKnownPath, SEARCH_PATHS, type SiteLocale } from '@lumavelo/blocks/site';
import { type Alternate, absoluteUrl } from '../addresses/alternates.ts';
import type { SiteFrame } from '../delivery/site-frame.ts';
import type { Settings } from '../settings.ts';
import type { SearchMessages } from './search-messages.ts';

/** The search page of a language of a country's site. */
export interface SearchPlace {
  path: string;
  locale: SiteLocale;
}

export function listSearchPlaces({ country }: Pick<Settings, 'country'>): SearchPlace[] {
  return COUNTRY_SITES[country].locales.map((locale) => ({ path: SEARCH_PATHS[locale.locale], locale }));
}

/** The search page at a path; undefined when none is there. */
export function findSearchPlace(settings: Pick<Settings, 'country'>, path: string): SearchPlace | undefined {
  return listSearchPlaces(settings).find((place) => place.path === path);
}

/** The search pages of all sites, for the switch of country and language. */
export function listSearchAlternates({ siteUrls }: Pick<Settings, 'siteUrls'>): Alternate[] {
  return COUNTRIES.flatMap((country) =>
    COUNTRY_SITES[country].locales.map(({ locale, lang }) => ({
      hreflang: lang,
      country,
      locale,
      href: absoluteUrl(siteUrls[country], SEARCH_PATHS[locale]),
    })),
  );
}

/** A way on for those who found nothing. */
export interface Way {
  title: string;
  /** A path of the site, or a complete address. */
  href: string;
}

/** The pages that most people look for, each once: bikes, the calculator of a country that has one, those of the menu, and how to reach a person. */
export function listWays(frame: SiteFrame, messages: SearchMessages): Way[] {
  const calculator = frame.calculatorSlug && leadKnownPath('/calculator', frame.knownPaths);
  const ways: Way[] = [
    { title: messages.wayBikes, href: frame.bikesPath },
    { title: messages.wayCalculator, href: calculator ?? '' },
    ...frame.header.map(({ title, path }) => ({ title, href: path })),
    { title: messages.wayContact, href: frame.email && `mailto:${frame.email}` },
  ];
  return ways.filter(({ href }, index) => href && ways.findIndex((way) => way.href === href) === index);
}
