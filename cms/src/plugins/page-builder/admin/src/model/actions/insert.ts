import type { Block, Registry } from 'page-format';
import { addBlocks } from '../convert.ts';
import { refuses } from '../placement.ts';
import { childrenOf, draftOf, type Place, type Tree, writeChildren } from '../tree.ts';

/** Puts new blocks, with everything in them, at a place. Their ids were made by whoever made the blocks. */
export interface Insert {
  readonly type: 'insert';
  readonly blocks: readonly Block[];
  readonly place: Place;
}

export function insert(tree: Tree, { blocks, place }: Insert, registry: Registry): Tree {
  if (blocks.length === 0 || refuses(tree, { blocks }, place, registry)) return tree;
  const draft = draftOf(tree);
  const ids = addBlocks(draft, blocks, { block: place.block, area: place.area });
  writeChildren(draft, place, childrenOf(tree, place).toSpliced(place.index, 0, ...ids));
  return draft;
}
