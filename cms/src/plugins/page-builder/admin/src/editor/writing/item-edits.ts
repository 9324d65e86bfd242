import { dequal } from 'dequal/lite';
import { type Fields, readFields } from 'page-format';
import type { ListField } from 'page-format/fields';
import { flushSync } from 'react-dom';
import type { Action } from '../../model/actions/index.ts';
import { type Item, readItems } from '../../model/actions/items.ts';
import type { Caret, TextPoint } from '../../model/selection.ts';
import { isTextKind } from '../../model/transform/turn-text.ts';
import { childrenOf } from '../../model/tree.ts';
import { createItem } from '../inspector/list-items.ts';
import { type EditTools, type Halves, markStep } from './edit-tools.ts';
import { isEmptyText } from './shown-texts.ts';
import { endOfText } from './text-points.ts';
import type { StoredText } from './text-prop.ts';

/** An item of a block's own list, one of whose texts is written. */
export interface TextItem {
  prop: string;
  /** Of the text within the item. */
  name: string;
  index: number;
  item: Item;
  items: readonly Item[];
  field: ListField;
}

/** What keys in the text of an item do to the list. All return where the writing goes on; undefined when nothing was changed. */
export interface ItemEdits {
  findItem(at: TextPoint): TextItem | undefined;
  /** Divides the text of an item at the caret, or begins a new item; in an empty one it leaves the list for a paragraph. */
  split(at: Caret, halves: Halves): TextPoint | undefined;
  /** Puts lines at the caret: the first into the item's text, every other one into an item of its own. */
  insertLines(at: Caret, halves: Halves, lines: readonly string[]): TextPoint | undefined;
  /** Makes one of two items, where a text is all that the second says. */
  join(at: Caret, side: 'before' | 'after'): TextPoint | undefined;
  /** The end of the item before, where writing goes on once an item is gone. */
  findEndBefore(at: TextPoint): TextPoint | undefined;
  /** What takes an empty item out of its list; undefined for one that says something, or is the last of all. */
  findRemoval(at: TextPoint): Action | undefined;
}

