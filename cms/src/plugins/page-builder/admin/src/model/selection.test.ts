import { expect, test } from 'vitest';
import {
  extendTo,
  NOTHING_SELECTED,
  selectArea,
  selectBlock,
  selectionAfterRemoving,
  toggleBlock,
} from './selection.ts';
import { box, note, treeOf } from './testing/page.ts';

const tree = treeOf(box('a', [note('b'), note('c')]), note('d'), note('e'));

test('blocks are added to the selection and taken out of it', () => {
  const two = toggleBlock(selectBlock('b'), 'd');
  expect(two.blocks).toEqual(['b', 'd']);
  expect(toggleBlock(two, 'b').blocks).toEqual(['d']);
});

test('a range starts at the first block chosen and can turn round', () => {
  const down = extendTo(tree, selectBlock('d'), 'e');
  expect(down.blocks).toEqual(['d', 'e']);
  expect(extendTo(tree, down, 'b').blocks).toEqual(['d', 'c', 'b']);
  expect(extendTo(tree, NOTHING_SELECTED, 'b').blocks).toEqual(['b']);
});

test.each([
  [['d'], selectBlock('e')],
  [['d', 'e'], selectBlock('a')],
  [['b', 'c'], selectArea({ block: 'a', area: 'content' })],
  [['a', 'd', 'e'], NOTHING_SELECTED],
])('after deleting %j the selection is near', (ids, selection) => {
  expect(selectionAfterRemoving(tree, ids)).toEqual(selection);
});
