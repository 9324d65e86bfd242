import { COUNTRIES, COUNTRY_SITES, pagePath } from '@lumavelo/blocks/site';
import { expect, test } from 'vitest';
import { localeOfPath, locate, rootRedirect } from './locate.ts';

test.each([
  ['nl', '/', 'nl', ''],
  ['nl', '/werkgever', 'nl', 'werkgever'],
  ['nl', '/zakelijk/voordelen/', 'nl', 'zakelijk/voordelen'],
  ['nl', '/en', 'en', ''],
  ['nl', '/en/employers', 'en', 'employers'],
  ['nl', '/energie', 'nl', 'energie'],
  ['be', '/', 'be', ''],
  ['be', '/fr/velos', 'fr', 'velos'],
  ['at', '/arbeitgeber', 'de-AT', 'arbeitgeber'],
  ['fr', '/fr', 'fr', ''],
  ['fr', '/en/bikes', 'en', 'bikes'],
] as const)('%s %s is the page "%s" "%s"', (country, path, locale, slug) => {
  expect(locate(country, path)).toMatchObject({ locale: { locale }, slug });
});

test('every path that pagePath writes is found again', () => {
  for (const country of COUNTRIES) {
    for (const { locale } of COUNTRY_SITES[country].locales) {
      for (const slug of ['', 'a', 'a/b']) {
        expect(locate(country, pagePath(country, locale, slug))).toMatchObject({ locale: { locale }, slug });
      }
    }
  }
});

test('only the site without a locale at the root leads on from there', () => {
  expect(COUNTRIES.map(rootRedirect)).toEqual([undefined, undefined, undefined, undefined, '/fr']);
});

test('an unknown path speaks the language of its prefix', () => {
  expect(localeOfPath('be', '/fr/rien').locale).toBe('fr');
  expect(localeOfPath('be', '/niets').locale).toBe('be');
  expect(localeOfPath('fr', '/rien').locale).toBe('fr');
});
