import { expect, test } from 'vitest';
import { findMarked, markAfter, markPlace } from './place-mark.ts';
import { box, note, rack, treeOf } from './testing/page.ts';
import { registry } from './testing/registry.ts';

const root = (index: number) => ({ block: null, area: '', index });
const inBox = (index: number) => ({ block: 'b', area: 'content', index });
const before = treeOf(note('a'), box('b', [note('c'), note('d')]), note('e'));

test('a place is found again by what stood before it, and else by what stood after it', () => {
  const mark = markPlace(before, inBox(1));
  expect(findMarked(before, mark, 'Note', registry)).toEqual(inBox(1));
  expect(findMarked(treeOf(box('b', [note('x'), note('c'), note('d')])), mark, 'Note', registry)).toEqual(inBox(2));
  expect(findMarked(treeOf(note('a'), note('c'), box('b')), mark, 'Note', registry)).toEqual(root(2));
  expect(findMarked(treeOf(box('b', [note('y'), note('z'), note('d')])), mark, 'Note', registry)).toEqual(inBox(2));
});

test('with both gone it is in what held it, and with that gone at the end of the page', () => {
  const mark = markPlace(before, inBox(1));
  expect(findMarked(treeOf(box('b')), mark, 'Note', registry)).toEqual(inBox(0));
  expect(findMarked(treeOf(note('a'), note('e')), mark, 'Note', registry)).toEqual(root(2));
  expect(findMarked(treeOf(note('x')), markPlace(before, root(1)), 'Note', registry)).toEqual(root(1));
  expect(findMarked(treeOf(), markPlace(before, root(0)), 'Note', registry)).toEqual(root(0));
});

test('what an area does not take goes outside of it', () => {
  const tree = treeOf(box('b', [rack('r', [note('c')])]), note('e'));
  const mark = markPlace(tree, { block: 'r', area: 'notes', index: 1 });
  expect(findMarked(tree, mark, 'Box', registry)).toEqual({ block: 'b', area: 'content', index: 1 });
});

test('what was put there is what the next one follows', () => {
  const mark = markAfter(markPlace(before, root(0)), 'e');
  expect(findMarked(before, mark, 'Note', registry)).toEqual(root(3));
});
