import { expect, test } from 'vitest';
import { note, stranger, treeOf } from '../testing/page.ts';
import { registry } from '../testing/registry.ts';
import { run } from '../testing/sound.ts';

test('a value is stored, and its neighbours stay the same objects', () => {
  const before = treeOf(note('a'), note('b'));
  const after = run(before, registry, { type: 'setProp', id: 'a', prop: 'text', value: 'New' });
  expect(after.blocks.get('a')?.props).toEqual({ text: 'New' });
  expect(after.blocks.get('b')).toBe(before.blocks.get('b'));
});

test('resetting takes the stored value away', () => {
  const tree = run(treeOf(note('a')), registry, { type: 'setProp', id: 'a', prop: 'text', value: undefined });
  expect(tree.blocks.get('a')?.props).toEqual({});
});

test('an equal value changes nothing, and a block nobody knows keeps what it has', () => {
  const tree = treeOf(note('a', 'Same'), stranger('s'));
  expect(run(tree, registry, { type: 'setProp', id: 'a', prop: 'text', value: 'Same' })).toBe(tree);
  expect(run(tree, registry, { type: 'setProp', id: 's', prop: 'z', value: 2 })).toBe(tree);
});
