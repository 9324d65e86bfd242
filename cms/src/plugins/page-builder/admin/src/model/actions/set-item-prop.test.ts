import { expect, test } from 'vitest';
import { grid, treeOf } from '../testing/page.ts';
import { registry } from '../testing/registry.ts';
import { run } from '../testing/sound.ts';
import type { Tree } from '../tree.ts';

const address = { type: 'setItemProp', id: 'g', prop: 'cells', itemId: 'one' } as const;
const cellsOf = (tree: Tree) => tree.blocks.get('g')?.props.cells as unknown[] | undefined;

test('only the named item changes', () => {
  const before = treeOf(grid('g', { one: [], two: [] }));
  const after = run(before, registry, { ...address, name: 'title', value: 'New' });
  expect(cellsOf(after)?.[0]).toEqual({ id: 'one', title: 'New' });
  expect(cellsOf(after)?.[1]).toBe(cellsOf(before)?.[1]);
});

test('resetting takes the value away, and the id is not a property', () => {
  const tree = treeOf(grid('g', { one: [] }));
  expect(cellsOf(run(tree, registry, { ...address, name: 'title', value: undefined }))).toEqual([{ id: 'one' }]);
  expect(run(tree, registry, { ...address, name: 'id', value: 'other' })).toBe(tree);
});
