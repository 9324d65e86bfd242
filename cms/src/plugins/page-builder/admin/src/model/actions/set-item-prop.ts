import type { Registry } from 'page-format';
import { type Tree, withProps } from '../tree.ts';
import { type Item, readItems } from './items.ts';

/** Sets one property of a list item; `undefined` takes the stored value away, so that the default shows again. */
export interface SetItemProp {
  readonly type: 'setItemProp';
  readonly id: string;
  readonly prop: string;
  readonly itemId: string;
  readonly name: string;
  readonly value: unknown;
}

export function setItemProp(tree: Tree, action: SetItemProp, registry: Registry): Tree {
  const { id, prop, itemId, name, value } = action;
  const items = readItems(tree, id, prop, registry);
  const item = items?.find((entry) => entry.id === itemId);
  if (!items || !item || name === 'id' || Object.is(item[name], value)) return tree;
  const changed = items.map((entry) => (entry === item ? changeItem(entry, name, value) : entry));
  return withProps(tree, id, { ...tree.blocks.get(id)?.props, [prop]: changed });
}

function changeItem(item: Item, name: string, value: unknown): Item {
  if (value !== undefined) return { ...item, [name]: value };
  const { [name]: _, ...rest } = item;
  return rest as Item;
}
