import type { Registry } from 'page-format';
import { type AreaAddress, childrenOf, draftOf, type Tree, withProps, writeChildren } from '../tree.ts';
import { type Item, readItems } from './items.ts';

/**
 * Gives a block other items for its areas, as when another layout is chosen. What stands in the area of an item that is
 * no longer there goes to the end of the last one, so that no content is lost.
 */
export interface ArrangeItems {
  readonly type: 'arrangeItems';
  readonly id: string;
  /** At least one; those that stay keep their ids. */
  readonly items: readonly Item[];
}

export function arrangeItems(tree: Tree, { id, items }: ArrangeItems, registry: Registry): Tree {
  const list = registry.get(tree.blocks.get(id)?.type ?? '')?.itemAreas?.list;
  const before = list && readItems(tree, id, list, registry);
  const last = items.at(-1);
  if (!before || !last) return tree;

  const draft = draftOf(withProps(tree, id, { ...tree.blocks.get(id)?.props, [list]: items }));
  const target: AreaAddress = { block: id, area: last.id };
  for (const gone of before.filter((item) => !items.some((other) => other.id === item.id))) {
    const content = childrenOf(draft, { block: id, area: gone.id });
    if (content.length === 0) continue;
    writeChildren(draft, target, [...childrenOf(draft, target), ...content]);
    for (const child of content) draft.parents.set(child, target);
  }
  const block = draft.blocks.get(id);
  if (block?.areas) {
    const kept = Object.entries(block.areas).filter(
      ([name]) => !before.some((item) => item.id === name) || items.some((item) => item.id === name),
    );
    draft.blocks.set(id, { ...block, areas: Object.fromEntries(kept) });
  }
  return draft;
}
