/** Where the caret of a text is, and what a key does to it. */
import type { Editor } from '@tiptap/core';
import type { Node as ProseMirrorNode } from '@tiptap/pm/model';
import { Selection, TextSelection } from '@tiptap/pm/state';
import type { LinePoint } from '../../model/selection.ts';
import { toPosition } from './text-points.ts';

/**
 * Where the caret stands at first: at one end of the text or in a point of the canvas; `all` selects the text, and two
 * places what is between them.
 */
export type Start = ('all' | 'start' | 'end') | { x: number; y: number } | { anchor: LinePoint; head: LinePoint };

/** How far a key extends a selection, as `Selection.modify` names it. */
export interface Extent {
  direction: 'forward' | 'backward';
  granularity: 'character' | 'word' | 'line' | 'lineboundary';
}

/** Takes over where the caret is now: the browser tells of it with the next frame, and keys can be quicker. */
export function readSelection({ state: { doc, selection, tr }, view }: Editor): void {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = view.dom.ownerDocument.getSelection() ?? {};
  const isText = selection instanceof TextSelection && view.dom.contains(anchorNode ?? null);
  if (!isText || !anchorNode || !focusNode || !view.dom.contains(focusNode)) return;
  const anchor = view.posAtDOM(anchorNode, anchorOffset ?? 0);
  const head = view.posAtDOM(focusNode, focusOffset ?? 0);
  if (anchor === selection.anchor && head === selection.head) return;
  view.dispatch(tr.setSelection(TextSelection.between(doc.resolve(anchor), doc.resolve(head))));
}

export function findSelection({ state: { doc }, view }: Editor, start: Start): Selection {
  if (start === 'start') return Selection.atStart(doc);
  if (start === 'end') return Selection.atEnd(doc);
  if (start === 'all') return TextSelection.between(Selection.atStart(doc).$from, Selection.atEnd(doc).$to);
  if ('anchor' in start) {
    const [anchor, head] = [start.anchor, start.head].map((point) => doc.resolve(toPosition(doc, point)));
    return anchor && head ? TextSelection.between(anchor, head) : Selection.atEnd(doc);
  }
  const position = view.posAtCoords({ left: start.x, top: start.y })?.pos;
  return position === undefined ? Selection.atEnd(doc) : Selection.near(doc.resolve(position));
}

/** True for a text without a letter, a picture or a second line. */
export function isEmptyDoc(doc: ProseMirrorNode): boolean {
  const only = doc.inlineContent ? doc : doc.childCount <= 1 ? doc.firstChild : undefined;
  return only === null || (only?.isTextblock === true && only.content.size === 0);
}

/** True for a caret in a paragraph without a letter, in no list, quote or table. */
export function isEmptyParagraph({ empty, $from }: Selection): boolean {
  return empty && $from.depth === 1 && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0;
}

export function isAllSelected(doc: ProseMirrorNode, { from, to }: Selection): boolean {
  return from <= Selection.atStart(doc).from && to >= Selection.atEnd(doc).to;
}

export function isAtEdge({ state: { doc, selection } }: Editor, edge: 'start' | 'end'): boolean {
  const { head } = selection;
  return edge === 'start' ? head <= Selection.atStart(doc).from : head >= Selection.atEnd(doc).to;
}

/** An arrow that has no letter or line left to go to in its direction, from where the caret or the selection moves. */
export function findEdge({ state, view }: Editor, key: string): 'before' | 'after' | undefined {
  const { doc, selection, tr } = state;
  const { head, $head } = selection;
  const [start, end] = [Selection.atStart(doc), Selection.atEnd(doc)];
  const atHead = selection.empty ? state : state.apply(tr.setSelection(TextSelection.near($head)));
  const isLastLine = (direction: 'up' | 'down') => view.endOfTextblock(direction, atHead);
  if (key === 'ArrowLeft' && head <= start.from) return 'before';
  if (key === 'ArrowRight' && head >= end.to) return 'after';
  if (key === 'ArrowUp' && start.$from.parent === $head.parent && isLastLine('up')) return 'before';
  if (key === 'ArrowDown' && end.$from.parent === $head.parent && isLastLine('down')) return 'after';
  return undefined;
}

/** How far a key extends a selection; undefined for one that does not. */
export function extentOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): Extent | undefined {
  const direction = key === 'ArrowRight' || key === 'ArrowDown' || key === 'End' ? 'forward' : 'backward';
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return { direction, granularity: ctrlKey || metaKey || altKey ? 'word' : 'character' };
  if (key === 'ArrowUp' || key === 'ArrowDown') return { direction, granularity: 'line' };
  return key === 'Home' || key === 'End' ? { direction, granularity: 'lineboundary' } : undefined;
}
