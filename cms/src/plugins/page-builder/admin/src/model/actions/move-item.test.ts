import { expect, test } from 'vitest';
import { documentFromTree } from '../convert.ts';
import { grid, note, treeOf } from '../testing/page.ts';
import { registry } from '../testing/registry.ts';
import { run } from '../testing/sound.ts';

test('sorting items leaves the content with its item', () => {
  const tree = treeOf(grid('g', { one: [note('a')], two: [note('b')], three: [] }));
  const next = run(tree, registry, { type: 'moveItem', id: 'g', prop: 'cells', itemId: 'one', index: 2 });
  const block = documentFromTree(next).blocks[0];
  const cells = block?.props.cells as { id: string }[] | undefined;
  expect(cells?.map((item) => item.id)).toEqual(['two', 'three', 'one']);
  expect(block?.areas?.one).toEqual([note('a')]);
});

test('beyond either end an item stops there', () => {
  const tree = treeOf(grid('g', { one: [], two: [] }));
  expect(run(tree, registry, { type: 'moveItem', id: 'g', prop: 'cells', itemId: 'one', index: -1 })).toBe(tree);
  expect(run(tree, registry, { type: 'moveItem', id: 'g', prop: 'cells', itemId: 'two', index: 9 })).toBe(tree);
});
