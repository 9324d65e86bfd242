import { getSchema } from '@tiptap/core';
import type { Block } from 'page-format';
import { flushSync } from 'react-dom';
import { isComposing } from '../../kit/is-composing.ts';
import { BLOCKS_TYPE, packBlocks } from '../../model/clipboard.ts';
import { blockFromTree } from '../../model/convert.ts';
import { findOnlyText } from '../../model/join-texts.ts';
import { type RangeEnd, removeRange } from '../../model/remove-range.ts';
import {
  type Caret,
  extendTo,
  type LinePoint,
  selectBlock,
  selectionAfterRemoving,
  type TextPoint,
} from '../../model/selection.ts';
import { blocksBetween, outermostInOrder } from '../../model/tree-order.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import { ignoreClick } from './draw-over-blocks.ts';
import { TEXT_FORMATS } from './text-format.ts';
import { endOfText, findPoint, readPoint, toPosition } from './text-points.ts';
import { findTextProp, type StoredText } from './text-prop.ts';
import { type Extent, extentOf } from './text-selection.ts';
import { TYPING, type Writer } from './write-text.ts';

interface TextRangeOptions {
  store: EditorStore;
  /** The selection is within one text again, which is written. */
  onText(page: HTMLElement, caret: Caret): void;
  /**
   * What was selected is gone, and the text where it was is written.
   * @returns the writer of that text; undefined when it cannot be written
   */
  onRemoved(page: HTMLElement, caret: Caret): Writer | undefined;
}

/** A selection that begins in one text and ends in another, over all blocks between. */
export interface TextRange {
  /** Begins one in texts that are drawn by now, and extends it once: by a key, or to a point. */
  begin(page: HTMLElement, ends: Caret, to?: Extent | { x: number; y: number }): void;
}

/**
 * Selects text over several blocks. It is the browser's own selection on a page that cannot be edited, so that the two
 * ends may stand inside texts; the blocks that it reaches are selected as well, for the commands that mean blocks.
 */
