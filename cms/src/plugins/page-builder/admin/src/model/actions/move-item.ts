import type { Registry } from 'page-format';
import { type Tree, withProps } from '../tree.ts';
import { readItems } from './items.ts';

/** Moves an item within its list. What stands in its area moves along, because areas are named by item ids. */
export interface MoveItem {
  readonly type: 'moveItem';
  readonly id: string;
  readonly prop: string;
  readonly itemId: string;
  /** Index the item is to have once it was taken out. */
  readonly index: number;
}

export function moveItem(tree: Tree, { id, prop, itemId, index }: MoveItem, registry: Registry): Tree {
  const items = readItems(tree, id, prop, registry);
  const item = items?.find((entry) => entry.id === itemId);
  if (!items || !item) return tree;
  const target = Math.max(0, Math.min(index, items.length - 1));
  if (items.indexOf(item) === target) return tree;
  const sorted = items.filter((entry) => entry !== item).toSpliced(target, 0, item);
  return withProps(tree, id, { ...tree.blocks.get(id)?.props, [prop]: sorted });
}
