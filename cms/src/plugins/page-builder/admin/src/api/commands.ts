import type { Block, PageDocument } from 'page-format';
import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { createRegistrations } from './registrations.ts';

/** The page that is open in the editor, for commands and panels of other plugins. */
export interface OpenPage {
  getDocument(): PageDocument;
  /** Ids of the selected blocks. */
  getSelection(): readonly string[];
  select(block: string): void;
  /** Inserts blocks at the selection; where they cannot stand, the editor says why. */
  insertBlocks(blocks: readonly Block[]): void;
  /** Calls back after every change of the page or the selection, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** Says something to whoever cannot see what changed. */
  announce(text: string): void;
}

/** A command of the palette (Ctrl+K) and the keyboard. */
export interface PluginCommand {
  /** A name of its own, such as `bakery.count-words`. */
  id: string;
  label: MessageDescriptor;
  group: 'edit' | 'arrange' | 'insert' | 'view';
  /** Such as `Mod+Shift+G`; `Mod` is Ctrl, and ⌘ on a Mac. */
  keys?: readonly string[];
  /** True for what changes the page: left out where somebody may only read it. */
  edits: boolean;
  run(page: OpenPage): void;
}

export const pluginCommands = createRegistrations<PluginCommand>('The command', ({ id }) => id);

/** A dialog of the editor, opened by a command of the same name. */
export interface PluginPanel {
  /** A name of its own, such as `bakery.prices`. */
  id: string;
  label: MessageDescriptor;
  /** May be lazy. */
  Panel: ComponentType<{ page: OpenPage; onClose(): void }>;
}

export const pluginPanels = createRegistrations<PluginPanel>('The panel', ({ id }) => id);
