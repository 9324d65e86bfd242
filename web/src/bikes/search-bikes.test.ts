import { bikeTypeWords } from '@lumavelo/blocks/ui/bike-type-names.ts';
import { expect, test } from 'vitest';
import { createSearch } from './search-bikes.ts';

const bike = (documentId: string, name: string, type: string, more = '') => ({
  documentId,
  name,
  words: `${bikeTypeWords(type)} ${more}`,
});
const search = createSearch([
  bike('amstel', 'Grachten Amstel E', 'city', 'e-bike elektrisch'),
  bike('amstel3', 'Grachten Amstel 3', 'city'),
  bike('bak', 'Kiste & Co Bakker', 'cargo'),
  bike('zephir', 'Ventara Zéphir C', 'city', 'e-bike elektrisch'),
  bike('fels', 'Nordwand Fels', 'mountain'),
]);

test.each([
  ['a model', 'amstel 3', ['amstel3']],
  ['a brand', 'grachten', ['amstel', 'amstel3']],
  ['words in any order', 'AMSTEL  Grachten', ['amstel', 'amstel3']],
  ['the beginning of a word', 'zeph', ['zephir']],
  ['without the accent', 'zephir', ['zephir']],
  ['with the accent', 'zéphir', ['zephir']],
  ['a typing error', 'garchten', ['amstel', 'amstel3']],
  ['another typing error', 'nordwnad', ['fels']],
  ['what such bikes are called', 'bakfiets', ['bak']],
  ['in another language', 'Lastenrad', ['bak']],
  ['with a typing error', 'bakfeits', ['bak']],
  ['short for it', 'mtb', ['fels']],
  ['two wishes', 'elektrisch amstel', ['amstel']],
  ['what nobody has', 'zeppelin', []],
  ['signs', '<b>%_"', []],
])('%s is found: %s', (_, words, expected) => {
  expect(search(words).sort()).toEqual([...expected].sort());
});
