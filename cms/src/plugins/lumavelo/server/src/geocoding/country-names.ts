import { COUNTRIES, type Country } from '@lumavelo/blocks/site';
import { plainName } from './plain-name.ts';

/** Languages that visitors write the names of countries in. */
const LANGUAGES = ['nl', 'de', 'fr', 'en'];

/** Names that people use besides the official ones. */
const OTHER_NAMES: readonly (readonly [name: string, country: Country])[] = [
  ['the netherlands', 'nl'],
  ['holland', 'nl'],
  ['hollande', 'nl'],
  ['oesterreich', 'at'],
];

/** Letters of number plates, which stand before postal codes: `A-6020`. */
const PLATES: Readonly<Record<string, Country>> = { a: 'at', b: 'be', d: 'de', f: 'fr' };

const NAMES: ReadonlyMap<string, Country> = new Map([
  ...LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'region' })).flatMap((names) =>
    COUNTRIES.map((country) => [plainName(names.of(country.toUpperCase()) ?? ''), country] as const),
  ),
  ...OTHER_NAMES,
]);

/** One of our countries by its name in any of our languages, such as `Oostenrijk`. */
export function findCountry(name: string): Country | undefined {
  return NAMES.get(plainName(name));
}

/** One of our countries by its two letters, such as `AT`. */
export function findCountryCode(letters: string): Country | undefined {
  return COUNTRIES.find((country) => country === letters.toLowerCase());
}

/** One of our countries by what stands before a postal code, such as `A` or `AT`. */
export function findPrefix(letters: string): Country | undefined {
  return PLATES[letters.toLowerCase()] ?? findCountryCode(letters);
}
