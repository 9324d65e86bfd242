import type { EditorStore } from '../../store/editor-store.ts';
import { focusFirstText } from '../inspector/focus-field.ts';
import { scrollCanvas } from './scroll-canvas.ts';
import { findTextProp, type TextProp } from './text-prop.ts';

/** A text property of a block and the element of the canvas that shows it. */
interface ShownText extends TextProp {
  element: HTMLElement;
}

/**
 * Lets the selected block's text be typed on the canvas that can be edited.
 * @param onNone called when it shows none
 */
export function editSelectedText(store: EditorStore, onNone: () => void): void {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[data-canvas="main"]');
  const page = frame?.contentDocument?.querySelector<HTMLElement>('.Page');
  const id = store.getSession().selection.blocks.at(-1);
  // After what asked for it has closed and given the focus back.
  requestAnimationFrame(() => {
    if (!page || id === undefined || !editText(store, page, id)) onNone();
  });
}

/**
 * Puts the caret into the first text of the selected block: on the canvas, or in the settings while the canvas shows
 * none of it. Once what was just inserted stands there.
 */
export function writeInSelected(store: EditorStore): void {
  editSelectedText(store, focusFirstText);
}

/**
 * Begins the first text of a block with a letter that was pressed while only the block was selected.
 * @returns false when the block has nothing that can be written
 */
export function writeLetter(store: EditorStore, page: HTMLElement, id: string, letter: string): boolean {
  const isShown = editText(store, page, id);
  if (!isShown && !focusFirstText()) return false;
  const writing = isShown ? page.ownerDocument : document;
  if (isShown) writing.getSelection()?.collapseToEnd();
  // The browser's own way of typing: the control hears of it, and can undo it.
  writing.execCommand('insertText', false, letter);
  return true;
}

/**
 * Lets the text of a block be typed where it stands. Enter or leaving it keeps it, as one step of undo; Escape brings
 * back what was there.
 * @param at element that was pointed at; the text around it is meant, or else the block's first
 * @returns false when the block shows no text of its own
 */
export function editText(store: EditorStore, page: HTMLElement, id: string, at?: Element): boolean {
  const shown = listShownTexts(store, page, id);
  const text = at ? shown.find(({ element }) => element.contains(at)) : shown.find(isWritten);
  if (!text) return false;
  type(text, page, (value) => {
    const block = store.getSession().tree.blocks.get(id);
    // Read again: while it was typed, others may have changed what stands beside it.
    const now = block && findTextProp(store.registry, block, text.path);
    if (now) store.perform({ type: 'setProp', id, ...now.write(value) });
  });
  return true;
}

function type(
  { element, stored, maxLength, isMultiline }: ShownText,
  page: HTMLElement,
  keep: (value: string) => void,
) {
  const canvas = element.ownerDocument;
  // What React drew is put aside as it is: it will go on from there, whatever the typing does to the text.
  const drawn = [...element.childNodes];
  const { whiteSpace } = element.style;
  element.replaceChildren(canvas.createTextNode(stored));
  element.setAttribute('contenteditable', 'plaintext-only');
  element.setAttribute('role', 'textbox');
  element.setAttribute('data-canvas-control', '');
  element.style.whiteSpace = 'pre-wrap';
  element.focus({ preventScroll: true });
  scrollCanvas(element, 'nearest');
  canvas.getSelection()?.selectAllChildren(element);

  let isDone = false;
  const finish = (isKept: boolean) => {
    if (isDone) return;
    isDone = true;
    const typed = (element.textContent ?? '').trim();
    const value = (isMultiline ? typed : typed.replace(/\s*\n\s*/g, ' ')).slice(0, maxLength);
    element.removeEventListener('keydown', press);
    element.removeEventListener('blur', leave);
    element.removeEventListener('click', stay);
    for (const name of ['contenteditable', 'role', 'data-canvas-control']) element.removeAttribute(name);
    element.style.whiteSpace = whiteSpace;
    element.replaceChildren(...drawn);
    if (isKept && value !== stored) keep(value);
  };
  const press = (event: KeyboardEvent) => {
    const isWith = (key: string) => (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === key;
    // Of the page or the block, also while its text is typed.
    if (isWith('s') || isWith('d')) return finish(true);
    // With nothing typed yet there is nothing of the text's own to undo.
    if (isWith('z') && element.textContent === stored) {
      finish(false);
      page.focus({ preventScroll: true });
      return;
    }
    // Every other key is the text's own, undo included.
    event.stopPropagation();
    const isEnter = event.key === 'Enter' && !(isMultiline && event.shiftKey);
    if (event.isComposing || (!isEnter && event.key !== 'Escape')) return;
    event.preventDefault();
    finish(isEnter);
    page.focus({ preventScroll: true });
  };
  const leave = () => finish(true);
  const stay = (event: Event) => event.preventDefault();
  element.addEventListener('keydown', press);
  element.addEventListener('blur', leave);
  element.addEventListener('click', stay);
}

/** The text properties of a block that its View has marked on the canvas, in the order of the page. */
function listShownTexts(store: EditorStore, page: HTMLElement, id: string): ShownText[] {
  const block = store.getSession().tree.blocks.get(id);
  const root = page.querySelector<HTMLElement>(`[data-block-id="${CSS.escape(id)}"]`);
  if (!block || !root) return [];
  return [root, ...root.querySelectorAll<HTMLElement>('[data-prop]')].flatMap((element) => {
    const path = element.dataset.prop;
    if (path === undefined || element.closest('[data-block-id]') !== root) return [];
    const text = findTextProp(store.registry, block, path);
    return text ? [{ ...text, element }] : [];
  });
}

/** True for a text that can be seen, so that the caret does not go where nothing is. */
function isWritten({ stored, element }: ShownText): boolean {
  return stored.trim() !== '' && element.getClientRects().length > 0;
}
