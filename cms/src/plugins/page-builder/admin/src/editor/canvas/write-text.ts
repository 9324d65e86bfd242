import { passOn } from './pass-on.ts';
import { scrollCanvas } from './scroll-canvas.ts';
import type { TextProp } from './text-prop.ts';

/** A text property of a block and the element of the canvas that shows it. */
export interface ShownText extends TextProp {
  element: HTMLElement;
}

/** Where the caret stands at first; `all` marks the whole text. */
export type Caret = 'all' | 'start' | 'end';

/**
 * How the writing of a text ended: kept with Enter, or by going elsewhere; dropped with Escape, or by undoing before
 * anything was typed; at the end of the text or at the caret by Enter, which begins a paragraph; by Backspace in an empty
 * one; by an arrow over its edge; by `/` in an empty one, which asks for a block; or by signs at its beginning that make
 * it another block.
 */
export type WritingEnd =
  | { how: 'kept' | 'left' | 'before' | 'after' | 'slash'; text: string }
  | { how: 'split'; text: string; rest: string }
  | { how: 'turned'; signs: string; text: string }
  | { how: 'dropped' | 'emptied' };

/** Marks the frame of the canvas while something is typed in it. */
export const TYPING = 'data-typing';

/** A text that is written. */
export interface Written {
  shown: ShownText;
  /** What it is called, for those who do not see where it stands. */
  label: string;
  caret: Caret;
  /** True for a title or a paragraph, where Enter, Backspace and `/` mean blocks. */
  isProse: boolean;
  /** What makes it another block at its beginning, once a space follows; none for what is no prose. */
  signs: readonly string[];
  /** What was shown is there again by then. */
  onEnd(end: WritingEnd): void;
}

