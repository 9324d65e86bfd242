/**
 * Names of a locale's language for a search: in the language of the admin, in English, and in the language itself.
 * @returns the locale alone where the browser knows no names of it
 */
export function nameLanguage(locale: string, adminLocale: string): string {
  const nameIn = (language: string) => {
    try {
      return new Intl.DisplayNames([language], { type: 'language' }).of(locale) ?? locale;
    } catch {
      return locale;
    }
  };
  return [...new Set([adminLocale, 'en', locale].map(nameIn))].join(' ');
}
