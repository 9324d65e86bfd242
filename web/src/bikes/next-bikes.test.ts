import { expect, test } from 'vitest';
import type { FinderBike } from './load-bikes.ts';
import { listNextBikes } from './next-bikes.ts';

const item = (documentId: string, bike_type_value: string, price: number | null) =>
  ({ documentId, bike_type_value, price }) as FinderBike;
const bike = { documentId: 'own', bike_type: { title: 'City', value: 'city' }, retail_price: 2000 } as Parameters<
  typeof listNextBikes
>[0];
const idsOf = (list: FinderBike[]) => listNextBikes(bike, list).map(({ documentId }) => documentId);

test('bikes of the same type come first, those of about its price before others, and never the bike itself', () => {
  const list = [
    item('cargo', 'cargo', 2000),
    item('dear', 'city', 5000),
    item('own', 'city', 2000),
    item('close', 'city', 2100),
    item('cheap', 'city', 1500),
    item('unknown', 'city', null),
  ];
  expect(idsOf(list)).toEqual(['close', 'cheap', 'unknown', 'dear']);
});

test('where a type has few bikes, others of its price follow', () => {
  expect(idsOf([item('cargo', 'cargo', 4000), item('road', 'road', 2100), item('only', 'city', 9000)])).toEqual([
    'only',
    'road',
    'cargo',
  ]);
});
