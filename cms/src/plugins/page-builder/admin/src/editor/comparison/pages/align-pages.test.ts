import { expect, test } from 'vitest';
import { alignPages, findOpposite, type Measured } from './align-pages.ts';

const measured = (height: number, spans: Record<string, [number, number]>): Measured => ({
  height,
  spans: new Map(Object.entries(spans).map(([id, [top, bottom]]) => [id, { top, bottom }])),
});

test('blocks that both pages have stand beside each other, whatever came or went between them', () => {
  const one = measured(400, { a: [0, 100], b: [100, 200], c: [200, 400] });
  const other = measured(900, { a: [0, 100], new: [100, 600], b: [600, 700], c: [700, 900] });
  const pairs = alignPages(one, other, new Set());
  expect([0, 50, 150, 300, 400].map((height) => findOpposite(pairs, height))).toEqual([0, 50, 650, 800, 900]);
  const back = alignPages(other, one, new Set());
  // What is new has nothing beside it: the other page waits.
  expect([50, 300, 650, 900].map((height) => findOpposite(back, height))).toEqual([50, 100, 150, 400]);
});

test('what has moved leads nowhere, and blocks beside each other never lead back', () => {
  const one = measured(300, { a: [0, 100], b: [100, 200], c: [200, 300] });
  const other = measured(300, { b: [0, 100], c: [100, 200], a: [200, 300] });
  const pairs = alignPages(one, other, new Set(['a']));
  expect(findOpposite(pairs, 150)).toBe(50);
  const columns = alignPages(
    measured(500, { left: [0, 400], right: [0, 100] }),
    measured(500, { left: [0, 200], right: [0, 450] }),
    new Set(),
  );
  const heights = Array.from({ length: 51 }, (_, index) => findOpposite(columns, index * 10));
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
});
