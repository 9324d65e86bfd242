import type { Block, Registry } from '@lumavelo/blocks/core';
import { addBlocks } from '../convert.ts';
import { refusalOfInsert } from '../placement.ts';
import { childrenOf, draftOf, type Place, type Tree, writeChildren } from '../tree.ts';

/** Puts a new block, with everything in it, at a place. Its ids were made by whoever made the block. */
export interface Insert {
  readonly type: 'insert';
  readonly block: Block;
  readonly place: Place;
}

export function insert(tree: Tree, { block, place }: Insert, registry: Registry): Tree {
  if (refusalOfInsert(tree, block, place, registry)) return tree;
  const draft = draftOf(tree);
  const [id] = addBlocks(draft, [block], { block: place.block, area: place.area });
  writeChildren(draft, place, childrenOf(tree, place).toSpliced(place.index, 0, id as string));
  return draft;
}
