import type { Registry } from 'page-format';
import { childrenOf, draftOf, type Tree, withDescendants, withProps } from '../tree.ts';
import { hasItemAreas, readItems } from './items.ts';

/** Takes an item out of a list property, together with what stands in its area, as deleting a block does. */
export interface RemoveItem {
  readonly type: 'removeItem';
  readonly id: string;
  readonly prop: string;
  readonly itemId: string;
}

export function removeItem(tree: Tree, { id, prop, itemId }: RemoveItem, registry: Registry): Tree {
  const items = readItems(tree, id, prop, registry);
  if (!items?.some((item) => item.id === itemId)) return tree;
  const left = items.filter((item) => item.id !== itemId);
  const next = withProps(tree, id, { ...tree.blocks.get(id)?.props, [prop]: left });
  if (!hasItemAreas(tree, id, prop, registry)) return next;

  const draft = draftOf(next);
  for (const gone of childrenOf(tree, { block: id, area: itemId }).flatMap((child) => withDescendants(tree, child))) {
    draft.blocks.delete(gone);
    draft.parents.delete(gone);
  }
  const block = draft.blocks.get(id);
  if (block?.areas) {
    const { [itemId]: _, ...areas } = block.areas;
    draft.blocks.set(id, { ...block, areas });
  }
  return draft;
}
