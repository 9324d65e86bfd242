import { expect, test } from 'vitest';
import { treeFromDocument } from '../../model/convert.ts';
import { box, grid, note, page } from '../../model/testing/page.ts';
import { registry } from '../../model/testing/registry.ts';
import { withProps } from '../../model/tree.ts';
import { followRows, listRows, rowKeyOf } from './list-rows.ts';

const tree = treeFromDocument(page(box('a', [note('b'), box('c')]), note('d')));
const write = (closed: string[]) =>
  listRows(tree, registry, new Set(closed)).map(
    ({ key, level, isOpen, position, count }) =>
      `${'  '.repeat(level - 1)}${key} ${position}/${count}${isOpen === undefined ? '' : isOpen ? ' open' : ' closed'}`,
  );

test('the page and its blocks have a row each, in reading order, with their place among those beside them', () => {
  expect(write([])).toEqual(['/ 1/1 open', '  a 1/2 open', '    b 1/2', '    c 2/2', '  d 2/2']);
});

test('what stands in a folded block has no row', () => {
  expect(write(['a'])).toEqual(['/ 1/1 open', '  a 1/2 closed', '  d 2/2']);
});

test('areas of items have rows, and fold', () => {
  const grids = treeFromDocument(page(grid('g', { one: [note('b')], two: [] })));
  const keys = (closed: string[]) => listRows(grids, registry, new Set(closed)).map(({ key }) => key);
  expect(keys([])).toEqual(['/', 'g', 'g/one', 'b', 'g/two']);
  expect(keys(['g/one'])).toEqual(['/', 'g', 'g/one', 'g/two']);
});

test('the row of a block stands for its only area; what no rule knows there keeps its own', () => {
  expect(rowKeyOf(tree, { block: 'a', area: 'content' }, registry)).toBe('a');
  const left = treeFromDocument(page({ ...box('x'), areas: { content: [], old: [note('y')] } }));
  expect(listRows(left, registry, new Set()).map(({ key }) => key)).toEqual(['/', 'x', 'x/content', 'x/old', 'y']);
  expect(rowKeyOf(left, { block: 'x', area: 'content' }, registry)).toBe('x/content');
});

test('whoever follows the rows gets the same list until a row changes', () => {
  const list = followRows(registry);
  const none = new Set<string>();
  const rows = list(tree, none);
  expect(list(withProps(tree, 'b', { text: 'Written' }), none)).toBe(rows);
  expect(list(tree, new Set(['a']))).not.toBe(rows);
});

test('an item that brings an area brings a row, though it is a property that changed', () => {
  const cells = (...ids: string[]) => ({ cells: ids.map((id) => ({ id, title: id })) });
  const grid = treeFromDocument(page({ id: 'g', type: 'Grid', v: 1, props: cells('one') }));
  const list = followRows(registry);
  const none = new Set<string>();
  expect(list(grid, none).map(({ key }) => key)).toEqual(['/', 'g', 'g/one']);
  expect(list(withProps(grid, 'g', cells('one', 'two')), none).map(({ key }) => key)).toEqual([
    '/',
    'g',
    'g/one',
    'g/two',
  ]);
});
