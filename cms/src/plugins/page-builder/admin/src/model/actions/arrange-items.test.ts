import { expect, test } from 'vitest';
import { documentFromTree } from '../convert.ts';
import { box, grid, note, page, treeOf } from '../testing/page.ts';
import { registry } from '../testing/registry.ts';
import { run } from '../testing/sound.ts';

test('fewer items keep the content: what stood in those that are gone goes behind that of the last', () => {
  const tree = treeOf(grid('g', { one: [note('a')], two: [note('b')], three: [box('c', [note('d')]), note('e')] }));
  const next = run(tree, registry, { type: 'arrangeItems', id: 'g', items: [{ id: 'one' }, { id: 'two' }] });
  const kept = grid('g', { one: [note('a')], two: [note('b'), box('c', [note('d')]), note('e')] });
  expect(documentFromTree(next)).toEqual(page({ ...kept, props: { cells: [{ id: 'one' }, { id: 'two' }] } }));
});

test('more items leave everything where it stands', () => {
  const tree = treeOf(grid('g', { one: [note('a')] }));
  const items = [{ id: 'one', title: 'Wide' }, { id: 'new' }];
  const next = run(tree, registry, { type: 'arrangeItems', id: 'g', items });
  expect(documentFromTree(next)).toEqual(page({ ...grid('g', { one: [note('a')] }), props: { cells: items } }));
});

test('a block without areas of items, and no items at all, change nothing', () => {
  const tree = treeOf(grid('g', { one: [note('a')] }), box('b', []));
  expect(run(tree, registry, { type: 'arrangeItems', id: 'b', items: [{ id: 'x' }] })).toBe(tree);
  expect(run(tree, registry, { type: 'arrangeItems', id: 'g', items: [] })).toBe(tree);
});
