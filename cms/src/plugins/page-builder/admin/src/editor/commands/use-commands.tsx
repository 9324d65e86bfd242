import { type Block, DOCUMENT_LIMITS, readName } from 'page-format';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { findLock } from '../../../../shared/locks.ts';
import { useHost } from '../../host/editor-host.tsx';
import { VisuallyHidden } from '../../kit/layout.ts';
import { packBlocks } from '../../model/clipboard.ts';
import { blockFromTree } from '../../model/convert.ts';
import { type LockedChange, type Refused, refusalOfLock } from '../../model/placement.ts';
import { selectArea, selectBlock, selectBlocks } from '../../model/selection.ts';
import type { Direction } from '../../model/steps.ts';
import { listTransformations } from '../../model/transform/transform.ts';
import {
  type AreaAddress,
  ancestorsOf,
  childrenOf,
  type InsertionPoint,
  type Place,
  placeOf,
  ROOT,
  type Tree,
} from '../../model/tree.ts';
import { outermostInOrder } from '../../model/tree-order.ts';
import type { EditorStore, Outcome } from '../../store/editor-store.ts';
import { type TFunction, useTranslation } from '../../text/use-translation.ts';
import type { TextKey } from '../../translations/en.ts';
import { useLauncher } from '../command-palette/use-launcher.tsx';
import type { MediaInserts } from '../media/media-inserts.ts';
import { useMediaInserts } from '../media/use-media-inserts.ts';
import type { BlockStates } from '../states/block-states.ts';
import { type CanvasWriting, createCanvasWriting } from '../writing/canvas-writing.ts';
import { warmUpWriting } from '../writing/warm-up.ts';
import { writeShortcut } from './command-list.ts';
import { createNames, type Names } from './names.ts';
import { createPasting, type FilePoint, type Pasted } from './pasting.ts';
import { createStyling } from './styling.ts';

/** What an editor can do, from wherever it is asked for; each command says aloud what came of it. */
export interface Commands {
  /** Inserts a new block at the selection, or at a point. */
  insert(type: string, point?: InsertionPoint): void;
  /** Inserts blocks that were made elsewhere, at the selection or at a place. */
  insertBlocks(blocks: readonly Block[], place?: Place): void;
  selectArea(address: AreaAddress): void;
  /** Selects all blocks of the area that the selected one is in; once these are selected, all of the page. */
  selectAll(): void;
  /** Where a block would stand before or after the selected ones; undefined, and said so, with none selected. */
  findPoint(side: 'before' | 'after'): InsertionPoint | undefined;
  moveUp(): void;
  moveDown(): void;
  /** Into the block before, or else the one after. */
  moveIn(): void;
  /** Out of the block they stand in, after it. */
  moveOut(): void;
  /** Moves to a place, its index counted without what is moved. */
  moveTo(ids: readonly string[], place: Place): void;
  /** Puts the selected blocks into a new block of a type. */
  wrap(type: string): void;
  unwrap(): void;
  /** True when one block is selected that can become another one; else it is said why not. */
  canTransform(): boolean;
  /** True when one block is selected; else it is said why none can be named. */
  canRename(): boolean;
  /** Gives a block a name; takes it away for an empty one. */
  rename(id: string, name: string): void;
  /** True where all of the selected blocks are hidden from visitors themselves. */
  areHidden(): boolean;
  /** Hides the selected blocks from visitors, or shows them where all of them are hidden. */
  toggleHidden(): void;
  /** False for whoever may neither lock blocks nor unlock them. */
  mayLock(): boolean;
  /** True where all of the selected blocks are locked themselves. */
  areLocked(): boolean;
  /** Locks the selected blocks, or unlocks them where all of them are locked. */
  toggleLocked(): void;
  /** Why a lock keeps something from the selected blocks; undefined where none does. */
  explainLock(change: LockedChange): string | undefined;
  /** Turns a block into one of another type. */
  transform(id: string, type: string): void;
  duplicate(): void;
  remove(): void;
  copy(): Promise<void>;
  /** Keeps how the selected block looks. */
  copyStyles(): void;
  /** Has the selected blocks look like the one whose style was copied, as far as they can. */
  pasteStyles(): void;
  cut(): Promise<void>;
  /** Pastes what is on the clipboard, as far as the browser lets it be read. */
  paste(): Promise<void>;
  /** Pastes what came from the clipboard: blocks, or else files, the address of a video, or a text as blocks. */
  pasteContent(pasted: Pasted): Promise<void>;
  /** Uploads files of pictures and videos, which become blocks at the selection or at a point. */
  insertFiles(files: readonly File[], point?: FilePoint): void;
  undo(): void;
  redo(): void;
  /** Selects the block that holds the selected one; with none left, nothing. */
  stepOut(): void;
  announce(text: string): void;
  /** Why something was refused, as a sentence. */
  describe(refused: Refused): string;
  /** Says why nothing was done, which is shown as well: on screen, nothing else would tell. */
  refuse(reason: string): void;
}

