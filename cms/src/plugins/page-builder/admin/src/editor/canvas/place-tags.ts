/** The upper left corner of a block, in pixels of what is seen, and the name to show there. */
export interface TagRequest {
  id: string;
  name: string;
  top: number;
  left: number;
}

export interface PlacedTag extends TagRequest {
  width: number;
}

export const TAG_HEIGHT = 15;
const GAP = 2;
/** Pixels of a letter and of the room around a name; wide enough for every name, so that none is measured. */
const LETTER = 6.2;
const PADDING = 10;

/**
 * Places a tag above each block, or within one that begins where the page does. Blocks that begin in one corner, as a
 * section and the first block in it, have their tags beside each other, the outer one first.
 * @param requests in reading order
 */
export function placeTags(requests: readonly TagRequest[]): PlacedTag[] {
  const placed: PlacedTag[] = [];
  for (const request of requests) {
    const width = request.name.length * LETTER + PADDING;
    const top = Math.max(0, request.top - TAG_HEIGHT);
    let { left } = request;
    const near = placed.filter((other) => Math.abs(other.top - top) < TAG_HEIGHT).sort((a, b) => a.left - b.left);
    for (const other of near) {
      if (left < other.left + other.width + GAP && other.left < left + width + GAP)
        left = other.left + other.width + GAP;
    }
    placed.push({ ...request, top, left, width });
  }
  return placed;
}
