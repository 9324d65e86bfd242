import type { Commands } from './use-commands.tsx';

/** A key press, of React or of the browser. */
export type KeyEvent = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'target' | 'preventDefault'
>;

interface KeyContext {
  commands: Commands;
  save(): void;
}

/** Carries out the shortcuts of the editor. Text controls keep their own keys, and are asked first about undo. */
export function handleKey(event: KeyEvent, context: KeyContext): void {
  const isText = isTextControl(event.target);
  const undo = findUndo(event, context.commands);
  if (undo && isText) {
    afterTextControl(event.target as HTMLElement, undo);
    return;
  }
  const command = undo ?? findSave(event, context) ?? (isText ? undefined : findCommand(event, context.commands));
  if (!command) return;
  event.preventDefault();
  command();
}

type Command = (() => unknown) | undefined;

function findUndo(event: KeyEvent, commands: Commands): Command {
  const key = event.key.toLowerCase();
  if (!hasControl(event) || (key !== 'z' && key !== 'y')) return undefined;
  return key === 'y' || event.shiftKey ? commands.redo : commands.undo;
}

function findSave(event: KeyEvent, { save }: KeyContext): Command {
  return hasControl(event) && event.key.toLowerCase() === 's' ? save : undefined;
}

function findCommand(event: KeyEvent, commands: Commands): Command {
  const key = event.key.toLowerCase();
  if (hasControl(event)) {
    if (key === 'd') return commands.duplicate;
    if (key === 'c') return hasSelectedText(event.target) ? undefined : commands.copy;
    return key === 'v' ? commands.paste : undefined;
  }
  if (event.altKey) {
    if (key === 'arrowup') return commands.moveUp;
    return key === 'arrowdown' ? commands.moveDown : undefined;
  }
  if (key === 'delete') return commands.remove;
  return key === 'escape' ? commands.stepOut : undefined;
}

/** Undoes on the page when the text control had nothing of its own to undo, which shows in it staying as it is. */
function afterTextControl(control: HTMLElement, command: () => unknown): void {
  let changed = false;
  const notice = () => {
    changed = true;
  };
  control.addEventListener('input', notice, { once: true });
  setTimeout(() => {
    control.removeEventListener('input', notice);
    if (!changed) command();
  }, 50);
}

function hasControl(event: KeyEvent): boolean {
  return event.ctrlKey || event.metaKey;
}

// The canvas is another document with classes of its own, so elements are told by their names and not by `instanceof`.

const TEXT_INPUTS = new Set(['text', 'search', 'number', 'url', 'email', 'tel', '']);

function isTextControl(target: EventTarget | null): boolean {
  const element = target as HTMLInputElement | null;
  if (element?.isContentEditable || element?.tagName === 'TEXTAREA') return true;
  return element?.tagName === 'INPUT' && TEXT_INPUTS.has(element.type);
}

function hasSelectedText(target: EventTarget | null): boolean {
  return ((target as Node | null)?.ownerDocument?.getSelection()?.toString() ?? '') !== '';
}
