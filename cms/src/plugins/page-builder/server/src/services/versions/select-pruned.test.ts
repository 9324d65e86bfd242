import { expect, test } from 'vitest';
import { DAY, selectPruned } from './select-pruned.ts';

const rule = { allDays: 30, dailyDays: 365 };
const now = Date.UTC(2026, 10, 26, 12);
const at = (daysAgo: number, hour = 12) => now - daysAgo * DAY + (hour - 12) * 60 * 60 * 1000;

test('all of 30 days, the last of each day for a year, and published and named ones for ever', () => {
  const versions = [
    { id: 1, savedAt: at(900), isKept: true },
    { id: 2, savedAt: at(400), isKept: false },
    { id: 3, savedAt: at(200, 9), isKept: false },
    { id: 4, savedAt: at(200, 10), isKept: true },
    { id: 5, savedAt: at(200, 11), isKept: false },
    { id: 6, savedAt: at(199, 9), isKept: false },
    { id: 7, savedAt: at(20, 9), isKept: false },
    { id: 8, savedAt: at(20, 10), isKept: false },
    { id: 9, savedAt: at(0), isKept: false },
  ];
  expect(selectPruned(versions, rule, now)).toEqual([2, 3]);
  expect(selectPruned(versions, { allDays: 1, dailyDays: 1 }, now)).toEqual([2, 3, 5, 6, 7, 8]);
});

test('the newest version stays, however old it is', () => {
  const versions = [1, 2].map((id) => ({ id, savedAt: at(1_000), isKept: false }));
  expect(selectPruned(versions, rule, now)).toEqual([1]);
});