export function createTextRange({ store, onText, onRemoved }: TextRangeOptions): TextRange {
  const { registry } = store;
  let stop = () => {};

  return {
    begin(page, { anchor, head }, to) {
      stop();
      const canvas = page.ownerDocument;
      const view = canvas.defaultView;
      const selection = canvas.getSelection();
      const start = findPoint(page, anchor);
      const reached = findPoint(page, head);
      if (!view || !selection || !start || !reached) return;
      const { tree } = store.getSession();
      const listening = new AbortController();
      page.focus({ preventScroll: true });
      view.frameElement?.setAttribute(TYPING, '');
      selection.setBaseAndExtent(start.node, start.offset, reached.node, reached.offset);

      /** True while the pointer draws the selection. */
      let isPressed = to !== undefined && 'x' in to;
      /** A place in the only text of a block of this page: not in what a synced section shows, nor beside all texts. */
      const readKnown = (node: Node | null, offset: number): TextPoint | undefined => {
        const point = node ? readPoint(node, offset) : undefined;
        const block = point && tree.blocks.get(point.block);
        return block && findOnlyText(registry.get(block.type)) === point.path ? point : undefined;
      };
      /** The two ends, in the order of the page. */
      const readEnds = (): [TextPoint, TextPoint] | undefined => {
        const range = selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
        const from = range && readKnown(range.startContainer, range.startOffset);
        const to = range && readKnown(range.endContainer, range.endOffset);
        return from && to && [from, to];
      };
      /** The caret in the only text of a block. */
      const placeIn = (block: string, at: LinePoint): Caret | undefined => {
        const path = findOnlyText(registry.get(tree.blocks.get(block)?.type ?? ''));
        const point = path === undefined ? undefined : { block, path, ...at };
        return point && { anchor: point, head: point };
      };
      const leave = () => {
        stop = () => {};
        listening.abort();
        unsubscribe();
        selection.removeAllRanges();
        view.frameElement?.removeAttribute(TYPING);
      };
      /** The last place that the selection may end at. The browser draws it, too: over what shows no text, and anew. */
      let known = { node: reached.node, offset: reached.offset };
      const endAt = ({ node, offset }: { node: Node; offset: number }) => {
        known = { node, offset };
        selection.setBaseAndExtent(start.node, start.offset, node, offset);
      };
      /** Has the blocks selected that the text selection reaches. */
      const follow = () => {
        const { focusNode, focusOffset } = selection;
        const isKnown = focusNode && readKnown(focusNode, focusOffset);
        endAt(isKnown ? { node: focusNode, offset: focusOffset } : known);
        const now = readKnown(known.node, known.offset);
        if (!now) return;
        if (now.block !== anchor.block || now.path !== anchor.path) {
          store.select(extendTo(tree, selectBlock(anchor.block), now.block));
        } else if (!isPressed) {
          leave();
          onText(page, { anchor, head: now });
        }
      };
      const extend = ({ direction, granularity }: Extent) => {
        const { focusNode, focusOffset } = selection;
        // What stands between two texts is passed over: the selection ends in texts alone.
        for (let step = 0; step < MOST_STEPS; step += 1) {
          selection.modify('extend', direction, granularity);
          if (readKnown(selection.focusNode, selection.focusOffset)) {
            follow();
            return;
          }
        }
        if (focusNode) selection.extend(focusNode, focusOffset);
      };
      const extendToPoint = ({ x, y }: { x: number; y: number }) => {
        const point = caretAt(canvas, x, y);
        if (!point || !readKnown(point.node, point.offset)) return;
        endAt(point);
        follow();
      };
      /** @returns the writer of the text that goes on; undefined where both ends were whole blocks */
      const remove = ([from, until]: [TextPoint, TextPoint], isJoined = true): Writer | undefined => {
        const ends = { start: leaveOf(store, from, 'before'), end: leaveOf(store, until, 'after') };
        const { actions, goesOn } = removeRange(tree, ends, registry, isJoined);
        const head = readKnown(known.node, known.offset) ?? anchor;
        leave();
        const selected =
          goesOn === undefined ? selectionAfterRemoving(tree, [from.block, until.block]) : selectBlock(goesOn);
        const kept = goesOn === from.block ? ends.start.left : undefined;
        const after = goesOn === undefined ? undefined : placeIn(goesOn, kept ? endOfText(kept.value) : TEXT_START);
        const caret = { before: { anchor, head }, after };
        const mark = { mergeKey: `range/${from.block}`, selection: selected, caret };
        const isDone = flushSync(() => store.performAll(actions, mark));
        return isDone && after ? onRemoved(page, after) : undefined;
      };
      const copy = (event: ClipboardEvent) => {
        const ends = readEnds();
        if (!ends || !event.clipboardData) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        const markup = canvas.createElement('div');
        markup.append(selection.getRangeAt(0).cloneContents());
        event.clipboardData.setData('text/plain', selection.toString());
        event.clipboardData.setData('text/html', markup.innerHTML);
        event.clipboardData.setData(BLOCKS_TYPE, packBlocks(takeBlocks(store, ends)));
        if (event.type === 'cut') remove(ends);
      };
      const paste = (event: ClipboardEvent) => {
        const ends = readEnds();
        const writer = ends && remove(ends);
        // Blocks go behind the text, and are the page's to insert.
        if (!writer || !event.clipboardData || event.clipboardData.types.includes(BLOCKS_TYPE)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        writer.paste(event.clipboardData);
      };
      const press = (event: KeyboardEvent) => {
        const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
        if (isComposing(event) || MODIFIERS.has(key)) return;
        const isCommand = ctrlKey || metaKey;
        const letter = key.toLowerCase();
        const take = () => {
          event.preventDefault();
          event.stopImmediatePropagation();
        };
        // Where it ends is not decided while the pointer draws it, and a key must not mean the blocks that it has reached.
        if (isPressed) {
          take();
          return;
        }
        const extent = shiftKey ? extentOf(event) : undefined;
        const ends = readEnds();
        // Else the key would mean the blocks that are selected with it.
        if (!ends) {
          take();
          leave();
          return;
        }
        if (extent) {
          take();
          extend(extent);
        } else if (isCommand && (letter === 'c' || letter === 'x')) event.stopImmediatePropagation();
        else if (isCommand && letter === 'v') return;
        else if (isCommand || altKey || key === 'Escape') leave();
        else if (key.startsWith('Arrow')) {
          take();
          leave();
          const at = key === 'ArrowLeft' || key === 'ArrowUp' ? ends[0] : ends[1];
          onText(page, { anchor: at, head: at });
        } else if (key === 'Backspace' || key === 'Delete' || key === 'Enter') {
          take();
          remove(ends, key !== 'Enter');
        } else if ([...key].length === 1) {
          take();
          // Of whole blocks nothing is left to type into.
          if (ends.some((point) => leaveOf(store, point, 'before').left)) remove(ends)?.type(key);
        }
      };
      const release = () => {
        if (!isPressed) return;
        isPressed = false;
        ignoreClick(view);
        follow();
      };
      const unsubscribe = store.subscribe(() => {
        if (store.getSession().tree !== tree) leave();
      });
      stop = leave;
      // Before the page's own listeners, which mean blocks.
      const early = { capture: true, signal: listening.signal };
      view.addEventListener('keydown', press, early);
      view.addEventListener('copy', copy, early);
      view.addEventListener('cut', copy, early);
      view.addEventListener('paste', paste, early);
      view.addEventListener('pointerdown', leave, early);
      view.addEventListener('mouseup', release, early);
      view.addEventListener(
        'mousemove',
        (event) => {
          if (isPressed) extendToPoint({ x: event.clientX, y: event.clientY });
          else view.frameElement?.removeAttribute(TYPING);
        },
        early,
      );
      if (!to) follow();
      else if ('x' in to) extendToPoint(to);
      else extend(to);
    },
  };
}

const TEXT_START = { line: 0, offset: 0 };

/** Letters or lines that a key passes over on its way to the next text. */
const MOST_STEPS = 500;

const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta']);

/** The place in a text that a point of the canvas is nearest to. */
export function caretAt(canvas: Document, x: number, y: number): { node: Node; offset: number } | undefined {
  const position = canvas.caretPositionFromPoint?.(x, y);
  if (position) return { node: position.offsetNode, offset: position.offset };
  // WebKit has no other.
  const range = canvas.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}

/** What of a block is before or after a place in its only text. */
function leaveOf(store: EditorStore, point: TextPoint, side: 'before' | 'after'): RangeEnd {
  const value = cutText(store, point, side);
  return { id: point.block, left: value === undefined ? undefined : { prop: point.path, value } };
}

/** The part of a text before or after a place; undefined where the text is not all that its block is. */
function cutText(store: EditorStore, point: TextPoint, side: 'before' | 'after'): StoredText | undefined {
  const block = store.getSession().tree.blocks.get(point.block);
  if (!block || findOnlyText(store.registry.get(block.type)) !== point.path) return undefined;
  const prop = findTextProp(store.registry, block, point.path);
  const format = prop && TEXT_FORMATS[prop.kind];
  const read = prop && format?.read(prop.stored);
  if (!format || !read || 'unknown' in read) return undefined;
  const doc = getSchema(format.createExtensions({ whole: '', line: '' })).nodeFromJSON(read.content);
  const position = toPosition(doc, point);
  return side === 'before' ? format.cut(doc, 0, position) : format.cut(doc, position);
}

/** The selected blocks, the first and the last with no more of their texts than is selected. */
function takeBlocks(store: EditorStore, [from, until]: [TextPoint, TextPoint]): Block[] {
  const { tree } = store.getSession();
  const ids = outermostInOrder(tree, blocksBetween(tree, from.block, until.block));
  const parts = new Map<string, { path: string; text: StoredText | undefined }>([
    [from.block, { path: from.path, text: cutText(store, from, 'after') }],
    [until.block, { path: until.path, text: cutText(store, until, 'before') }],
  ]);
  return ids.map((id) => {
    const block = blockFromTree(tree, id);
    const part = parts.get(id);
    return part?.text === undefined ? block : { ...block, props: { ...block.props, [part.path]: part.text } };
  });
}
