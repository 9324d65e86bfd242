import { expect, test } from 'vitest';
import { sites } from './sites.ts';

const model = 'api::page.page';

test.each([
  ['de', ['at', 'de'], { locale: 'de', site: 'de', lang: 'de-DE' }],
  ['en', ['be', 'nl'], { locale: 'en', site: 'be', lang: 'en-BE' }],
  ['fr', null, { locale: 'fr', site: 'be', lang: 'fr-BE' }],
  ['sv', 'broken', { locale: 'nl', site: 'nl', lang: 'nl-NL' }],
  [undefined, ['de'], { locale: 'nl', site: 'nl', lang: 'nl-NL' }],
])('a page in %s for %j is drawn as on the site of a country that shows it', (locale, countries, place) => {
  expect(sites.findPlace({ model, locale, values: { countries } })).toEqual(place);
});

test('a page is on the sites of its countries that have its language; other entries are on none', () => {
  const list = (locale: string | undefined, countries: unknown, of = model) =>
    sites.listSites({ model: of, locale, values: { countries } })?.map(({ id }) => id);
  expect(list('en', null)).toEqual(['nl', 'de', 'be', 'at', 'fr']);
  expect(list('fr', ['nl', 'be'])).toEqual(['be']);
  expect(list('de', ['nl'])).toEqual([]);
  expect(list(undefined, null)).toEqual(['nl']);
  expect(list('en', null, 'api::faq.faq')).toBeUndefined();
});

test('a page has a path on each site that has its language', () => {
  const find = (locale: string, site: string, slug: unknown, of = model) =>
    sites.findPath?.({ model: of, locale, values: { slug } }, site);
  expect(find('en', 'nl', 'employers')).toBe('/en/employers');
  expect(find('nl', 'nl', null)).toBe('/');
  expect(find('fr', 'nl', 'velos')).toBeUndefined();
  expect(find('nl', 'nl', 'x', 'api::faq.faq')).toBeUndefined();
});
