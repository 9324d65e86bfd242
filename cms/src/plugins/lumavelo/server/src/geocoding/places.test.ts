import type { Country } from '@lumavelo/blocks/site';
import { expect, test } from 'vitest';
import { findPlace } from './places.ts';

test.each<[typed: string, country: Country | undefined, found: string]>([
  ['Utrecht', 'nl', 'Utrecht'],
  ['den haag', 'nl', 'Den Haag'],
  ["'s-Gravenhage", 'nl', 'Den Haag'],
  ['Wenen', 'nl', 'Wien'],
  ['Wien', 'at', 'Wien'],
  ['Keulen', 'nl', 'Köln'],
  ['Francfort', 'fr', 'Frankfurt am Main'],
  ['Anvers', 'be', 'Antwerpen'],
  ['Gand', 'be', 'Gent'],
  ['Almere', 'nl', 'Almere'],
  ['Nîmes', 'fr', 'Nîmes'],
  ['nimes', 'fr', 'Nîmes'],
  // A country's own place of that name comes before another's translation, and a translation before another country.
  ['Vienne', 'fr', 'Vienne'],
  ['Vienne', 'at', 'Wien'],
  ['Bergen', 'nl', 'Bergen'],
  ['Bergen', 'be', 'Mons'],
  // Villages that the gazetteer does not have.
  ['Stitswerd', 'nl', 'Stitswerd'],
  ['Hürtgenwald', 'de', 'Hürtgenwald'],
  ['Ygrande', 'fr', 'Ygrande'],
])('%j on the site of %s is %s', (typed, country, found) => {
  expect(findPlace(typed, country)?.name).toBe(found);
});

test('what is no place is not found, nor a company that has a postal code', () => {
  expect(findPlace('Nergenshuizen op de maan')).toBeUndefined();
  expect(findPlace('norisbank GmbH')).toBeUndefined();
});
