import type { SiteLocale } from '@lumavelo/blocks/site';

/** A language as `og:locale` has it, such as `nl_NL`; the search tells pages apart by it. */
export function ogLocale({ lang }: SiteLocale): string {
  return lang.replace('-', '_');
}
