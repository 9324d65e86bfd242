import { DOCUMENT_LIMITS } from 'page-format';
import { expect, test } from 'vitest';
import { documentFromTree } from '../convert.ts';
import { box, note, page, rack, stranger, treeOf } from '../testing/page.ts';
import { registry } from '../testing/registry.ts';
import { run } from '../testing/sound.ts';
import { ROOT } from '../tree.ts';

test('a block goes to the place that is named, with everything in it', () => {
  const tree = run(treeOf(box('a', [note('b')])), registry, {
    type: 'insert',
    blocks: [box('c', [note('d')])],
    place: { block: 'a', area: 'content', index: 1 },
  });
  expect(documentFromTree(tree)).toEqual(page(box('a', [note('b'), box('c', [note('d')])])));
});

test('blocks that the change does not touch stay the same objects', () => {
  const before = treeOf(box('a', [note('b')]), note('c'));
  const after = run(before, registry, { type: 'insert', blocks: [note('d')], place: { ...ROOT, index: 2 } });
  for (const id of ['a', 'b', 'c']) expect(after.blocks.get(id)).toBe(before.blocks.get(id));
});

test.each([
  ['an area that takes other types', box('n'), { block: 'r', area: 'notes', index: 0 }],
  ['an area that does not exist', note('n'), { block: 'r', area: 'elsewhere', index: 0 }],
  ['a block nobody knows', note('n'), { block: 's', area: 'somewhere', index: 0 }],
  ['an id that is taken', note('r'), { ...ROOT, index: 0 }],
])('%s is refused and changes nothing', (_name, block, place) => {
  const tree = treeOf(rack('r'), stranger('s'));
  expect(run(tree, registry, { type: 'insert', blocks: [block], place })).toBe(tree);
});

test('a page holds no more than its limit of blocks and levels', () => {
  const full = treeOf(...Array.from({ length: DOCUMENT_LIMITS.blocks }, (_, index) => note(`n${index}`)));
  expect(run(full, registry, { type: 'insert', blocks: [note('more')], place: { ...ROOT, index: 0 } })).toBe(full);

  let nested = box('l12');
  for (let level = 11; level >= 1; level -= 1) nested = box(`l${level}`, [nested]);
  const deep = treeOf(nested);
  const place = { block: 'l12', area: 'content', index: 0 };
  expect(run(deep, registry, { type: 'insert', blocks: [note('more')], place })).toBe(deep);
});

test('an id that the page has already is refused inside a block as well', () => {
  const tree = treeOf(note('a'));
  expect(run(tree, registry, { type: 'insert', blocks: [box('b', [note('a')])], place: { ...ROOT, index: 0 } })).toBe(
    tree,
  );
});
