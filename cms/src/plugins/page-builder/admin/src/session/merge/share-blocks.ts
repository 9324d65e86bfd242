import { isSameJson } from '../../../../shared/version.ts';
import type { Tree } from '../../model/tree.ts';

/**
 * The same page with the other's own block objects wherever they say the same. A page that came from the server shares
 * nothing with the one on screen until then, and comparing two blocks is at once when they are one.
 */
export function shareBlocks(tree: Tree, other: Tree): Tree {
  const blocks = new Map(
    [...tree.blocks].map(([id, block]) => {
      const twin = other.blocks.get(id);
      return [id, twin && isSameJson(twin, block) ? twin : block] as const;
    }),
  );
  return { ...tree, blocks };
}
