import { createBlock, findAreaRule } from 'page-format';
import { flushSync } from 'react-dom';
import type { Action } from '../../model/actions/index.ts';
import { findOnlyKind } from '../../model/begin-block.ts';
import { findOnlyText, joinTexts } from '../../model/join-texts.ts';
import { type Caret, selectBlock, selectionAfterRemoving, type TextPoint } from '../../model/selection.ts';
import { findTransformation } from '../../model/transform/transform.ts';
import { childrenOf, type Place, placeOf } from '../../model/tree.ts';
import { beginText, createEditTools, type Halves, markStep, type TextEditsOptions } from './edit-tools.ts';
import { createItemEdits } from './item-edits.ts';
import { isEmptyText } from './shown-texts.ts';
import { endOfText } from './text-points.ts';
import { findTextProp, type StoredText } from './text-prop.ts';

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
  /**
   * Puts an empty paragraph where one of a formatted text stood, between what is before and after it.
   * @returns its block; undefined where no paragraph may stand
   */
  makeRoom(at: Caret, around: Halves): string | undefined;
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

export function createTextEdits(options: TextEditsOptions): TextEdits {
  const tools = createEditTools(options);
  const { store, registry, t, nameType, refuse, onInserted, onRemoved, treeNow, blockOf, keep, insertBlock } = tools;
  const items = createItemEdits(tools);

  /** Takes an empty text with its block from the end of an area, which has more, and goes on behind the block around. */
  const leaveArea = (at: Caret): TextPoint | undefined => {
    const { block: id } = at.head;
    const place = placeOf(treeNow(), id);
    const isLast = place && place.index > 0 && place.index === childrenOf(treeNow(), place).length - 1;
    if (!isLast || place.block === null) return undefined;
    return tools.leave(at, place.block, { type: 'remove', ids: [id] });
  };

  return {
    splitItem: items.split,
    insertLines: items.insertLines,

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

    makeRoom(at, { text, rest }) {
      const { block: id, path } = at.head;
      const block = blockOf(id);
      const place = placeOf(treeNow(), id);
      const isFirst = isEmptyText(text);
      const target = place && { ...place, index: place.index + (isFirst ? 0 : 1) };
      const made = target && insertBlock(beginText(registry, undefined, ''), target);
      const behind = block && !isFirst && !isEmptyText(rest) ? beginText(registry, block, rest) : undefined;
      if (!made) return undefined;
      const actions: Action[] = [
        { type: 'setProp', id, prop: path, value: isFirst ? rest : text },
        { type: 'insert', blocks: behind ? [made, behind] : [made], place: target },
      ];
      const mark = { selection: selectBlock(made.id), caret: { before: at, after: undefined } };
      if (!flushSync(() => store.performAll(actions, mark))) return undefined;
      onInserted(made.id);
      return made.id;
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

    join(at, side) {
      const { block: id } = at.head;
      if (items.findItem(at.head)) return items.join(at, side);
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

    removeEmpty(at, { block: before, point: end }) {
      const { block: id } = at.head;
      const point = items.findEndBefore(at.head) ?? end;
      const isItem = items.findItem(at.head) !== undefined;
      const action: Action | undefined = isItem ? items.findRemoval(at.head) : { type: 'remove', ids: [id] };
      if (!action) return undefined;
      const { type = '' } = blockOf(id) ?? {};
      const selection = before === undefined ? selectionAfterRemoving(treeNow(), [id]) : selectBlock(before);
      const mark = { selection, caret: { before: at, after: point && { anchor: point, head: point } } };
      if (!flushSync(() => store.perform(action, mark))) return undefined;
      if (!isItem) onRemoved(type);
      return point;
    },
  };
}
