import type { EditorText, Registry } from 'page-format';
import type { MessageDescriptor } from 'react-intl';
import { type OpenPage, pluginCommands, pluginPanels } from '../../api/commands.ts';
import { templateSets } from '../../api/templates.ts';
import { focusFloatingToolbar } from '../../kit/focus-toolbar.ts';
import type { LockedChange } from '../../model/placement.ts';
import type { InsertionPoint } from '../../model/tree.ts';
import type { TFunction } from '../../text/use-translation.ts';
import { en, type TextKey } from '../../translations/en.ts';
import type { Launched } from '../command-palette/use-launcher.tsx';
import type { Side } from '../panels/panels.ts';
import { type Region, walkRegions } from '../regions.ts';
import type { Viewport } from '../viewports/use-view.tsx';
import type { Commands } from './commands.ts';

/** What the commands of a block's toolbar and menu, and those of the editor's bar, work with. */
export interface BlockTools {
  commands: Commands;
  launch(what: Launched, point?: InsertionPoint): void;
}

/** What the commands of the list work with. */
export interface CommandTools extends BlockTools {
  /** The blocks there are, some of which have a command of their own. */
  registry: Registry;
  save(): void;
  publish(): void;
  /** False for readers, while something is stored, and where entries are not published. */
  canPublish: boolean;
  /** Back to the entry's form. */
  done(): void;
  /** False while something is stored. */
  canLeave: boolean;
  setViewport(viewport: Viewport): void;
  toggleSide(side: Side): void;
  togglePreview(): void;
  /** @returns false where no preview is seen */
  leavePreview(): boolean;
  /** Shows the page as its sections, or again as it is worked on. */
  toggleSections(): void;
  /** False where entries have no languages. */
  hasLanguages: boolean;
  /** Leads to the entry in another language. */
  changeLocale(locale: string): void;
  goTo(region: Region): void;
  /** False where the entry's fields are not drawn in the editor. */
  hasPageSettings: boolean;
  showPageSettings(): void;
  /** Types the selected block's text on the canvas. */
  editText(): void;
  /**
   * Begins a paragraph where nothing stands yet.
   * @returns false where something does
   */
  beginText(letter: string): boolean;
  /** Opens the search in the texts of the page, or leads to it. */
  find(): void;
  /** False for readers, and for whoever may not share drafts. */
  canShare: boolean;
  /** For the commands of plugins. */
  page: OpenPage;
}

/** A command as keyboard, command palette, shortcut sheet, buttons and menus know it: one list for all of them. */
export interface CommandEntry<Tools extends BlockTools = CommandTools> {
  id: string;
  label: TextKey;
  group: 'edit' | 'arrange' | 'insert' | 'view';
  /** Such as `Mod+Shift+G`; `Mod` is Ctrl, and ⌘ on a Mac. The first is the one that is shown. */
  keys?: readonly string[];
  /** The browser's own event that its keys bring, which is waited for: it holds what nobody else may read. */
  event?: 'paste';
  /** True when it works while a text is typed, too. */
  inText?: boolean;
  /** False for those that only look; `texts` for those that are there for whoever may change texts alone, too. */
  edits: boolean | 'texts';
  /** What it is called now, where it puts back what it did. */
  labelNow?(tools: Tools): TextKey | undefined;
  /** What it does to the selected blocks that a lock may keep from them. */
  locks?: LockedChange;
  /** Why it would change nothing, where that is known before. */
  explainOff?(commands: Commands): string | undefined;
  /** False for keys that are no use in the command palette. */
  listed?: boolean;
  /** Asked before the command palette offers it. */
  isOffered?(tools: Tools): boolean;
  run(tools: Tools): unknown;
}

/** What a command is called: a text of the editor, of a block, or of a plugin. */
export type CommandLabel = TextKey | EditorText | MessageDescriptor;

