import { copyBlock } from 'page-format';
import { expect, test } from 'vitest';
import { blockFromTree, documentFromTree } from '../convert.ts';
import { box, note, page, treeOf } from '../testing/page.ts';
import { registry } from '../testing/registry.ts';
import { run } from '../testing/sound.ts';

test('the copy stands right after the block, with ids of its own', () => {
  const tree = treeOf(box('a', [note('b')]), note('c'));
  let count = 0;
  const copy = copyBlock(blockFromTree(tree, 'a'), () => `new${++count}`);
  const next = run(tree, registry, { type: 'duplicate', ids: ['a'], copies: [copy] });
  expect(documentFromTree(next)).toEqual(page(box('a', [note('b')]), box('new1', [note('new2', 'b')]), note('c')));
});

test('copies of several blocks stand after the last of their area', () => {
  const tree = treeOf(note('a'), note('b'), box('x', [note('c')]));
  const copies = [note('a2'), note('b2'), note('c2')];
  const next = run(tree, registry, { type: 'duplicate', ids: ['a', 'b', 'c'], copies });
  expect(documentFromTree(next)).toEqual(
    page(note('a'), note('b'), note('a2'), note('b2'), box('x', [note('c'), note('c2')])),
  );
});
