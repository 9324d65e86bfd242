import { expect, test, vi } from 'vitest';
import { type BikeFilters, type FilterHelp, type FoundBike, findPriceLimit, fits, sortBikes } from './filter-bikes.ts';

const bike = (documentId: string, change: Partial<FoundBike> = {}): FoundBike => ({
  documentId,
  name: 'Ålmar Vélo City',
  type: 'city',
  brand: 'almar',
  frame: 'Low step',
  colours: ['green', 'blue'],
  price: 2_999,
  range: 110,
  weight: 19.5,
  ...change,
});
const HELP: FilterHelp = { likedIds: ['b'] };

test.each<[string, BikeFilters, boolean]>([
  ['nothing', {}, true],
  ['another type', { type: 'cargo' }, false],
  ['its frame', { frame: 'Low step' }, true],
  ['another frame', { frame: 'Diamond' }, false],
  ['one of its colours', { colour: 'blue' }, true],
  ['another colour', { colour: 'red' }, false],
  ['its own price', { price: '2999' }, true],
  ['less than its price', { price: '2000' }, false],
  ['its weight', { weight: '19.5' }, true],
  ['less than its weight', { weight: '19' }, false],
  ['its range', { battery: '110' }, true],
  ['more than its range', { battery: '120' }, false],
  ['no motor', { battery: 'none' }, false],
  ['liked', { liked: '1' }, false],
])('asked for %s', (_, filters, expected) => {
  expect(fits(bike('a'), filters, HELP)).toBe(expected);
});

test('words find what the search names, and nothing else', () => {
  expect(fits(bike('a'), { q: 'velo' }, { ...HELP, hits: ['a'] })).toBe(true);
  expect(fits(bike('c'), { q: 'velo' }, { ...HELP, hits: ['a'] })).toBe(false);
});

test('a price a month counts once it is known what it means for the price', () => {
  expect(fits(bike('a'), { monthly: '40' }, HELP)).toBe(true);
  expect(fits(bike('a'), { monthly: '40' }, { ...HELP, priceLimit: 2_998 })).toBe(false);
  expect(fits(bike('a', { price: undefined }), { monthly: '40' }, { ...HELP, priceLimit: 9_000 })).toBe(false);
});

test('what is not known does not fit a limit', () => {
  expect(fits(bike('a', { price: undefined }), { price: '9000' }, HELP)).toBe(false);
  expect(fits(bike('a', { weight: undefined }), { weight: '99' }, HELP)).toBe(false);
  expect(fits(bike('a', { range: undefined }), { battery: '60' }, HELP)).toBe(false);
  expect(fits(bike('a', { range: undefined }), { battery: 'none' }, HELP)).toBe(true);
});

test('unknown prices come last in both directions', () => {
  const bikes = [bike('none', { price: undefined }), bike('dear', { price: 5_000 }), bike('cheap', { price: 1_000 })];
  const order = (sort: string) => sortBikes(bikes, sort).map(({ documentId }) => documentId);
  expect(order('price')).toEqual(['cheap', 'dear', 'none']);
  expect(order('price-down')).toEqual(['dear', 'cheap', 'none']);
});

test('the lightest come first, and those whose weight is not known last', () => {
  const bikes = [bike('none', { weight: undefined }), bike('heavy', { weight: 31 }), bike('light', { weight: 9.8 })];
  expect(sortBikes(bikes, 'weight').map(({ documentId }) => documentId)).toEqual(['light', 'heavy', 'none']);
});

test('what no order was chosen for, and what is equal in it, stays as it comes', () => {
  const bikes = [bike('second', { name: 'Zephir' }), bike('first', { name: 'Amstel' })];
  for (const sort of [undefined, 'price', 'range']) {
    expect(sortBikes(bikes, sort).map(({ documentId }) => documentId)).toEqual(['second', 'first']);
  }
  expect(sortBikes(bikes, undefined, ['first', 'second']).map(({ documentId }) => documentId)).toEqual([
    'first',
    'second',
  ]);
});

test.each([
  [24, 1_000],
  [25, 1_250],
  [1_000, 8_000],
  [1, -1],
])('a limit of %d a month is a price of %d', async (monthly, expected) => {
  const prices = [8_000, 1_000, 1_250, 3_000, 1_250, 4_000, 5_000, 6_000];
  const calculate = vi.fn(async (price: number) => price / 50);
  expect(await findPriceLimit(prices, monthly, calculate)).toBe(expected);
  expect(calculate.mock.calls.length).toBeLessThanOrEqual(3);
});
