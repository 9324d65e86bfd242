import type { Editor } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import { fitText } from '../../kit/fit-text.ts';
import { focusFloatingToolbar } from '../../kit/focus-toolbar.ts';
import { isComposing } from '../../kit/is-composing.ts';
import type { Caret, LinePoint } from '../../model/selection.ts';
import type { TextKind } from '../../model/transform/turn-text.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import { passOn } from '../canvas/pass-on.ts';
import { scrollCanvas } from '../canvas/scroll-canvas.ts';
import type { Pasted } from '../commands/pasting.ts';
import type { Placeholders } from '../rich-text/editor-extensions.ts';
import type { PasteNote } from '../rich-text/paste/clean-paste.ts';
import type { Halves } from './edit-tools.ts';
import { keepWritten } from './keep-written.ts';
import { readPastedLines } from './paste-around.ts';
import type { ShownText } from './shown-texts.ts';
import { TEXT_FORMATS, toOneLine } from './text-format.ts';
import { caretOf } from './text-points.ts';
import type { StoredText } from './text-prop.ts';
import {
  type Extent,
  extentOf,
  findEdge,
  findSelection,
  isAllSelected,
  isAtEdge,
  isEmptyDoc,
  isEmptyParagraph,
  readSelection,
  type Start,
} from './text-selection.ts';
import { mountSurface } from './text-surface.ts';

/**
 * How the writing ended; all that was typed is in the store. By a key that means the block or the editor (`kept`), by
 * going elsewhere (`left`), because something else took the text away (`gone`), or by a key that means what is around the
 * text: an arrow over an edge (`before`, `after`), an arrow with Shift or the pointer beyond it (`extend`), `/` in an
 * empty text, Backspace in an empty one (`emptied`), Backspace at the start and Delete at the end (`join`), Enter at the
 * caret (`split`), signs that make it another block (`turned`) or a formatted text (`formatted`), and a paste of what the
 * text itself cannot hold: blocks, or lines into an item (`paste`).
 */
export type WritingEnd =
  | { how: 'kept' | 'left' | 'gone' | 'before' | 'after' | 'emptied' }
  // In an empty paragraph of a formatted text others may stand around it.
  | { how: 'slash'; around?: Halves }
  | { how: 'extend'; to: Extent | { x: number; y: number } }
  | { how: 'join'; with: 'before' | 'after' }
  | { how: 'split'; halves: Halves; isAtEnd: boolean }
  | { how: 'turned'; signs: string; text: string }
  | { how: 'formatted'; letter: string; typed: StoredText }
  | { how: 'paste'; halves: Halves; pasted: Pasted | { lines: string[] } };

/** Marks the frame of the canvas while something is typed in it. */
export const TYPING = 'data-typing';

/** Marks what belongs to a text that is written, and takes the focus without ending it. */
export const TOOLS = 'data-writing-tools';

interface WriteOptions {
  store: EditorStore;
  id: string;
  shown: ShownText;
  label: string;
  placeholders: Placeholders;
  start: Start;
  /** Of the step that the first change belongs to. */
  mergeKey?: string | undefined;
  /**
   * What Enter, Backspace and Delete mean around the text: the block, of one that is nothing else, the item of a list, or
   * nothing. Only a block can be joined, turned and replaced. Of a block in a row of its kind, Enter means the row.
   */
  role: 'block' | 'item' | 'part' | 'ofRow';
  /** What makes it another block at its beginning, once a space follows. */
  signs: readonly string[];
  /** True for signs that mean something in a formatted text which this paragraph can become. */
  isFormatting: (before: string, letter: string) => boolean;
  /** What of the clipboard is blocks of their own, and does not go into the text. */
  readBlocks: (data: DataTransfer, isEmptyLine: boolean) => Pasted | undefined;
  /** Called with what was typed or pasted beyond the limit, and is not in the text. */
  onCut(rest: string): void;
  /** Called with what did not come along with a paste. */
  onPasteNote(note: PasteNote): void;
  /** Takes back the page's last step, or brings it back. */
  onHistory(how: 'undo' | 'redo'): void;
  /** The tools are to be gone when `unmount` is called, which puts back what was shown. */
  onEnd(end: WritingEnd, at: Caret, unmount: () => void): void;
}

