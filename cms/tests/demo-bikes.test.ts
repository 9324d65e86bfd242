import { translateBikeValue } from '@lumavelo/blocks/ui/bike-values.ts';
import { expect, test } from 'vitest';
import { listDemoBikes } from '../src/plugins/lumavelo/server/src/demo/catalogue/bikes.ts';

/** Names of parts, which are the same in every language. */
const NAMES = new Set(['engine', 'display', 'battery_range']);

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (NAMES.has(key) ? [] : listTexts(part)));
}

const texts = new Set(
  listDemoBikes().flatMap(({ bike_specifics, ebike_specifics }) => listTexts([bike_specifics, ebike_specifics])),
);

test.each(['de', 'nl', 'fr'] as const)('what the demo’s bikes are made of can be read in %s', (language) => {
  expect(texts.size).toBeGreaterThan(60);
  expect([...texts].filter((text) => translateBikeValue(text, language) === undefined)).toEqual([]);
});
