import { beforeEach, describe, expect, test } from 'vitest';
import { bikeStore, canToggleCompared, decode, toggleCompared, toggleLiked } from './bike-store.ts';

const empty = decode('');

beforeEach(() => bikeStore.set(empty));

test('a bike is liked, and no longer', () => {
  toggleLiked('a');
  toggleLiked('b');
  toggleLiked('a');
  expect(bikeStore.get().likedBikeIds).toEqual(['b']);
});

test('three bikes are compared, a fourth one has to wait', () => {
  for (const id of ['a', 'b', 'c', 'd']) toggleCompared(id);
  expect(bikeStore.get().comparedBikeIds).toEqual(['a', 'b', 'c']);
  expect(canToggleCompared(bikeStore.get(), 'd')).toBe(false);
  expect(canToggleCompared(bikeStore.get(), 'b')).toBe(true);
  toggleCompared('b');
  toggleCompared('d');
  expect(bikeStore.get().comparedBikeIds).toEqual(['a', 'c', 'd']);
});

describe('what a browser has kept', () => {
  test.each([
    ['nothing', ''],
    ['half a text', '{"likedBikeIds":["a"'],
    ['another kind of value', '7'],
    ['a list', '[]'],
    ['nothing at all', 'null'],
    ['values of other kinds', '{"likedBikeIds":"a","comparedBikeIds":{},"grossSalary":"x","filters":[]}'],
  ])('%s is as if it were not there', (_, text) => {
    expect(decode(text)).toEqual(empty);
  });

  test('is read value by value', () => {
    const kept = {
      likedBikeIds: ['a', 7, 'a', '../x'],
      comparedBikeIds: ['a', 'b', 'c', 'd'],
      orderCode: 'ACME',
      other: 1,
    };
    expect(decode(JSON.stringify(kept))).toEqual({
      ...empty,
      likedBikeIds: ['a'],
      comparedBikeIds: ['a', 'b', 'c'],
      orderCode: 'ACME',
    });
  });

  test('of what was entered into calculators there is nothing without consent, and all of it with', () => {
    const kept = {
      grossSalary: '2900',
      employerShare: 20,
      term: '48',
      entered: { 'nl-2026': { B8: '48', B9: 3 }, broken: 7 },
    };
    expect(decode(JSON.stringify(kept))).toEqual(empty);
    expect(decode(JSON.stringify({ ...kept, keepsEntered: 'yes' }))).toEqual(empty);
    expect(decode(JSON.stringify({ ...kept, keepsEntered: true }))).toEqual({
      ...empty,
      keepsEntered: true,
      grossSalary: 2900,
      employerShare: 20,
      term: '48',
      entered: { 'nl-2026': { B8: '48' }, broken: {} },
    });
  });

  test('in the layout of the site before', () => {
    const kept = { state: { likedBikeIds: ['a'], orderCode: 'ACME' }, version: 0 };
    expect(decode(JSON.stringify(kept))).toEqual({ ...empty, likedBikeIds: ['a'], orderCode: 'ACME' });
  });
});
