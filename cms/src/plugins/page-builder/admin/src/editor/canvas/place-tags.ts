import { overlaps, type Rect } from './place-toolbar.ts';

/** The upper left corner of a block, in pixels of what is seen, and the name to show there. */
export interface TagRequest {
  id: string;
  name: string;
  /** How many icons follow it. */
  icons?: number;
  top: number;
  left: number;
}

export type PlacedTag<Request extends TagRequest = TagRequest> = Request & { width: number };

export const TAG_HEIGHT = 15;
const GAP = 2;
/** Part of a line of text, above and below its letters, that may be covered. */
const LEADING = 0.15;
/** Pixels of a letter and of the room around a name; wide enough for every name, so that none is measured. */
const LETTER = 6.2;
const PADDING = 10;
const ICON = 18;

/**
 * Places a tag above each block, or within one that begins where the page does. Blocks that begin in one corner, as a
 * section and the first block in it, have their tags beside each other, the outer one first; and beside a text that ends
 * right above the block, where there is room.
 * @param requests in reading order
 * @param texts lines of text that are seen
 * @param width of what is seen
 */
export function placeTags<Request extends TagRequest>(
  requests: readonly Request[],
  texts: readonly Rect[] = [],
  width = 0,
): PlacedTag<Request>[] {
  const letters = texts.map((text) => ({
    ...text,
    top: text.top + text.height * LEADING,
    height: text.height * (1 - 2 * LEADING),
  }));
  const placed: PlacedTag<Request>[] = [];
  for (const request of requests) {
    const size = { width: request.name.length * LETTER + PADDING + (request.icons ?? 0) * ICON, height: TAG_HEIGHT };
    const top = Math.max(0, request.top - TAG_HEIGHT);
    const clear = findClear({ ...size, top, left: request.left }, [...letters, ...placed.map(boxOf)]);
    const left =
      clear + size.width <= width ? clear : findClear({ ...size, top, left: request.left }, placed.map(boxOf));
    placed.push({ ...request, top, left, width: size.width });
  }
  return placed;
}

/** The place nearest to the right at which a box covers none of the others. */
function findClear(box: Rect, others: readonly Rect[]): number {
  let { left } = box;
  const beside = others.filter(({ top, height }) => top < box.top + box.height && box.top < top + height);
  for (const other of beside.sort((one, next) => one.left - next.left)) {
    const wide = { ...other, width: other.width + GAP };
    if (overlaps(wide, { ...box, left, width: box.width + GAP })) left = other.left + other.width + GAP;
  }
  return left;
}

const boxOf = ({ top, left, width }: PlacedTag): Rect => ({ top, left, width, height: TAG_HEIGHT });
