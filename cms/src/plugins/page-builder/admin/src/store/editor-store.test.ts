import type { Problem } from 'page-format';
import { expect, test, vi } from 'vitest';
import type { Action } from '../model/actions/index.ts';
import type { Refused } from '../model/placement.ts';
import { selectBlock } from '../model/selection.ts';
import { box, grid, note, page, rack, treeOf } from '../model/testing/page.ts';
import { registry } from '../model/testing/registry.ts';
import { createEditorStore } from './editor-store.ts';

test('the document stays the same object until something changes, and after undo is equal to the first', () => {
  const store = createEditorStore(page(note('a')), registry);
  const first = store.getDocument();
  expect(store.getDocument()).toBe(first);
  store.remove(['a']);
  expect(store.getDocument()).toEqual(page());
  store.undo();
  expect(store.getDocument()).toEqual(first);
  expect(store.getSession().tree).toBe(store.getSavedTree());
});

test('moving past the end of an area leads out of it, and at the edge of the page nowhere', () => {
  const store = createEditorStore(page(box('a', [note('b')])), registry);
  expect(store.moveStep(['b'], 'down')).toEqual({ ids: ['b'] });
  expect(store.getDocument()).toEqual(page(box('a'), note('b')));
  expect(store.moveStep(['b'], 'down')).toEqual({ refusal: 'edge', type: 'Note' });
});

test('what a menu offers to move is known to be moved, or why it is not', () => {
  const store = createEditorStore(page(box('a', [note('b')]), note('c')), registry);
  const refusals = (id: string) => [store.refusalOfStep([id], 'in'), store.refusalOfStep([id], 'out')];
  expect(refusals('b')).toEqual([{ refusal: 'edge', type: 'Note' }, undefined]);
  expect(refusals('c')).toEqual([undefined, { refusal: 'edge', type: 'Note' }]);
  expect([store.refusalOfUnwrap('a'), store.refusalOfUnwrap('c')]).toEqual([
    undefined,
    { refusal: 'nothing-inside', type: 'Note' },
  ]);
});

test('blocks inserted one after the other nest, then follow each other', () => {
  const store = createEditorStore(page(), registry);
  for (const type of ['Box', 'Box', 'Note', 'Note']) store.insertType(type);
  const [outer] = store.getDocument().blocks;
  const inner = outer?.areas?.content?.[0];
  expect(inner?.areas?.content?.map((block) => block.type)).toEqual(['Note', 'Note']);
});

test('what must hold blocks of one kind begins with one, which is selected', () => {
  const store = createEditorStore(page(), registry);
  const outcome = store.insertType('Rack');
  const [made] = store.getDocument().blocks;
  expect(made?.areas?.notes?.map(({ type }) => type)).toEqual(['Note']);
  expect(outcome).toEqual({ ids: [made?.id] });
  expect(store.getSession().selection.blocks).toEqual([made?.areas?.notes?.[0]?.id]);
  store.undo();
  expect(store.getDocument()).toEqual(page());
});

test('a refused command says why and tells no one of a change', () => {
  const store = createEditorStore(page(rack('r', [note('a')])), registry);
  const listener = vi.fn();
  store.subscribe(listener);
  expect(store.insertType('Unknown')).toEqual({ refusal: 'no-such-area', type: 'Unknown' });
  expect(listener).not.toHaveBeenCalled();
});

test('a block in the place of an empty one is one step', () => {
  const store = createEditorStore(page(note('a'), note('b')), registry);
  const outcome = store.insertType('Box', { block: null, area: '', index: 0, replaces: 'a' });
  expect(store.getDocument().blocks.map(({ type }) => type)).toEqual(['Box', 'Note']);
  expect('ids' in outcome && store.getSession().selection.blocks).toEqual('ids' in outcome && outcome.ids);
  store.undo();
  expect(store.getDocument()).toEqual(page(note('a'), note('b')));
});

test('several changes made together are one step', () => {
  const store = createEditorStore(page(note('a'), note('b')), registry);
  const before = store.getDocument();
  store.performAll([
    { type: 'setProp', id: 'a', prop: 'text', value: 'shorter' },
    { type: 'remove', ids: ['b'] },
  ]);
  expect(store.getDocument().blocks).toHaveLength(1);
  store.undo();
  expect(store.getDocument()).toEqual(before);
});

test('a deleted block leaves its neighbour selected', () => {
  const store = createEditorStore(page(note('a'), note('b')), registry);
  store.select(selectBlock('b'));
  store.remove(['b']);
  expect(store.getSession().selection.blocks).toEqual(['a']);
});

