import { COUNTRY_SITES, type Country, type SiteLocale } from '@lumavelo/blocks/site';

/** What a path on a country's host means: a page to look up, or another path the visitor is led to. */
export type Location = { locale: SiteLocale; slug: string } | { redirectTo: string };

/**
 * Takes a path apart into locale and slug: the opposite of `pagePath` of the core.
 * @param path such as `/en/employers`; slashes at the end do not matter
 */
export function locate(country: Country, path: string): Location {
  const { locales } = COUNTRY_SITES[country];
  const clean = path.replace(/\/+$/, '');
  const prefixed = locales.find(({ prefix }) => prefix && (clean === prefix || clean.startsWith(`${prefix}/`)));
  if (prefixed) return { locale: prefixed, slug: clean.slice(prefixed.prefix.length + 1) };
  const root = locales.find(({ prefix }) => prefix === '');
  if (root) return { locale: root, slug: clean.slice(1) };
  // A site without a locale at the root, such as fr: its first locale is where a visitor without a choice goes.
  return { redirectTo: firstLocale(country).prefix + clean };
}

/** The locale of a path, also when no page is there: the error page speaks the language of where it is. */
export function localeOfPath(country: Country, path: string): SiteLocale {
  const location = locate(country, path);
  return 'locale' in location ? location.locale : firstLocale(country);
}

/** Where `/` leads on a country's host when no locale lives there; undefined when one does. */
export function rootRedirect(country: Country): string | undefined {
  const location = locate(country, '/');
  return 'redirectTo' in location ? location.redirectTo : undefined;
}

/** The locale a visitor without a choice gets. */
export function firstLocale(country: Country): SiteLocale {
  return COUNTRY_SITES[country].locales[0] as SiteLocale;
}
