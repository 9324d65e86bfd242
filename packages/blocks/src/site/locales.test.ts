import { describe, expect, test } from 'vitest';
import {
  BIKE_LIST_PATHS,
  belongsToCountry,
  bikePath,
  COUNTRIES,
  COUNTRY_SITES,
  type Country,
  findSiteLocale,
  isCountry,
  isLocale,
  LOCALES,
  type Locale,
  languageTag,
  pagePath,
} from './locales.ts';

// Every row of contract point 2, written out.
const ROWS: [Country, Locale, string, string][] = [
  ['nl', 'nl', '', 'nl-NL'],
  ['nl', 'en', '/en', 'en-NL'],
  ['de', 'de', '', 'de-DE'],
  ['de', 'en', '/en', 'en-DE'],
  ['be', 'be', '', 'nl-BE'],
  ['be', 'fr', '/fr', 'fr-BE'],
  ['be', 'en', '/en', 'en-BE'],
  ['at', 'de-AT', '', 'de-AT'],
  ['at', 'en', '/en', 'en-AT'],
  ['fr', 'fr', '/fr', 'fr-FR'],
  ['fr', 'en', '/en', 'en-FR'],
];

test('the sites have these locales, prefixes and language tags, and no others', () => {
  const rows = Object.values(COUNTRY_SITES).flatMap(({ country, locales }) =>
    locales.map(({ locale, prefix, lang }) => [country, locale, prefix, lang]),
  );
  expect(rows).toEqual(ROWS);
});

test('every site counts in euro', () => {
  expect(COUNTRIES.map((country) => COUNTRY_SITES[country].currency)).toEqual(['euro', 'euro', 'euro', 'euro', 'euro']);
});

describe('pagePath', () => {
  test.each<[Country, Locale, string, string]>([
    ['nl', 'nl', '', '/'],
    ['nl', 'nl', 'werkgever', '/werkgever'],
    ['nl', 'nl', 'zakelijk/voordelen', '/zakelijk/voordelen'],
    ['nl', 'en', '', '/en'],
    ['nl', 'en', 'employers', '/en/employers'],
    ['de', 'de', '', '/'],
    ['de', 'de', 'arbeitgeber', '/arbeitgeber'],
    ['de', 'en', '', '/en'],
    ['be', 'be', '', '/'],
    ['be', 'fr', '', '/fr'],
    ['be', 'fr', 'employeur', '/fr/employeur'],
    ['be', 'en', 'employers', '/en/employers'],
    ['at', 'de-AT', '', '/'],
    ['at', 'de-AT', 'arbeitgeber', '/arbeitgeber'],
    ['at', 'en', '', '/en'],
    ['fr', 'fr', '', '/fr'],
    ['fr', 'fr', 'employeur', '/fr/employeur'],
    ['fr', 'en', '', '/en'],
  ])('%s, %s, %j is %s', (country, locale, slug, path) => {
    expect(pagePath(country, locale, slug)).toBe(path);
  });

  test('a locale that the site does not have is refused', () => {
    expect(() => pagePath('nl', 'fr', 'x')).toThrow(new RangeError('The nl site has no locale "fr".'));
  });
});

test('each site has only its own locales', () => {
  const known = new Set(ROWS.map(([country, locale]) => `${country} ${locale}`));
  for (const country of COUNTRIES) {
    for (const locale of LOCALES) {
      expect(findSiteLocale(country, locale) !== undefined, `${country} ${locale}`).toBe(
        known.has(`${country} ${locale}`),
      );
    }
  }
});

test.each<[Locale, Country | undefined, string]>([
  ['nl', undefined, 'nl-NL'],
  ['be', undefined, 'nl-BE'],
  ['de', undefined, 'de-DE'],
  ['de-AT', undefined, 'de-AT'],
  ['fr', undefined, 'fr-FR'],
  ['en', undefined, 'en-NL'],
  ['en', 'be', 'en-BE'],
  ['fr', 'be', 'fr-BE'],
  ['fr', 'nl', 'fr-FR'],
])('the language tag of %s (country %s) is %s', (locale, country, lang) => {
  expect(languageTag(locale, country)).toBe(lang);
});

test('the bike list stands at these paths', () => {
  expect(BIKE_LIST_PATHS).toEqual({
    'de-AT': '/',
    de: '/bike-search',
    nl: '/fietsen',
    be: '/fietsen',
    en: '/en/bikes',
    fr: '/fr/velos',
  });
});

test.each<[Locale, string]>([
  ['de-AT', '/city-one'],
  ['de', '/bike-search/city-one'],
  ['nl', '/fietsen/city-one'],
  ['be', '/fietsen/city-one'],
  ['en', '/en/bikes/city-one'],
  ['fr', '/fr/velos/city-one'],
])('the page of a bike in %s is %s', (locale, path) => {
  expect(bikePath(locale, 'city-one')).toBe(path);
});

test.each<[readonly string[] | null | undefined, boolean]>([
  [undefined, true],
  [null, true],
  [[], true],
  [['nl'], true],
  [['de', 'nl'], true],
  [['de'], false],
  [['NL'], false],
])('a page that names %j belongs to nl: %s', (countries, expected) => {
  expect(belongsToCountry(countries, 'nl')).toBe(expected);
});

test('country and locale codes are told from anything else', () => {
  expect(COUNTRIES.every(isCountry)).toBe(true);
  expect(LOCALES.every(isLocale)).toBe(true);
  for (const value of ['', 'NL', 'uk', 'toString', null, undefined, 1, {}, ['nl']]) {
    expect(isCountry(value)).toBe(false);
    expect(isLocale(value)).toBe(false);
  }
});