test('several blocks are wrapped, taken out again and undone in one step each', () => {
  const store = createEditorStore(page(note('a'), note('b'), note('c')), registry);
  const wrapped = store.wrap(['c', 'b'], 'Box');
  const [, holder] = store.getDocument().blocks;
  expect(wrapped).toEqual({ ids: [holder?.id] });
  expect(holder?.areas?.content?.map(({ id }) => id)).toEqual(['b', 'c']);
  expect(store.unwrap(holder?.id ?? '')).toEqual({ ids: ['b', 'c'] });
  expect(store.getDocument()).toEqual(page(note('a'), note('b'), note('c')));
  store.undo();
  store.undo();
  expect(store.getSession().tree).toBe(store.getSavedTree());
});

test('a block becomes another one in one step, and is refused where it cannot', () => {
  const store = createEditorStore(page(grid('g', { one: [note('a')] }), note('b')), registry);
  expect(store.transform('g', 'Note')).toEqual({ refusal: 'not-accepted', type: 'Note' });
  const outcome = store.transform('g', 'Box');
  const { ids } = 'ids' in outcome ? outcome : { ids: [] };
  const [made] = store.getDocument().blocks;
  expect(made).toMatchObject({ type: 'Box', areas: { content: [note('a')] } });
  expect([ids, store.getSession().selection.blocks]).toEqual([[made?.id], [made?.id]]);
  store.undo();
  expect(store.getDocument()).toEqual(page(grid('g', { one: [note('a')] }), note('b')));
});

test('copies that would overfill the page are refused with the reason', () => {
  const notes = Array.from({ length: 600 }, (_, index) => note(`n${index}`));
  const store = createEditorStore(page(...notes), registry);
  expect(store.duplicate(notes.map(({ id }) => id))).toEqual({ refusal: 'too-many-blocks', type: 'Note' });
});

test('a problem is put right in one step of its own, with the block selected', () => {
  const store = createEditorStore(page(note('a'), note('b', 'Old')), registry);
  const label = { en: 'Label' };
  const problem: Problem = {
    ...{ level: 'warning', blockId: 'b', blockType: 'Note', path: ['text'], message: label },
    mend: { change: 'set', was: 'Old', value: 'New', label },
  };
  store.perform({ type: 'setProp', id: 'b', prop: 'text', value: 'Old' }, { mergeKey: 'b.text' });
  expect(store.mend(problem)).toBe(true);
  expect(store.getDocument()).toEqual(page(note('a'), note('b', 'New')));
  expect(store.getSession().selection.blocks).toEqual(['b']);
  expect(store.mend(problem)).toBe(false);
  store.undo();
  expect(store.getDocument()).toEqual(page(note('a'), note('b', 'Old')));

  expect(store.mend({ ...problem, path: [], mend: { change: 'removeBlock', label } })).toBe(true);
  expect(store.getDocument()).toEqual(page(note('a')));
  expect(store.getSession().selection.blocks).toEqual(['a']);
});

test('what could not be saved never comes onto the page', () => {
  const store = createEditorStore(page(note('a')), registry);
  store.perform({ type: 'setProp', id: 'a', prop: 'text', value: '🚲 \ud83d\0!' });
  expect(store.getDocument().blocks[0]?.props.text).toBe('🚲 \ufffd!');
  store.insertBlocks([note('b', 'a\udeb2')]);
  expect(store.getDocument().blocks[1]?.props.text).toBe('a\ufffd');
});

test('whoever may change texts alone writes them, and hears why nothing else is done', () => {
  const store = createEditorStore(page(box('x', [note('a')]), note('b')), registry, { textsOnly: true });
  const told: Refused[] = [];
  store.followRefusals((refused) => told.push(refused));
  const refused = (type: string) => ({ refusal: 'texts-only', type });
  expect(store.remove(['a'])).toEqual(refused('Note'));
  expect(store.insertType('Note')).toEqual(refused('Note'));
  expect(store.unwrap('x')).toEqual(refused('Note'));
  expect(store.perform({ type: 'setMetadata', ids: ['b'], key: 'hidden', value: true })).toBe(false);
  const write: Action = { type: 'setProp', id: 'a', prop: 'text', value: 'Geschreven' };
  expect(store.performAll([write, { type: 'remove', ids: ['b'] }])).toBe(false);
  expect(told).toEqual([refused('Note'), refused('Note')]);
  expect(store.perform(write)).toBe(true);
  expect(store.perform({ ...write, value: 'Anders' })).toBe(true);
  store.undo();
  expect(store.getDocument()).toEqual(page(box('x', [note('a', 'Geschreven')]), note('b')));
  // Another page, as somebody else has saved it, is what is compared with from then on.
  const theirs = treeOf(box('x', [note('a', 'Geschreven')]));
  store.rebase(() => theirs, theirs);
  expect(store.perform(write)).toBe(false);
  expect(store.perform({ ...write, value: 'Weer' })).toBe(true);
});
