export interface Point {
  x: number;
  y: number;
}

/** What stands on the map, in pixels from its upper left corner. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** On which side of the middle of its town a name stands. */
export type Side = 'right' | 'left' | 'above' | 'below';

/** Where a name stands from the middle of its town. */
export interface Spot {
  side: Side;
  /** Pixels. */
  distance: number;
}

const SIDES: readonly Side[] = ['right', 'left', 'below', 'above'];

/** Pixels between towns that have names, so that the map does not become a list. */
const SPACE: Point = { x: 150, y: 40 };

/** Pixels of a letter, a little more than it takes, and half of a line. */
const LETTER = 8;
const HALF_LINE = 9;

/** Pixels from the middle of a town to its name: beside its dot, and beside a marker that stands on the dot. */
const DISTANCES = [8, 27] as const;

/** Where a name can stand, the best first. */
const SPOTS: readonly Spot[] = DISTANCES.flatMap((distance) => SIDES.map((side) => ({ side, distance })));

/**
 * Chooses the towns that have room for their names, and the spot where nothing covers them.
 * @param towns the largest first
 * @param markers what stands over the names
 * @param sight what is seen of the map: a name stands within it where it can
 */
export function nameTowns<Town extends Point & { name: string }>(
  towns: readonly Town[],
  markers: readonly Box[],
  sight: Box,
): { town: Town; spot: Spot }[] {
  const named: { town: Town; spot: Spot }[] = [];
  const taken = [...markers];
  for (const town of towns) {
    const isNear = ({ town: { x, y } }: { town: Town }) =>
      Math.abs(x - town.x) < SPACE.x && Math.abs(y - town.y) < SPACE.y;
    if (named.some(isNear)) continue;
    const free = SPOTS.filter((candidate) => {
      const box = boxOf(town, candidate);
      return !taken.some((other) => overlaps(box, other));
    });
    const spot = free.find((candidate) => isWithin(boxOf(town, candidate), sight)) ?? free[0];
    if (!spot) continue;
    named.push({ town, spot });
    taken.push(boxOf(town, spot));
  }
  return named;
}

/** Where a name would stand. */
function boxOf({ x, y, name }: Point & { name: string }, { side, distance }: Spot): Box {
  const width = name.length * LETTER;
  const height = 2 * HALF_LINE;
  if (side === 'right' || side === 'left') {
    const left = side === 'right' ? x + distance : x - distance - width;
    return { left, right: left + width, top: y - HALF_LINE, bottom: y + HALF_LINE };
  }
  const top = side === 'below' ? y + distance : y - distance - height;
  return { left: x - width / 2, right: x + width / 2, top, bottom: top + height };
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom
  );
}
