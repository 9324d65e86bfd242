import { expect, test, vi } from 'vitest';
import { selectBlock } from '../model/selection.ts';
import { box, note, page, rack } from '../model/testing/page.ts';
import { registry } from '../model/testing/registry.ts';
import { createEditorStore } from './editor-store.ts';

test('the document stays the same object until something changes, and after undo is equal to the first', () => {
  const store = createEditorStore(page(note('a')), registry);
  const first = store.getDocument();
  expect(store.getDocument()).toBe(first);
  store.remove('a');
  expect(store.getDocument()).toEqual(page());
  store.undo();
  expect(store.getDocument()).toEqual(first);
  expect(store.getSession().tree).toBe(store.getSavedTree());
});

test('moving past the end of an area leads out of it, and at the edge of the page nowhere', () => {
  const store = createEditorStore(page(box('a', [note('b')])), registry);
  expect(store.moveBy('b', 1)).toEqual({ id: 'b' });
  expect(store.getDocument()).toEqual(page(box('a'), note('b')));
  expect(store.moveBy('b', 1)).toEqual({ refusal: 'edge', type: 'Note' });
});

test('blocks inserted one after the other nest, then follow each other', () => {
  const store = createEditorStore(page(), registry);
  for (const type of ['Box', 'Box', 'Note', 'Note']) store.insertType(type);
  const [outer] = store.getDocument().blocks;
  const inner = outer?.areas?.content?.[0];
  expect(inner?.areas?.content?.map((block) => block.type)).toEqual(['Note', 'Note']);
});

test('a refused command says why and tells no one of a change', () => {
  const store = createEditorStore(page(rack('r', [note('a')])), registry);
  const listener = vi.fn();
  store.subscribe(listener);
  expect(store.insertType('Unknown')).toEqual({ refusal: 'no-such-area', type: 'Unknown' });
  expect(listener).not.toHaveBeenCalled();
});

test('a deleted block leaves its neighbour selected', () => {
  const store = createEditorStore(page(note('a'), note('b')), registry);
  store.select(selectBlock('b'));
  store.remove('b');
  expect(store.getSession().selection.blocks).toEqual(['a']);
});
