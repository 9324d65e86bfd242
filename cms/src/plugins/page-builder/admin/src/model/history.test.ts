import fc from 'fast-check';
import type { Block } from 'page-format';
import { expect, test } from 'vitest';
import type { Action } from './actions/index.ts';
import { documentFromTree } from './convert.ts';
import { HISTORY_LIMIT, perform, redo, type Session, select, startSession, undo } from './history.ts';
import { selectBlock } from './selection.ts';
import { box, grid, note, rack, stranger, treeOf } from './testing/page.ts';
import { registry } from './testing/registry.ts';
import { expectSound } from './testing/sound.ts';
import { type AreaAddress, ROOT } from './tree.ts';

const type = (session: Session, value: string, at: number) =>
  perform(session, { type: 'setProp', id: 'a', prop: 'text', value }, { at, mergeKey: 'a.text' }, registry);

test('edits of one property within 500 ms are one step, a pause or a click begins the next', () => {
  let session = startSession(treeOf(note('a')));
  session = type(type(session, 'x', 0), 'xy', 500);
  expect(session.past).toHaveLength(1);
  session = type(session, 'xyz', 1001);
  expect(session.past).toHaveLength(2);
  session = type(select(session, selectBlock('a')), 'xyz!', 1002);
  expect(session.past).toHaveLength(3);
});

test('undo and redo bring back the page and the selection of the moment', () => {
  const start = select(startSession(treeOf(note('a'), note('b'))), selectBlock('b'));
  const removed = perform(start, { type: 'remove', ids: ['b'] }, { at: 0, selection: selectBlock('a') }, registry);
  expect(removed.selection.blocks).toEqual(['a']);
  const undone = undo(removed);
  expect(undone.tree).toBe(start.tree);
  expect(undone.selection.blocks).toEqual(['b']);
  const redone = redo(undone);
  expect(redone.tree).toBe(removed.tree);
  expect(redone.selection.blocks).toEqual(['a']);
});

test('a refused action leaves no step and keeps what can be redone', () => {
  const start = startSession(treeOf(note('a')));
  const undone = undo(type(start, 'x', 0));
  expect(perform(undone, { type: 'remove', ids: ['z'] }, { at: 1 }, registry)).toBe(undone);
  expect(undone.future).toHaveLength(1);
});

test('the history keeps 100 steps', () => {
  let session = startSession(treeOf(note('a')));
  for (let step = 0; step < HISTORY_LIMIT + 20; step += 1) session = type(session, `${step}`, step * 1000);
  expect(session.past).toHaveLength(HISTORY_LIMIT);
});

test('undoing any sequence of actions restores the exact start, and redoing it the exact end', () => {
  const start = startSession(
    treeOf(
      box('a', [note('b'), grid('g', { i1: [note('c')], i2: [] })]),
      rack('r', [note('d')]),
      stranger('s', [note('e')]),
    ),
  );
  const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'g', 'r', 's', 'n0', 'n1', 'n2');
  const address: fc.Arbitrary<AreaAddress> = fc.oneof(
    fc.constant(ROOT),
    fc.record({ block: ids, area: fc.constantFrom('content', 'notes', 'somewhere', 'i1', 'i2', 'n3') }),
  );
  const place = fc.record({ address, index: fc.nat(4) }).map((entry) => ({ ...entry.address, index: entry.index }));
  const newBlock: fc.Arbitrary<Block> = fc.constantFrom(
    note('n0'),
    box('n1', [note('n2')]),
    grid('n2', { n3: [note('n4')] }),
    stranger('n1'),
  );
  const newBlocks = fc.array(newBlock, { minLength: 1, maxLength: 2 });
  const several = fc.array(ids, { minLength: 1, maxLength: 3 });
  const itemId = fc.constantFrom('i1', 'i2', 'n3');
  const list = { id: 'g', prop: 'cells' } as const;
  const actions: fc.Arbitrary<Action> = fc.oneof(
    fc.record({ type: fc.constant('insert' as const), blocks: newBlocks, place }),
    fc.record({ type: fc.constant('remove' as const), ids: several }),
    fc.record({ type: fc.constant('move' as const), ids: several, place }),
    fc.record({ type: fc.constant('duplicate' as const), ids: several, copies: newBlocks }),
    fc.record({ type: fc.constant('wrap' as const), ids: several, wrapper: newBlock }),
    fc.record({ type: fc.constant('unwrap' as const), id: ids }),
    fc.record({
      type: fc.constant('setProp' as const),
      id: ids,
      prop: fc.constantFrom('text', 'name'),
      value: fc.option(fc.string(), { nil: undefined }),
    }),
    itemId.map((id) => ({ type: 'insertItem' as const, ...list, item: { id }, index: 1 })),
    itemId.map((id) => ({ type: 'removeItem' as const, ...list, itemId: id })),
    fc.record({ itemId, index: fc.nat(3) }).map((entry) => ({ type: 'moveItem' as const, ...list, ...entry })),
    fc
      .record({ itemId, value: fc.string() })
      .map((entry) => ({ type: 'setItemProp' as const, ...list, name: 'title', ...entry })),
  );

  const edit = fc.record({ action: actions, pause: fc.nat(800), mergeKey: fc.constantFrom(undefined, 'one', 'two') });

  const stored = JSON.stringify(documentFromTree(start.tree));
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 40 }), (edits) => {
      let session = start;
      let at = 0;
      for (const { action, pause, mergeKey } of edits) {
        at += pause;
        session = perform(session, action, { at, mergeKey }, registry);
        expectSound(session.tree, registry);
      }
      const end = session.tree;
      while (session.past.length > 0) session = undo(session);
      expect(session.tree).toBe(start.tree);
      // The very same page, and no action wrote into it.
      expect(JSON.stringify(documentFromTree(session.tree))).toBe(stored);
      while (session.future.length > 0) session = redo(session);
      expect(session.tree).toBe(end);
    }),
    { numRuns: 300 },
  );
});
