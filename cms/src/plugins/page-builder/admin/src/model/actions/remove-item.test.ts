import { expect, test } from 'vitest';
import { documentFromTree } from '../convert.ts';
import { box, grid, note, page, treeOf } from '../testing/page.ts';
import { registry } from '../testing/registry.ts';
import { run } from '../testing/sound.ts';

test('an item goes with its area and what stands in it', () => {
  const tree = treeOf(grid('g', { one: [box('a', [note('b')])], two: [note('c')] }));
  const next = run(tree, registry, { type: 'removeItem', id: 'g', prop: 'cells', itemId: 'one' });
  expect(documentFromTree(next)).toEqual(page(grid('g', { two: [note('c')] })));
});

test('an item that does not exist changes nothing', () => {
  const tree = treeOf(grid('g', { one: [] }));
  expect(run(tree, registry, { type: 'removeItem', id: 'g', prop: 'cells', itemId: 'z' })).toBe(tree);
});
