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
  const removed = differences.filter((one) => one.kind === 'removed' && canReturn(store, version, one));
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

test('a moved block goes to the place it had, and a new one goes, each as one step', () => {
  const version = treeOf(note('a'), note('b'), note('d'), box('x', [note('c')]));
  const now = page(note('b'), note('d'), note('c'), note('new'), note('a'), box('x'));
  const store = createEditorStore(now, registry);
  const back = (block: string) => {
    const all = listDifferences(version, store.getSession().tree);
    const difference = all.find((one) => one.block === block);
    if (!difference || !canReturn(store, version, difference)) throw new Error(`${block} cannot be brought back.`);
    return bringBack(store, version, difference);
  };
  expect([back('a'), back('c'), back('new')]).toEqual([true, true, true]);
  expect(store.getDocument()).toEqual(page(note('a'), note('b'), note('d'), box('x', [note('c')])));
  for (let step = 0; step < 3; step += 1) store.undo();
  expect(store.getDocument()).toEqual(now);
});

test('a block that has become what holds its old place stays where it is', () => {
  const version = treeOf(box('outer', [box('inner')]));
  const store = createEditorStore(page(box('inner', [box('outer')])), registry);
  const moved = { kind: 'moved', block: 'inner' } as const;
  expect(canReturn(store, version, moved)).toBe(false);
  expect(bringBack(store, version, moved)).toBe(false);
});

test('a list in whose areas blocks stand is not brought back by itself', () => {
  const version = treeOf(grid('g', { i1: [note('a')] }));
  const store = createEditorStore(page(grid('g', { i2: [note('a')] })), registry);
  const changed = listDifferences(version, store.getSession().tree).find(({ kind }) => kind === 'changed');
  expect(changed && listProps(store, version, changed)).toEqual([]);
});
