import type { Locale } from './locales.ts';

/** Path of the search page by locale, on the locale's host. */
export const SEARCH_PATHS: Readonly<Record<Locale, string>> = {
  'de-AT': '/suche',
  de: '/suche',
  nl: '/zoeken',
  be: '/zoeken',
  en: '/en/search',
  fr: '/fr/recherche',
};

/** Folder of a built site with the index that its search page reads; the name that Pagefind gives it. */
export const SEARCH_FOLDER = 'pagefind';
