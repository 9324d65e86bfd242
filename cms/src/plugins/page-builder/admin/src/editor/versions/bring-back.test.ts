import { expect, test } from 'vitest';
import { listDifferences } from '../../../../shared/differences/list-differences.ts';
import { box, grid, note, page, treeOf } from '../../model/testing/page.ts';
import { registry } from '../../model/testing/registry.ts';
import { createEditorStore } from '../../store/editor-store.ts';
import { bringBack, canReturn, listProps } from './bring-back.ts';

test('a deleted block comes back to its place, without what stands somewhere else by now', () => {
  const version = treeOf(note('a'), box('x', [note('b'), note('c')]), note('d'));
  const now = page(note('a'), note('d'), note('c'));
  const store = createEditorStore(now, registry);
  const differences = listDifferences(version, store.getSession().tree);
  const removed = differences.filter((difference) => canReturn(store, version, difference));
  // What stands in it comes with it.
  expect(removed.map(({ block }) => block)).toEqual(['x']);
  expect(removed.map((difference) => bringBack(store, version, difference))).toEqual([true]);
  expect(store.getDocument()).toEqual(page(note('a'), box('x', [note('b')]), note('d'), note('c')));
  store.undo();
  expect(store.getDocument()).toEqual(now);
});

test('properties come back one by one or together, each as one step', () => {
  const old = { id: 'x', type: 'Box', v: 1, props: { name: 'Old', tone: 'dark' } };
  const version = treeOf(old);
  const store = createEditorStore(page({ ...old, props: { name: 'New', size: 2 } }), registry);
  const props = () => store.getSession().tree.blocks.get('x')?.props;
  const [difference] = listDifferences(version, store.getSession().tree);
  if (!difference) throw new Error('There is a difference.');
  expect(bringBack(store, version, difference, ['name'])).toBe(true);
  expect(props()).toEqual({ name: 'Old', size: 2 });
  expect(bringBack(store, version, difference)).toBe(true);
  expect(props()).toEqual(old.props);
  store.undo();
  expect(props()).toEqual({ name: 'Old', size: 2 });
});

test('a list in whose areas blocks stand is not brought back by itself', () => {
  const version = treeOf(grid('g', { i1: [note('a')] }));
  const store = createEditorStore(page(grid('g', { i2: [note('a')] })), registry);
  const changed = listDifferences(version, store.getSession().tree).find(({ kind }) => kind === 'changed');
  expect(changed && listProps(store, version, changed)).toEqual([]);
});
