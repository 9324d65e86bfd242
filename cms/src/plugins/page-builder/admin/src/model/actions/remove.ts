import { childrenOf, draftOf, type Tree, withDescendants, writeChildren } from '../tree.ts';
import { outermostInOrder } from '../tree-order.ts';

/** Takes blocks and everything in them off the page. */
export interface Remove {
  readonly type: 'remove';
  readonly ids: readonly string[];
}

export function remove(tree: Tree, { ids }: Remove): Tree {
  const outermost = outermostInOrder(tree, ids);
  if (outermost.length === 0) return tree;
  const draft = draftOf(tree);
  for (const id of outermost) {
    const address = tree.parents.get(id);
    if (!address) continue;
    const left = childrenOf(draft, address).filter((child) => child !== id);
    writeChildren(draft, address, left);
    for (const gone of withDescendants(tree, id)) {
      draft.blocks.delete(gone);
      draft.parents.delete(gone);
    }
  }
  return draft;
}
