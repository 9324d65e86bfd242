import { expect, test } from 'vitest';
import { documentFromTree } from '../convert.ts';
import { box, grid, note, page, rack, stranger, treeOf } from '../testing/page.ts';
import { registry } from '../testing/registry.ts';
import { run } from '../testing/sound.ts';
import { ROOT } from '../tree.ts';

test('among its siblings a block gets the index it is given', () => {
  const tree = treeOf(note('a'), note('b'), note('c'));
  const moved = run(tree, registry, { type: 'move', ids: ['a'], place: { ...ROOT, index: 2 } });
  expect(moved.roots).toEqual(['b', 'c', 'a']);
});

test('into another area it brings everything along, and its own object does not change', () => {
  const before = treeOf(box('a', [note('b')]), grid('g', { one: [], two: [note('c')] }));
  const after = run(before, registry, { type: 'move', ids: ['a'], place: { block: 'g', area: 'two', index: 0 } });
  expect(documentFromTree(after)).toEqual(page(grid('g', { one: [], two: [box('a', [note('b')]), note('c')] })));
  expect(after.blocks.get('a')).toBe(before.blocks.get('a'));
});

test('a block nobody knows can be moved, and sorted inside another one', () => {
  const tree = treeOf(stranger('s', [note('a'), note('b')]), box('x'));
  const sorted = run(
    tree,
    registry,
    { type: 'move', ids: ['b'], place: { block: 's', area: 'somewhere', index: 0 } },
    { type: 'move', ids: ['s'], place: { block: 'x', area: 'content', index: 0 } },
  );
  expect(documentFromTree(sorted)).toEqual(page(box('x', [stranger('s', [note('b'), note('a')])])));
});

test.each([
  ['into itself', 'a', { block: 'a', area: 'content', index: 0 }],
  ['into its own child', 'a', { block: 'b', area: 'content', index: 0 }],
  ['into an area that takes other types', 'a', { block: 'r', area: 'notes', index: 0 }],
  ['to where it stands', 'a', { ...ROOT, index: 0 }],
  ['when it does not exist', 'z', { ...ROOT, index: 0 }],
])('a move %s changes nothing', (_name, id, place) => {
  const tree = treeOf(box('a', [box('b')]), rack('r'));
  expect(run(tree, registry, { type: 'move', ids: [id], place })).toBe(tree);
});

test('a block does not move below the deepest level', () => {
  let nested = box('l11');
  for (let level = 10; level >= 1; level -= 1) nested = box(`l${level}`, [nested]);
  const tree = treeOf(nested, box('tall', [note('top')]));
  expect(run(tree, registry, { type: 'move', ids: ['tall'], place: { block: 'l11', area: 'content', index: 0 } })).toBe(
    tree,
  );
});

test('several blocks end up beside each other, in reading order', () => {
  const tree = treeOf(note('a'), box('x', [note('b'), note('c')]), note('d'), note('e'));
  const moved = run(tree, registry, { type: 'move', ids: ['d', 'c', 'a'], place: { ...ROOT, index: 1 } });
  expect(documentFromTree(moved)).toEqual(page(box('x', [note('b')]), note('a'), note('c'), note('d'), note('e')));
});

test('when one of several may not go there, none goes', () => {
  const tree = treeOf(note('a'), box('b'), rack('r'));
  expect(run(tree, registry, { type: 'move', ids: ['a', 'b'], place: { block: 'r', area: 'notes', index: 0 } })).toBe(
    tree,
  );
});
