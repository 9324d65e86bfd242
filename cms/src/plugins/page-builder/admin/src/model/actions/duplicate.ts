import type { Block, Registry } from '@lumavelo/blocks/core';
import { placeOf, type Tree } from '../tree.ts';
import { insert } from './insert.ts';

/** Puts a copy of a block right after it. The copy has ids of its own (see `copyBlock`). */
export interface Duplicate {
  readonly type: 'duplicate';
  readonly id: string;
  readonly copy: Block;
}

export function duplicate(tree: Tree, { id, copy }: Duplicate, registry: Registry): Tree {
  const place = placeOf(tree, id);
  if (!place) return tree;
  return insert(tree, { type: 'insert', block: copy, place: { ...place, index: place.index + 1 } }, registry);
}
