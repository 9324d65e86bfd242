import { expect, test } from 'vitest';
import { block, page } from '../testing/sample-blocks.ts';
import { mapBlocks, walk } from './walk.ts';

const tree = page(
  block(
    'a',
    'Box',
    {},
    {
      content: [block('b', 'Note'), block('c', 'Box', {}, { notes: [block('d', 'Note')] })],
      notes: [block('e', 'Note')],
    },
  ),
  block('f', 'Note'),
);

test('walks in reading order, parents first, with the place of each block', () => {
  expect(
    [...walk(tree)].map(({ block, parent, area, index, depth }) => [block.id, parent?.id, area, index, depth]),
  ).toEqual([
    ['a', undefined, undefined, 0, 1],
    ['b', 'a', 'content', 0, 2],
    ['c', 'a', 'content', 1, 2],
    ['d', 'c', 'notes', 0, 3],
    ['e', 'a', 'notes', 0, 2],
    ['f', undefined, undefined, 1, 1],
  ]);
});

test('mapBlocks changes children before parents, and only what changes is a new object', () => {
  const order: string[] = [];
  const mapped = mapBlocks(tree, (entry) => {
    order.push(entry.id);
    return entry.id === 'd' ? { ...entry, props: { heading: 'new' } } : entry;
  });
  expect(order).toEqual(['b', 'd', 'c', 'e', 'a', 'f']);
  expect(mapped.blocks[0]).not.toBe(tree.blocks[0]);
  expect(mapped.blocks[0]?.areas?.notes).toBe(tree.blocks[0]?.areas?.notes);
  expect(mapped.blocks[1]).toBe(tree.blocks[1]);
  expect(tree.blocks[0]?.areas?.content?.[1]?.areas?.notes?.[0]?.props).toEqual({});
});

test('mapBlocks returns the document itself when nothing changes', () => {
  expect(mapBlocks(tree, (entry) => entry)).toBe(tree);
});

test('mapBlocks leaves blocks out whole', () => {
  const seen: string[] = [];
  mapBlocks(
    tree,
    (entry) => {
      seen.push(entry.id);
      return entry;
    },
    (entry) => entry.id !== 'c',
  );
  expect(seen).toEqual(['b', 'e', 'a', 'f']);
});
