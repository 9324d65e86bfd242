import { expect, test } from 'vitest';
import { list, text } from '../fields/index.ts';
import { defineBlock } from './define-block.ts';
import type { Layout } from './layouts.ts';

const label = { en: 'Label' };
const declare =
  (layouts: readonly Layout[], hasAreas = true) =>
  () =>
    defineBlock({
      type: 'Grid',
      category: 'elements',
      label,
      description: label,
      icon: 'GridFour',
      props: { cells: list({ label, itemLabel: label, max: 3, item: { width: text({ label }) } }) },
      ...(hasAreas && { itemAreas: { list: 'cells' as const, label } }),
      layouts,
    });
const layout = (...items: Layout['items']) => ({ label: { en: 'Halves' }, drawing: 'M4 4h16', items });

test('a layout arranges the areas of a list, by properties of its items', () => {
  expect(declare([layout({ width: '6' }, { width: '6' }, {})])().layouts).toHaveLength(1);
});

test.each([
  ['no areas of items', declare([layout({})], false), 'Block Grid: layouts arrange the areas of itemAreas, which it'],
  ['no items', declare([layout()]), 'Block Grid: layout "Halves" has 0 items, not 1 to 3.'],
  ['too many', declare([layout({}, {}, {}, {})]), 'Block Grid: layout "Halves" has 4 items, not 1 to 3.'],
  [
    'an unknown property',
    declare([layout({ size: 6 })]),
    'layout "Halves" sets "size", which is no property of an item',
  ],
])('%s is refused when the block is declared', (_, make, message) => {
  expect(make).toThrow(message);
});
