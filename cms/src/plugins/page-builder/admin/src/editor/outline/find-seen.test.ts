import { expect, test } from 'vitest';
import { findSeen } from './find-seen.ts';
import { ROW_HEIGHT } from './tree-styles.ts';

const height = 20 * ROW_HEIGHT;

test('every row of an ordinary page is there, wherever it is scrolled to', () => {
  expect(findSeen(80, { first: 40, height }, [])).toHaveLength(80);
  expect(findSeen(0, { first: 0, height }, [])).toEqual([]);
});

test('of a long page the rows that are seen and some beside them are there', () => {
  const seen = findSeen(1000, { first: 500, height }, [-1]);
  expect(seen.at(0)).toBe(495);
  expect(seen.at(-1)).toBe(525);
  expect(seen).toHaveLength(31);
});

test('at both ends no more rows are there than the page has', () => {
  expect(findSeen(100, { first: 0, height }, []).at(0)).toBe(0);
  expect(findSeen(100, { first: 95, height }, []).at(-1)).toBe(99);
  expect(findSeen(100, { first: 400, height }, [])).toEqual([]);
});

test('rows that are to be kept stand in their order, each once', () => {
  expect(findSeen(100, { first: 0, height: ROW_HEIGHT }, [60, 5, -1, 60]).slice(-2)).toEqual([6, 60]);
});
