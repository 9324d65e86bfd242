import { createRegistry, defineBlock, type Mend, type Problem } from 'page-format';
import { choice, list, text } from 'page-format/fields';
import { expect, test } from 'vitest';
import { applyAction } from './actions/index.ts';
import { documentFromTree, treeFromDocument } from './convert.ts';
import { findMend } from './mend.ts';
import { box, grid, note, page } from './testing/page.ts';
import { registry as plain } from './testing/registry.ts';

const label = { en: 'Label' };
const Menu = defineBlock({
  ...{ type: 'Menu', category: 'elements', label, description: label, icon: 'Bold' },
  props: {
    size: choice({ label, default: 2, options: [1, 2].map((value) => ({ value, label })) }),
    dishes: list({
      label,
      itemLabel: label,
      item: {
        name: text({ label, maxLength: 10 }),
        sides: list({ label, itemLabel: label, item: { name: text({ label }) } }),
      },
    }),
  },
});
const registry = createRegistry([...plain.values(), Menu]);

const sides = [
  { id: 's1', name: 'Rice' },
  { id: 's2', name: '' },
];
const dishes = [
  { id: 'd1', name: 'Soup' },
  { id: 'd2', name: 'Stew', sides },
];
const menu = { id: 'm', type: 'Menu', v: 1, props: { dishes } };
const before = page(menu, grid('g', { one: [box('a', [note('b')])], two: [] }));

/** The page after the mend of a problem; undefined when there is none. */
function mended(blockId: string, path: Problem['path'], mend?: Omit<Mend, 'label'>) {
  const tree = treeFromDocument(before);
  const problem = { ...{ level: 'warning', blockId, blockType: 'Any', path, message: label } } as Problem;
  const action = findMend(tree, mend ? { ...problem, mend: { ...mend, label } as Mend } : problem, registry);
  return action && documentFromTree(applyAction(tree, action, registry)).blocks;
}
const set = (was: unknown, value: unknown) => ({ change: 'set', was, value }) as Omit<Mend, 'label'>;
const removeItem = (itemId: string) => ({ change: 'removeItem', itemId }) as Omit<Mend, 'label'>;

test('a property is set, by its default too, and inside the items of lists', () => {
  expect(mended('m', ['size'], set(2, 1))?.[0]?.props).toEqual({ dishes, size: 1 });
  expect(mended('m', ['dishes', 0, 'name'], set('Soup', 'Broth'))?.[0]?.props.dishes).toEqual([
    { id: 'd1', name: 'Broth' },
    dishes[1],
  ]);
  expect(mended('m', ['dishes', 1, 'sides', 1, 'name'], set('', 'Peas'))?.[0]?.props.dishes).toEqual([
    dishes[0],
    { ...dishes[1], sides: [sides[0], { id: 's2', name: 'Peas' }] },
  ]);
});

test('an item is removed with what stands in its area; one of a list in an item, too', () => {
  expect(mended('g', ['cells', 0], removeItem('one'))?.[1]).toEqual(grid('g', { two: [] }));
  expect(mended('m', ['dishes', 1, 'sides', 1], removeItem('s2'))?.[0]?.props.dishes).toEqual([
    dishes[0],
    { ...dishes[1], sides: sides.slice(0, 1) },
  ]);
});

test('a block is deleted with all that stands in it', () => {
  expect(mended('g', [], { change: 'removeBlock' })).toEqual([menu]);
});

test.each<[string, string, Problem['path'], Omit<Mend, 'label'> | undefined]>([
  ['the problem has no mend', 'm', ['size'], undefined],
  ['the block is gone', 'gone', [], { change: 'removeBlock' }],
  ['the value is another one by now', 'm', ['size'], set(3, 1)],
  ['the property does not take the value', 'm', ['size'], set(2, 7)],
  ['an item does not take it', 'm', ['dishes', 0, 'name'], set('Soup', 'x'.repeat(11))],
  ['the block has no such property', 'm', ['colour'], set(undefined, 'red')],
  ['it names what objects have by themselves', 'm', ['__proto__'], set(undefined, {})],
  ['the item is gone', 'm', ['dishes', 0], removeItem('d9')],
  ['the place leads to no list', 'm', ['size'], removeItem('d1')],
  ['the place leads beyond the list', 'm', ['dishes', 7, 'name'], set(undefined, 'Broth')],
  ['the place is no item', 'm', ['dishes', 7], set(undefined, { id: 'd7' })],
  ['the place is none', 'm', [], set({ dishes, size: 2 }, {})],
])('nothing is done when %s', (_, blockId, path, mend) => {
  expect(mended(blockId, path, mend)).toBeUndefined();
});

test('blocks that are kept as they are can be deleted and not set', () => {
  const tree = treeFromDocument(page({ ...menu, v: 99 }));
  const problem = { level: 'warning', blockId: 'm', blockType: 'Menu', path: ['size'], message: label } as const;
  const find = (mend: Mend) => findMend(tree, { ...problem, path: ['size'], mend }, registry);
  expect(find({ change: 'set', was: 2, value: 1, label })).toBeUndefined();
  expect(find({ change: 'removeBlock', label })).toEqual({ type: 'remove', ids: ['m'] });
});
