/**
 * Which language each language of a page is translated from: the one that most of its blocks were taken from, or else the
 * base, which is the default language where the page has it, and the first one otherwise.
 * @param stored languages that the page has, the first one first
 * @param named what the records of a language name, see `nameOrigin`
 * @returns null for an original
 */
export function findOrigins(
  stored: readonly string[],
  named: ReadonlyMap<string, string | null>,
  defaultLocale: string,
): Map<string, string | null> {
  const base = stored.includes(defaultLocale) ? defaultLocale : stored[0];
  const nameOf = (locale: string) => {
    const name = named.get(locale);
    return name && name !== locale && stored.includes(name) ? name : undefined;
  };
  const find = (locale: string): string | null => {
    const name = nameOf(locale);
    if (name) return name;
    // What the base itself was translated from is an original.
    return base === undefined || base === locale || nameOf(base) === locale ? null : base;
  };
  return new Map(stored.map((locale) => [locale, find(locale)]));
}
