import { nameTag } from '../../text/name-tag.ts';

/**
 * Names of a locale's language for a search: in the language of the admin, in English, and in the language itself.
 * @returns the locale alone where the browser knows no names of it
 */
export function nameLanguage(locale: string, adminLocale: string): string {
  return [...new Set([adminLocale, 'en', locale].map((language) => nameTag(locale, language)))].join(' ');
}
