import { dequal } from 'dequal/lite';
import { type AreaAddress, childrenOf, type Tree, type TreeDraft } from '../../../shared/page-tree.ts';

export {
  type AreaAddress,
  ancestorsOf,
  childrenOf,
  isHiddenIn,
  isSameArea,
  ROOT,
  type Tree,
  type TreeBlock,
  type TreeDraft,
  withDescendants,
} from '../../../shared/page-tree.ts';

/** A place a block can be put: before the child that now has this index; the list's length means at the end. */
export interface Place extends AreaAddress {
  readonly index: number;
}

/** Where a new block goes, and the empty one there that gives way to it. */
export interface InsertionPoint extends Place {
  readonly replaces?: string;
}

/** Where a block stands now, or undefined when there is no such block. */
export function placeOf(tree: Tree, id: string): Place | undefined {
  const parent = tree.parents.get(id);
  return parent && { ...parent, index: childrenOf(tree, parent).indexOf(id) };
}

/** Levels of blocks from this one down, itself included. */
export function heightOf(tree: Tree, id: string): number {
  const children = Object.values(tree.blocks.get(id)?.areas ?? {}).flat();
  return 1 + children.reduce((highest, child) => Math.max(highest, heightOf(tree, child)), 0);
}

/** True for trees with the same content: what one has that the other has not is compared by its values. */
export function isSameTree(one: Tree, other: Tree): boolean {
  if (one === other) return true;
  if (one.blocks.size !== other.blocks.size || !dequal(one.roots, other.roots)) return false;
  for (const [id, block] of one.blocks) {
    const counterpart = other.blocks.get(id);
    if (counterpart !== block && !dequal(counterpart, block)) return false;
  }
  return true;
}

export function draftOf(tree: Tree): TreeDraft {
  return { blocks: new Map(tree.blocks), parents: new Map(tree.parents), roots: tree.roots };
}

/** Replaces the list of ids in an area. */
export function writeChildren(draft: TreeDraft, { block, area }: AreaAddress, ids: readonly string[]): void {
  if (block === null) {
    draft.roots = ids;
    return;
  }
  const holder = draft.blocks.get(block);
  if (holder) draft.blocks.set(block, { ...holder, areas: { ...holder.areas, [area]: ids } });
}

/** Replaces a block's properties alone; its children are not touched, so `parents` can stay the same map. */
export function withProps(tree: Tree, id: string, props: Record<string, unknown>): Tree {
  const block = tree.blocks.get(id);
  if (!block) return tree;
  const blocks = new Map(tree.blocks);
  blocks.set(id, { ...block, props });
  return { ...tree, blocks };
}
