import { expect, test } from 'vitest';
import { defineBlock } from '../block/define-block.ts';
import { createRegistry } from '../block/registry.ts';
import type { Block } from '../document/document.ts';
import { list, text, toggle } from '../fields/index.ts';
import { page } from '../testing/sample-blocks.ts';
import { findProblems } from './find-problems.ts';

const words = (en: string, de = en) => ({ en, de });
const about = { category: 'other', label: words('Any'), description: words('Any'), icon: 'File' } as const;

const Shelf = defineBlock({
  ...{ ...about, type: 'Shelf' },
  props: {
    drawers: list({
      label: words('Drawers'),
      itemLabel: words('drawer', 'Schublade'),
      item: { name: text({ label: words('Name') }) },
    }),
  },
  itemAreas: { list: 'drawers', label: words('Drawer'), needed: true },
});
const Row = defineBlock({
  ...about,
  type: 'Row',
  props: {},
  areas: { loaves: { label: words('Loaves'), needed: true } },
});
const Pair = defineBlock({
  ...{ ...about, type: 'Pair', props: {} },
  areas: { left: { label: words('Left'), needed: true }, right: { label: words('Right') } },
});
const Lid = defineBlock({
  ...{ ...about, type: 'Lid' },
  props: { opens: toggle({ label: words('Opens'), default: false }) },
  areas: { inside: { label: words('Inside'), needed: { prop: 'opens', is: true } } },
});
const registry = createRegistry([Shelf, Row, Pair, Lid]);

const block = (type: string, props: Block['props'] = {}, areas: Block['areas'] = {}): Block => ({
  ...{ id: type.toLowerCase(), type, v: 1 },
  props,
  areas,
});
const find = (one: Block) => findProblems(page(one), registry).filter(({ blockId }) => blockId === one.id);
const drawers = (...ids: string[]) => ({ drawers: ids.map((id) => ({ id })) });

test('an empty item is named by its place, and goes with one press while others remain', () => {
  expect(find(block('Shelf', drawers('a', 'b'), { a: [block('Lid')] }))).toEqual([
    {
      level: 'warning',
      onceSaved: true,
      blockId: 'shelf',
      blockType: 'Shelf',
      path: ['drawers', 1],
      message: expect.objectContaining({ en: expect.stringContaining('Nothing stands in here') }),
      mend: {
        change: 'removeItem',
        itemId: 'b',
        label: expect.objectContaining({ en: 'Remove drawer 2', de: 'Schublade 2 entfernen' }),
      },
    },
  ]);
  const [last] = find(block('Shelf', drawers('a'), { a: [] }));
  expect(last).toMatchObject({ path: ['drawers', 0] });
  expect(last?.mend).toBeUndefined();
});

test('what stands in an area that no item owns any more fills none', () => {
  expect(find(block('Shelf', drawers('a'), { gone: [block('Lid')] }))).toHaveLength(1);
});

test('a block that is nothing without its area is deleted with one press, one that is more is not', () => {
  expect(find(block('Row'))).toMatchObject([
    { path: [], message: { en: '"Loaves" is empty, so visitors find nothing there. Put a block in.' } },
  ]);
  expect(find(block('Row'))[0]?.mend).toMatchObject({ change: 'removeBlock' });
  expect(find(block('Pair'))[0]).not.toHaveProperty('mend');
  expect(find(block('Pair', {}, { left: [block('Lid')] }))).toEqual([]);
});

test('an area is needed only while its condition holds', () => {
  expect(find(block('Lid'))).toEqual([]);
  expect(find(block('Lid', { opens: true }))).toHaveLength(1);
  expect(find(block('Lid', { opens: true }))[0]).not.toHaveProperty('mend');
});
