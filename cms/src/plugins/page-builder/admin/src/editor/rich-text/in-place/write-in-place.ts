import type { Editor } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import type { EditorStore } from '../../../store/editor-store.ts';
import { passOn } from '../../canvas/pass-on.ts';
import type { RichTextProp } from '../../canvas/text-prop.ts';
import { TYPING } from '../../canvas/write-text.ts';
import { readStoredText } from '../schema/stored-text.ts';
import { keepTyped } from './keep-typed.ts';
import { mountText } from './mount-text.ts';

export { WritingTools } from './WritingTools.tsx';

/** Where the caret stands at first: in a point of the canvas, or at one end of the text. */
export type TextCaret = 'start' | 'end' | { x: number; y: number };

/**
 * How the writing ended: by a key that means the block or the editor, by going elsewhere, by an arrow over an edge of the
 * text, or because something else changed it. All that was typed is on the page by then.
 */
export type RichTextEnd = 'kept' | 'left' | 'before' | 'after' | 'gone';

/** What was pressed before the text editor was there: letters, and keys that may mean something to it. */
export type Pressed = { text: string } | { key: KeyboardEventInit };

/** Marks what belongs to a text that is written, and takes the focus without ending it. */
export const TOOLS = 'data-writing-tools';

interface InPlaceOptions {
  store: EditorStore;
  id: string;
  prop: RichTextProp;
  element: HTMLElement;
  label: string;
  placeholder: { whole: string; line: string };
  caret: TextCaret;
  /** While the text editor was loaded. */
  pressed: readonly Pressed[];
  /** The tools are to be gone when this returns, and the block to be drawn anew afterwards. */
  onEnd(how: RichTextEnd, unmount: () => void): void;
}

/** A text that is written on the canvas. */
export interface InPlace {
  editor: Editor;
  end(how: RichTextEnd): void;
  /** Set by the tools: opens the popover for the link at the selection. */
  openLink: { current: () => void };
}

/**
 * Lets a formatted text be written in the element that shows it.
 * @returns or the name of what the editor does not know in it, and would drop
 */
