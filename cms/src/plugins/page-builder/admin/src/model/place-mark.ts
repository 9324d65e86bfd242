import type { Registry } from 'page-format';
import { refusalOfType } from './placement.ts';
import { type AreaAddress, ancestorsOf, childrenOf, type Place, placeOf, ROOT, type Tree } from './tree.ts';

/** A place that is found again after the page has changed: by the blocks that were beside it. */
export interface PlaceMark extends Place {
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

export function markPlace(tree: Tree, { block, area, index }: Place): PlaceMark {
  const siblings = childrenOf(tree, { block, area });
  return { block, area, index, previous: siblings[index - 1], next: siblings[index] };
}

/** The place right after a block. */
export function markAfter(mark: PlaceMark, previous: string): PlaceMark {
  return { ...mark, previous };
}

/**
 * Where blocks of a type go that were meant for a place: beside what stood there, or else into what held it, climbing
 * outwards until they are taken; at the end of the page when all of that is gone.
 */
export function findMarked(tree: Tree, mark: PlaceMark, type: string, registry: Registry): Place {
  const takes = (address: AreaAddress) => !refusalOfType(tree, address, type, registry);
  const place = beside(tree, mark);
  if (place && takes(place)) return place;
  const holder = place?.block;
  for (const id of holder ? [holder, ...ancestorsOf(tree, holder)] : []) {
    const outside = placeOf(tree, id);
    if (outside && takes(outside)) return { ...outside, index: outside.index + 1 };
  }
  return { ...ROOT, index: tree.roots.length };
}

function beside(tree: Tree, { block, area, index, previous, next }: PlaceMark): Place | undefined {
  const before = previous === undefined ? undefined : placeOf(tree, previous);
  if (before) return { ...before, index: before.index + 1 };
  const after = next === undefined ? undefined : placeOf(tree, next);
  if (after) return after;
  const isLost = previous !== undefined || next !== undefined;
  if (block === null ? isLost : !tree.blocks.has(block)) return undefined;
  return { block, area, index: Math.min(index, childrenOf(tree, { block, area }).length) };
}
