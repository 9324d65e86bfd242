import { type Metadata, type MetadataKey, withMetadata } from '../../../../shared/block-content.ts';
import type { Tree } from '../tree.ts';

/** Sets what blocks have beside their properties; `undefined` takes it away. Blocks that nobody here knows have it as well. */
export interface SetMetadata<Key extends MetadataKey = MetadataKey> {
  readonly type: 'setMetadata';
  readonly ids: readonly string[];
  readonly key: Key;
  readonly value: Metadata[Key];
}

export function setMetadata(tree: Tree, { ids, key, value }: SetMetadata): Tree {
  const changed = ids.flatMap((id) => tree.blocks.get(id) ?? []).filter((block) => block[key] !== value);
  if (changed.length === 0) return tree;
  const blocks = new Map(tree.blocks);
  for (const block of changed) blocks.set(block.id, withMetadata(block, key, value));
  return { ...tree, blocks };
}
