/** A rectangle, in pixels of one and the same document. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The direction blocks follow each other in. */
export type Axis = 'row' | 'column';
export type Side = 'before' | 'after';

/** How far before or after a block still means beside it, in pixels on screen. */
const HOLDER_EDGE = 7;
const OWN_EDGE_LEAST = 8;
const OWN_EDGE_MOST = 24;

/** A block under the pointer, and whether anything can stand in it. */
export interface Level {
  readonly rect: Rect;
  readonly axis: Axis;
  readonly holds: boolean;
}

/** What the pointer means: beside one of the levels, or inside the innermost. */
export type Aim = { readonly level: number; readonly side: Side | 'inside' };

/**
 * Reads the pointer's position within nested blocks: an edge means beside, the middle of a block that holds others
 * means inside. Where edges of nested blocks lie on each other, each keeps a strip of its own, the outermost first, so
 * that a place beside every one of them can be aimed at.
 *
 * @param levels the blocks under the pointer, outermost first; at least one
 * @param scale how large a pixel of theirs is on screen
 */
export function aimAt(point: Point, levels: readonly Level[], scale: number): Aim {
  const strip = HOLDER_EDGE / scale;
  const innermost = levels.length - 1;
  for (const [index, { rect, axis, holds }] of levels.entries()) {
    const own = index === innermost ? ownEdge(rect, axis, holds, scale) : 0;
    for (const side of ['before', 'after'] as const) {
      const shared = levels.slice(0, index).filter((outer) => {
        return outer.axis === axis && Math.abs(edgeOf(outer.rect, axis, side) - edgeOf(rect, axis, side)) < strip;
      }).length;
      const distance = Math.abs(along(point, axis) - edgeOf(rect, axis, side));
      if (distance < Math.max(strip * (shared + 1), own)) return { level: index, side };
    }
  }
  const last = levels[innermost] as Level;
  if (last.holds) return { level: innermost, side: 'inside' };
  return { level: innermost, side: sideOf(point, last.rect, last.axis) };
}

function ownEdge(rect: Rect, axis: Axis, holds: boolean, scale: number): number {
  const size = axis === 'row' ? rect.right - rect.left : rect.bottom - rect.top;
  // What holds nothing has no middle.
  if (!holds) return 0;
  return Math.min(Math.max(size / 4, OWN_EDGE_LEAST / scale), OWN_EDGE_MOST / scale, size / 2);
}

/** The half of a rectangle the pointer is in. */
export function sideOf(point: Point, rect: Rect, axis: Axis): Side {
  const middle = axis === 'row' ? (rect.left + rect.right) / 2 : (rect.top + rect.bottom) / 2;
  return along(point, axis) < middle ? 'before' : 'after';
}

/** How a rectangle stands to its neighbours: in a row when it stands beside one, else in a column. */
export function axisOf(rect: Rect, ...neighbours: (Rect | undefined)[]): Axis {
  return neighbours.some((neighbour) => neighbour && isBeside(rect, neighbour)) ? 'row' : 'column';
}

function isBeside(rect: Rect, neighbour: Rect): boolean {
  const shared = Math.min(rect.bottom, neighbour.bottom) - Math.max(rect.top, neighbour.top);
  const least = Math.min(rect.bottom - rect.top, neighbour.bottom - neighbour.top);
  return least > 0 && shared > least / 2;
}

/** Where to put something among rectangles in order: the index of the first that the pointer is before. */
export function indexAt(point: Point, rects: readonly Rect[]): number {
  const found = rects.findIndex((rect, index) => {
    const axis = axisOf(rect, rects[index - 1], rects[index + 1]);
    if (axis === 'row') return point.y < rect.top || (point.y <= rect.bottom && sideOf(point, rect, axis) === 'before');
    return sideOf(point, rect, axis) === 'before';
  });
  return found < 0 ? rects.length : found;
}

/** The line that shows a place beside a rectangle; halfway to the neighbour on that side, when there is one. */
export function lineBeside(rect: Rect, side: Side, axis: Axis, neighbour: Rect | undefined): Rect {
  const own = edgeOf(rect, axis, side);
  const facing = neighbour && edgeOf(neighbour, axis, side === 'before' ? 'after' : 'before');
  const isNext = neighbour !== undefined && axisOf(rect, neighbour) === axis;
  const at = isNext && facing !== undefined ? (own + facing) / 2 : own;
  return axis === 'row'
    ? { left: at, right: at, top: rect.top, bottom: rect.bottom }
    : { left: rect.left, right: rect.right, top: at, bottom: at };
}

/** The smallest rectangle around others; undefined around none. */
export function around(rects: readonly Rect[]): Rect | undefined {
  if (rects.length === 0) return undefined;
  return {
    left: Math.min(...rects.map((rect) => rect.left)),
    top: Math.min(...rects.map((rect) => rect.top)),
    right: Math.max(...rects.map((rect) => rect.right)),
    bottom: Math.max(...rects.map((rect) => rect.bottom)),
  };
}

/** How far a point is from a rectangle; 0 within it. */
export function distanceTo(point: Point, rect: Rect): number {
  const x = Math.max(rect.left - point.x, 0, point.x - rect.right);
  const y = Math.max(rect.top - point.y, 0, point.y - rect.bottom);
  return Math.hypot(x, y);
}

function along(point: Point, axis: Axis): number {
  return axis === 'row' ? point.x : point.y;
}

function edgeOf(rect: Rect, axis: Axis, side: Side): number {
  if (axis === 'row') return side === 'before' ? rect.left : rect.right;
  return side === 'before' ? rect.top : rect.bottom;
}
