import fc from 'fast-check';
import { createSyncedSection, differenceKey, withSyncedSections } from 'page-format';
import { describe, expect, test } from 'vitest';
import { type Action, applyAction } from '../../model/actions/index.ts';
import { documentFromTree } from '../../model/convert.ts';
import { createEditedPage, editScripts } from '../../model/testing/edits.ts';
import { box, grid, note, page, stranger, treeOf } from '../../model/testing/page.ts';
import { registry } from '../../model/testing/registry.ts';
import { expectSound } from '../../model/testing/sound.ts';
import { ROOT, type Tree } from '../../model/tree.ts';
import type { Choices } from './conflicts.ts';
import { mergeTrees } from './merge-trees.ts';

const apply = (tree: Tree, ...actions: Action[]) =>
  actions.reduce((current, action) => applyAction(current, action, registry), tree);
const setText = (id: string, value: string): Action => ({ type: 'setProp', id, prop: 'text', value });

function merge(base: Tree, mine: Tree, theirs: Tree, choices?: Choices) {
  const merged = mergeTrees({ base, mine, theirs }, choices);
  expectSound(merged.tree, registry);
  return { ...merged, document: documentFromTree(merged.tree) };
}

describe('what does not contradict is brought together', () => {
  const base = treeOf(box('x', [note('a'), note('b')]), note('c'));

  test('changes to different blocks, an insertion, a move and a deletion', () => {
    const mine = apply(base, setText('a', 'mine'), { type: 'move', ids: ['c'], place: { ...ROOT, index: 0 } });
    const theirs = apply(
      base,
      { type: 'remove', ids: ['b'] },
      { type: 'insert', blocks: [note('n')], place: { block: 'x', area: 'content', index: 0 } },
    );
    const { document, conflicts } = merge(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(document).toEqual(page(note('c'), box('x', [note('n'), note('a', 'mine')])));
  });

  test('different properties of one block, and of one entry of a list', () => {
    const start = treeOf({ ...grid('g', { i1: [], i2: [] }), props: { cells: [{ id: 'i1' }, { id: 'i2' }] } });
    const item = { type: 'setItemProp', id: 'g', prop: 'cells', itemId: 'i1' } as const;
    const mine = apply(start, { ...item, name: 'title', value: 'A' });
    const theirs = apply(
      start,
      { ...item, name: 'tone', value: 'B' },
      { ...item, itemId: 'i2', name: 'title', value: 'C' },
    );
    const { document, conflicts } = merge(start, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(document.blocks[0]?.props.cells).toEqual([
      { id: 'i1', title: 'A', tone: 'B' },
      { id: 'i2', title: 'C' },
    ]);
  });

  test('a name, and a property of the same block; one that was taken away stays away', () => {
    const start = treeOf({ ...note('a'), name: 'Intro' }, note('b'));
    const mine = apply(start, setText('a', 'mine'), { type: 'setMetadata', ids: ['b'], key: 'name', value: 'Outro' });
    const theirs = apply(start, { type: 'setMetadata', ids: ['a'], key: 'name', value: undefined }, setText('b', 'x'));
    const { document, conflicts } = merge(start, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(document).toEqual(page(note('a', 'mine'), { ...note('b', 'x'), name: 'Outro' }));
  });

  test('what two people have otherwise in one place of a synced section', () => {
    const registryWithSections = withSyncedSections(registry);
    const start = treeOf({ ...createSyncedSection({ documentId: 's', name: 'Steps' }), id: 'p' });
    const differ = (block: string, value: string) =>
      applyAction(start, { type: 'setProp', id: 'p', prop: differenceKey(block, 'text'), value }, registryWithSections);
    const { tree, conflicts } = mergeTrees({ base: start, mine: differ('a', 'mine'), theirs: differ('b', 'theirs') });
    expect(conflicts).toEqual([]);
    expect(tree.blocks.get('p')?.props).toMatchObject({ 'a/text': 'mine', 'b/text': 'theirs' });
  });

  test('one turned a block into another one, the other wrote in what stands in it', () => {
    const start = treeOf(grid('g', { i1: [note('a')], i2: [box('c', [note('b')])] }));
    const areas = { content: ['a', 'c'] };
    const mine = apply(start, { type: 'transform', id: 'g', block: box('x'), areas, after: [] });
    const { document, conflicts } = merge(start, mine, apply(start, setText('b', 'theirs')));
    expect(conflicts).toEqual([]);
    expect(document).toEqual(page(box('x', [note('a'), box('c', [note('b', 'theirs')])])));
  });

  test('both sides moved different blocks of the same list', () => {
    const list = treeOf(note('1'), note('2'), note('3'), note('4'), note('5'));
    const mine = apply(list, { type: 'move', ids: ['1'], place: { ...ROOT, index: 2 } });
    const theirs = apply(list, { type: 'move', ids: ['5'], place: { ...ROOT, index: 0 } });
    const { tree, conflicts } = merge(list, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(tree.roots).toEqual(['5', '2', '3', '1', '4']);
  });
});

describe('what contradicts is asked, and settled without loss until then', () => {
  test('the same property set twice', () => {
    const base = treeOf(note('a'));
    const [mine, theirs] = [apply(base, setText('a', 'one')), apply(base, setText('a', 'two'))];
    const { document, conflicts } = merge(base, mine, theirs);
    expect(conflicts).toEqual([
      { kind: 'value', key: 'value:a:text', block: 'a', path: ['text'], mine: 'one', theirs: 'two' },
    ]);
    expect(document).toEqual(page(note('a', 'one')));
    expect(merge(base, mine, theirs, { 'value:a:text': 'theirs' }).document).toEqual(page(note('a', 'two')));
  });

  test.each(['mine', 'theirs'] as const)('a deletion against an edit inside: %s deleted', (by) => {
    const base = treeOf(box('x', [note('a'), note('b')]));
    const removed = apply(base, { type: 'remove', ids: ['x'] });
    const edited = apply(base, setText('b', 'new'));
    const sides = by === 'mine' ? ([removed, edited] as const) : ([edited, removed] as const);
    const { document, conflicts } = merge(base, ...sides);
    expect(conflicts).toEqual([{ kind: 'removed', key: 'removed:x', block: 'x', path: [], by }]);
    expect(document).toEqual(page(box('x', [note('a'), note('b', 'new')])));
    expect(merge(base, ...sides, { 'removed:x': by }).document).toEqual(page());
  });

  test('one block moved to two places', () => {
    const base = treeOf(note('a'), box('x'), box('y'));
    const mine = apply(base, { type: 'move', ids: ['a'], place: { block: 'x', area: 'content', index: 0 } });
    const theirs = apply(base, { type: 'move', ids: ['a'], place: { block: 'y', area: 'content', index: 0 } });
    expect(merge(base, mine, theirs).conflicts.map(({ key }) => key)).toEqual(['place:a']);
    expect(merge(base, mine, theirs, { 'place:a': 'theirs' }).document).toEqual(page(box('x'), box('y', [note('a')])));
  });

  test('two blocks moved into each other', () => {
    const base = treeOf(box('x'), box('y'));
    const mine = apply(base, { type: 'move', ids: ['x'], place: { block: 'y', area: 'content', index: 0 } });
    const theirs = apply(base, { type: 'move', ids: ['y'], place: { block: 'x', area: 'content', index: 0 } });
    expect(new Set(merge(base, mine, theirs).tree.blocks.keys())).toEqual(new Set(['x', 'y']));
  });

  test('content put into the area of an entry that the other side removed keeps the entry', () => {
    const base = treeOf(grid('g', { i1: [], i2: [] }));
    const mine = apply(base, { type: 'removeItem', id: 'g', prop: 'cells', itemId: 'i2' });
    const theirs = apply(base, { type: 'insert', blocks: [note('n')], place: { block: 'g', area: 'i2', index: 0 } });
    expect(merge(base, mine, theirs).document).toEqual(page(grid('g', { i1: [], i2: [note('n')] })));
  });

  test('one turned a block into another one, the other changed it: what stood in it is in the new one either way', () => {
    const start = treeOf(grid('g', { i1: [note('a')] }));
    const mine = apply(start, { type: 'transform', id: 'g', block: box('x'), areas: { content: ['a'] }, after: [] });
    const title = { type: 'setItemProp', id: 'g', prop: 'cells', itemId: 'i1', name: 'title', value: 'New' } as const;
    const theirs = apply(start, title);
    for (const side of ['mine', 'theirs'] as const) {
      const { document, conflicts } = merge(start, mine, theirs, { 'removed:g': side });
      expect(conflicts.map(({ key }) => key)).toEqual(['removed:g']);
      expect(document.blocks).toContainEqual(box('x', [note('a')]));
      expect(document.blocks.some(({ id }) => id === 'g')).toBe(side === 'theirs');
    }
  });
});

test('a block that nobody knows comes through as the very object it was', () => {
  const base = treeOf(stranger('s', [note('a')]), note('b'));
  const { tree } = merge(base, apply(base, setText('b', 'x')), apply(base, setText('a', 'y')));
  expect(tree.blocks.get('s')).toBe(base.blocks.get('s'));
});

describe('any two sequences of actions', () => {
  const start = createEditedPage();
  const choices: fc.Arbitrary<Choices> = fc
    .array(fc.constantFrom('mine' as const, 'theirs' as const), { minLength: 12, maxLength: 12 })
    .map(
      (sides) =>
        new Proxy({} as Record<string, 'mine' | 'theirs'>, { get: (_, key) => sides[String(key).length % 12] }),
    );

  test('merge to a sound page, whatever is chosen', () => {
    fc.assert(
      fc.property(editScripts('m'), editScripts('t'), choices, (here, there, chosen) => {
        merge(start, apply(start, ...here), apply(start, ...there));
        merge(start, apply(start, ...here), apply(start, ...there), chosen);
      }),
      { numRuns: 400 },
    );
  }, 60_000);

  test('leave a side as it is when the other did nothing, or the same', () => {
    fc.assert(
      fc.property(editScripts('m'), (here) => {
        const mine = apply(start, ...here);
        for (const sides of [
          [mine, start],
          [start, mine],
          [mine, mine],
        ] as const) {
          const { tree, conflicts } = merge(start, ...sides);
          expect(documentFromTree(tree)).toEqual(documentFromTree(mine));
          expect(conflicts).toEqual([]);
        }
      }),
      { numRuns: 200 },
    );
  }, 60_000);
});

test('edits of different parts of the page merge to what both together come to', () => {
  const start = treeOf(
    box('left', [note('l1'), note('l2'), box('l3', [note('l4')])]),
    box('right', [note('r1'), box('r2', [note('r3')]), note('r4')]),
  );
  const part = (side: 'l' | 'r', root: string, holder: string) => {
    const ids = fc.constantFrom(...['1', '2', '3', '4'].map((digit) => side + digit));
    const place = fc
      .record({ block: fc.constantFrom(root, holder), index: fc.nat(3) })
      .map((entry) => ({ ...entry, area: 'content' }));
    return fc.array(
      fc.oneof(
        fc.record({ type: fc.constant('insert' as const), blocks: fc.constant([note(`${side}n`)]), place }),
        fc.record({ type: fc.constant('remove' as const), ids: fc.tuple(ids) }),
        fc.record({ type: fc.constant('move' as const), ids: fc.tuple(ids), place }),
        fc.record({ type: fc.constant('setProp' as const), id: ids, prop: fc.constant('text'), value: fc.string() }),
      ),
      { maxLength: 10 },
    );
  };
  fc.assert(
    fc.property(part('l', 'left', 'l3'), part('r', 'right', 'r2'), (left, right) => {
      const { tree, conflicts } = merge(start, apply(start, ...left), apply(start, ...right));
      expect(conflicts).toEqual([]);
      expect(documentFromTree(tree)).toEqual(documentFromTree(apply(start, ...left, ...right)));
    }),
    { numRuns: 300 },
  );
}, 60_000);
