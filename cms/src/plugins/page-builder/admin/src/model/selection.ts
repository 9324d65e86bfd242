import { type AreaAddress, placeOf, type Tree } from './tree.ts';

/** What commands work on: blocks, the last chosen one last, or one area to insert into. */
export interface Selection {
  readonly blocks: readonly string[];
  readonly area: AreaAddress | null;
}

export const NOTHING_SELECTED: Selection = { blocks: [], area: null };

export function selectBlock(id: string): Selection {
  return { blocks: [id], area: null };
}

export function selectArea(area: AreaAddress): Selection {
  return { blocks: [], area };
}

/** The selection without what the tree no longer has. Returns the same object when nothing is gone. */
export function keepExisting(selection: Selection, tree: Tree): Selection {
  const blocks = selection.blocks.filter((id) => tree.blocks.has(id));
  const holder = selection.area?.block;
  const area = holder && !tree.blocks.has(holder) ? null : selection.area;
  return blocks.length === selection.blocks.length && area === selection.area ? selection : { blocks, area };
}

/** What to select once a block is deleted: the one after it, else the one before, else the area or page it was in. */
export function selectionAfterRemoving(before: Tree, id: string): Selection {
  const place = placeOf(before, id);
  if (!place) return NOTHING_SELECTED;
  const siblings = place.block === null ? before.roots : (before.blocks.get(place.block)?.areas?.[place.area] ?? []);
  const neighbour = siblings[place.index + 1] ?? siblings[place.index - 1];
  if (neighbour) return selectBlock(neighbour);
  return place.block === null ? NOTHING_SELECTED : selectArea({ block: place.block, area: place.area });
}