/** A command of the editor, of a block or of a plugin. */
export type ListedCommand<Tools extends BlockTools = CommandTools> = Omit<CommandEntry<Tools>, 'label'> & {
  label: CommandLabel;
};

/** Whether a command is there for somebody: who may change the page, its texts alone, or nothing of it. */
export function isAllowed(
  { edits }: Pick<CommandEntry, 'edits'>,
  may: { canEdit: boolean; canWrite: boolean },
): boolean {
  return !edits || may.canEdit || (edits === 'texts' && may.canWrite);
}

/** Makes commands of one group. */
const inGroup =
  (group: CommandEntry['group'], edits: CommandEntry['edits'] = true) =>
  <Tools extends BlockTools>(
    id: string,
    label: TextKey,
    keys: readonly string[],
    run: CommandEntry<Tools>['run'],
  ): CommandEntry<Tools> => ({ id, label, group, keys, edits, run });

const edit = inGroup('edit');
const write = inGroup('edit', 'texts');
const arrange = inGroup('arrange');
const insert = inGroup('insert');
const view = inGroup('view', false);

/** A command that a lock may keep from the selected blocks. */
const lockable = <Tools extends BlockTools>(
  locks: LockedChange,
  command: CommandEntry<Tools>,
): CommandEntry<Tools> => ({
  ...command,
  locks,
});

/** What the buttons of the editor's bar do. */
export const BAR_COMMANDS = {
  undo: write('undo', 'editor.undo', ['Mod+Z'], ({ commands }) => commands.undo()),
  redo: write('redo', 'editor.redo', ['Mod+Shift+Z', 'Mod+Y'], ({ commands }) => commands.redo()),
  palette: {
    ...view('commands', 'command.palette', ['Mod+K'], ({ launch }) => launch('commands')),
    inText: true,
    listed: false,
  },
  shortcuts: view('shortcuts', 'command.shortcuts', ['?'], ({ launch }) => launch('shortcuts')),
  messages: view('messages', 'command.messages', [], ({ launch }) => launch('messages')),
} satisfies Record<string, CommandEntry<BlockTools>>;

/** What the buttons of a block's toolbar do. */
export const TOOLBAR_COMMANDS = {
  moveUp: lockable(
    'move',
    arrange('move-up', 'toolbar.moveUp', ['Alt+ArrowUp'], ({ commands }) => commands.moveUp()),
  ),
  moveDown: lockable(
    'move',
    arrange('move-down', 'toolbar.moveDown', ['Alt+ArrowDown'], ({ commands }) => commands.moveDown()),
  ),
  moveTo: lockable(
    'move',
    arrange('move-to', 'moveTo.title', ['Mod+Shift+X'], ({ launch }) => launch('moveTo')),
  ),
  duplicate: {
    locks: 'insert',
    ...edit('duplicate', 'toolbar.duplicate', ['Mod+D'], ({ commands }) => commands.duplicate()),
    inText: true,
  },
  paste: { ...edit('paste', 'toolbar.paste', ['Mod+V'], ({ commands }) => commands.paste()), event: 'paste' },
  remove: lockable(
    'remove',
    edit('delete', 'toolbar.delete', ['Delete'], ({ commands }) => commands.remove()),
  ),
  stepOut: { ...arrange('step-out', 'toolbar.parent', ['Escape'], ({ commands }) => commands.stepOut()), edits: false },
} satisfies Record<string, CommandEntry<BlockTools>>;

/** Opens the inserter for the place beside the selected blocks. */
function insertBeside(side: 'before' | 'after') {
  return ({ commands, launch }: BlockTools) => {
    const point = commands.findPoint(side);
    if (point) launch('inserter', point);
  };
}

/** Offers what the selected block can become. */
function offerTransformations({ commands, launch }: BlockTools): void {
  if (commands.canTransform()) launch('transform');
}

/** Asks for a name of the selected block. */
function offerRename({ commands, launch }: BlockTools): void {
  if (commands.canRename()) launch('rename');
}

