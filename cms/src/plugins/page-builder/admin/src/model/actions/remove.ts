import { childrenOf, draftOf, type Tree, withDescendants, writeChildren } from '../tree.ts';

/** Takes a block and everything in it off the page. */
export interface Remove {
  readonly type: 'remove';
  readonly id: string;
}

export function remove(tree: Tree, { id }: Remove): Tree {
  const address = tree.parents.get(id);
  if (!address) return tree;
  const draft = draftOf(tree);
  for (const gone of withDescendants(tree, id)) {
    draft.blocks.delete(gone);
    draft.parents.delete(gone);
  }
  writeChildren(
    draft,
    address,
    childrenOf(tree, address).filter((child) => child !== id),
  );
  return draft;
}
