import { dequal } from 'dequal/lite';
import { type Block, createBlock, type Fields, findAreaRule, type Registry, readFields } from 'page-format';
import type { ListField } from 'page-format/fields';
import { flushSync } from 'react-dom';
import type { Action } from '../../model/actions/index.ts';
import { type Item, readItems } from '../../model/actions/items.ts';
import { findOnlyKind } from '../../model/begin-block.ts';
import type { EditMark } from '../../model/history.ts';
import { findOnlyText, joinTexts } from '../../model/join-texts.ts';
import { type Refused, refuses } from '../../model/placement.ts';
import { type Caret, selectBlock, selectionAfterRemoving, type TextPoint } from '../../model/selection.ts';
import { findTransformation } from '../../model/transform/transform.ts';
import { isTextKind } from '../../model/transform/turn-text.ts';
import { childrenOf, type Place, placeOf, type TreeBlock } from '../../model/tree.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import type { TFunction } from '../../text/use-translation.ts';
import { createItem } from '../inspector/list-items.ts';
import { isEmptyText } from './shown-texts.ts';
import { endOfText } from './text-points.ts';
import { findTextProp, type StoredText } from './text-prop.ts';

/** What stands before the caret and after it. */
export interface Halves {
  text: StoredText;
  rest: StoredText;
}

/**
 * What keys in a text do to the blocks and the items around it: each one step of undo, which knows where was written
 * before and after it. All return where the writing goes on; undefined when nothing was changed.
 */
export interface TextEdits {
  /**
   * Divides a title, a paragraph or a formatted text at the caret, or begins an empty paragraph: before it at its start,
   * else after it. An empty one that ends an area goes behind the block around.
   */
  split(at: Caret, halves: Halves): TextPoint | undefined;
  /** Divides the text of an item at the caret, or begins a new item; in an empty one it leaves the list for a paragraph. */
  splitItem(at: Caret, halves: Halves): TextPoint | undefined;
  /** Whether a block stands in an area that takes its kind alone, as a button in a row of buttons. */
  isInRow(id: string): boolean;
  /** Begins the next block of such a row, with what stands behind the caret; in an empty last one it leaves the row for a paragraph. */
  goOnInRow(at: Caret, halves: Halves): TextPoint | undefined;
  /** Puts lines at the caret: the first into the item's text, every other one into an item of its own. */
  insertLines(at: Caret, halves: Halves, lines: readonly string[]): TextPoint | undefined;
  /** Makes one text of two that follow each other in one area, or of two items of a list. */
  join(at: Caret, side: 'before' | 'after'): TextPoint | undefined;
  /** Makes a title or a paragraph the block that the signs at its beginning stand for. */
  turn(at: Caret, signs: string, text: string): TextPoint | undefined;
  /**
   * Makes a paragraph a formatted text, for signs that mean something there; not where anything of it would be lost.
   * @param typed the paragraph with its signs, which is a step of its own: undo leads back to it
   * @returns with the key of the step, which what the signs do belongs to
   */
  format(at: Caret, typed: StoredText): { after: TextPoint; mergeKey: string } | undefined;
  /**
   * Puts an empty paragraph at a place.
   * @param instead blocks that it takes the place of
   * @returns with the key of the step, which what is typed next belongs to
   */
  begin(place: Place, instead?: readonly string[]): { after: TextPoint; mergeKey: string } | undefined;
  /**
   * Removes an empty text with its block, or with its item where that is empty.
   * @param before the block and the text that are selected instead; the text is where the writing goes on
   */
  removeEmpty(at: Caret, before: { block?: string; point?: TextPoint | undefined }): TextPoint | undefined;
}

interface TextEditsOptions {
  store: EditorStore;
  t: TFunction;
  /** What a type of block is called. */
  nameType(type: string): string;
  /** Tells of a new block. */
  onInserted(id: string): void;
  /** Tells that a block of a type is gone. */
  onRemoved(type: string): void;
  /** Says why something cannot be done. */
  refuse(reason: string): void;
  /** Says why nothing may be put somewhere. */
  explain(refused: Refused): void;
}

