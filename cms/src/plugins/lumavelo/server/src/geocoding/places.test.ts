import type { Country } from '@lumavelo/blocks/site';
import { expect, test } from 'vitest';
import { findPlace } from './places.ts';

test.each<[typed: string, country: Country | undefined, found: string]>([
  ['Utrecht', 'nl', 'Utrecht'],
  ['den haag', 'nl', 'The Hague'],
  ["'s-Gravenhage", 'nl', 'The Hague'],
  ['Wenen', 'nl', 'Vienna'],
  ['Wien', 'at', 'Vienna'],
  ['Keulen', 'nl', 'Köln'],
  ['Francfort', 'fr', 'Frankfurt am Main'],
  ['Anvers', 'be', 'Antwerpen'],
  ['Gand', 'be', 'Gent'],
  ['Almere', 'nl', 'Almere Stad'],
  ['Nîmes', 'fr', 'Nîmes'],
  ['nimes', 'fr', 'Nîmes'],
  // A country's own place of that name comes before another's translation, and a translation before another country.
  ['Vienne', 'fr', 'Vienne'],
  ['Vienne', 'at', 'Vienna'],
  ['Bergen', 'nl', 'Bergen'],
  ['Bergen', 'be', 'Mons'],
])('%j on the site of %s is %s', (typed, country, found) => {
  expect(findPlace(typed, country)?.name).toBe(found);
});

test('what is no place is not found', () => {
  expect(findPlace('Nergenshuizen op de maan')).toBeUndefined();
});
