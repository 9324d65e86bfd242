import { expect, test } from 'vitest';
import { documentFromTree } from '../convert.ts';
import { box, grid, note, page, rack, treeOf } from '../testing/page.ts';
import { registry } from '../testing/registry.ts';
import { run } from '../testing/sound.ts';
import type { Transform } from './transform.ts';

const tree = treeOf(note('a'), box('x', [note('b'), box('c', [note('d')])]), note('e'));

test('the other block stands in the same place, with the blocks where they were sent to', () => {
  const action: Transform = {
    ...{ type: 'transform', id: 'x', block: grid('g', { one: [note('new')], two: [] }) },
    ...{ areas: { one: ['b'], two: [] }, after: ['c'] },
  };
  expect(documentFromTree(run(tree, registry, action))).toEqual(
    page(note('a'), grid('g', { one: [note('new'), note('b')], two: [] }), box('c', [note('d')]), note('e')),
  );
});

test.each<[string, Partial<Transform>]>([
  ['a block would be lost', { areas: { content: ['b'] } }],
  ['a block would be in two places', { areas: { content: ['b', 'c'] }, after: ['c'] }],
  ['an area does not take a block', { block: rack('n'), areas: { notes: ['b', 'c'] } }],
  ['there is no such area', { areas: { elsewhere: ['b', 'c'] } }],
  ['there is no such block', { id: 'gone', areas: {} }],
  ['the id is taken', { block: box('a') }],
])('nothing changes when %s', (_name, change) => {
  const action: Transform = { type: 'transform', id: 'x', block: box('n'), areas: { content: ['b', 'c'] }, after: [] };
  expect(run(tree, registry, { ...action, ...change })).toBe(tree);
});

test('nothing changes where the other block may not stand', () => {
  const inRack = treeOf(rack('r', [note('a')]));
  const action: Transform = { type: 'transform', id: 'a', block: box('n'), areas: {}, after: [] };
  expect(run(inRack, registry, action)).toBe(inRack);
});
