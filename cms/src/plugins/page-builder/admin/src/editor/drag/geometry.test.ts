import { expect, test } from 'vitest';
import { aimAt, axisOf, indexAt, type Level, lineBeside, type Rect } from './geometry.ts';

const rect = (left: number, top: number, right: number, bottom: number): Rect => ({ left, top, right, bottom });
const level = (at: Rect, holds = true, axis: Level['axis'] = 'column'): Level => ({ rect: at, holds, axis });

const page = rect(0, 0, 400, 300);

test.each([
  ['the edge of what holds others', 3, [level(page)], { level: 0, side: 'before' }],
  ['its other edge', 295, [level(page)], { level: 0, side: 'after' }],
  ['its middle', 150, [level(page)], { level: 0, side: 'inside' }],
  ['the upper half of a leaf', 140, [level(page, false)], { level: 0, side: 'before' }],
  ['the lower half of a leaf', 160, [level(page, false)], { level: 0, side: 'after' }],
  [
    'the outer of two edges on each other',
    3,
    [level(page), level(page), level(page, false)],
    { level: 0, side: 'before' },
  ],
  ['the second of them', 10, [level(page), level(page), level(page, false)], { level: 1, side: 'before' }],
  ['the innermost of them', 17, [level(page), level(page), level(page, false)], { level: 2, side: 'before' }],
  ['a padded inner block', 40, [level(page), level(rect(20, 30, 380, 270))], { level: 1, side: 'before' }],
])('on %s', (_name, y, levels, aim) => {
  expect(aimAt({ x: 200, y }, levels, 1)).toEqual(aim);
});

test('in a row left and right count, and edges keep their width on screen', () => {
  const column = level(rect(0, 0, 200, 300), true, 'row');
  expect(aimAt({ x: 5, y: 150 }, [column], 1)).toEqual({ level: 0, side: 'before' });
  expect(aimAt({ x: 100, y: 2 }, [column], 1)).toEqual({ level: 0, side: 'inside' });
  expect(aimAt({ x: 200, y: 11 }, [level(page), level(rect(0, 2, 400, 298))], 0.5)).toEqual({
    level: 0,
    side: 'before',
  });
});

test('neighbours beside each other make a row', () => {
  expect(axisOf(rect(0, 0, 10, 10), rect(10, 2, 20, 9))).toBe('row');
  expect(axisOf(rect(0, 0, 10, 10), rect(0, 10, 10, 20))).toBe('column');
  expect(axisOf(rect(0, 0, 10, 10), undefined)).toBe('column');
});

test('among blocks in rows the pointer finds its index', () => {
  const grid = [rect(0, 0, 10, 10), rect(10, 0, 20, 10), rect(0, 10, 10, 20), rect(10, 10, 20, 20)];
  expect(indexAt({ x: 12, y: 5 }, grid)).toBe(1);
  expect(indexAt({ x: 12, y: 15 }, grid)).toBe(3);
  expect(indexAt({ x: 18, y: 19 }, grid)).toBe(4);
});

test('the line stands halfway between two neighbours', () => {
  expect(lineBeside(rect(0, 0, 10, 10), 'after', 'column', rect(0, 20, 10, 30))).toEqual(rect(0, 15, 10, 15));
  expect(lineBeside(rect(0, 0, 10, 10), 'before', 'row', undefined)).toEqual(rect(0, 0, 0, 10));
});
