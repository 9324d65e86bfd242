import { expect, test } from 'vitest';
import { findInsertionPlace } from './placement.ts';
import { NOTHING_SELECTED, selectArea, selectBlock } from './selection.ts';
import { box, grid, note, rack, treeOf } from './testing/page.ts';
import { registry } from './testing/registry.ts';
import { ROOT } from './tree.ts';

const tree = treeOf(
  box('empty'),
  box('full', [note('a')]),
  grid('g', { one: [note('b')], two: [] }),
  rack('r', [note('c')]),
);

test.each([
  ['nothing', NOTHING_SELECTED, 'Note', { ...ROOT, index: 4 }],
  ['an area', selectArea({ block: 'g', area: 'one' }), 'Note', { block: 'g', area: 'one', index: 1 }],
  ['an empty holder', selectBlock('empty'), 'Note', { block: 'empty', area: 'content', index: 0 }],
  ['a holder with one empty area', selectBlock('g'), 'Note', { block: 'g', area: 'two', index: 0 }],
  ['a holder without an empty area', selectBlock('full'), 'Note', { ...ROOT, index: 2 }],
  ['a holder that takes the type alone', selectBlock('r'), 'Note', { block: 'r', area: 'notes', index: 1 }],
  ['a leaf', selectBlock('a'), 'Note', { block: 'full', area: 'content', index: 1 }],
  ['a leaf where the type is not taken', selectBlock('c'), 'Box', { ...ROOT, index: 4 }],
  ['an area that does not take the type', selectArea({ block: 'r', area: 'notes' }), 'Box', { ...ROOT, index: 4 }],
])('with %s selected the new block goes where one expects it', (_name, selection, type, place) => {
  expect(findInsertionPlace(tree, selection, [type], registry)).toEqual(place);
});
