import { expect, test } from 'vitest';
import { type Action, applyAction } from '../admin/src/model/actions/index.ts';
import { box, grid, note, page, stranger, treeOf } from '../admin/src/model/testing/page.ts';
import { registry } from '../admin/src/model/testing/registry.ts';
import { createEditorStore } from '../admin/src/store/editor-store.ts';
import { findLockBreach } from './locks.ts';
import { ROOT } from './page-tree.ts';

const locked = true as const;
const blocks = [
  note('a'),
  {
    ...box('x', [note('b'), { ...grid('g', { one: [note('c')], two: [] }), locked }, stranger('s', [note('t')])]),
    locked,
    name: 'Legal',
  },
  box('y', [{ ...note('d'), locked }, note('e'), { ...note('f'), locked }]),
];
const tree = treeOf(...blocks);
/** The same page without locks, where each action is done that a lock would forbid. */
const free = applyAction(
  tree,
  { type: 'setMetadata', ids: [...tree.blocks.keys()], key: 'locked', value: undefined },
  registry,
);
const inside = (block: string, area = 'content', index = 0) => ({ block, area, index });
const breachOf = (...actions: Action[]) =>
  findLockBreach(
    tree,
    actions.reduce((current, action) => applyAction(current, action, registry), free),
    registry,
  );

test.each<[string, Action, string]>([
  ['removed', { type: 'remove', ids: ['x'] }, 'x'],
  ['removed with what holds it', { type: 'remove', ids: ['y'] }, 'd'],
  ['moved elsewhere', { type: 'move', ids: ['d'], place: { ...ROOT, index: 0 } }, 'd'],
  ['moved past another locked block', { type: 'move', ids: ['d'], place: inside('y', 'content', 2) }, 'd'],
  ['moved out by unwrapping what holds it', { type: 'unwrap', id: 'y' }, 'd'],
  ['hidden', { type: 'setMetadata', ids: ['d'], key: 'hidden', value: true }, 'd'],
  ['hidden with what holds it', { type: 'setMetadata', ids: ['y'], key: 'hidden', value: true }, 'd'],
  ['given a block', { type: 'insert', blocks: [note('n')], place: inside('x') }, 'x'],
  ['given a block that was there', { type: 'move', ids: ['a'], place: inside('x') }, 'x'],
  ['rid of a block', { type: 'remove', ids: ['b'] }, 'x'],
  ['put in another order', { type: 'move', ids: ['b'], place: inside('x', 'content', 1) }, 'x'],
  ['changed deep inside, in a block that nobody knows', { type: 'remove', ids: ['t'] }, 'x'],
  ['given an area', { type: 'insertItem', id: 'g', prop: 'cells', item: { id: 'three' }, index: 0 }, 'x'],
  ['rid of an empty area', { type: 'removeItem', id: 'g', prop: 'cells', itemId: 'two' }, 'x'],
  ['given areas in another order', { type: 'moveItem', id: 'g', prop: 'cells', itemId: 'two', index: 0 }, 'x'],
  ['hidden in part', { type: 'setMetadata', ids: ['b'], key: 'hidden', value: true }, 'x'],
])('a locked block may not be %s', (_, action, block) => {
  expect(breachOf(action)).toBe(block);
});

test.each<[string, ...Action[]]>([
  ['its texts', { type: 'setProp', id: 'b', prop: 'text', value: 'New' }],
  ['an entry of its list', { type: 'setItemProp', id: 'g', prop: 'cells', itemId: 'one', name: 'title', value: 'New' }],
  ['its name', { type: 'setMetadata', ids: ['x'], key: 'name', value: 'Imprint' }],
  ['where other blocks stand around it', { type: 'move', ids: ['a'], place: { ...ROOT, index: 1 } }],
  ['where the block goes that holds it', { type: 'move', ids: ['y'], place: { ...ROOT, index: 0 } }],
  ['what is beside it', { type: 'remove', ids: ['e'] }, { type: 'insert', blocks: [note('n')], place: inside('y') }],
])('a lock leaves free %s', (_, ...actions) => {
  expect(breachOf(...actions)).toBeUndefined();
});

test('the editor refuses with the block’s own lock or that of the nearest one around it, and its copies have none', () => {
  const store = createEditorStore(page(...blocks), registry);
  const told: (string | undefined)[] = [];
  store.followRefusals(({ block }) => told.push(block));
  expect(store.remove(['a', 'd'])).toEqual({ refusal: 'locked', type: 'Note', block: 'd' });
  expect(store.moveStep(['c'], 'up')).toEqual({ refusal: 'locked', type: 'Grid', block: 'g' });
  expect(store.moveTo(['a'], inside('x'))).toEqual({ refusal: 'locked', type: 'Box', block: 'x' });
  expect(store.insertType('Note', inside('g', 'one'))).toEqual({ refusal: 'locked', type: 'Grid', block: 'g' });
  expect(store.unwrap('y')).toEqual({ refusal: 'locked', type: 'Note', block: 'd' });
  expect(store.wrap(['d'], 'Box')).toEqual({ refusal: 'locked', type: 'Note', block: 'd' });
  const setText: Action = { type: 'setProp', id: 'a', prop: 'text', value: 'Joined' };
  expect(store.performAll([setText, { type: 'remove', ids: ['d'] }])).toBe(false);
  expect(told).toEqual(['d']);
  expect(store.getDocument()).toEqual(page(...blocks));

  const copied = store.duplicate(['x']);
  const copy = 'ids' in copied ? store.getSession().tree.blocks.get(copied.ids[0] ?? '') : undefined;
  expect(copy).toMatchObject({ name: 'Legal' });
  expect(copy).not.toHaveProperty('locked');

  store.perform({ type: 'setMetadata', ids: ['x'], key: 'locked', value: undefined });
  expect(store.moveStep(['c'], 'up')).toMatchObject({ block: 'g' });
  expect(store.remove(['b'])).toEqual({ ids: ['b'] });
  store.undo();
  store.undo();
  expect(store.remove(['b'])).toMatchObject({ block: 'x' });
});
