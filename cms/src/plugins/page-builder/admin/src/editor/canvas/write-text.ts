import { cutText } from 'page-format';
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
 * How the writing of a text ended. All that was typed is in the store by then. By Enter or Escape; by going elsewhere; by
 * an arrow over the edge of the text; by `/` in an empty one, which asks for a block; by Backspace in an empty one; because
 * something else changed the text; at the caret by Enter, which begins a paragraph; or by signs at its beginning that make
 * it another block.
 */
export type WritingEnd =
  | { how: 'kept' | 'left' | 'before' | 'after' | 'slash' | 'emptied' | 'gone' }
  | { how: 'split'; text: string; rest: string }
  | { how: 'turned'; signs: string; text: string };

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
  /** Stores the text; called with each input. */
  onInput(text: string): void;
  /**
   * Takes back the last edit of this text, or brings it back.
   * @returns the text as it is stored then; undefined when the page's next step is not one of this text
   */
  onStep(how: 'undo' | 'redo'): string | undefined;
  /** Called with what was typed or pasted beyond the limit, and is not in the text. */
  onCut(rest: string): void;
  /** What was shown is there again by then. */
  onEnd(end: WritingEnd): void;
}

/**
 * Lets a text be written in the element that shows it. Every input is stored at once.
 * @returns ends the writing
 */
export function writeText({
  shown,
  label,
  caret,
  isProse,
  signs,
  onInput,
  onStep,
  onCut,
  onEnd,
}: Written): (how: 'left' | 'gone') => void {
  const { element, stored, isMultiline } = shown;
  // A text that is too long already may be edited, and grow no longer.
  const limit = Math.max(shown.maxLength, stored.length);
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

  const tidy = (typed: string) => {
    const trimmed = typed.trim();
    return isMultiline ? trimmed : trimmed.replace(/\s*\n\s*/g, ' ');
  };
  let known = tidy(stored);
  const store = () => {
    const text = tidy(element.textContent ?? '');
    if (text === known) return;
    known = text;
    onInput(text);
  };

  const listening = new AbortController();
  const end = (result: WritingEnd) => {
    if (listening.signal.aborted) return;
    if (result.how !== 'gone') store();
    listening.abort();
    look();
    for (const name of ADDED) element.removeAttribute(name);
    Object.assign(element.style, { whiteSpace, outline });
    element.replaceChildren(...drawn);
    onEnd(result);
  };
  const step = (how: 'undo' | 'redo'): boolean => {
    const text = onStep(how);
    if (text === undefined) return false;
    known = text;
    replaceText(element, text);
    return true;
  };
  const press = (event: KeyboardEvent) => {
    const isWith = (key: string) => (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === key;
    // Of the page or the editor, also while a text is typed. Whoever saves in the middle of a sentence goes on with it.
    if (isWith('s')) {
      passOn(event, store);
      return;
    }
    if (isWith('d') || isWith('k') || event.key === 'F6') {
      passOn(event, () => end({ how: 'kept' }));
      return;
    }
    if (isWith('z') || isWith('y')) {
      const how = isWith('z') && !event.shiftKey ? 'undo' : 'redo';
      // With nothing of the text's own to take back, the key is the page's.
      if (!step(how) && how === 'undo') passOn(event, () => end({ how: 'kept' }));
      else {
        event.preventDefault();
        event.stopPropagation();
      }
      return;
    }
    // Every other key is the text's own.
    event.stopPropagation();
    if (event.isComposing) return;
    if (event.key === ' ' && isCollapsed(element)) {
      const [before, after] = splitAtCaret(element);
      if (!signs.includes(before)) return;
      event.preventDefault();
      end({ how: 'turned', signs: before, text: tidy(after) });
      return;
    }
    const meant = meaningOf(event, element, { isProse, isMultiline });
    if (!meant) return;
    event.preventDefault();
    if (meant === 'split') {
      const [before, after] = splitAtCaret(element);
      end({ how: 'split', text: tidy(before), rest: tidy(after) });
    } else end({ how: meant });
  };
  // The browser's own menu has these, too.
  const beforeInput = (event: InputEvent) => {
    if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return;
    event.preventDefault();
    step(event.inputType === 'historyUndo' ? 'undo' : 'redo');
  };
  /** Takes away what was just put before the caret beyond the limit. */
  const cut = () => {
    const text = element.textContent ?? '';
    if (text.length <= limit) return;
    const before = textBeforeSelectionEnd(element);
    const after = text.slice(before.length);
    const fitting = cutText(before, limit - after.length);
    replaceText(element, fitting + after, fitting.length);
    onCut(before.slice(fitting.length));
  };
  // Tools over the page stand aside for what is typed, until the pointer looks for them.
  const input = (event: Event) => {
    frame?.setAttribute(TYPING, '');
    // Not while it is composed: the letters are the input method's until then.
    if (!(event as InputEvent).isComposing) cut();
    store();
  };
  const look = () => frame?.removeAttribute(TYPING);
  const { signal } = listening;
  element.addEventListener('keydown', press, { signal });
  element.addEventListener('blur', () => end({ how: 'left' }), { signal });
  element.addEventListener('click', (event) => event.preventDefault(), { signal });
  element.addEventListener('beforeinput', beforeInput, { signal });
  element.addEventListener('compositionend', input, { signal });
  element.addEventListener('input', input, { signal });
  canvas.addEventListener('mousemove', look, { signal });
  return (how) => end({ how });
}

/** Shows another text, with the caret in a place or else at the end of what changed. */
function replaceText(element: HTMLElement, text: string, place?: number): void {
  const before = element.textContent ?? '';
  let same = 0;
  while (same < Math.min(before.length, text.length) && before.at(-1 - same) === text.at(-1 - same)) same += 1;
  const node = element.ownerDocument.createTextNode(text);
  element.replaceChildren(node);
  element.ownerDocument.getSelection()?.collapse(node, place ?? text.length - same);
}

function textBeforeSelectionEnd(element: HTMLElement): string {
  const selection = element.ownerDocument.getSelection();
  if (!selection?.rangeCount) return element.textContent ?? '';
  const { endContainer, endOffset } = selection.getRangeAt(0);
  const before = element.ownerDocument.createRange();
  before.selectNodeContents(element);
  before.setEnd(endContainer, endOffset);
  return before.toString();
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
): 'split' | 'kept' | 'emptied' | 'slash' | 'before' | 'after' | undefined {
  const isPlain = !(shiftKey || ctrlKey || metaKey || altKey);
  const isEmpty = element.textContent === '';
  if (key === 'Escape') return 'kept';
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