/** A text that is written on the canvas. */
export interface Writer {
  readonly id: string;
  readonly path: string;
  readonly element: HTMLElement;
  readonly editor: Editor;
  readonly isFormatted: boolean;
  /** Types letters at the caret, with what they mean to the text, such as signs that begin a list. */
  type(letters: string): void;
  paste(data: DataTransfer): void;
  select(between: { anchor: LinePoint; head: LinePoint }): void;
  /** Where the caret is, or what is selected. */
  readCaret(): Caret;
  end(how: 'kept' | 'left'): void;
  /** Set by the tools: opens the popover for the link at the selection. */
  openLink: { current: () => void };
}

/**
 * Lets a text be written in the element that shows it: the one surface for every kind of text.
 * @returns or the name of what the schema does not know in it, and would drop
 */
export function writeText(options: WriteOptions): Writer | { unknown: string } {
  const { store, id, shown, label, placeholders, start, mergeKey, role, signs, isFormatting, readBlocks } = options;
  const { onCut, onPasteNote, onHistory, onEnd } = options;
  const isBlock = role === 'block';
  const { element, kind, path, stored, maxLength } = shown;
  const format = TEXT_FORMATS[kind];
  const read = format.read(stored);
  if ('unknown' in read) return read;
  const isFormatted = kind === 'richText';
  const canvas = element.ownerDocument;
  const frame = canvas.defaultView?.frameElement;
  const screen = frame?.ownerDocument;
  const openLink = { current: () => {} };
  const halve = ({ doc, selection: { from, to } }: EditorState): Halves => ({
    text: format.cut(doc, 0, from),
    rest: format.cut(doc, to),
  });

  // Tools over the page stand aside for what is typed, until the pointer looks for them or something is selected.
  const showTools = () => frame?.removeAttribute(TYPING);
  const hideTools = () => frame?.setAttribute(TYPING, '');

  /** What a key ends the writing by; undefined for one that goes on writing. */
  const findEnd = (event: KeyboardEvent): WritingEnd | undefined => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const { doc, selection } = editor.state;
    const isPlain = !(shiftKey || ctrlKey || metaKey || altKey);
    const isEmpty = isEmptyDoc(doc);
    if (key === 'Escape') return { how: 'kept' };
    if (key === 'Enter' && !isFormatted && !(kind === 'textarea' && shiftKey)) {
      const goesOn = isPlain && (role === 'item' || role === 'ofRow' || (isBlock && selection.empty));
      if (!goesOn) return { how: 'kept' };
      return { how: 'split', halves: halve(editor.state), isAtEnd: isAtEdge(editor, 'end') };
    }
    const extent = shiftKey && findEdge(editor, key) ? extentOf(event) : undefined;
    if (extent) return { how: 'extend', to: extent };
    if (!isPlain || !selection.empty) return undefined;
    if (isBlock && isEmpty && key === '/') return { how: 'slash' };
    if (isBlock && isFormatted && key === '/' && isEmptyParagraph(selection)) {
      const { $from } = selection;
      return {
        how: 'slash',
        around: { text: format.cut(doc, 0, $from.before()), rest: format.cut(doc, $from.after()) },
      };
    }
    if (role !== 'part' && isEmpty && (key === 'Backspace' || key === 'Delete')) return { how: 'emptied' };
    // In lists, quotes and tables these keys are the text's own.
    if (role !== 'part' && selection.$from.depth < 2 && selection.$from.parent.type.name !== 'heading') {
      if (key === 'Backspace' && isAtEdge(editor, 'start')) return { how: 'join', with: 'before' };
      if (key === 'Delete' && isAtEdge(editor, 'end')) return { how: 'join', with: 'after' };
    }
    if (!isFormatted && [...key].length === 1) {
      const before = doc.textBetween(0, selection.from);
      const isTurned = key === ' ' && signs.includes(before);
      if (isTurned) return { how: 'turned', signs: before, text: halve(editor.state).rest as string };
      if (isFormatting(before, key)) {
        const typed = format.cut(editor.state.tr.insertText(key).doc, 0);
        return { how: 'formatted', letter: key, typed };
      }
    }
    const edge = findEdge(editor, key);
    return edge && { how: edge };
  };

  /** True when the last key was Ctrl+A. */
  let wasAll = false;
  const press = (event: KeyboardEvent): boolean => {
    // An input method has the key.
    if (isComposing(event)) return false;
    readSelection(editor);
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (key === 'Control' || key === 'Meta') return false;
    const isCommand = (ctrlKey || metaKey) && !altKey;
    const letter = isCommand ? key.toLowerCase() : '';
    const { selection, doc } = editor.state;
    if (letter === 'z' || (letter === 'y' && !shiftKey)) {
      event.preventDefault();
      onHistory(letter === 'z' && !shiftKey ? 'undo' : 'redo');
      return true;
    }
    // With the shift key, others are the text's own, such as that of struck words.
    if (shiftKey && isCommand) return false;
    // With something to link, as in the dialog; without, the key means the editor, as everywhere on the page.
    if (letter === 'k' && isFormatted && (!selection.empty || editor.isActive('link'))) {
      event.preventDefault();
      showTools();
      openLink.current();
      return true;
    }
    // Whoever saves in the middle of a sentence goes on with it.
    if (letter === 's') {
      passOn(event, () => {});
      return true;
    }
    // The first selects the text, the next one what is around it.
    const isAll = letter === 'a';
    const isSecond = isAll && wasAll && isAllSelected(doc, selection);
    wasAll = isAll;
    const isOfPage = isSecond || letter === 'd' || letter === 'k' || key === 'F6';
    if (isOfPage) {
      passOn(event, () => end({ how: 'kept' }));
      return true;
    }
    if (altKey && key === 'F10') {
      event.preventDefault();
      showTools();
      focusFloatingToolbar();
      return true;
    }
    const found = findEnd(event);
    if (found) {
      event.preventDefault();
      end(found);
      return true;
    }
    if (!isCommand && !altKey && changesText(key)) hideTools();
    if (key === 'Enter' && !isFormatted) {
      event.preventDefault();
      editor.view.dispatch(editor.state.tr.insertText('\n').scrollIntoView());
      return true;
    }
    return false;
  };

  /** Ends the writing for a paste that means what is around the text. */
  const pasteAround = (data: DataTransfer): boolean => {
    const { $from } = editor.state.selection;
    const blocks = readBlocks(data, $from.parent.content.size === 0 && $from.depth < 2);
    const lines = role === 'item' && !isFormatted ? readPastedLines(data.getData('text/plain')) : [];
    if (!blocks && lines.length < 2) return false;
    if (blocks) end({ how: 'paste', halves: halve(editor.state), pasted: blocks });
    else {
      const { doc, selection } = editor.state;
      // With the blanks at the caret, as more words follow right there.
      const halves = { text: format.cut(doc, 0, selection.from), rest: format.cut(doc, selection.to) };
      end({ how: 'paste', halves, pasted: { lines } });
    }
    return true;
  };

  const { editor, unmount } = mountSurface({
    element,
    label,
    isFormatted,
    onHistory,
    extensions: format.createExtensions(placeholders, onPasteNote),
    content: read.content,
    isMultiline: kind !== 'text',
    wordsOnly: store.textsOnly,
    props: {
      handleKeyDown: (_view, event) => press(event),
      ...(!isFormatted && {
        handlePaste(_view, { clipboardData }) {
          if (clipboardData && !pasteAround(clipboardData)) pasteWords(editor, clipboardData, kind);
          return true;
        },
      }),
      ...(isFormatted && {
        handlePaste: (_view, { clipboardData }) => clipboardData !== null && pasteAround(clipboardData),
      }),
    },
  });
  if (typeof start === 'object' && 'head' in start) keepBlank(editor, kind, start.head);
  editor.view.dispatch(editor.state.tr.setSelection(findSelection(editor, start)));
  const stopKeeping = keepWritten({ editor, format, store, id, path, mergeKey, onGone: () => end({ how: 'gone' }) });

  let fitting = editor.state.doc.textContent;
  /** Takes away what was put in beyond the limit: not while it is composed, as the letters are the input method's. */
  const cut = () => {
    if (isFormatted || editor.view.composing) return;
    const { text, rest, caret } = fitText(fitting, editor.state.doc.textContent, maxLength);
    fitting = text;
    if (rest === '') return;
    editor.view.dispatch(editor.state.tr.delete(caret, caret + rest.length));
    onCut(rest);
  };

  /** True while the pointer is held that was pressed in the text. */
  let isPressed = false;
  const point = (event: MouseEvent) => {
    showTools();
    const target = event.target as Element;
    if (!isPressed || event.buttons !== 1 || element.contains(target)) return;
    const own = element.closest('[data-block-id]');
    const isBeyond = isBlock ? target.closest('[data-prop]') : target.closest('[data-block-id]') !== own;
    if (isBeyond) end({ how: 'extend', to: { x: event.clientX, y: event.clientY } });
  };

  const listening = new AbortController();
  let isDone = false;
  const end = (result: WritingEnd) => {
    if (isDone) return;
    isDone = true;
    readSelection(editor);
    const at = caretOf(editor, id, path);
    stopKeeping();
    unsubscribe();
    listening.abort();
    showTools();
    onEnd(result, at, unmount);
  };

  /** True while the focus is in the text or its tools; a window that lies behind another keeps it there. */
  const isHere = () => {
    const active = screen?.activeElement;
    return Boolean(active?.closest(`[${TOOLS}]`)) || (active === frame && canvas.activeElement === element);
  };
  // The focus is between two places while it moves, and a block that moves loses it without a word.
  const leaveLater = () => {
    setTimeout(() => {
      if (!isDone && !isHere()) end({ how: 'left' });
    });
  };
  editor.on('blur', leaveLater);
  editor.on('update', cut);
  editor.on('selectionUpdate', () => {
    if (!editor.state.selection.empty) showTools();
  });
  const { signal } = listening;
  canvas.addEventListener('mousedown', (event) => (isPressed = element.contains(event.target as Node)), { signal });
  canvas.addEventListener('mousemove', point, { signal });
  canvas.addEventListener('compositionend', cut, { signal });
  screen?.addEventListener('focusin', leaveLater, { signal });
  const unsubscribe = store.subscribe(leaveLater);

  if (typeof start !== 'object') scrollCanvas(element, 'nearest');
  if (typeof start !== 'object' && isFormatted) editor.commands.scrollIntoView();
  return {
    id,
    path,
    element,
    editor,
    isFormatted,
    openLink,
    type: (letters) => typeLetters(editor, letters),
    paste: (data) => (isFormatted ? pasteFormatted : pasteWords)(editor, data, kind),
    select(between) {
      keepBlank(editor, kind, between.head);
      editor.view.dispatch(editor.state.tr.setSelection(findSelection(editor, between)));
    },
    readCaret() {
      readSelection(editor);
      return caretOf(editor, id, path);
    },
    end: (how) => end({ how }),
  };
}

