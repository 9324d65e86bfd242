import { DRAWERS } from '../../kit/layout.ts';
import { hasWords } from '../rich-text/paste/divide-markup.ts';
import { type CommandTools, findCommandByKeys, isAllowed } from './command-list.ts';
import type { Commands } from './commands.ts';
import { readPasted } from './pasting.ts';

/** A key press, of React or of the browser. */
export type KeyEvent = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'target' | 'preventDefault'
>;

/**
 * Carries out the shortcuts of the editor. Text controls keep their own keys, and are asked first about undo.
 *
 * Not with tinykeys: one list of commands, plugins' among them, is what keys, palette, sheet and buttons read, so that
 * its map and handler would be built from it anew for each of them. What is left is its comparison of one key, which on a
 * Mac takes ⌘ alone for `$mod`, where Ctrl works here as well.
 */
export function handleKey(event: KeyEvent, tools: CommandTools, may: { canEdit: boolean; canWrite: boolean }): void {
  if (event.key === 'Escape' && (isSetting(event.target) || isOverPage(event.target))) {
    // Out of the field, to the block that it belongs to; what lies over the page closes with that.
    event.preventDefault();
    tools.goTo('page');
    return;
  }
  if (event.key === 'Escape' && tools.leavePreview()) {
    event.preventDefault();
    return;
  }
  const command = findCommandByKeys(event, tools.registry);
  if (!command && may.canEdit && isPage(event.target) && (event.key === 'Enter' || isLetter(event))) {
    if (tools.beginText(event.key === 'Enter' ? '' : event.key)) event.preventDefault();
    return;
  }
  if (!command || command.event || !isAllowed(command, may)) return;
  const run = () => command.run(tools);
  if (isTextControl(event.target) && !command.inText) {
    if (command.id === 'undo' || command.id === 'redo') afterTextControl(event.target as HTMLElement, run);
    return;
  }
  // Text that is marked on the page is what copying means.
  if ((command.id === 'copy' || command.id === 'cut') && hasSelectedText(event.target)) return;
  event.preventDefault();
  run();
}

/**
 * Pastes what the browser hands over, which needs no permission. Text controls take it themselves; a text on the page has
 * no use for a picture, which then goes beside it.
 */
export function handlePaste(event: ClipboardEvent, commands: Pick<Commands, 'pasteContent'>): void {
  if (event.defaultPrevented) return;
  const pasted = readPasted(event.clipboardData);
  const isOfFiles = pasted.files.length > 0 && pasted.text === '' && !hasWords(pasted.markup);
  if (isTextControl(event.target) && !(isOfFiles && isOnCanvas(event.target))) return;
  event.preventDefault();
  void commands.pasteContent(pasted);
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

/** True for keys that write a letter or a sign. */
export function isLetter({ key, ctrlKey, metaKey, altKey }: KeyEvent): boolean {
  return [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}

// The canvas is another document with classes of its own, so elements are told by their names and not by `instanceof`.

const TEXT_INPUTS = new Set(['text', 'search', 'number', 'url', 'email', 'tel', '']);

function isTextControl(target: EventTarget | null): boolean {
  const element = target as HTMLInputElement | null;
  if (element?.isContentEditable || element?.tagName === 'TEXTAREA') return true;
  return element?.tagName === 'INPUT' && TEXT_INPUTS.has(element.type);
}

/** True for the page, whose frame hears its keys, and for the editor while no part of it has the focus. */
function isPage(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  return element?.tagName === 'IFRAME' || element?.getAttribute('role') === 'dialog';
}

function isOnCanvas(target: EventTarget | null): boolean {
  return (target as Node | null)?.ownerDocument !== document;
}

/** True for what stands among the settings; what chooses from a list has a use for Escape of its own. */
function isSetting(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  return element?.closest('[data-region="settings"]') != null && element.getAttribute('role') !== 'combobox';
}

/** Whether a side lies over the page; a list that is open in it has the key first. */
function isOverPage(target: EventTarget | null): boolean {
  if ((target as HTMLElement | null)?.getAttribute('role') === 'combobox') return false;
  return window.matchMedia(DRAWERS).matches && document.querySelector('[data-side]') !== null;
}

function hasSelectedText(target: EventTarget | null): boolean {
  return ((target as Node | null)?.ownerDocument?.getSelection()?.toString() ?? '') !== '';
}
