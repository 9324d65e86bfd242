import { expect, test } from 'vitest';
import { documentFromTree } from '../convert.ts';
import { box, note, page, stranger, treeOf } from '../testing/page.ts';
import { registry } from '../testing/registry.ts';
import { run } from '../testing/sound.ts';

test('a block goes with everything in it', () => {
  const tree = run(treeOf(box('a', [box('b', [note('c')])]), note('d')), registry, { type: 'remove', ids: ['a'] });
  expect(documentFromTree(tree)).toEqual(page(note('d')));
});

test('a block nobody knows can be deleted too', () => {
  const tree = run(treeOf(stranger('s', [note('a')])), registry, { type: 'remove', ids: ['s'] });
  expect(documentFromTree(tree)).toEqual(page());
});

test('an id that does not exist changes nothing', () => {
  const tree = treeOf(note('a'));
  expect(run(tree, registry, { type: 'remove', ids: ['z'] })).toBe(tree);
});

test('several blocks of different areas go at once, one inside another with it', () => {
  const tree = treeOf(box('a', [note('b'), note('c')]), box('d', [note('e')]), note('f'));
  const next = run(tree, registry, { type: 'remove', ids: ['f', 'b', 'd', 'e'] });
  expect(documentFromTree(next)).toEqual(page(box('a', [note('c')])));
});
