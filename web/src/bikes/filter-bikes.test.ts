import { expect, test } from 'vitest';
import { type BikeFilters, type FoundBike, fits, sortBikes } from './filter-bikes.ts';

const bike = (documentId: string, change: Partial<FoundBike> = {}): FoundBike => ({
  documentId,
  name: 'Ålmar Vélo City',
  type: 'city',
  brand: 'almar',
  price: 2_999,
  range: 110,
  ...change,
});

test.each<[string, BikeFilters, boolean]>([
  ['nothing', {}, true],
  ['words in any order, without accents', { q: 'CITY  velo' }, true],
  ['a word that is not there', { q: 'cargo' }, false],
  ['another type', { type: 'cargo' }, false],
  ['its own price', { price: '2999' }, true],
  ['less than its price', { price: '2000' }, false],
  ['its range', { battery: '110' }, true],
  ['more than its range', { battery: '120' }, false],
  ['no motor', { battery: 'none' }, false],
  ['liked', { liked: '1' }, false],
])('asked for %s', (_, filters, expected) => {
  expect(fits(bike('a'), filters, ['b'])).toBe(expected);
});

test('what is not known does not fit a limit', () => {
  expect(fits(bike('a', { price: undefined }), { price: '9000' }, [])).toBe(false);
  expect(fits(bike('a', { range: undefined }), { battery: '60' }, [])).toBe(false);
  expect(fits(bike('a', { range: undefined }), { battery: 'none' }, [])).toBe(true);
});

test('unknown prices come last in both directions', () => {
  const bikes = [bike('none', { price: undefined }), bike('dear', { price: 5_000 }), bike('cheap', { price: 1_000 })];
  const order = (sort: string) => sortBikes(bikes, sort).map(({ documentId }) => documentId);
  expect(order('price')).toEqual(['cheap', 'dear', 'none']);
  expect(order('price-down')).toEqual(['dear', 'cheap', 'none']);
});

test('what no order was chosen for, and what is equal in it, stays as it comes', () => {
  const bikes = [bike('second', { name: 'Zephir' }), bike('first', { name: 'Amstel' })];
  for (const sort of [undefined, 'price', 'range']) {
    expect(sortBikes(bikes, sort).map(({ documentId }) => documentId)).toEqual(['second', 'first']);
  }
});
