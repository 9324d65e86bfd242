import { describe, expect, test } from 'vitest';
import { isYear, readYear } from './year.ts';

test.each([
  ['2026', 2026],
  [' 2026 ', 2026],
  ['202', 202],
  ['', null],
  ['  ', null],
  ['2,026', '2,026'],
  ['2.026', '2.026'],
  ['2026.5', '2026.5'],
  ['02026', '02026'],
  ['2e3', '2e3'],
  ['spring', 'spring'],
  ['99999999999999999999', '99999999999999999999'],
])('what is typed as "%s" is kept as %j', (text, kept) => {
  expect(readYear(text)).toBe(kept);
});

describe('a year', () => {
  test.each([
    [1990, true],
    [2100, true],
    [1989, false],
    [2101, false],
    [2026.5, false],
    ['2026', false],
    [null, false],
  ])('%j within 1990 and 2100: %j', (value, expected) => {
    expect(isYear(value, { min: 1990, max: 2100 })).toBe(expected);
  });

  test('has four digits where nothing else is asked', () => {
    expect([999, 1000, 9999, 10_000].map((value) => isYear(value, {}))).toEqual([false, true, true, false]);
  });
});
