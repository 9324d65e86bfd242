import type { Country } from '@lumavelo/blocks/site';
import { expect, test } from 'vitest';
import { findMisspelt, findPlace, listNamesakes } from './places.ts';

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
  // As keyboards without umlauts write it, and with a saint written in another way.
  ['Muenchen', 'de', 'München'],
  ['KOELN', 'de', 'Köln'],
  ['Duesseldorf', 'nl', 'Düsseldorf'],
  ['St Poelten', 'at', 'Sankt Pölten'],
  ['St. Pölten', 'at', 'Sankt Pölten'],
  ['Frankfurt a. M.', 'de', 'Frankfurt am Main'],
  ['Frankfurt a.M.', 'de', 'Frankfurt am Main'],
  ['Wr. Neustadt', 'at', 'Wiener Neustadt'],
  ['Krems a. d. Donau', 'at', 'Krems an der Donau'],
  ['St-Etienne', 'fr', 'Saint-Étienne'],
  ['St. Niklaas', 'be', 'Sint-Niklaas'],
  ['s Hertogenbosch', 'nl', "'s-Hertogenbosch"],
  ['Luik', 'be', 'Liège'],
  ['Bruxelles', 'be', 'Brussel'],
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

test.each<[typed: string, country: Country, meant: string | undefined]>([
  ['Amstredam', 'nl', 'Amsterdam'],
  ['Hilversun', 'nl', 'Hilversum'],
  ['Rottredamm', 'nl', 'Rotterdam'],
  ['Den Hag', 'nl', 'Den Haag'],
  ['Munchn', 'de', 'München'],
  ['Innsbruk', 'at', 'Innsbruck'],
  ['Bruselles', 'be', 'Brussel'],
  ['Marseile', 'fr', 'Marseille'],
  // Of two that are as near, the larger one.
  ['Berlim', 'de', 'Berlin'],
  ['Atlantis', 'nl', undefined],
  ['Ede', 'nl', undefined],
])('%j on the site of %s may be meant to be %s', (typed, country, meant) => {
  expect(findMisspelt(typed, [country])?.name).toBe(meant);
});

test('places of one name are told of, and the parts of a large town are none', () => {
  const namesakes = (name: string, country: Country) => {
    const place = findPlace(name, country);
    return place && listNamesakes(name, place);
  };
  expect(namesakes('Bergen', 'nl')).toEqual(['4611 Bergen op Zoom', '5854 Bergen L']);
  expect(namesakes('Frankfurt', 'de')).toEqual(['15230 Frankfurt (Oder)']);
  expect(namesakes('Neustadt', 'de')?.length).toBeGreaterThan(1);
  expect(namesakes('Berlin', 'de')).toEqual([]);
  expect(namesakes('Wien', 'at')).toEqual([]);
});
