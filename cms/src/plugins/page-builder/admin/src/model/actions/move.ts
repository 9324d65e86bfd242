import type { Registry } from '@lumavelo/blocks/core';
import { refusalOfMove } from '../placement.ts';
import { childrenOf, draftOf, isSameArea, type Place, placeOf, type Tree, writeChildren } from '../tree.ts';

/** Moves a block with everything in it. The index is the one the block is to have once it was taken out. */
export interface Move {
  readonly type: 'move';
  readonly id: string;
  readonly place: Place;
}

export function move(tree: Tree, { id, place }: Move, registry: Registry): Tree {
  const from = placeOf(tree, id);
  if (!from || refusalOfMove(tree, id, place, registry)) return tree;
  const index = Math.max(0, place.index);
  if (isSameArea(from, place)) {
    const others = childrenOf(tree, from).filter((child) => child !== id);
    if (Math.min(index, others.length) === from.index) return tree;
    const draft = draftOf(tree);
    writeChildren(draft, from, others.toSpliced(index, 0, id));
    return draft;
  }
  const draft = draftOf(tree);
  writeChildren(
    draft,
    from,
    childrenOf(tree, from).filter((child) => child !== id),
  );
  writeChildren(draft, place, childrenOf(tree, place).toSpliced(index, 0, id));
  draft.parents.set(id, { block: place.block, area: place.area });
  return draft;
}
