import { readdir } from 'node:fs/promises';
import { translateBikeValue } from '@lumavelo/blocks/ui/bike-values.ts';
import { expect, test } from 'vitest';
import { listBikePictures, listDemoBikes } from '../src/plugins/lumavelo/server/src/demo/catalogue/bikes.ts';

/** Names of parts, which are the same in every language. */
const NAMES = new Set(['engine', 'display', 'battery_range']);

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (NAMES.has(key) ? [] : listTexts(part)));
}

const texts = new Set(
  listDemoBikes().flatMap(({ bike_specifics, ebike_specifics, frame_sizes, colours }) =>
    listTexts([bike_specifics, ebike_specifics, frame_sizes, colours]),
  ),
);

test.each(['de', 'nl', 'fr'] as const)('what the demo’s bikes are made of can be read in %s', (language) => {
  expect(texts.size).toBeGreaterThan(60);
  expect([...texts].filter((text) => translateBikeValue(text, language) === undefined)).toEqual([]);
});

test('every bike has a picture of its own in each of its colours, and no picture is without a bike', async () => {
  const folder = new URL('../src/plugins/lumavelo/server/assets/bikes/', import.meta.url);
  const named = listDemoBikes().flatMap((bike) => listBikePictures(bike).map(({ file }) => file));
  expect(new Set(named).size).toBe(named.length);
  expect((await readdir(folder)).sort()).toEqual(named.sort());
});

test('a bike is what its data say: a tricycle has its battery under the carrier, and small wheels are small', () => {
  const bikes = new Map(listDemoBikes().map((bike) => [bike.model, bike]));
  expect(bikes.get('Driewieler E')).toMatchObject({
    bike_specifics: { frame: { shape: 'Tricycle' }, wheels: { size: '24 inch' } },
    ebike_specifics: { battery_description: 'Under the carrier, removable' },
  });
  expect(bikes.get('Klapp 16')?.bike_specifics.wheels).toMatchObject({ size: '16 inch', tyres: '35-305' });
  expect(bikes.get('Bakker')?.bike_specifics.wheels).toMatchObject({
    size: '20 and 26 inch',
    tyres: '55-406 and 55-559',
  });
});
