import { expect, test } from 'vitest';
import { documentFromTree } from '../convert.ts';
import { box, grid, note, page, rack, treeOf } from '../testing/page.ts';
import { registry } from '../testing/registry.ts';
import { run } from '../testing/sound.ts';

test('the new block stands where the first one stood, and holds them all in reading order', () => {
  const tree = treeOf(note('a'), note('b'), box('x', [note('c')]), note('d'));
  const next = run(tree, registry, { type: 'wrap', ids: ['c', 'b'], wrapper: box('w') });
  expect(documentFromTree(next)).toEqual(page(note('a'), box('w', [note('b'), note('c')]), box('x'), note('d')));
});

test('in a block with several areas each block gets one, and what is left over shares the last', () => {
  const tree = treeOf(note('a'), note('b'), note('c'));
  const wrapper = grid('w', { one: [], two: [] });
  const next = run(tree, registry, { type: 'wrap', ids: ['a', 'b', 'c'], wrapper });
  expect(documentFromTree(next)).toEqual(page(grid('w', { one: [note('a')], two: [note('b'), note('c')] })));
});

test.each([
  ['where the new block may not stand', ['n'], box('w')],
  ['when the new block does not take one of them', ['a', 'x'], rack('w')],
  ['in a block without areas', ['a'], note('w')],
  ['when there is nothing to wrap', ['gone'], box('w')],
])('%s nothing changes', (_name, ids, wrapper) => {
  const tree = treeOf(note('a'), box('x'), rack('r', [note('n')]));
  expect(run(tree, registry, { type: 'wrap', ids, wrapper })).toBe(tree);
});
