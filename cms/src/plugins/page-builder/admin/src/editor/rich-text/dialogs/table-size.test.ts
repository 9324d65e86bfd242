import { expect, test } from 'vitest';
import { readTableSize } from './table-size.ts';

test.each([
  ['3', 3],
  ['2', 2],
  ['1', 2],
  ['0', 2],
  ['-4', 2],
  ['', 2],
  ['three', 2],
  ['4.9', 4],
  ['1e9', 50],
])('%j is %i', (typed, size) => {
  expect(readTableSize(typed, 50)).toBe(size);
});
