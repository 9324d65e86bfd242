import { expect, test } from 'vitest';
import { documentFromTree } from '../convert.ts';
import { box, grid, note, page, stranger, treeOf } from '../testing/page.ts';
import { registry } from '../testing/registry.ts';
import { run } from '../testing/sound.ts';

test('what stood in the areas takes the place of the block', () => {
  const tree = treeOf(note('a'), grid('g', { one: [note('b')], two: [box('c', [note('d')]), note('e')] }), note('f'));
  const next = run(tree, registry, { type: 'unwrap', id: 'g' });
  expect(documentFromTree(next)).toEqual(page(note('a'), note('b'), box('c', [note('d')]), note('e'), note('f')));
});

test('what stood in a hidden block stays hidden', () => {
  const tree = treeOf({ ...box('x', [note('a')]), hidden: true });
  expect(documentFromTree(run(tree, registry, { type: 'unwrap', id: 'x' }))).toEqual(
    page({ ...note('a'), hidden: true }),
  );
});

test.each([
  ['that is empty', 'x'],
  ['that nobody knows', 's'],
  ['that does not exist', 'z'],
])('a block %s is not unwrapped', (_name, id) => {
  const tree = treeOf(box('x'), stranger('s', [note('a')]));
  expect(run(tree, registry, { type: 'unwrap', id })).toBe(tree);
});
