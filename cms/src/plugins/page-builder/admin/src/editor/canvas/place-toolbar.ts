/** A rectangle, in pixels of the scaled canvas. */
export interface Rect {
  top: number;
  left: number;
  width: number;
  height: number;
}

interface ToolbarPlace {
  /** What it belongs to: the selected block, or the text or the selection that is written. */
  block: Rect;
  /** Lines of text that stay free: of other blocks, and what is selected in a text. */
  texts: readonly Rect[];
  toolbar: { width: number; height: number };
  /** What is seen of the page. */
  room: { width: number; height: number };
}

interface Place {
  top: number;
  left: number;
}

interface Found {
  place: Place;
  /** Its distance from where the toolbar would like to stand. */
  away: number;
}

/** Pixels between the toolbar and what it stands beside. */
const GAP = 4;

/** How far a toolbar may stand from its block before it rather stands over the block itself; see `distance`. */
const FAR = 160;

/** Pixels from one place that is tried to the next one. */
const STEP = { x: 40, y: 12 };

/**
 * Where a toolbar stands: above the block at either end, in the gutter beside it, or below it, wherever it covers none of
 * the texts; else at the free place nearest to the block, or over the block where none is near, and at the top of what is
 * seen where there is none at all.
 */
export function placeToolbar({ block, texts, toolbar, room }: ToolbarPlace): Place {
  const most = { left: Math.max(0, room.width - toolbar.width), top: Math.max(0, room.height - toolbar.height) };
  const clampLeft = (left: number) => Math.max(0, Math.min(left, most.left));
  const right = block.left + block.width;
  const above = block.top - toolbar.height;
  // Of a block taller than the screen, at the top of what is seen.
  const beside = Math.max(GAP, Math.min(block.top, most.top));
  const preferred = [
    { top: above, left: clampLeft(block.left) },
    { top: above, left: clampLeft(right - toolbar.width) },
    { top: beside, left: right + GAP },
    { top: beside, left: block.left - toolbar.width - GAP },
    { top: block.top + block.height + GAP, left: clampLeft(block.left) },
    { top: block.top + block.height + GAP, left: clampLeft(right - toolbar.width) },
  ];
  const isFree = ({ top, left }: Place, near = texts) =>
    top >= 0 &&
    left >= 0 &&
    top <= most.top &&
    left <= most.left &&
    near.every((text) => !overlaps(text, { top, left, ...toolbar }));
  const found = preferred.find((place) => isFree(place));
  if (found) return found;
  const start = { top: Math.max(0, above), left: clampLeft(block.left) };
  let free: Found | undefined;
  let over: Found | undefined;
  for (const top of rowsAround(start.top, most.top)) {
    // Of a thousand places only the near ones are looked at: every row that follows is farther away.
    const nearest = distance({ top, left: start.left }, start);
    if (free && nearest >= free.away && (free.away <= FAR || (over && nearest >= over.away))) break;
    const near = texts.filter((text) =>
      overlaps(text, { top, left: 0, width: most.left + toolbar.width, height: toolbar.height }),
    );
    for (let left = 0; left <= most.left; left += STEP.x) {
      const place = { top, left };
      const away = distance(place, start);
      if (free && away >= free.away) continue;
      const isOver = overlaps(block, { ...place, ...toolbar });
      if ((isOver && over && away >= over.away) || !isFree(place, near)) continue;
      if (isOver) over = { place, away };
      else free = { place, away };
    }
  }
  const best = free && over && free.away > FAR ? over : (free ?? over);
  return best?.place ?? { top: GAP, left: start.left };
}

/** The tops that are tried, nearest first. */
function rowsAround(start: number, most: number): number[] {
  const rows = Array.from({ length: Math.floor(most / STEP.y) + 1 }, (_, row) => row * STEP.y);
  return rows.sort((one, other) => Math.abs(one - start) - Math.abs(other - start));
}

/** A way up or down counts twice: beside the block the eye finds the toolbar soonest. */
function distance(one: Place, other: Place): number {
  return Math.abs(one.top - other.top) * 2 + Math.abs(one.left - other.left);
}

export function overlaps(one: Rect, other: Rect): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}