/** Lets a text be written in the element that shows it. Enter or leaving it keeps it; Escape brings back what was there. */
export function writeText({ shown, label, caret, isProse, signs, onEnd }: Written): void {
  const { element, stored, maxLength, isMultiline } = shown;
  const canvas = element.ownerDocument;
  // What React drew is put aside as it is: it will go on from there, whatever the typing does to the text.
  const drawn = [...element.childNodes];
  const frame = canvas.defaultView?.frameElement;
  const { whiteSpace, outline } = element.style;
  element.replaceChildren(canvas.createTextNode(stored));
  element.setAttribute('contenteditable', 'plaintext-only');
  element.setAttribute('role', 'textbox');
  element.setAttribute('aria-label', label);
  if (isMultiline) element.setAttribute('aria-multiline', 'true');
  element.setAttribute('data-canvas-control', '');
  element.style.whiteSpace = 'pre-wrap';
  // The block is outlined already.
  element.style.outline = 'none';
  element.focus({ preventScroll: true });
  scrollCanvas(element, 'nearest');
  placeCaret(element, caret);

  let isDone = false;
  const finish = (end: (typed: string) => WritingEnd) => {
    if (isDone) return;
    isDone = true;
    const text = tidy(element.textContent ?? '');
    element.removeEventListener('keydown', press);
    element.removeEventListener('blur', leave);
    element.removeEventListener('click', stay);
    element.removeEventListener('input', type);
    canvas.removeEventListener('mousemove', look);
    look();
    for (const name of ADDED) element.removeAttribute(name);
    Object.assign(element.style, { whiteSpace, outline });
    element.replaceChildren(...drawn);
    onEnd(end(text));
  };
  const tidy = (typed: string) => {
    const trimmed = typed.trim();
    return (isMultiline ? trimmed : trimmed.replace(/\s*\n\s*/g, ' ')).slice(0, maxLength);
  };
  const keep = (how: 'kept' | 'left' | 'before' | 'after' | 'slash') => finish((text) => ({ how, text }));
  const press = (event: KeyboardEvent) => {
    const isWith = (key: string) => (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === key;
    // Of the page, the block or the editor, also while a text is typed.
    if (isWith('s') || isWith('d') || isWith('k') || event.key === 'F6') {
      passOn(event, () => keep('kept'));
      return;
    }
    // With nothing typed yet there is nothing of the text's own to undo.
    if (isWith('z') && element.textContent === stored) {
      passOn(event, () => finish(() => ({ how: 'dropped' })));
      return;
    }
    // Every other key is the text's own, undo included.
    event.stopPropagation();
    if (event.isComposing) return;
    if (event.key === ' ' && isCollapsed(element)) {
      const [before, after] = splitAtCaret(element);
      if (!signs.includes(before)) return;
      event.preventDefault();
      finish(() => ({ how: 'turned', signs: before, text: tidy(after) }));
      return;
    }
    const meant = meaningOf(event, element, { isProse, isMultiline });
    if (!meant) return;
    event.preventDefault();
    if (meant === 'split') {
      const [before, after] = splitAtCaret(element);
      finish(() => ({ how: 'split', text: tidy(before), rest: tidy(after) }));
    } else if (meant === 'dropped' || meant === 'emptied') finish(() => ({ how: meant }));
    else keep(meant);
  };
  // Tools over the page stand aside for what is typed, until the pointer looks for them.
  const type = () => frame?.setAttribute(TYPING, '');
  const look = () => frame?.removeAttribute(TYPING);
  const leave = () => keep('left');
  const stay = (event: Event) => event.preventDefault();
  element.addEventListener('keydown', press);
  element.addEventListener('blur', leave);
  element.addEventListener('click', stay);
  element.addEventListener('input', type);
  canvas.addEventListener('mousemove', look);
}

/** What an element has only while its text is written. */
const ADDED = ['contenteditable', 'role', 'aria-label', 'aria-multiline', 'data-canvas-control'];

/** True while the text of an element is written. */
export function isWrittenNow(element: Element): boolean {
  return element.hasAttribute('contenteditable');
}

function placeCaret(element: HTMLElement, caret: Caret): void {
  const selection = element.ownerDocument.getSelection();
  selection?.selectAllChildren(element);
  if (caret === 'start') selection?.collapseToStart();
  if (caret === 'end') selection?.collapseToEnd();
}

/** What a key ends the writing by; undefined for one that goes on writing. */
function meaningOf(
  { key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent,
  element: HTMLElement,
  { isProse, isMultiline }: { isProse: boolean; isMultiline: boolean },
): Exclude<WritingEnd['how'], 'turned'> | undefined {
  const isPlain = !(shiftKey || ctrlKey || metaKey || altKey);
  const isEmpty = element.textContent === '';
  if (key === 'Escape') return 'dropped';
  if (key === 'Enter') {
    if (isMultiline && shiftKey) return undefined;
    return isProse && isPlain && !isEmpty && isCollapsed(element) ? 'split' : 'kept';
  }
  if (!isPlain) return undefined;
  if (isProse && isEmpty && (key === 'Backspace' || key === 'Delete')) return 'emptied';
  if (isProse && isEmpty && key === '/') return 'slash';
  return endByArrow(key, element);
}

function isCollapsed(element: HTMLElement): boolean {
  return element.ownerDocument.getSelection()?.isCollapsed === true;
}

/** An arrow that has no letter or line left to go to in its direction. */
function endByArrow(key: string, element: HTMLElement): 'before' | 'after' | undefined {
  if (!key.startsWith('Arrow') || !isCollapsed(element)) return undefined;
  const [before, after] = splitAtCaret(element);
  if (key === 'ArrowLeft' && before === '') return 'before';
  if (key === 'ArrowRight' && after === '') return 'after';
  if (key === 'ArrowUp' && isOnEdgeLine(element, 'first')) return 'before';
  if (key === 'ArrowDown' && isOnEdgeLine(element, 'last')) return 'after';
  return undefined;
}

/** The text before and after the caret; what is marked belongs to neither. */
function splitAtCaret(element: HTMLElement): [before: string, after: string] {
  const selection = element.ownerDocument.getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  if (!range) return [element.textContent ?? '', ''];
  const before = range.cloneRange();
  before.selectNodeContents(element);
  before.setEnd(range.startContainer, range.startOffset);
  const after = range.cloneRange();
  after.selectNodeContents(element);
  after.setStart(range.endContainer, range.endOffset);
  return [before.toString(), after.toString()];
}

/** True when the caret is on the first or last line as it is laid out; an empty text has one line. */
function isOnEdgeLine(element: HTMLElement, line: 'first' | 'last'): boolean {
  const caret = element.ownerDocument.getSelection()?.getRangeAt(0).getClientRects()[0];
  const all = element.ownerDocument.createRange();
  all.selectNodeContents(element);
  const lines = [...all.getClientRects()];
  const edge = line === 'first' ? lines[0] : lines.at(-1);
  if (!caret || !edge) return true;
  return Math.abs((caret.top + caret.bottom) / 2 - (edge.top + edge.bottom) / 2) < edge.height / 2;
}
