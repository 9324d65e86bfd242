import type { ListField } from 'page-format/fields';
import { type Item, readItems } from '../../model/actions/items.ts';
import type { TreeBlock } from '../../model/tree.ts';
import { useEditorStore, useSession } from '../../store/use-store.ts';

/** An item of a list whose area is selected, such as a column. */
export interface SelectedItem {
  block: TreeBlock;
  /** The list: its property, and what is declared of it. */
  list: string;
  field: ListField;
  item: Item;
  index: number;
}

/** @returns undefined while no area is selected, or one that no item owns */
export function useSelectedItem(): SelectedItem | undefined {
  const store = useEditorStore();
  const area = useSession(({ selection }) => selection.area);
  const block = useSession(({ tree }) => tree.blocks.get(area?.block ?? ''));
  const definition = block && store.registry.get(block.type);
  const list = definition?.itemAreas?.list;
  if (!area || !block || !list) return undefined;
  const items = readItems(store.getSession().tree, block.id, list, store.registry) ?? [];
  const index = items.findIndex(({ id }) => id === area.area);
  const item = items[index];
  return item && { block, list, field: definition.props[list], item, index };
}
