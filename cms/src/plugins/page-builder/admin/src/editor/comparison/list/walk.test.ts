import { expect, test } from 'vitest';
import { findStep, keyOf, type Stop } from './walk.ts';

const rows = ['a', 'b', 'c'].map((block) => ({ difference: { kind: 'added' as const, block }, inside: 0 }));
const stopAt = (index: number): Stop => ({ key: `added:${'abc'[index]}`, index });
const step = (from: Stop | undefined, by: 1 | -1, within = rows) => findStep(within, from, by)?.difference.block;

test('one walks from the first difference to the last, and around', () => {
  expect([step(undefined, 1), step(stopAt(0), 1), step(stopAt(2), 1)]).toEqual(['a', 'b', 'a']);
  expect([step(undefined, -1), step(stopAt(2), -1), step(stopAt(0), -1)]).toEqual(['c', 'b', 'c']);
  expect(step(undefined, 1, [])).toBeUndefined();
});

test('from a difference that is gone one goes on to the one that took its place', () => {
  const left = rows.filter((row) => keyOf(row) !== 'added:b');
  expect([step(stopAt(1), 1, left), step(stopAt(1), -1, left)]).toEqual(['c', 'a']);
  const ended = rows.slice(0, 2);
  expect([step(stopAt(2), 1, ended), step(stopAt(2), -1, ended)]).toEqual(['a', 'b']);
});
