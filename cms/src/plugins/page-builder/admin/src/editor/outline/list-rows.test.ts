import { expect, test } from 'vitest';
import { treeFromDocument } from '../../model/convert.ts';
import { box, note, page } from '../../model/testing/page.ts';
import { registry } from '../../model/testing/registry.ts';
import { withProps } from '../../model/tree.ts';
import { followRows, listRows } from './list-rows.ts';

const tree = treeFromDocument(page(box('a', [note('b'), box('c')]), note('d')));
const write = (closed: string[]) =>
  listRows(tree, registry, new Set(closed)).map(
    ({ key, level, isOpen, position, count }) =>
      `${'  '.repeat(level - 1)}${key} ${position}/${count}${isOpen === undefined ? '' : isOpen ? ' open' : ' closed'}`,
  );

test('the page, its blocks and their areas have a row each, in reading order, with their place among those beside them', () => {
  expect(write([])).toEqual([
    '/ 1/1 open',
    '  a 1/2 open',
    '    a/content 1/1 open',
    '      b 1/2',
    '      c 2/2 open',
    '        c/content 1/1',
    '  d 2/2',
  ]);
});

test('what stands in a folded branch has no row, be it a block or an area', () => {
  expect(write(['a'])).toEqual(['/ 1/1 open', '  a 1/2 closed', '  d 2/2']);
  expect(write(['a/content'])).toEqual(['/ 1/1 open', '  a 1/2 open', '    a/content 1/1 closed', '  d 2/2']);
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
