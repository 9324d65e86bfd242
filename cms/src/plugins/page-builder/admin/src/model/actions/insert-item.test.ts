import { expect, test } from 'vitest';
import { documentFromTree } from '../convert.ts';
import { grid, note, page, treeOf } from '../testing/page.ts';
import { registry } from '../testing/registry.ts';
import { run } from '../testing/sound.ts';

test('an item brings its area, and a copied item its content', () => {
  const tree = run(
    treeOf(grid('g', { one: [note('a')] })),
    registry,
    { type: 'insertItem', id: 'g', prop: 'cells', item: { id: 'two', title: 'two' }, index: 1 },
    {
      type: 'insertItem',
      id: 'g',
      prop: 'cells',
      item: { id: 'three', title: 'three' },
      index: 1,
      children: [note('b')],
    },
  );
  const expected = grid('g', { one: [note('a')], three: [note('b')], two: [] });
  expect(documentFromTree(tree).blocks[0]?.props).toEqual(expected.props);
  expect(documentFromTree(tree)).toEqual(page(expected));
});

test('the items a block starts with are kept when the first one of its own is added', () => {
  const tree = run(treeOf({ id: 'g', type: 'Grid', v: 1, props: {} }), registry, {
    type: 'insertItem',
    id: 'g',
    prop: 'cells',
    item: { id: 'mine' },
    index: 2,
  });
  expect(tree.blocks.get('g')?.props.cells).toEqual([
    { id: 'default1', title: 'One' },
    { id: 'default2' },
    { id: 'mine' },
  ]);
});

test('an id that the list has already is refused', () => {
  const tree = treeOf(grid('g', { one: [] }));
  const action = { type: 'insertItem', id: 'g', prop: 'cells', item: { id: 'one' }, index: 0 } as const;
  expect(run(tree, registry, action)).toBe(tree);
});
