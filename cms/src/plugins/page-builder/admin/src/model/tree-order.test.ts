import { expect, test } from 'vitest';
import { box, grid, note, treeOf } from './testing/page.ts';
import { ROOT } from './tree.ts';
import { blocksBetween, indexWithout, outermostInOrder } from './tree-order.ts';

const tree = treeOf(
  box('a', [note('b'), note('c')]),
  grid('g', { one: [note('d')], two: [box('e', [note('f')])] }),
  note('h'),
);

test.each([
  [
    ['h', 'd', 'b'],
    ['b', 'd', 'h'],
  ],
  [
    ['f', 'e', 'd', 'd'],
    ['d', 'e'],
  ],
  [['c', 'a', 'gone'], ['a']],
  [[], []],
])('of %j a command works on %j', (ids, outermost) => {
  expect(outermostInOrder(tree, ids)).toEqual(outermost);
});

test.each([
  ['b', 'c', ['b', 'c']],
  ['h', 'd', ['d', 'e', 'f', 'h']],
  ['b', 'f', ['b', 'c', 'd', 'f']],
  ['a', 'h', ['a', 'b', 'c', 'g', 'd', 'e', 'f', 'h']],
  ['d', 'd', ['d']],
  ['g', 'f', ['g', 'd', 'f']],
])('from %s to %s there are %j', (one, other, between) => {
  expect(blocksBetween(tree, one, other)).toEqual(between);
});

test('an index counts the children that stay', () => {
  expect(indexWithout(tree, { ...ROOT, index: 3 }, ['a', 'h'])).toBe(1);
  expect(indexWithout(tree, { ...ROOT, index: 0 }, ['a'])).toBe(0);
});