export function createItemEdits({ store, registry, t, refuse, treeNow, blockOf, keep, leave }: EditTools): ItemEdits {
  const findItem = ({ block: id, path }: TextPoint): TextItem | undefined => {
    const [prop = '', itemId = '', name = '', ...deeper] = path.split('.');
    const field = registry.get(blockOf(id)?.type ?? '')?.props[prop];
    const items = readItems(treeNow(), id, prop, registry);
    const index = items?.findIndex((item) => item.id === itemId) ?? -1;
    const item = items?.[index];
    if (field?.kind !== 'list' || !items || !item || deeper.length > 0) return undefined;
    return { prop, name, index, item, items, field: field as unknown as ListField };
  };

  /** True when something stands in the area of an item, which goes with it. */
  const holdsBlocks = (id: string, item: Item) => childrenOf(treeNow(), { block: id, area: item.id }).length > 0;

  const isEmptyItem = (id: string, { item, field }: TextItem): boolean => {
    const values = readFields(field.item, item);
    const isBlank = listTexts(field.item).every((name) => isEmptyText(values[name] as StoredText));
    return isBlank && !holdsBlocks(id, item);
  };

  /** The next item, while it is what a new block begins with: whoever writes its list has no use for it. */
  const findSample = (id: string, { index, items, field }: TextItem): Item | undefined => {
    const next = items[index + 1];
    const sample = field.default[index + 1];
    if (!next || !sample || holdsBlocks(id, next)) return undefined;
    const { id: _, ...values } = next;
    return dequal(readFields(field.item, values), readFields(field.item, sample)) ? next : undefined;
  };

  const addItems = (at: Caret, { text }: Halves, found: TextItem, texts: readonly StoredText[], instead?: Item) => {
    const { head } = at;
    const { prop, name, index, items, field } = found;
    if (items.length + texts.length - (instead ? 1 : 0) > field.max) {
      refuse(t('list.full', { max: field.max }));
      return undefined;
    }
    const made = texts.map((each) => ({ ...createItem(field.item), ...(!isEmptyText(each) && { [name]: each }) }));
    const last = made.at(-1);
    const lastText = texts.at(-1) ?? '';
    if (!last) return undefined;
    const begins = isEmptyText(lastText) ? (listTexts(field.item)[0] ?? name) : name;
    const after = { block: head.block, path: `${prop}.${last.id}.${begins}`, line: 0, offset: 0 };
    const mark = markStep(`item/${last.id}`, at, after);
    let isDone = false;
    flushSync(() => {
      const removal: Action[] = instead ? [{ type: 'removeItem', id: head.block, prop, itemId: instead.id }] : [];
      const inserts = made.map(
        (item, offset): Action => ({ type: 'insertItem', id: head.block, prop, item, index: index + 1 + offset }),
      );
      isDone = store.performAll([...removal, ...inserts], mark);
      if (isDone) keep(head, text, mark);
    });
    return isDone ? { after, lastText } : undefined;
  };

  const join: ItemEdits['join'] = (at, side) => {
    const { block: id } = at.head;
    const found = findItem(at.head);
    if (!found) return undefined;
    const { prop, name, field, items, index } = found;
    const [first, second] = [items[index - (side === 'before' ? 1 : 0)], items[index + (side === 'after' ? 1 : 0)]];
    const isAll =
      second && !holdsBlocks(id, second) && Object.keys(second).every((key) => key === 'id' || key === name);
    if (!first || !second || !isAll || listTexts(field.item).length > 1) return undefined;
    const [before, behind] = [first, second].map((item) => readFields(field.item, item)[name]);
    if (typeof before !== 'string' || typeof behind !== 'string') return undefined;
    const after = { block: id, path: `${prop}.${first.id}.${name}`, ...endOfText(before) };
    const mark = markStep(`join/${second.id}`, at, after);
    let isDone = false;
    flushSync(() => {
      isDone = store.perform({ type: 'removeItem', id, prop, itemId: second.id }, mark);
      if (isDone) keep(after, before + behind, mark);
    });
    return isDone ? after : undefined;
  };

  return {
    findItem,
    join,
    split(at, halves) {
      const { block: id } = at.head;
      const found = findItem(at.head);
      if (!found) return undefined;
      const isLast = found.index > 0 && found.index === found.items.length - 1;
      if (!isLast || !isEmptyItem(id, found))
        return addItems(at, halves, found, [halves.rest], findSample(id, found))?.after;
      return leave(at, id, { type: 'removeItem', id, prop: found.prop, itemId: found.item.id });
    },

    insertLines(at, { text, rest }, [first = '', ...lines]) {
      const found = findItem(at.head);
      if (!found || typeof text !== 'string' || typeof rest !== 'string') return undefined;
      const texts = lines.map((line, index) => (index === lines.length - 1 ? line + rest : line));
      const added = addItems(at, { text: text + first, rest }, found, texts);
      return added && { ...added.after, offset: String(added.lastText).length - rest.length };
    },

    findEndBefore(at) {
      const found = findItem(at);
      const before = found?.items[found.index - 1];
      if (!found || !before) return undefined;
      const { prop, field } = found;
      const values = readFields(field.item, before) as Readonly<Record<string, StoredText>>;
      const names = listTexts(field.item);
      const name = names.findLast((each) => !isEmptyText(values[each] ?? '')) ?? names[0] ?? found.name;
      return { block: at.block, path: `${prop}.${before.id}.${name}`, ...endOfText(values[name] ?? '') };
    },

    findRemoval(at) {
      const found = findItem(at);
      if (!found || !isEmptyItem(at.block, found) || found.items.length === 1) return undefined;
      return { type: 'removeItem', id: at.block, prop: found.prop, itemId: found.item.id };
    },
  };
}

function listTexts(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, { kind }]) => (isTextKind(kind) ? [name] : []));
}
