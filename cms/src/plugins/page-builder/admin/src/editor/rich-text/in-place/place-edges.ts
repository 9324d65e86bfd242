/** Pixels across a control at an edge: what a finger or a mouse finds (WCAG 2.2, 2.5.8). */
export const EDGE = 24;
const GAP = 2;
/** Pixels along an edge: no more, because above and below a table stand other lines. */
const LENGTH = 40;

interface Rect {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

interface Position {
  position: number;
  count: number;
}

/** A control's place. */
export interface Place {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** Where the controls of a table stand, and which row and column they mean. */
export interface Edges {
  column: Place;
  row: Place;
  addColumn: Place;
  addRow: Place;
  current: { row: Position; column: Position };
}

interface PlaceOptions {
  /** The whole table, and the part of it that is not scrolled away; in pixels of the canvas, like the cells. */
  table: Rect;
  seen: Rect;
  /** The first and the last of the selected cells. */
  cells: { from: Rect; to: Rect };
  /** What is seen of the page, in pixels of the screen. */
  room: { width: number; height: number };
  current: Edges['current'];
  /** Pixels of the screen for one of the canvas. */
  scale: number;
}

/** Places the controls right outside of the table; where the page leaves no room there, over its edge. */
export function placeEdges({ table, seen, cells, room, current, scale }: PlaceOptions): Edges {
  const left = Math.max(table.left, seen.left) * scale;
  const right = Math.min(table.right, seen.right) * scale;
  const top = table.top * scale;
  const bottom = table.bottom * scale;
  const within = (at: number, end: number) => Math.max(0, Math.min(at, end - EDGE));
  const column = middle(Math.max(cells.from.left * scale, left), Math.min(cells.to.right * scale, right));
  const row = middle(cells.from.top * scale, cells.to.bottom * scale);
  const height = middle(top, bottom);
  const width = middle(left, right);
  return {
    column: {
      // While the head of a long table is scrolled away, at the top of what is seen.
      top: within(top - EDGE - GAP, bottom),
      left: within(column.start, right),
      width: column.length,
      height: EDGE,
    },
    row: { top: row.start, left: within(left - EDGE - GAP, room.width), width: EDGE, height: row.length },
    addColumn: { top: height.start, left: within(right + GAP, room.width), width: EDGE, height: height.length },
    addRow: { top: bottom + GAP, left: width.start, width: width.length, height: EDGE },
    current,
  };
}

/** The middle of an edge. */
function middle(from: number, to: number): { start: number; length: number } {
  const length = Math.min(LENGTH, Math.max(EDGE, to - from));
  return { start: (from + to - length) / 2, length };
}
