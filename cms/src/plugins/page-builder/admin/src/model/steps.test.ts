import { expect, test } from 'vitest';
import { findStep } from './steps.ts';
import { box, grid, note, rack, treeOf } from './testing/page.ts';
import { registry } from './testing/registry.ts';
import { ROOT } from './tree.ts';

const tree = treeOf(
  note('a'),
  box('b', [note('c'), note('d'), note('e')]),
  grid('g', { one: [note('f')], two: [] }),
  note('h'),
  rack('r', [note('i')]),
  box('k'),
);

test.each([
  ['past the one before', ['d'], 'up', { block: 'b', area: 'content', index: 0 }],
  ['past the one after', ['d'], 'down', { block: 'b', area: 'content', index: 2 }],
  ['out at the beginning', ['c'], 'up', { ...ROOT, index: 1 }],
  ['out at the end', ['e'], 'down', { ...ROOT, index: 2 }],
  ['together', ['c', 'd'], 'down', { block: 'b', area: 'content', index: 1 }],
  ['beside each other first', ['c', 'e'], 'up', { block: 'b', area: 'content', index: 0 }],
  ['out at once', ['d'], 'out', { ...ROOT, index: 2 }],
  ['into an empty area of the one before', ['h'], 'in', { block: 'g', area: 'two', index: 0 }],
  ['into the end of the one before', ['g'], 'in', { block: 'b', area: 'content', index: 3 }],
  ['into the one after when there is none before', ['a'], 'in', { block: 'b', area: 'content', index: 0 }],
  ['not into one that does not take it', ['k'], 'in', undefined],
  ['nowhere from the beginning of the page', ['a'], 'up', undefined],
  ['nowhere out of the page', ['a'], 'out', undefined],
] as const)('blocks go %s', (_name, ids, direction, place) => {
  expect(findStep(tree, ids, direction, registry)).toEqual(place);
});