export function createTextEdits({
  store,
  t,
  nameType,
  onInserted,
  onRemoved,
  refuse,
  explain,
}: TextEditsOptions): TextEdits {
  const { registry } = store;
  const treeNow = () => store.getSession().tree;
  const blockOf = (id: string) => treeNow().blocks.get(id);

  /** Stores a text. Read anew before: while it is typed, others may change what is beside it. */
  const keep = ({ block: id, path }: TextPoint, text: StoredText, mark: Partial<EditMark>) => {
    const block = blockOf(id);
    const prop = block && findTextProp(registry, block, path);
    if (prop && !dequal(prop.stored, text)) store.perform({ type: 'setProp', id, ...prop.write(text) }, mark);
  };

  const insertBlock = (made: Block | undefined, place: Place): Block | undefined => {
    const refused = made && refuses(treeNow(), { blocks: [made] }, place, registry);
    if (refused?.refusal === 'locked') explain(refused);
    return refused ? undefined : made;
  };

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

  const addItems = (at: Caret, { text }: Halves, found: TextItem, texts: readonly StoredText[]) => {
    const { head } = at;
    const { prop, name, index, items, field } = found;
    if (items.length + texts.length > field.max) {
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
      isDone = store.performAll(
        made.map((item, offset) => ({ type: 'insertItem', id: head.block, prop, item, index: index + 1 + offset })),
        mark,
      );
      if (isDone) keep(head, text, mark);
    });
    return isDone ? { after, lastText } : undefined;
  };

  /** Joins the text of an item to that of the one before, where it is all that an item says. */
  const joinItems = (at: Caret, side: 'before' | 'after'): TextPoint | undefined => {
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

  /** Takes something empty away, and goes on in a paragraph behind a block. */
  const leave = (at: Caret, id: string, removal: Action): TextPoint | undefined => {
    const place = placeOf(treeNow(), id);
    const target = place && { ...place, index: place.index + 1 };
    const made = target && insertBlock(beginText(registry, undefined, ''), target);
    const path = findOnlyText(registry.get(made?.type ?? ''));
    if (!made || path === undefined) return undefined;
    const after = { block: made.id, path, line: 0, offset: 0 };
    const mark = markStep(`leave/${made.id}`, at, after);
    let isDone = false;
    flushSync(() => {
      isDone = store.performAll([removal, { type: 'insert', blocks: [made], place: target }], mark);
      if (isDone) onInserted(made.id);
    });
    return isDone ? after : undefined;
  };

  /** Takes an empty text with its block from the end of an area, which has more, and goes on behind the block around. */
  const leaveArea = (at: Caret): TextPoint | undefined => {
    const { block: id } = at.head;
    const place = placeOf(treeNow(), id);
    const isLast = place && place.index > 0 && place.index === childrenOf(treeNow(), place).length - 1;
    if (!isLast || place.block === null) return undefined;
    return leave(at, place.block, { type: 'remove', ids: [id] });
  };

  return {
    split(at, { text, rest }) {
      const { block: id } = at.head;
      const block = blockOf(id);
      const place = placeOf(treeNow(), id);
      const isBefore = isEmptyText(text) && !isEmptyText(rest);
      if (!block || !place) return undefined;
      if (isEmptyText(text) && isEmptyText(rest)) return leaveArea(at);
      const { block: holder, area, index } = place;
      const target = { block: holder, area, index: isBefore ? index : index + 1 };
      const made = insertBlock(beginText(registry, block, isBefore ? '' : rest), target);
      const path = findOnlyText(registry.get(made?.type ?? ''));
      if (!made || path === undefined) return undefined;
      const isDivided = !isEmptyText(rest) && !isBefore;
      const after = { block: isBefore ? id : made.id, path: isBefore ? at.head.path : path, line: 0, offset: 0 };
      const mark = { ...markStep(`split/${id}`, at, after), ...(!isDivided && { mergeKey: undefined }) };
      flushSync(() => {
        keep(at.head, isBefore ? rest : text, mark);
        store.perform({ type: 'insert', blocks: [made], place: target }, mark);
        onInserted(made.id);
      });
      return after;
    },

    splitItem(at, halves) {
      const { block: id } = at.head;
      const found = findItem(at.head);
      if (!found) return undefined;
      const isLast = found.index > 0 && found.index === found.items.length - 1;
      if (!isLast || !isEmptyItem(id, found)) return addItems(at, halves, found, [halves.rest])?.after;
      return leave(at, id, { type: 'removeItem', id, prop: found.prop, itemId: found.item.id });
    },

    isInRow(id) {
      const place = placeOf(treeNow(), id);
      const holder = blockOf(place?.block ?? '');
      const definition = holder && registry.get(holder.type);
      const rule = definition && findAreaRule(definition, holder, place?.area ?? '');
      return rule !== undefined && findOnlyKind(rule, registry) !== undefined;
    },
    goOnInRow(at, { text, rest }) {
      const { block: id, path } = at.head;
      const place = placeOf(treeNow(), id);
      const definition = registry.get(blockOf(id)?.type ?? '');
      if (!place || !definition || typeof rest !== 'string') return undefined;
      const left = isEmptyText(text) && isEmptyText(rest) ? leaveArea(at) : undefined;
      if (left) return left;
      const target = { ...place, index: place.index + 1 };
      const made = insertBlock(createBlock(definition, { [path]: rest }), target);
      if (!made) return undefined;
      const after = { block: made.id, path, line: 0, offset: 0 };
      const mark = { ...markStep(`split/${id}`, at, after), ...(rest === '' && { mergeKey: undefined }) };
      flushSync(() => {
        keep(at.head, text, mark);
        store.perform({ type: 'insert', blocks: [made], place: target }, mark);
        onInserted(made.id);
      });
      return after;
    },

    insertLines(at, { text, rest }, [first = '', ...lines]) {
      const found = findItem(at.head);
      if (!found || typeof text !== 'string' || typeof rest !== 'string') return undefined;
      const texts = lines.map((line, index) => (index === lines.length - 1 ? line + rest : line));
      const added = addItems(at, { text: text + first, rest }, found, texts);
      return added && { ...added.after, offset: String(added.lastText).length - rest.length };
    },

    join(at, side) {
      const { block: id } = at.head;
      if (findItem(at.head)) return joinItems(at, side);
      const tree = treeNow();
      const place = placeOf(tree, id);
      const other = place && childrenOf(tree, place)[place.index + (side === 'before' ? -1 : 1)];
      const [first, second] = (side === 'before' ? [other, id] : [id, other]).map((each) => blockOf(each ?? ''));
      const path = findOnlyText(registry.get(first?.type ?? ''));
      if (!first || !second || path === undefined) return undefined;
      const before = findTextProp(registry, first, path)?.stored;
      if (before === undefined) return undefined;
      if (side === 'before' && isEmptyText(before)) {
        const mark = { selection: selectBlock(id), caret: { before: at, after: at } };
        return flushSync(() => store.perform({ type: 'remove', ids: [first.id] }, mark)) ? at.head : undefined;
      }
      const joined = joinTexts(first, second, registry);
      if (typeof joined === 'string') {
        if (joined !== 'no-text') refuse(t(`canvas.notJoined.${joined}`, { block: nameType(first.type) }));
        return undefined;
      }
      const { value, rest } = joined;
      const after = { block: first.id, path, ...endOfText(before) };
      const mark = markStep(`join/${id}`, at, after);
      const leave: Action = rest
        ? { type: 'setProp', id: second.id, prop: rest.prop, value: rest.value }
        : { type: 'remove', ids: [second.id] };
      const take: Action = { type: 'setProp', id: first.id, prop: path, value };
      if (!flushSync(() => store.performAll([take, leave], mark))) return undefined;
      if (!rest) onRemoved(second.type);
      return after;
    },

    turn(at, signs, text) {
      const { block: id } = at.head;
      const definition = [...registry.values()].find(({ prose }) => prose?.markdown?.[signs]);
      const place = placeOf(treeNow(), id);
      if (!definition?.prose || !place) return undefined;
      const { text: path, markdown } = definition.prose;
      const begun = createBlock(definition);
      const made = insertBlock({ ...begun, props: { ...begun.props, ...markdown?.[signs], [path]: text } }, place);
      if (!made) return undefined;
      const after = { block: made.id, path, line: 0, offset: 0 };
      const mark = markStep(`turn/${id}`, at, after);
      const actions: Action[] = [
        { type: 'insert', blocks: [made], place },
        { type: 'remove', ids: [id] },
      ];
      if (!flushSync(() => store.performAll(actions, mark))) return undefined;
      onInserted(made.id);
      return after;
    },

    format(at, typed) {
      const { block: id } = at.head;
      const formatted = [...registry.values()].find((definition) => {
        const path = findOnlyText(definition);
        return path !== undefined && definition.props[path]?.kind === 'richText';
      });
      const made = formatted && findTransformation(treeNow(), id, formatted.type, registry);
      const path = findOnlyText(formatted);
      if (!made || path === undefined || made.losses.length > 0) return undefined;
      const { block } = made.action;
      const after = { ...at.head, block: block.id, path };
      const signed = { ...at.head, offset: at.head.offset + 1 };
      const mark = markStep(`format/${id}`, { anchor: signed, head: signed }, after);
      let isDone = false;
      flushSync(() => {
        keep(at.head, typed, { caret: { before: at, after: mark.caret.before } });
        isDone = store.perform(made.action, mark);
      });
      return isDone ? { after, mergeKey: mark.mergeKey } : undefined;
    },

    begin(place, instead = []) {
      const made = insertBlock(beginText(registry, undefined, ''), place);
      const path = findOnlyText(registry.get(made?.type ?? ''));
      if (!made || path === undefined) return undefined;
      const mark = { mergeKey: `begin/${made.id}`, selection: selectBlock(made.id) };
      let isDone = false;
      flushSync(() => {
        const removal: Action[] = instead.length > 0 ? [{ type: 'remove', ids: [...instead] }] : [];
        isDone = store.performAll([{ type: 'insert', blocks: [made], place }, ...removal], mark);
        if (isDone) onInserted(made.id);
      });
      if (!isDone) return undefined;
      return { after: { block: made.id, path, line: 0, offset: 0 }, mergeKey: mark.mergeKey };
    },

    removeEmpty(at, { block: before, point }) {
      const { block: id } = at.head;
      const found = findItem(at.head);
      if (found && (!isEmptyItem(id, found) || found.items.length === 1)) return undefined;
      const { type = '' } = blockOf(id) ?? {};
      const selection = before === undefined ? selectionAfterRemoving(treeNow(), [id]) : selectBlock(before);
      const mark = { selection, caret: { before: at, after: point && { anchor: point, head: point } } };
      const action: Action = found
        ? { type: 'removeItem', id, prop: found.prop, itemId: found.item.id }
        : { type: 'remove', ids: [id] };
      if (!flushSync(() => store.perform(action, mark))) return undefined;
      if (!found) onRemoved(type);
      return point;
    },
  };
}

