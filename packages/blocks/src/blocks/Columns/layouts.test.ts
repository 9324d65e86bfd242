import { createBlock, createId, findProblems } from 'page-format';
import { expect, test } from 'vitest';
import { registry } from '../../registry.ts';
import { Columns } from './block.ts';
import { LAYOUTS } from './layouts.ts';

test.each(LAYOUTS.map((layout) => [layout.label.en, layout] as const))(
  '%s fill the row, without a problem',
  (_, { items }) => {
    const columns = items.map((item) => ({ id: createId(), ...item }));
    const blocks = [{ ...createBlock(Columns), props: { columns } }];
    expect(findProblems({ format: 'page', formatVersion: 1, blocks }, registry)).toEqual([]);
    expect(items.reduce((sum, { desktopSize }) => sum + Number(desktopSize), 0)).toBe(12);
  },
);

test('the row that a new block has is one of them', () => {
  const sizes = LAYOUTS.map(({ items }) => items.map((item) => Object.values(item).join()));
  expect(sizes).toContainEqual(['6,6,12', '6,6,12']);
});
