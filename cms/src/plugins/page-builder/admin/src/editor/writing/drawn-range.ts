import { flushSync } from 'react-dom';
import { findOnlyText } from '../../model/join-texts.ts';
import { removeRange } from '../../model/remove-range.ts';
import { type Caret, extendTo, selectBlock, selectionAfterRemoving, type TextPoint } from '../../model/selection.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import { leaveOf, type RangeEnds } from './range-texts.ts';
import { endOfText, findPoint, readPoint } from './text-points.ts';
import type { Extent } from './text-selection.ts';
import { TYPING, type Writer } from './write-text.ts';

export interface RangeOptions {
  store: EditorStore;
  /** The selection is within one text again, which is written. */
  onText(page: HTMLElement, caret: Caret): void;
  /**
   * What was selected is gone, and the text where it was is written.
   * @returns the writer of that text; undefined when it cannot be written
   */
  onRemoved(page: HTMLElement, caret: Caret): Writer | undefined;
}

interface DrawnRangeOptions extends RangeOptions {
  /** Whether the pointer draws the selection. */
  isPressed: boolean;
  /** The selection is gone, or one within a text. */
  onLeave(): void;
}

/** The browser's selection from one text to another; its ends stay in texts, and the blocks that it reaches are selected. */
export interface DrawnRange {
  readonly selection: Selection;
  /** True while the pointer draws the selection. */
  readonly isPressed: boolean;
  /** Undefined when something else has moved the selection out of the texts. */
  readEnds(): RangeEnds | undefined;
  /** Has the blocks selected that the text selection reaches. */
  follow(): void;
  extend(extent: Extent): void;
  extendToPoint(point: { x: number; y: number }): void;
  /** The pointer that drew the selection is let go. */
  release(): void;
  /** Goes on writing at a place. */
  write(at: TextPoint): void;
  /** @returns the writer of the text that goes on; undefined where both ends were whole blocks */
  remove(ends: RangeEnds, isJoined?: boolean): Writer | undefined;
  leave(): void;
}

/** @returns undefined where one of the ends is not drawn */
export function createDrawnRange(page: HTMLElement, ends: Caret, options: DrawnRangeOptions): DrawnRange | undefined {
  const { store, onText, onLeave } = options;
  const { anchor } = ends;
  const canvas = page.ownerDocument;
  const frame = canvas.defaultView?.frameElement;
  const selection = canvas.getSelection();
  const start = findPoint(page, anchor);
  const reached = findPoint(page, ends.head);
  if (!selection || !start || !reached) return undefined;
  const { tree } = store.getSession();
  let { isPressed } = options;
  page.focus({ preventScroll: true });
  frame?.setAttribute(TYPING, '');
  selection.setBaseAndExtent(start.node, start.offset, reached.node, reached.offset);

  /** A place in the only text of a block of this page: not in what a synced section shows, nor beside all texts. */
  const readKnown = (node: Node | null, offset: number): TextPoint | undefined => {
    const point = node ? readPoint(node, offset) : undefined;
    const block = point && tree.blocks.get(point.block);
    return block && findOnlyText(store.registry.get(block.type)) === point.path ? point : undefined;
  };
  /** The two ends, in the order of the page. */
  const readEnds = (): RangeEnds | undefined => {
    const range = selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
    const from = range && readKnown(range.startContainer, range.startOffset);
    const to = range && readKnown(range.endContainer, range.endOffset);
    return from && to && [from, to];
  };
  let isLeft = false;
  const leave = () => {
    if (isLeft) return;
    isLeft = true;
    onLeave();
    selection.removeAllRanges();
    frame?.removeAttribute(TYPING);
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

  return {
    selection,
    get isPressed() {
      return isPressed;
    },
    readEnds,
    follow,
    extend,
    extendToPoint,
    release() {
      isPressed = false;
      follow();
    },
    write(at) {
      leave();
      onText(page, { anchor: at, head: at });
    },
    remove(between, isJoined) {
      const head = readKnown(known.node, known.offset) ?? anchor;
      leave();
      const after = removeBetween(store, between, { before: { anchor, head }, isJoined });
      return after && options.onRemoved(page, after);
    },
    leave,
  };
}

interface Removal {
  /** What is selected now, which undo leads back to. */
  before: Caret;
  /** Whether what is left of the two texts becomes one. */
  isJoined: boolean | undefined;
}

/** @returns where the writing goes on; undefined where nothing was removed, or nothing of the two texts is left */
function removeBetween(
  store: EditorStore,
  [from, until]: RangeEnds,
  { before, isJoined = true }: Removal,
): Caret | undefined {
  const { registry, getSession } = store;
  const { tree } = getSession();
  const ends = { start: leaveOf(store, from, 'before'), end: leaveOf(store, until, 'after') };
  const { actions, goesOn } = removeRange(tree, ends, registry, isJoined);
  const selection =
    goesOn === undefined ? selectionAfterRemoving(tree, [from.block, until.block]) : selectBlock(goesOn);
  const path = goesOn === undefined ? undefined : findOnlyText(registry.get(tree.blocks.get(goesOn)?.type ?? ''));
  const kept = goesOn === from.block ? ends.start.left : undefined;
  const at = kept ? endOfText(kept.value) : TEXT_START;
  const point = goesOn === undefined || path === undefined ? undefined : { block: goesOn, path, ...at };
  const after = point && { anchor: point, head: point };
  const mark = { mergeKey: `range/${from.block}`, selection, caret: { before, after } };
  return flushSync(() => store.performAll(actions, mark)) ? after : undefined;
}

const TEXT_START = { line: 0, offset: 0 };

/** Letters or lines that a key passes over on its way to the next text. */
const MOST_STEPS = 500;

/** The place in a text that a point of the canvas is nearest to. */
export function caretAt(canvas: Document, x: number, y: number): { node: Node; offset: number } | undefined {
  const position = canvas.caretPositionFromPoint?.(x, y);
  if (position) return { node: position.offsetNode, offset: position.offset };
  // WebKit has no other.
  const range = canvas.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}
