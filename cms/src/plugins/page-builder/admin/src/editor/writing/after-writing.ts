import { findOnlyText } from '../../model/join-texts.ts';
import { type Caret, selectBlock, type TextPoint } from '../../model/selection.ts';
import { childrenOf, placeOf } from '../../model/tree.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import { findNeighbour } from '../canvas/neighbours.ts';
import type { Pasted } from '../commands/pasting.ts';
import { drawOverBlocks } from './draw-over-blocks.ts';
import type { Halves } from './edit-tools.ts';
import { isEmptyText, isSeen, type ShownText } from './shown-texts.ts';
import { endOfText } from './text-points.ts';
import type { TextRange } from './text-range.ts';
import type { Extent, Start } from './text-selection.ts';
import { extendBlocks, walkBlocks } from './walk-blocks.ts';
import type { WritingEnd } from './writing-end.ts';
import type { WritingState, WritingTools } from './writing-state.ts';

/** The other texts of the block whose text was written, in the order of the page. */
interface Around {
  before: readonly ShownText[];
  after: readonly ShownText[];
}

/** What goes on with a page whose text is written no longer. */
interface WritingContext extends WritingState, Pick<WritingTools, 'store' | 'onPaste' | 'onSlash'> {
  range: TextRange;
  write(page: HTMLElement, id: string, shown: ShownText, start: Start): boolean;
}

/** What follows when the writing of a text has ended: a change around the text, another text, or nothing. */
export function continueAfter(
  context: WritingContext,
  page: HTMLElement,
  end: WritingEnd,
  at: Caret,
  around: Around,
): void {
  const { edits, writeAt, getWritten, onSlash } = context;
  const { block: id } = at.head;
  if (end.how !== 'left' && (end.how !== 'gone' || hasFocus(page.ownerDocument))) page.focus({ preventScroll: true });
  /** Where a change of the page put the caret, or back to where it was. */
  const resume = (next: TextPoint | undefined, mergeKey?: string) =>
    writeAt(page, next ? { anchor: next, head: next } : at, mergeKey);
  if (end.how === 'split') {
    const next = splitAt(context, end, at, around);
    // With nothing written there is nothing to divide.
    if (next || !isEmptyText(end.halves.text) || !isEmptyText(end.halves.rest)) resume(next);
  } else if (end.how === 'turned') resume(edits.turn(at, end.signs, end.text));
  else if (end.how === 'join') resume(edits.join(at, end.with));
  else if (end.how === 'emptied') resumeAfterRemoving(context, page, at);
  else if (end.how === 'formatted') {
    const step = edits.format(at, end.typed);
    resume(step?.after, step?.mergeKey);
    getWritten()?.type(end.letter);
  } else if (end.how === 'paste') {
    if ('lines' in end.pasted) resume(edits.insertLines(at, end.halves, end.pasted.lines));
    else pasteBlocks(context, page, at, { halves: end.halves, pasted: end.pasted });
  } else if (end.how === 'slash') onSlash(end.around ? (edits.makeRoom(at, end.around) ?? id) : id);
  else if (end.how === 'extend') extendBeyond(context, page, at, end.to);
  else if (end.how === 'before' || end.how === 'after') goTo(context, page, id, { around, step: end.how });
}

/** Whether a text is all that its block is. */
function isWholeBlock({ registry, getSession }: EditorStore, { block, path }: TextPoint): boolean {
  return findOnlyText(registry.get(getSession().tree.blocks.get(block)?.type ?? '')) === path;
}

function splitAt(
  { store, edits }: WritingContext,
  { halves, isAtEnd }: { halves: Halves; isAtEnd: boolean },
  at: Caret,
  around: Around,
): TextPoint | undefined {
  const { block: id, path } = at.head;
  if (isWholeBlock(store, at.head)) return edits.split(at, halves);
  // Within an item it goes on to the next text first.
  const next = isAtEnd ? around.after.find(isSeen) : undefined;
  const isOfItem = next && itemOf(next.path) === itemOf(path);
  if (isOfItem) return { block: id, path: next.path, line: 0, offset: 0 };
  return edits.isInRow(id) ? edits.goOnInRow(at, halves) : edits.splitItem(at, halves);
}

function resumeAfterRemoving({ store, texts, edits, writeAt }: WritingContext, page: HTMLElement, at: Caret): void {
  const { block: id } = at.head;
  const isBlock = isWholeBlock(store, at.head);
  const block = isBlock ? findNeighbour(page, id, 'before') : id;
  const shown = isBlock ? texts.list(page, block ?? '').findLast(isSeen) : undefined;
  const point = block !== undefined && shown && { block, path: shown.path, ...endOfText(shown.stored) };
  const removed = edits.removeEmpty(at, { ...(block !== undefined && { block }), point: point || undefined });
  if (removed) writeAt(page, { anchor: removed, head: removed });
  else if (store.getSession().tree.blocks.has(id)) writeAt(page, at);
}

/** Has blocks inserted where the caret is: in place of an empty text, else between its halves. */
function pasteBlocks(
  { store, edits, edit, onPaste }: WritingContext,
  page: HTMLElement,
  at: Caret,
  { halves, pasted }: { halves: Halves; pasted: Pasted },
): void {
  if (isWholeBlock(store, at.head) && !isEmptyText(halves.rest)) {
    const place = placeOf(store.getSession().tree, at.head.block);
    const next = edits.split(at, halves);
    const before = place && childrenOf(store.getSession().tree, place)[place.index];
    if (next && before !== undefined) store.select(selectBlock(before));
  }
  const before = store.getSession().tree;
  void onPaste(pasted).then(() => {
    const { tree, selection } = store.getSession();
    const last = selection.blocks.at(-1);
    // Whoever pastes into a text goes on writing where it ends, unless they are somewhere else by now.
    if (last === undefined || tree === before || !hasFocus(page.ownerDocument)) return;
    if (findOnlyText(store.registry.get(tree.blocks.get(last)?.type ?? '')) === undefined) return;
    store.select(selectBlock(last));
    edit(page, last, 'end');
  });
}

function extendBeyond(
  { store, range }: WritingContext,
  page: HTMLElement,
  at: Caret,
  to: Extent | { x: number; y: number },
): void {
  if (isWholeBlock(store, at.head)) range.begin(page, at, to);
  // Of a block with more than this text, no part could go with a selection over blocks: it is selected whole.
  else if ('x' in to) drawOverBlocks(page, at.head.block, store, to);
  else extendBlocks(store, page, to.direction === 'forward' ? 'after' : 'before');
}

/** To the next text of the block, or to the block beside it. */
function goTo(
  { store, texts, write }: WritingContext,
  page: HTMLElement,
  id: string,
  { around, step }: { around: Around; step: 'before' | 'after' },
): void {
  const start = step === 'before' ? 'end' : 'start';
  const beside = step === 'before' ? around.before.findLast(isSeen) : around.after.find(isSeen);
  const other = beside && texts.find(page, id, beside.path);
  if (other) {
    write(page, id, other, start);
    return;
  }
  const next = walkBlocks(store, page, id, step);
  if (next === undefined) return;
  const shown = texts.list(page, next).filter(isSeen);
  const text = (step === 'before' ? shown.at(-1) : shown[0]) ?? texts.find(page, next);
  if (text) write(page, next, text, start);
}

function hasFocus(canvas: Document): boolean {
  const frame = canvas.defaultView?.frameElement;
  return frame?.ownerDocument.activeElement === frame;
}

/** The item that a text belongs to: of `items.<id>.title`, `items.<id>`. */
function itemOf(path: string): string {
  return path.slice(0, path.lastIndexOf('.'));
}
