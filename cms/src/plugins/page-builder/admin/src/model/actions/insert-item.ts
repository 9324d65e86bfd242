import type { Block, Registry } from 'page-format';
import { addBlocks } from '../convert.ts';
import { refusalOfContent } from '../placement.ts';
import { draftOf, type Tree, withProps, writeChildren } from '../tree.ts';
import { hasItemAreas, type Item, readItems } from './items.ts';

/** Adds an item to a list property, and for lists with areas what stands in the item's area. */
export interface InsertItem {
  readonly type: 'insertItem';
  readonly id: string;
  readonly prop: string;
  readonly item: Item;
  readonly index: number;
  /** Blocks for the item's area, with ids of their own; for copies of an item. */
  readonly children?: readonly Block[];
}

export function insertItem(tree: Tree, action: InsertItem, registry: Registry): Tree {
  const { id, prop, item, index, children = [] } = action;
  const items = readItems(tree, id, prop, registry);
  if (!items || items.some((other) => other.id === item.id)) return tree;
  const address = { block: id, area: item.id };
  if (refusalOfContent(tree, children, address)) return tree;
  const props = { ...tree.blocks.get(id)?.props, [prop]: items.toSpliced(index, 0, item) };
  const next = withProps(tree, id, props);
  if (!hasItemAreas(tree, id, prop, registry)) return next;
  const draft = draftOf(next);
  writeChildren(draft, address, addBlocks(draft, children, address));
  return draft;
}