/** Among what the menu of a block offers. */
export const BLOCK_COMMANDS = {
  cut: lockable(
    'remove',
    edit('cut', 'command.cut', ['Mod+X'], ({ commands }) => commands.cut()),
  ),
  copy: { ...edit('copy', 'toolbar.copy', ['Mod+C'], ({ commands }) => commands.copy()), edits: false },
  copyStyles: {
    ...edit('copy-style', 'styles.copy', [], ({ commands }: BlockTools) => commands.copyStyles()),
    edits: false,
  },
  pasteStyles: edit('paste-style', 'styles.paste', [], ({ commands }: BlockTools) => commands.pasteStyles()),
  transform: lockable('remove', edit('transform', 'transform.title', [], offerTransformations)),
  rename: edit('rename', 'rename.title', [], offerRename),
  hide: {
    locks: 'remove',
    ...edit('hide', 'hide.title', ['Mod+Shift+H'], ({ commands }: BlockTools) => commands.toggleHidden()),
    labelNow: ({ commands }: BlockTools) => (commands.areHidden() ? 'hide.show' : undefined),
  },
  lock: {
    ...edit('lock', 'lock.title', [], ({ commands }: BlockTools) => commands.toggleLocked()),
    labelNow: ({ commands }: BlockTools) => (commands.areLocked() ? 'lock.unlock' : undefined),
    isOffered: ({ commands }: BlockTools) => commands.mayLock(),
  },
  moveIn: {
    ...arrange('move-in', 'command.moveIn', ['Alt+ArrowRight'], ({ commands }: BlockTools) => commands.moveIn()),
    explainOff: (commands: Commands) => commands.explainStep('in'),
  },
  moveOut: {
    ...arrange('move-out', 'command.moveOut', ['Alt+ArrowLeft'], ({ commands }: BlockTools) => commands.moveOut()),
    explainOff: (commands: Commands) => commands.explainStep('out'),
  },
  unwrap: {
    ...arrange('unwrap', 'command.unwrap', ['Mod+Shift+G'], ({ commands }: BlockTools) => commands.unwrap()),
    explainOff: (commands: Commands) => commands.explainUnwrap(),
  },
  insertBefore: lockable(
    'insert',
    insert('insert-before', 'command.insertBefore', ['Alt+Shift+ArrowUp'], insertBeside('before')),
  ),
  insertAfter: lockable(
    'insert',
    insert('insert-after', 'command.insertAfter', ['Alt+Shift+ArrowDown'], insertBeside('after')),
  ),
  saveSection: insert('save-section', 'sections.save', [], ({ launch }) => launch('saveSection')),
} satisfies Record<string, CommandEntry<BlockTools>>;

/** A command for each block that others are put into; the usual one stands first and has the keys. */
function listWrapCommands(registry: Registry): ListedCommand<BlockTools>[] {
  const wrappers = [...registry.values()].flatMap(({ type, wraps }) => (wraps ? [{ type, ...wraps }] : []));
  const usual = wrappers.find((wrapper) => wrapper.usual) ?? wrappers[0];
  return wrappers
    .sort((one, other) => Number(other === usual) - Number(one === usual))
    .map((wrapper) => ({
      ...{ id: `wrap-${wrapper.type}`, label: wrapper.label, group: 'arrange', edits: true, locks: 'move' },
      keys: wrapper === usual ? ['Mod+G'] : [],
      run: ({ commands }) => commands.wrap(wrapper.type),
    }));
}

/** What the menu of a block offers: what its toolbar has no button for. */
export function listBlockCommands(registry: Registry): ListedCommand<BlockTools>[] {
  const { insertBefore, insertAfter, cut, copy, copyStyles, pasteStyles, transform, rename, hide, lock } =
    BLOCK_COMMANDS;
  const { moveIn, moveOut, unwrap, saveSection } = BLOCK_COMMANDS;
  const clipboard = [cut, copy, copyStyles, pasteStyles];
  const arranging = [moveIn, moveOut, ...listWrapCommands(registry), unwrap];
  return [insertBefore, insertAfter, ...clipboard, transform, rename, hide, lock, ...arranging, saveSection];
}