interface CommandContext {
  commands: Commands;
  /** The files that are on their way to the page. */
  media: MediaInserts;
  /** Writes texts on the canvas. */
  writing: CanvasWriting;
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
  states: BlockStates;
  canEdit: boolean;
  children: ReactNode;
}

/** Offers the commands to the parts of the editor. */
export function CommandProvider({ store, states, canEdit, children }: CommandProviderProps) {
  const { t, translate } = useTranslation();
  const { launch } = useLauncher();
  const [announcement, setAnnouncement] = useState<Announcement>(SILENCE);
  // Where the browser lets nobody read or write the clipboard, copying still works within this editor.
  const copied = useRef({ text: '', isWritten: false });
  const { media, reportTo } = useMediaInserts(store);
  const { canLock } = useHost();
  useEffect(() => (canEdit ? warmUpWriting(store.registry) : undefined), [store, canEdit]);

  const context = useMemo<CommandContext>(() => {
    const names = createNames(store.registry, t, translate);
    const speak = (text: string, isRefusal: boolean) =>
      setAnnouncement(({ count }) => ({ text, isRefusal, count: count + 1 }));
    const announce = (text: string) => speak(text, false);
    const refuse = (reason: string) => speak(reason, true);
    const tree = () => store.getSession().tree;
    const selected = () => outermostInOrder(tree(), store.getSession().selection.blocks);
    const called = (ids: readonly string[]) =>
      ids.length === 1 ? names.block(tree(), ids[0] as string) : t('say.several', { count: ids.length });

    const isHidden = (id: string) => tree().blocks.get(id)?.hidden === true;
    /** True where all of the selected blocks have it themselves. */
    const areAll = (key: 'hidden' | 'locked') => {
      const { blocks } = store.getSession().selection;
      return blocks.length > 0 && blocks.every((id) => tree().blocks.get(id)?.[key]);
    };
    /** Gives it to the selected blocks, or takes it where all have it; then a block around one may have it still. */
    const toggle = (
      key: 'hidden' | 'locked',
      said: { on: TextKey; off: TextKey; still: TextKey },
      holderOf: (id: string) => string | undefined,
    ) => {
      const ids = selected();
      if (ids.length === 0) return refuse(t('say.selectFirst'));
      const value = areAll(key) ? undefined : true;
      const { blocks } = store.getSession().selection;
      if (!store.perform({ type: 'setMetadata', ids: blocks, key, value })) return;
      const around = value ? undefined : ids.map(holderOf).find((id) => id !== undefined);
      const values = { block: called(ids) };
      if (around === undefined) announce(t(value ? said.on : said.off, values));
      else announce(t(said.still, { ...values, holder: names.block(tree(), around) }));
    };
    const explain = (refused: Refused) => describeRefusal(refused, names, t, tree());
    const tell = (outcome: Outcome, describe: (ids: readonly string[]) => string) => {
      if ('ids' in outcome) return announce(describe(outcome.ids));
      refuse(explain(outcome));
    };
    const sentence = (ids: readonly string[]) => ({
      block: called(ids),
      place: names.place(tree(), ids[0] ?? '', 'sentence'),
    });
    const sayMoved = (ids: readonly string[]) =>
      t('say.moved', { count: ids.length, place: names.place(tree(), ids[0] ?? '', 'rest') });
    const moveStep = (direction: Direction) => {
      const ids = selected();
      if (canEdit && ids.length > 0) tell(store.moveStep(ids, direction), sayMoved);
    };

    const writing = createCanvasWriting({
      store,
      states,
      t,
      announce,
      refuse,
      nameType: names.type,
      explain: (refused) => refuse(explain(refused)),
      onInserted: (id) => announce(t('say.inserted', sentence([id]))),
      onRemoved: (name) => announce(t('say.deleted', { block: names.type(name) })),
      onHistory: (how) => commands[how](),
      onPaste: (pasted) => void commands.pasteContent(pasted),
      onSlash(id) {
        const place = placeOf(tree(), id);
        launch('inserter', place && { ...place, replaces: id });
      },
    });

    reportTo({
      describeRefusal: explain,
      onPlaced({ inserted, filled }) {
        if (inserted.length > 0) announce(t('say.inserted', sentence(inserted)));
        else if (filled !== undefined) announce(t('say.filled', { block: called([filled]) }));
      },
    });
    const pasting = createPasting({
      ...{ store, media, t, announce, refuse },
      describeRefusal: explain,
      describePlace: (ids) => sentence(ids).place,
      readOwnCopy: () => (copied.current.isWritten ? '' : copied.current.text),
    });

    const commands: Commands = {
      ...createStyling({ store, canEdit, t, announce, refuse, called }),
      announce,
      refuse,
      describe: explain,
      insert(type, point) {
        if (!canEdit) return;
        const outcome = store.insertType(type, point);
        tell(outcome, (ids) => t('say.inserted', sentence(ids)));
        if ('ids' in outcome) writing.editInserted();
      },
      insertBlocks(blocks, place) {
        if (canEdit) tell(store.insertBlocks(blocks, place), (ids) => t('say.inserted', sentence(ids)));
      },
      selectArea(address) {
        store.select(selectArea(address));
        announce(t('say.areaSelected', { area: names.area(tree(), address) }));
      },
      selectAll() {
        const { selection, tree: current } = store.getSession();
        const around = selection.area ?? current.parents.get(selection.blocks.at(-1) ?? '') ?? ROOT;
        const inArea = childrenOf(current, around);
        const isSelected = inArea.every((id) => selection.blocks.includes(id));
        const ids = isSelected ? current.roots : inArea;
        if (ids.length === 0) return;
        store.select(selectBlocks(ids));
        announce(t('say.selected', { count: ids.length }));
      },
      findPoint(side) {
        const ids = selected();
        const place = placeOf(tree(), ids.at(side === 'before' ? 0 : -1) ?? '');
        if (!place) refuse(t('say.selectFirst'));
        return place && { ...place, index: place.index + (side === 'before' ? 0 : 1) };
      },
      moveUp: () => moveStep('up'),
      moveDown: () => moveStep('down'),
      moveIn: () => moveStep('in'),
      moveOut: () => moveStep('out'),
      moveTo(ids, place) {
        if (canEdit) tell(store.moveTo(ids, place), sayMoved);
      },
      wrap(type) {
        const ids = selected();
        if (!canEdit || ids.length === 0) return;
        const block = called(ids);
        tell(store.wrap(ids, type), () => t('say.wrapped', { block, wrapper: names.type(type) }));
      },
      unwrap() {
        const [id] = selected();
        if (!canEdit || id === undefined) return;
        const block = names.block(tree(), id);
        tell(store.unwrap(id), (ids) => t('say.unwrapped', { block, count: ids.length }));
      },
      canTransform() {
        const [id, ...others] = selected();
        if (!canEdit) return false;
        const locked = commands.explainLock('remove');
        if (id === undefined) refuse(t('say.selectFirst'));
        else if (others.length > 0) refuse(t('say.selectOne'));
        else if (locked !== undefined) refuse(locked);
        else if (listTransformations(tree(), id, store.registry).length > 0) return true;
        else refuse(t('say.cannotTransform', { block: called([id]) }));
        return false;
      },
      canRename() {
        const { blocks } = store.getSession().selection;
        if (!canEdit || blocks.length === 1) return canEdit;
        refuse(t(blocks.length === 0 ? 'say.selectFirst' : 'rename.selectOne'));
        return false;
      },
      rename(id, typed) {
        const name = readName(typed);
        const isNew = store.perform({ type: 'setMetadata', ids: [id], key: 'name', value: name || undefined });
        const kind = names.type(tree().blocks.get(id)?.type ?? '');
        if (isNew) announce(name === '' ? t('rename.removed', { kind }) : t('rename.done', { kind, name }));
      },
      areHidden: () => areAll('hidden'),
      toggleHidden() {
        const said = { on: 'hide.hidden', off: 'hide.shown', still: 'hide.stillHidden' } as const;
        if (canEdit) toggle('hidden', said, (id) => ancestorsOf(tree(), id).find(isHidden));
      },
      mayLock: () => canEdit && canLock,
      areLocked: () => areAll('locked'),
      toggleLocked() {
        const said = { on: 'lock.locked', off: 'lock.unlocked', still: 'lock.stillLocked' } as const;
        if (commands.mayLock()) toggle('locked', said, (id) => findLock(tree(), id));
      },
      explainLock(change) {
        const locked = refusalOfLock(tree(), store.getSession().selection.blocks, change);
        return locked && explain(locked);
      },
      transform(id, type) {
        if (!canEdit) return;
        const values = { block: names.block(tree(), id), type: names.type(type) };
        tell(store.transform(id, type), ([, ...beside]) =>
          beside.length > 0
            ? t('say.transformedBeside', { ...values, count: beside.length })
            : t('say.transformed', values),
        );
      },
      duplicate() {
        const ids = selected();
        if (canEdit && ids.length > 0) tell(store.duplicate(ids), (copies) => t('say.duplicated', sentence(copies)));
      },
      remove() {
        const ids = selected();
        if (!canEdit || ids.length === 0) return;
        const block = called(ids);
        tell(store.remove(ids), () => t('say.deleted', { block }));
      },
      async copy() {
        const ids = selected();
        if (ids.length === 0) return;
        const own = { text: packBlocks(ids.map((id) => blockFromTree(tree(), id))), isWritten: false };
        copied.current = own;
        announce(t('say.copied', { block: called(ids) }));
        await navigator.clipboard?.writeText(own.text).then(
          () => {
            own.isWritten = true;
          },
          () => undefined,
        );
      },
      async cut() {
        if (!canEdit) return;
        const ids = selected();
        if (ids.length === 0) return;
        const locked = refusalOfLock(tree(), ids, 'remove');
        if (locked) return refuse(explain(locked));
        const block = called(ids);
        const written = commands.copy();
        tell(store.remove(ids), () => t('say.cut', { block }));
        await written;
      },
      async paste() {
        if (!canEdit) return;
        const text = await navigator.clipboard?.readText().catch(() => undefined);
        const readable = text ?? copied.current.text;
        if (readable === '') return refuse(t('say.unreadableClipboard', { keys: writeShortcut('Mod+V') }));
        await commands.pasteContent({ text: readable, markup: '', files: [] });
      },
      async pasteContent(pasted) {
        if (canEdit) await pasting.paste(pasted);
      },
      insertFiles(files, point) {
        if (canEdit) pasting.insertFiles(files, point);
      },
      undo() {
        if (canEdit && store.undo()) announce(t('say.undone'));
      },
      redo() {
        if (canEdit && store.redo()) announce(t('say.redone'));
      },
      stepOut() {
        const { selection, tree: current } = store.getSession();
        const holder = selection.area?.block ?? current.parents.get(selection.blocks.at(-1) ?? '')?.block;
        store.select(holder ? selectBlock(holder) : { blocks: [], area: null });
      },
    };
    return { commands, media, writing, names, canEdit };
  }, [store, states, media, reportTo, launch, t, translate, canEdit, canLock]);
  const { commands, names } = context;
  useEffect(
    () =>
      store.followRefusals((refused) => commands.refuse(describeRefusal(refused, names, t, store.getSession().tree))),
    [store, commands, names, t],
  );

  return (
    <Context.Provider value={context}>
      <AnnouncementContext.Provider value={announcement}>{children}</AnnouncementContext.Provider>
    </Context.Provider>
  );
}

