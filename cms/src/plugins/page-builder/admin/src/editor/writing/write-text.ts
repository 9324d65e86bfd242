import type { Editor } from '@tiptap/core';
import { fitText } from '../../kit/fit-text.ts';
import type { Caret, LinePoint } from '../../model/selection.ts';
import type { TextKind } from '../../model/transform/turn-text.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import { scrollCanvas } from '../canvas/scroll-canvas.ts';
import type { Placeholders } from '../rich-text/editor-extensions.ts';
import type { PasteNote } from '../rich-text/paste/clean-paste.ts';
import { keepWritten } from './keep-written.ts';
import type { ShownText } from './shown-texts.ts';
import { TEXT_FORMATS, toOneLine } from './text-format.ts';
import { caretOf } from './text-points.ts';
import { findSelection, readSelection, type Start } from './text-selection.ts';
import { mountSurface } from './text-surface.ts';
import { watchText } from './watch-text.ts';
import { findPasteEnd, type TextRole, type WritingEnd } from './writing-end.ts';
import { createKeys } from './writing-keys.ts';

/** Marks the frame of the canvas while something is typed in it. */
export const TYPING = 'data-typing';

interface WriteOptions extends Omit<TextRole, 'kind'> {
  store: EditorStore;
  id: string;
  shown: ShownText;
  label: string;
  placeholders: Placeholders;
  start: Start;
  /** Of the step that the first change belongs to. */
  mergeKey?: string | undefined;
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
  const { store, id, shown, label, placeholders, start, mergeKey, role, onCut, onPasteNote, onHistory, onEnd } =
    options;
  const { element, kind, path, stored, maxLength } = shown;
  const format = TEXT_FORMATS[kind];
  const read = format.read(stored);
  if ('unknown' in read) return read;
  const isFormatted = kind === 'richText';
  const text = { ...options, kind };
  const frame = element.ownerDocument.defaultView?.frameElement;
  const openLink = { current: () => {} };
  // Tools over the page stand aside for what is typed, until the pointer looks for them or something is selected.
  const showTools = () => frame?.removeAttribute(TYPING);
  const hideTools = () => frame?.setAttribute(TYPING, '');

  const writing = new AbortController();
  const { signal } = writing;
  const end = (result: WritingEnd) => {
    if (signal.aborted) return;
    writing.abort();
    readSelection(editor);
    const at = caretOf(editor, id, path);
    stopKeeping();
    showTools();
    onEnd(result, at, unmount);
  };
  const press = createKeys({ ...text, onHistory, openLink, showTools, hideTools, end });
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
      handleKeyDown: (_view, event) => press(editor, event),
      handlePaste(_view, { clipboardData: data }) {
        const found = data ? findPasteEnd(editor, text, data) : undefined;
        if (found) end(found);
        else if (data && !isFormatted) pasteWords(editor, data, kind);
        return found !== undefined || !isFormatted;
      },
    },
  });
  if (typeof start === 'object' && 'head' in start) keepBlank(editor, kind, start.head);
  editor.view.dispatch(editor.state.tr.setSelection(findSelection(editor, start)));
  const stopKeeping = keepWritten({ editor, format, store, id, path, mergeKey, onGone: () => end({ how: 'gone' }) });
  if (!isFormatted) keepToLimit({ editor, limit: maxLength, onCut, signal });
  watchText({ editor, element, store, isBlock: role === 'block', showTools, end, signal });

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

interface Limit extends Pick<WriteOptions, 'onCut'> {
  editor: Editor;
  /** In characters, as `countCharacters` counts. */
  limit: number;
  signal: AbortSignal;
}

/** Takes away what is put in beyond the limit: not while it is composed, as the letters are the input method's. */
function keepToLimit({ editor, limit, onCut, signal }: Limit): void {
  let fitting = editor.state.doc.textContent;
  const cut = () => {
    if (editor.view.composing) return;
    const { text, rest, caret } = fitText(fitting, editor.state.doc.textContent, limit);
    fitting = text;
    if (rest === '') return;
    editor.view.dispatch(editor.state.tr.delete(caret, caret + rest.length));
    onCut(rest);
  };
  editor.on('update', cut);
  editor.view.dom.ownerDocument.addEventListener('compositionend', cut, { signal });
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