/** The keys of a command; while a text is written, only those that mean it there, too. */
export function shownKeys({ keys, inText }: ListedCommand<never>, isWriting: boolean): string | undefined {
  return isWriting && !inText ? undefined : keys?.[0];
}

/** Why a command of a menu would do nothing now; undefined where it can be done. */
export function explainOff({ locks, explainOff }: ListedCommand<never>, commands: Commands): string | undefined {
  return (locks && commands.explainLock(locks)) ?? explainOff?.(commands);
}

/** The editor's own; those that wrap stand before `unwrap`. */
const COMMANDS: readonly CommandEntry[] = [
  insert('quick-insert', 'command.quickInsert', ['/'], ({ launch }) => launch('inserter')),
  BLOCK_COMMANDS.insertBefore,
  BLOCK_COMMANDS.insertAfter,
  insert('templates', 'command.templates', [], ({ launch }) => launch('templates')),
  {
    ...view('languages', 'languages.title', [], ({ launch }: CommandTools) => launch('languages')),
    isOffered: ({ hasLanguages }) => hasLanguages,
  },
  view('versions', 'comparison.versions', [], ({ launch }: CommandTools) => launch('versions')),
  BLOCK_COMMANDS.saveSection,

  BAR_COMMANDS.undo,
  BAR_COMMANDS.redo,
  { ...write('save', 'editor.save', ['Mod+S'], ({ save }: CommandTools) => save()), inText: true },
  {
    ...edit('publish', 'editor.publish', [], ({ publish }: CommandTools) => publish()),
    isOffered: ({ canPublish }) => canPublish,
  },
  {
    ...view('share', 'share.title', [], ({ launch }: CommandTools) => launch('share')),
    isOffered: ({ canShare }) => canShare,
  },
  BLOCK_COMMANDS.cut,
  BLOCK_COMMANDS.copy,
  TOOLBAR_COMMANDS.paste,
  TOOLBAR_COMMANDS.duplicate,
  BLOCK_COMMANDS.copyStyles,
  BLOCK_COMMANDS.pasteStyles,
  BLOCK_COMMANDS.transform,
  BLOCK_COMMANDS.rename,
  BLOCK_COMMANDS.hide,
  BLOCK_COMMANDS.lock,
  { ...edit('select-all', 'command.selectAll', ['Mod+A'], ({ commands }) => commands.selectAll()), edits: false },
  write('edit-text', 'command.editText', ['F2'], ({ editText }) => editText()),
  TOOLBAR_COMMANDS.remove,

  TOOLBAR_COMMANDS.moveUp,
  TOOLBAR_COMMANDS.moveDown,
  BLOCK_COMMANDS.moveIn,
  BLOCK_COMMANDS.moveOut,
  TOOLBAR_COMMANDS.moveTo,
  BLOCK_COMMANDS.unwrap,
  TOOLBAR_COMMANDS.stepOut,

  BAR_COMMANDS.palette,
  BAR_COMMANDS.shortcuts,
  BAR_COMMANDS.messages,
  { ...view('find', 'find.title', ['Mod+F'], ({ find }: CommandTools) => find()), inText: true },
  view('problems', 'command.problems', ['Mod+Shift+M'], ({ goTo }) => goTo('problems')),
  view('blocks', 'command.blocks', [], ({ goTo }) => goTo('blocks')),
  view('sections', 'command.sections', [], ({ goTo }) => goTo('sections')),
  view('outline', 'command.outline', [], ({ goTo }) => goTo('outline')),
  {
    ...view('translation', 'command.translation', [], ({ goTo }: CommandTools) => goTo('translation')),
    isOffered: ({ hasLanguages }) => hasLanguages,
  },
  view('page', 'command.page', [], ({ goTo }) => goTo('page')),
  { ...view('toolbar', 'command.toolbar', ['Alt+F10'], () => focusFloatingToolbar()), inText: true },
  view('settings', 'command.settings', [], ({ goTo }) => goTo('settings')),
  {
    ...view('page-settings', 'command.pageSettings', [], ({ showPageSettings }: CommandTools) => showPageSettings()),
    isOffered: ({ hasPageSettings }) => hasPageSettings,
  },
  { ...view('next-region', 'command.nextRegion', ['F6'], () => walkRegions(1)), inText: true, listed: false },
  { ...view('last-region', 'command.lastRegion', ['Shift+F6'], () => walkRegions(-1)), inText: true, listed: false },
  view('zoom-out', 'command.zoomOut', [], ({ toggleSections }) => toggleSections()),
  view('preview', 'command.preview', ['Mod+Shift+P'], ({ togglePreview }) => togglePreview()),
  view('left', 'command.left', [], ({ toggleSide }) => toggleSide('left')),
  view('right', 'command.right', [], ({ toggleSide }) => toggleSide('right')),
  view('desktop', 'command.desktop', [], ({ setViewport }) => setViewport('desktop')),
  view('tablet', 'command.tablet', [], ({ setViewport }) => setViewport('tablet')),
  view('mobile', 'command.mobile', [], ({ setViewport }) => setViewport('mobile')),
  view('free', 'command.free', [], ({ setViewport }) => setViewport('free')),
  view('all', 'command.all', [], ({ setViewport }) => setViewport('all')),
  { ...view('done', 'editor.done', [], ({ done }: CommandTools) => done()), isOffered: ({ canLeave }) => canLeave },
];