/** A blank at the end is not stored; a caret that stood behind it, as before a step that is taken back, has it there again. */
function keepBlank({ state: { doc, tr }, view }: Editor, kind: TextKind, { offset }: LinePoint): void {
  if (kind !== 'richText' && offset === doc.content.size + 1) view.dispatch(tr.insertText(' ', doc.content.size));
}

/** What is pasted into one line comes in one line. */
function pasteWords({ state, view }: Editor, data: DataTransfer, kind: TextKind): void {
  const pasted = data.getData('text/plain').replaceAll('\r\n', '\n');
  const text = kind === 'text' ? toOneLine(pasted) : pasted;
  if (text !== '') view.dispatch(state.tr.insertText(text).scrollIntoView());
}

function pasteFormatted({ view }: Editor, data: DataTransfer): void {
  const markup = data.getData('text/html');
  if (markup !== '') view.pasteHTML(markup);
  else view.pasteText(data.getData('text/plain'));
}

/** Types as keys would, so that signs shape the text. */
function typeLetters({ view }: Editor, letters: string): void {
  for (const letter of letters) {
    const { from, to } = view.state.selection;
    const type = () => view.state.tr.insertText(letter, from, to);
    const isTaken = view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, type));
    if (!isTaken) view.dispatch(type());
  }
}

function changesText(key: string): boolean {
  return [...key].length === 1 || key === 'Enter' || key === 'Backspace' || key === 'Delete';
}
