import { expect, test } from 'vitest';
import { placeEdges } from './place-edges.ts';

const table = { top: 100, bottom: 300, left: 200, right: 500 };
const cell = { top: 150, bottom: 200, left: 300, right: 400 };
const current = { row: { position: 2, count: 4 }, column: { position: 2, count: 3 } };
const given = {
  table,
  seen: table,
  cells: { from: cell, to: cell },
  room: { width: 800, height: 600 },
  current,
  scale: 1,
};

test('the controls stand outside of the table, in the middle of its row, its column and behind the last of both', () => {
  expect(placeEdges(given)).toEqual({
    column: { top: 74, left: 330, width: 40, height: 24 },
    row: { top: 155, left: 174, width: 24, height: 40 },
    addColumn: { top: 180, left: 502, width: 24, height: 40 },
    addRow: { top: 302, left: 330, width: 40, height: 24 },
    current,
  });
});

test('on a page drawn smaller they follow it, and stay large enough to be hit', () => {
  const { column, row } = placeEdges({ ...given, scale: 0.2 });
  expect(column).toEqual({ top: 0, left: 58, width: 24, height: 24 });
  expect(row).toEqual({ top: 23, left: 14, width: 24, height: 24 });
});

test('where the page ends at the table they stand over its edge', () => {
  const wide = { top: 10, bottom: 300, left: 0, right: 800 };
  const { column, row, addColumn } = placeEdges({ ...given, table: wide, seen: wide });
  expect([column.top, row.left, addColumn.left]).toEqual([0, 0, 776]);
});

test('of a table that is scrolled sideways they stay where it is seen', () => {
  const seen = { ...table, left: 250, right: 380 };
  const { column, addColumn, addRow } = placeEdges({ ...given, seen });
  expect(column).toMatchObject({ left: 320, width: 40 });
  expect(addColumn.left).toBe(382);
  expect(addRow).toMatchObject({ left: 295, width: 40 });
});

test('while the head of a long table is scrolled away, the column stays in reach', () => {
  expect(placeEdges({ ...given, table: { ...table, top: -400 } }).column.top).toBe(0);
  expect(placeEdges({ ...given, table: { ...table, top: -400, bottom: 10 } }).column.top).toBe(0);
});