/** Every command there is: the editor's own, those that plugins have registered, and those that open their panels. */
export function listCommands(registry: Registry): readonly ListedCommand[] {
  const own = COMMANDS.flatMap((command): ListedCommand[] => {
    if (command.id === 'templates' && templateSets.list().length === 0) return [];
    return command === BLOCK_COMMANDS.unwrap ? [...listWrapCommands(registry), command] : [command];
  });
  const added = pluginCommands
    .list()
    .map(({ run, ...command }): ListedCommand => ({ ...command, run: ({ page }) => run(page) }));
  const panels = pluginPanels.list().map(
    ({ id, label }): ListedCommand => ({
      ...{ id, label, group: 'view', edits: false },
      run: ({ launch }) => launch(`panel:${id}`),
    }),
  );
  return [...own, ...added, ...panels];
}

/**
 * Words that a command is found by beside its name, in the language of the admin and in English; plugins' commands have
 * none.
 */
export function listCommandWords(id: string, t: TFunction): string {
  const key = `search.${id}`;
  return isTextKey(key) ? `${t(key)} ${en[key]}` : '';
}

const isTextKey = (key: string): key is TextKey => Object.hasOwn(en, key);

/** Finds a command by the key of its shortcut; the editor's own come first. */
export function findCommandByKeys(event: PressedKeys, registry: Registry): ListedCommand | undefined {
  return listCommands(registry).find(({ keys = [] }) => keys.some((pressed) => isPressed(pressed, event)));
}

type PressedKeys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

function isPressed(shortcut: string, event: PressedKeys): boolean {
  const parts = shortcut.split('+');
  const key = parts.pop() ?? '';
  const wants = (name: string) => parts.includes(name);
  // Signs such as `/` and `?` stand on other keys of other keyboards, with Shift or without.
  const isSign = key.length === 1 && !/[a-z]/i.test(key);
  return (
    event.key.toLowerCase() === key.toLowerCase() &&
    wants('Mod') === (event.ctrlKey || event.metaKey) &&
    wants('Alt') === event.altKey &&
    (isSign || wants('Shift') === event.shiftKey)
  );
}
