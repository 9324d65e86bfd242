import type { Registry } from 'page-format';
import { refuses } from '../placement.ts';
import { childrenOf, draftOf, type Place, type Tree, writeChildren } from '../tree.ts';
import { outermostInOrder } from '../tree-order.ts';

/**
 * Moves blocks with everything in them; they end up beside each other, in reading order. The index is the one the
 * first of them is to have once all were taken out.
 */
export interface Move {
  readonly type: 'move';
  readonly ids: readonly string[];
  readonly place: Place;
}

export function move(tree: Tree, { ids, place }: Move, registry: Registry): Tree {
  const moved = outermostInOrder(tree, ids);
  if (moved.length === 0 || refuses(tree, { ids: moved }, place, registry)) return tree;
  const draft = draftOf(tree);
  for (const id of moved) {
    const from = tree.parents.get(id);
    if (!from) continue;
    const left = childrenOf(draft, from).filter((child) => child !== id);
    writeChildren(draft, from, left);
    draft.parents.set(id, { block: place.block, area: place.area });
  }
  const target = childrenOf(draft, place).toSpliced(Math.max(0, place.index), 0, ...moved);
  const before = childrenOf(tree, place);
  if (target.length === before.length && target.every((id, index) => id === before[index])) return tree;
  writeChildren(draft, place, target);
  return draft;
}
