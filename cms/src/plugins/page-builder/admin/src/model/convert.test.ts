import { expect, test } from 'vitest';
import { documentFromTree, treeFromDocument } from './convert.ts';
import { box, grid, note, page, stranger } from './testing/page.ts';

test('a document comes back byte for byte, unknown blocks and areas without an item included', () => {
  const holder = grid('g', { one: [note('a')], two: [] });
  holder.areas = { ...holder.areas, gone: [note('b')] };
  const document = page(box('x', [stranger('s', [note('c')]), holder]), note('d'));
  expect(JSON.stringify(documentFromTree(treeFromDocument(document)))).toBe(JSON.stringify(document));
});

test('a block without areas is the very object that was stored', () => {
  const stored = note('a');
  expect(treeFromDocument(page(stored)).blocks.get('a')).toBe(stored);
});
