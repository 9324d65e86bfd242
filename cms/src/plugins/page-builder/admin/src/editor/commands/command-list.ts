import type { TextKey } from '../../translations/en.ts';
import type { Launched } from '../command-palette/use-launcher.tsx';
import type { Viewport } from '../viewports/use-view.tsx';
import type { Commands } from './use-commands.tsx';

/** What the commands of the list work with. */
export interface CommandTools {
  commands: Commands;
  save(): void;
  launch(what: Launched): void;
  setViewport(viewport: Viewport): void;
  togglePreview(): void;
  showProblems(): void;
  /** Types the selected block's text on the canvas. */
  editText(): void;
}

/** A command as keyboard, command palette and shortcut sheet know it: one list for all three. */
export interface CommandEntry {
  id: string;
  label: TextKey;
  group: 'edit' | 'arrange' | 'insert' | 'view';
  /** Such as `Mod+Shift+G`; `Mod` is Ctrl, and ⌘ on a Mac. The first is the one that is shown. */
  keys?: readonly string[];
  /** True when it works while a text is typed, too. */
  inText?: boolean;
  /** False for those that only look. */
  edits: boolean;
  /** False for keys that are no use in the command palette. */
  listed?: boolean;
  run(tools: CommandTools): unknown;
}

const edit = (id: string, label: TextKey, keys: readonly string[], run: CommandEntry['run']): CommandEntry => ({
  id,
  label,
  group: 'edit',
  keys,
  edits: true,
  run,
});
const arrange = (id: string, label: TextKey, keys: readonly string[], run: CommandEntry['run']): CommandEntry => ({
  ...edit(id, label, keys, run),
  group: 'arrange',
});
const insert = (id: string, label: TextKey, keys: readonly string[], run: CommandEntry['run']): CommandEntry => ({
  ...edit(id, label, keys, run),
  group: 'insert',
});
const view = (id: string, label: TextKey, keys: readonly string[], run: CommandEntry['run']): CommandEntry => ({
  ...edit(id, label, keys, run),
  group: 'view',
  edits: false,
});

export const COMMANDS: readonly CommandEntry[] = [
  insert('quick-insert', 'command.quickInsert', ['/'], ({ launch }) => launch('inserter')),
  insert('templates', 'command.templates', [], ({ launch }) => launch('templates')),
  view('languages', 'languages.title', [], ({ launch }) => launch('languages')),
  insert('save-section', 'sections.save', [], ({ launch }) => launch('saveSection')),

  edit('undo', 'editor.undo', ['Mod+Z'], ({ commands }) => commands.undo()),
  edit('redo', 'editor.redo', ['Mod+Shift+Z', 'Mod+Y'], ({ commands }) => commands.redo()),
  { ...edit('save', 'editor.save', ['Mod+S'], ({ save }) => save()), inText: true },
  edit('cut', 'command.cut', ['Mod+X'], ({ commands }) => commands.cut()),
  { ...edit('copy', 'toolbar.copy', ['Mod+C'], ({ commands }) => commands.copy()), edits: false },
  edit('paste', 'toolbar.paste', ['Mod+V'], ({ commands }) => commands.paste()),
  edit('duplicate', 'toolbar.duplicate', ['Mod+D'], ({ commands }) => commands.duplicate()),
  edit('edit-text', 'command.editText', ['F2'], ({ editText }) => editText()),
  edit('delete', 'toolbar.delete', ['Delete'], ({ commands }) => commands.remove()),

  arrange('move-up', 'toolbar.moveUp', ['Alt+ArrowUp'], ({ commands }) => commands.moveUp()),
  arrange('move-down', 'toolbar.moveDown', ['Alt+ArrowDown'], ({ commands }) => commands.moveDown()),
  arrange('move-in', 'command.moveIn', ['Alt+ArrowRight'], ({ commands }) => commands.moveIn()),
  arrange('move-out', 'command.moveOut', ['Alt+ArrowLeft'], ({ commands }) => commands.moveOut()),
  arrange('move-to', 'moveTo.title', ['Mod+Shift+X'], ({ launch }) => launch('moveTo')),
  arrange('wrap', 'command.wrap', ['Mod+G'], ({ commands }) => commands.wrap('Container')),
  arrange('wrap-columns', 'command.wrapColumns', [], ({ commands }) => commands.wrap('Columns')),
  arrange('unwrap', 'command.unwrap', ['Mod+Shift+G'], ({ commands }) => commands.unwrap()),
  { ...arrange('step-out', 'toolbar.parent', ['Escape'], ({ commands }) => commands.stepOut()), edits: false },

  {
    ...view('commands', 'command.palette', ['Mod+K'], ({ launch }) => launch('commands')),
    inText: true,
    listed: false,
  },
  view('shortcuts', 'command.shortcuts', ['?'], ({ launch }) => launch('shortcuts')),
  view('problems', 'command.problems', ['Mod+Shift+M'], ({ showProblems }) => showProblems()),
  view('preview', 'command.preview', ['Mod+Shift+P'], ({ togglePreview }) => togglePreview()),
  view('desktop', 'command.desktop', [], ({ setViewport }) => setViewport('desktop')),
  view('tablet', 'command.tablet', [], ({ setViewport }) => setViewport('tablet')),
  view('mobile', 'command.mobile', [], ({ setViewport }) => setViewport('mobile')),
  view('free', 'command.free', [], ({ setViewport }) => setViewport('free')),
  view('all', 'command.all', [], ({ setViewport }) => setViewport('all')),
];

/** Finds a command by the key of its shortcut. */
export function findCommandByKeys(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>) {
  return COMMANDS.find(({ keys = [] }) => keys.some((pressed) => isPressed(pressed, event)));
}

function isPressed(shortcut: string, event: Parameters<typeof findCommandByKeys>[0]): boolean {
  const parts = shortcut.split('+');
  const key = parts.pop() ?? '';
  const wants = (name: string) => parts.includes(name);
  // Signs such as `/` and `?` stand on other keys in other countries, with Shift or without.
  const isSign = key.length === 1 && !/[a-z]/i.test(key);
  return (
    event.key.toLowerCase() === key.toLowerCase() &&
    wants('Mod') === (event.ctrlKey || event.metaKey) &&
    wants('Alt') === event.altKey &&
    (isSign || wants('Shift') === event.shiftKey)
  );
}

const SIGNS: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' };
const MAC_SIGNS: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };
const isMac = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');

/** A shortcut as it is written on this machine: `Ctrl+Shift+G`, `⌘⇧G`. */
export function writeShortcut(shortcut: string): string {
  const parts = shortcut.split('+').map((part) => SIGNS[part] ?? part);
  if (isMac) return parts.map((part) => MAC_SIGNS[part] ?? part).join('');
  return parts.map((part) => (part === 'Mod' ? 'Ctrl' : part)).join('+');
}