/** Why something was refused, as a sentence. */
export function describeRefusal({ refusal, type, block }: Refused, names: Names, t: TFunction, tree: Tree): string {
  const called = block === undefined ? names.type(type) : names.block(tree, block);
  const values = { block: called, depth: DOCUMENT_LIMITS.depth, blocks: DOCUMENT_LIMITS.blocks };
  return t(`refused.${refusal}`, values);
}

interface Announcement {
  text: string;
  isRefusal: boolean;
  count: number;
}

const SILENCE: Announcement = { text: '', isRefusal: false, count: 0 };
const AnnouncementContext = createContext<Announcement>(SILENCE);

/** The live region that announces what commands did. Stands inside the dialog, beyond which nothing is read out. */
export function Announcer() {
  const { text, isRefusal, count } = useContext(AnnouncementContext);
  return (
    <Said role="status" aria-live="polite" $shown={isRefusal}>
      {/* A new element each time, so that the same sentence twice is announced twice. */}
      <span key={count}>{text}</span>
    </Said>
  );
}

const fade = keyframes`
  from { visibility: visible; opacity: 1; }
  to { visibility: hidden; opacity: 0; }
`;

const shown = css`
  position: fixed;
  z-index: 10;
  inset: auto 0 28px;
  display: grid;
  justify-items: center;
  overflow: visible;
  inline-size: auto;
  block-size: auto;
  clip-path: none;
  white-space: normal;
  pointer-events: none;

  span {
    max-inline-size: min(520px, 90vw);
    padding: 10px 16px;
    border-radius: 4px;
    background: ${({ theme }) => theme.colors.danger600};
    box-shadow: ${({ theme }) => theme.shadows.popupShadow};
    color: ${({ theme }) => theme.colors.neutral0};
    font-size: 1.3rem;
    animation: ${fade} 300ms 7s forwards;
  }
`;

const Said = styled(VisuallyHidden)<{ $shown: boolean }>`
  ${({ $shown }) => $shown && shown}
`;
