import { blockStatus, type Registry } from 'page-format';
import { placeOf, type Tree } from '../tree.ts';
import { move } from './move.ts';
import { remove } from './remove.ts';
import { setMetadata } from './set-metadata.ts';

/** Puts what stands in a block in the block's own place, all areas one after the other, and takes the block away. */
export interface Unwrap {
  readonly type: 'unwrap';
  readonly id: string;
}

export function unwrap(tree: Tree, { id }: Unwrap, registry: Registry): Tree {
  const place = placeOf(tree, id);
  const block = tree.blocks.get(id);
  // What a block of an unknown type means by its content is not known, so it stays together.
  if (!place || !block || blockStatus(block, registry) !== 'known') return tree;
  const ids = contentOf(tree, id);
  if (ids.length === 0) return tree;
  const moved = move(tree, { type: 'move', ids, place: { ...place, index: place.index + 1 } }, registry);
  if (moved === tree) return tree;
  // What stood in a hidden block goes on to be hidden.
  const kept = block.hidden ? setMetadata(moved, { type: 'setMetadata', ids, key: 'hidden', value: true }) : moved;
  return remove(kept, { type: 'remove', ids: [id] });
}

/** Everything that stands directly in a block, in reading order. */
export function contentOf(tree: Tree, id: string): string[] {
  return Object.values(tree.blocks.get(id)?.areas ?? {}).flat();
}