export function writeInPlace({
  store,
  id,
  prop,
  element,
  label,
  placeholder,
  caret,
  pressed,
  onEnd,
}: InPlaceOptions): InPlace | { unknown: string } {
  const read = readStoredText(prop.stored);
  if ('unknown' in read) return read;
  const canvas = element.ownerDocument;
  const frame = canvas.defaultView?.frameElement;
  const openLink = { current: () => {} };

  const press = (event: KeyboardEvent): boolean => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    const isCommand = (ctrlKey || metaKey) && !altKey;
    const command = isCommand ? key.toLowerCase() : '';
    // With the shift key, others are the text's own, such as that of struck words.
    const letter = shiftKey ? '' : command;
    if (command === 'z' || letter === 'y') {
      const how = letter === 'z' ? 'undo' : 'redo';
      if (!kept.step(how) && how === 'undo') passOn(event, () => end('kept'));
      else event.preventDefault();
      return true;
    }
    // With something to link, as in the dialog; without, the key means the editor, as everywhere on the page.
    if (letter === 'k' && (!editor.state.selection.empty || editor.isActive('link'))) {
      event.preventDefault();
      showTools();
      openLink.current();
      return true;
    }
    if (letter === 's') {
      // Goes on: who saves in the middle of a sentence wants to end it.
      passOn(event, () => {});
      return true;
    }
    if (letter === 'd' || letter === 'k' || key === 'F6') {
      passOn(event, () => end('kept'));
      return true;
    }
    if (altKey && key === 'F10') {
      event.preventDefault();
      showTools();
      findTools()?.focus();
      return true;
    }
    if (key === 'Escape') {
      event.preventDefault();
      end('kept');
      return true;
    }
    const isPlain = !(ctrlKey || metaKey || altKey);
    const edge = isPlain && !shiftKey ? edgeOf(editor, key) : undefined;
    if (isPlain && changesText(key)) hideTools();
    if (edge === undefined) return false;
    event.preventDefault();
    end(edge);
    return true;
  };

  const { editor, unmount } = mountText({
    element,
    text: read.text,
    label,
    placeholder,
    onKey: (_view, event) => press(event),
    // The browser's own menu has these, too.
    onBeforeInput(event) {
      if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return false;
      event.preventDefault();
      kept.step(event.inputType === 'historyUndo' ? 'undo' : 'redo');
      return true;
    },
  });
  placeCaret(editor, caret);
  const kept = keepTyped({ editor, store, id, path: prop.path, onGone: () => end('gone') });

  let isDone = false;
  const end = (how: RichTextEnd) => {
    if (isDone) return;
    isDone = true;
    kept.stop();
    unsubscribe();
    canvas.removeEventListener('mousemove', showTools);
    findScreen()?.removeEventListener('focusin', leaveLater);
    showTools();
    onEnd(how, unmount);
  };

  // Tools over the page stand aside for what is typed, until the pointer looks for them or something is selected.
  const showTools = () => frame?.removeAttribute(TYPING);
  const hideTools = () => frame?.setAttribute(TYPING, '');
  const findTools = () => findScreen()?.querySelector<HTMLElement>(`[${TOOLS}] [role="toolbar"] [tabindex="0"]`);
  const findScreen = () => frame?.ownerDocument;

  /** True while the focus is in the text or its tools; a window that lies behind another keeps it there. */
  const isHere = () => {
    const active = findScreen()?.activeElement;
    return Boolean(active?.closest(`[${TOOLS}]`)) || (active === frame && canvas.activeElement === element);
  };
  // The focus is between two places while it moves, and a block that moves loses it without a word.
  const leaveLater = () => {
    setTimeout(() => {
      if (!isDone && !isHere()) end('left');
    });
  };
  editor.on('blur', leaveLater);
  editor.on('selectionUpdate', () => {
    if (!editor.state.selection.empty) showTools();
  });
  canvas.addEventListener('mousemove', showTools);
  findScreen()?.addEventListener('focusin', leaveLater);
  const unsubscribe = store.subscribe(leaveLater);

  editor.view.focus();
  pressAgain(editor, pressed);
  if (typeof caret === 'string') editor.commands.scrollIntoView();
  return { editor, end, openLink };
}

/** Lets the editor have what was pressed before it was there, as though it were pressed now: signs and keys shape the text. */
function pressAgain({ view }: Editor, pressed: readonly Pressed[]): void {
  for (const press of pressed) {
    if (view.isDestroyed) return;
    if ('key' in press) {
      view.dom.dispatchEvent(new KeyboardEvent('keydown', { ...press.key, bubbles: true, cancelable: true }));
      continue;
    }
    for (const letter of press.text) {
      const { from, to } = view.state.selection;
      const type = () => view.state.tr.insertText(letter, from, to);
      const isTaken = view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, type));
      if (!isTaken) view.dispatch(type());
    }
  }
}

/** What the editor adds by itself at first, such as a line after a table to go on in, is nothing to take back. */
function placeCaret({ state, view }: Editor, caret: TextCaret): void {
  const { doc, tr } = state;
  const at = typeof caret === 'object' ? view.posAtCoords({ left: caret.x, top: caret.y })?.pos : undefined;
  const selection =
    at === undefined
      ? caret === 'start'
        ? Selection.atStart(doc)
        : Selection.atEnd(doc)
      : Selection.near(doc.resolve(at));
  view.dispatch(tr.setSelection(selection).setMeta('addToHistory', false));
}

function changesText(key: string): boolean {
  return [...key].length === 1 || key === 'Enter' || key === 'Backspace' || key === 'Delete';
}

/** An arrow that has no line left to go to in its direction. */
function edgeOf({ state, view }: Editor, key: string): 'before' | 'after' | undefined {
  const { selection, doc } = state;
  if (!selection.empty) return undefined;
  const isIn = (edge: Selection) => edge.$from.parent === selection.$from.parent;
  if (key === 'ArrowUp' && isIn(Selection.atStart(doc)) && view.endOfTextblock('up')) return 'before';
  if (key === 'ArrowDown' && isIn(Selection.atEnd(doc)) && view.endOfTextblock('down')) return 'after';
  return undefined;
}