/** An item of a block's own list, one of whose texts is written. */
interface TextItem {
  prop: string;
  /** Of the text within the item. */
  name: string;
  index: number;
  item: Item;
  items: readonly Item[];
  field: ListField;
}

/** One step of undo, after which the block that goes on is selected. */
function markStep(mergeKey: string, before: Caret, after: TextPoint) {
  return { mergeKey, selection: selectBlock(after.block), caret: { before, after: { anchor: after, head: after } } };
}

function listTexts(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, { kind }]) => (isTextKind(kind) ? [name] : []));
}

/**
 * The block that Enter begins: one like it for what is taken along, and after a paragraph; after anything else the
 * project's paragraph.
 * @returns undefined where the project has none
 */
function beginText(registry: Registry, block: TreeBlock | undefined, text: StoredText): Block | undefined {
  const own = block && registry.get(block.type);
  const isAlike = !isEmptyText(text) || own?.prose?.paragraph;
  const definition = isAlike ? own : [...registry.values()].find(({ prose }) => prose?.paragraph);
  const path = findOnlyText(definition);
  if (!definition || path === undefined) return undefined;
  const made = createBlock(definition);
  // An anchor stays where it is.
  const alike = Object.entries((isAlike && block?.props) || {}).filter(
    ([name]) => !definition.props[name]?.uniqueOnPage,
  );
  return { ...made, props: { ...made.props, ...Object.fromEntries(alike), [path]: text } };
}
