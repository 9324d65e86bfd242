import type { Country } from '@lumavelo/blocks/site';

/** Countries as a list in a language: "Belgium and France". */
export function nameCountries(countries: readonly Country[], language: string): string {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return new Intl.ListFormat(language).format(countries.map((country) => names.of(country.toUpperCase()) ?? country));
}
