import { expect, test } from 'vitest';
import { DAY, selectExceeding } from './select-exceeding.ts';

const NOW = 100 * DAY;
const rule = { days: 30, perPerson: 3, megabytes: 2 };
const copy = (id: number, days: number, size = 100) => ({ id, keptAt: NOW - days * DAY, size });

test.each([
  ['nothing while there is room', [copy(1, 0), copy(2, 29), copy(3, 30)], []],
  ['what is older than its days', [copy(1, 31), copy(2, 1)], [1]],
  ['the oldest of too many', [copy(1, 4), copy(2, 3), copy(3, 2), copy(4, 1)], [1]],
  ['the oldest of too much', [copy(1, 2, 900_000), copy(2, 1, 900_000), copy(3, 0, 900_000)], [1]],
  ['all but a newest one that is too much by itself', [copy(1, 2), copy(2, 1), copy(3, 0, 3_000_000)], [2, 1]],
  ['the later of two of the same time stays', [copy(1, 1, 1_500_000), copy(2, 1, 1_500_000)], [1]],
])('goes: %s', (_, copies, gone) => {
  expect(selectExceeding(copies, rule, NOW)).toEqual(gone);
});
