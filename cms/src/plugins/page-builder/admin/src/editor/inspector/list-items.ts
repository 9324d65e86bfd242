import { type Block, copyBlock, createId, type Fields, renewItemIds } from 'page-format';
import { type Item, readItems } from '../../model/actions/items.ts';
import { blockFromTree } from '../../model/convert.ts';
import { childrenOf } from '../../model/tree.ts';
import type { EditorStore } from '../../store/editor-store.ts';

/**
 * What can be done with the items of a list, whether it is a block's own or stands inside another item. What changes which
 * items there are is false where it was not done, and has been said so.
 */
export interface ListItems {
  insert(item: Item, index: number): boolean;
  remove(itemId: string): boolean;
  move(itemId: string, index: number): boolean;
  /** A copy right after the item; for lists with areas, with a copy of what stands in the item's area. */
  clone(itemId: string): boolean;
  set(itemId: string, name: string, value: unknown): void;
}

/** Items of a block's own list: every change is an action, so that it can be undone and areas follow their items. */
export function createBlockItems(store: EditorStore, id: string, prop: string): ListItems {
  const list = { id, prop };
  return {
    insert: (item, index) => store.perform({ type: 'insertItem', ...list, item, index }),
    remove: (itemId) => store.perform({ type: 'removeItem', ...list, itemId }),
    move: (itemId, index) => store.perform({ type: 'moveItem', ...list, itemId, index }),
    clone(itemId) {
      const { tree } = store.getSession();
      const items = readItems(tree, id, prop, store.registry) ?? [];
      const index = items.findIndex((item) => item.id === itemId);
      const [item] = renewItemIds(items.slice(index, index + 1));
      if (!item) return false;
      const children: Block[] = childrenOf(tree, { block: id, area: itemId }).map((child) =>
        copyBlock(blockFromTree(tree, child)),
      );
      return store.perform({ type: 'insertItem', ...list, item, index: index + 1, children });
    },
    set: (itemId, name, value) =>
      void store.perform(
        { type: 'setItemProp', ...list, itemId, name, value },
        { mergeKey: `${id}.${prop}.${itemId}.${name}` },
      ),
  };
}

/** Items of a list inside an item: no areas belong to them, so the list is changed as one value. */
export function createValueItems(items: readonly Item[], onChange: (items: readonly Item[]) => void): ListItems {
  const change = (changed: readonly Item[]) => {
    onChange(changed);
    return true;
  };
  return {
    insert: (item, index) => change(items.toSpliced(index, 0, item)),
    remove: (itemId) => change(items.filter((item) => item.id !== itemId)),
    move(itemId, index) {
      const item = items.find((entry) => entry.id === itemId);
      return item !== undefined && change(items.filter((entry) => entry !== item).toSpliced(index, 0, item));
    },
    clone(itemId) {
      const index = items.findIndex((item) => item.id === itemId);
      return change(items.toSpliced(index + 1, 0, ...renewItemIds(items.slice(index, index + 1))));
    },
    set: (itemId, name, value) =>
      onChange(items.map((item) => (item.id === itemId ? { ...item, [name]: value } : item))),
  };
}

/** A new item: its id, and lists inside it with ids of their own. */
export function createItem(fields: Fields): Item {
  const item: Record<string, unknown> & { id: string } = { id: createId() };
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'list' && field.default.length > 0) item[name] = renewItemIds(field.default as Item[]);
  }
  return item;
}
