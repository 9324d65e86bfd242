import { expect, test } from 'vitest';
import { nameTown } from './town-names.ts';

test.each([
  ['at', 'Vienna', 'Wien'],
  ['de', 'Munich', 'München'],
  ['be', 'Brussels', 'Brussel'],
  ['nl', 'The Hague', 'Den Haag'],
  ['nl', 'Almere Stad', 'Almere'],
  ['be', 'Liège', 'Liège'],
  ['de', 'Bielefeld', 'Bielefeld'],
  // Of other countries there are towns of the same name as a translation.
  ['fr', 'Vienne', 'Vienne'],
  ['nl', 'Bergen', 'Bergen'],
  ['be', 'Saint-Nicolas', 'Saint-Nicolas'],
] as const)('in %s, what GeoNames lists as %s is called %s at home', (country, listed, name) => {
  expect(nameTown(country, listed).name).toBe(name);
});

test('a town that other languages have names for brings them, and no others', () => {
  expect(nameTown('at', 'Vienna').others).toEqual({ en: 'Vienna', nl: 'Wenen', fr: 'Vienne' });
  expect(nameTown('nl', 'Almere Stad').others).toEqual({});
  expect(nameTown('at', 'Graz').others).toEqual({});
});
