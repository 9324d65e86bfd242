import { DOCUMENT_LIMITS } from '@lumavelo/blocks/core';
import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import { packBlocks, unpackBlocks } from '../../model/clipboard.ts';
import { blockFromTree } from '../../model/convert.ts';
import { selectArea, selectBlock } from '../../model/selection.ts';
import type { AreaAddress } from '../../model/tree.ts';
import type { EditorStore, Outcome } from '../../store/editor-store.ts';
import { useText } from '../../text/use-text.ts';
import { VisuallyHidden } from '../chrome/layout.ts';
import { createNames, type Names } from './names.ts';

/** What an editor can do, from wherever it is asked for; each command says aloud what came of it. */
export interface Commands {
  insert(type: string): void;
  selectArea(address: AreaAddress): void;
  moveUp(): void;
  moveDown(): void;
  duplicate(): void;
  remove(): void;
  copy(): Promise<void>;
  paste(): Promise<void>;
  undo(): void;
  redo(): void;
  /** Selects the block that holds the selected one; with none left, nothing. */
  stepOut(): void;
  announce(text: string): void;
}

interface CommandContext {
  commands: Commands;
  names: Names;
  /** False while the entry may only be looked at. */
  canEdit: boolean;
}

const Context = createContext<CommandContext | null>(null);

export function useCommands(): CommandContext {
  const context = useContext(Context);
  if (!context) throw new Error('useCommands works inside the page editor only.');
  return context;
}

interface CommandProviderProps {
  store: EditorStore;
  canEdit: boolean;
  children: ReactNode;
}

/** Offers the commands to the parts of the editor. */
export function CommandProvider({ store, canEdit, children }: CommandProviderProps) {
  const { say, read } = useText();
  const [announcement, setAnnouncement] = useState<Announcement>({ text: '', count: 0 });
  // Where the browser lets nobody read the clipboard, copying still works within this editor.
  const copied = useRef('');

  const context = useMemo<CommandContext>(() => {
    const names = createNames(store.registry, say, read);
    const announce = (text: string) => setAnnouncement(({ count }) => ({ text, count: count + 1 }));
    const tree = () => store.getSession().tree;
    const selected = () => store.getSession().selection.blocks.at(-1);

    const tell = (outcome: Outcome, describe: (id: string) => string) => {
      if ('id' in outcome) return announce(describe(outcome.id));
      const values = { block: names.type(outcome.type), depth: DOCUMENT_LIMITS.depth, blocks: DOCUMENT_LIMITS.blocks };
      announce(say(`refused.${outcome.refusal}`, values));
    };
    const moveBy = (step: -1 | 1) => {
      const id = selected();
      if (!canEdit || id === undefined) return;
      tell(store.moveBy(id, step), () =>
        say('say.moved', { block: names.block(tree(), id), place: names.place(tree(), id, 'rest') }),
      );
    };
    const sentence = (id: string) => ({ block: names.block(tree(), id), place: names.place(tree(), id, 'sentence') });

    const commands: Commands = {
      announce,
      insert(type) {
        if (canEdit) tell(store.insertType(type), (id) => say('say.inserted', sentence(id)));
      },
      selectArea(address) {
        store.select(selectArea(address));
        announce(say('say.areaSelected', { area: names.area(tree(), address) }));
      },
      moveUp: () => moveBy(-1),
      moveDown: () => moveBy(1),
      duplicate() {
        const id = selected();
        if (canEdit && id !== undefined) tell(store.duplicate(id), (copy) => say('say.duplicated', sentence(copy)));
      },
      remove() {
        const id = selected();
        if (!canEdit || id === undefined) return;
        const block = names.block(tree(), id);
        store.remove(id);
        announce(say('say.deleted', { block }));
      },
      async copy() {
        const id = selected();
        if (id === undefined) return;
        copied.current = packBlocks([blockFromTree(tree(), id)]);
        announce(say('say.copied', { block: names.block(tree(), id) }));
        await navigator.clipboard?.writeText(copied.current).catch(() => undefined);
      },
      async paste() {
        if (!canEdit) return;
        const text = await navigator.clipboard?.readText().catch(() => undefined);
        const blocks = (text && unpackBlocks(text)) || unpackBlocks(copied.current);
        if (!blocks) return announce(say('say.nothingToPaste'));
        tell(store.insertBlocks(blocks), () => say('say.pasted', { count: blocks.length }));
      },
      undo() {
        if (canEdit && store.undo()) announce(say('say.undone'));
      },
      redo() {
        if (canEdit && store.redo()) announce(say('say.redone'));
      },
      stepOut() {
        const { selection, tree: current } = store.getSession();
        const holder = selection.area?.block ?? current.parents.get(selection.blocks.at(-1) ?? '')?.block;
        store.select(holder ? selectBlock(holder) : { blocks: [], area: null });
      },
    };
    return { commands, names, canEdit };
  }, [store, say, read, canEdit]);

  return (
    <Context.Provider value={context}>
      <AnnouncementContext.Provider value={announcement}>{children}</AnnouncementContext.Provider>
    </Context.Provider>
  );
}

interface Announcement {
  text: string;
  count: number;
}

const AnnouncementContext = createContext<Announcement>({ text: '', count: 0 });

/** The live region that announces what commands did. Stands inside the dialog, beyond which nothing is read out. */
export function Announcer() {
  const { text, count } = useContext(AnnouncementContext);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {/* A new element each time, so that the same sentence twice is announced twice. */}
      <span key={count}>{text}</span>
    </VisuallyHidden>
  );
}
