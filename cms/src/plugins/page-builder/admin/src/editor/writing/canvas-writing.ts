import { listAreas, shortenText } from 'page-format';
import { flushSync } from 'react-dom';
import { findSheet } from '../../kit/Sheet.tsx';
import { findOnlyText } from '../../model/join-texts.ts';
import type { Refused } from '../../model/placement.ts';
import { type Caret, extendTo, selectBlock, type TextPoint } from '../../model/selection.ts';
import { type AreaAddress, childrenOf, type Place, placeOf, ROOT, withDescendants } from '../../model/tree.ts';
import { outermostInOrder } from '../../model/tree-order.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import type { TFunction } from '../../text/use-translation.ts';
import { findPage } from '../canvas/find-page.ts';
import { findNeighbour } from '../canvas/neighbours.ts';
import type { Pasted } from '../commands/pasting.ts';
import { findFirstText, focusBeginning, focusFirstText } from '../inspector/focus-field.ts';
import { describePasteNote } from '../rich-text/paste/describe-paste-note.ts';
import type { BlockStates } from '../states/block-states.ts';
import { drawOverBlocks } from './draw-over-blocks.ts';
import type { Halves } from './edit-tools.ts';
import { isFormattingSign, readPastedBlocks } from './paste-around.ts';
import { createShownTexts, isEmptyText, isSeen, type ShownText } from './shown-texts.ts';
import { createTextEdits } from './text-edits.ts';
import { endOfText } from './text-points.ts';
import { createTextRange } from './text-range.ts';
import type { Extent, Start } from './text-selection.ts';
import { type Writer, type WritingEnd, writeText } from './write-text.ts';

/** A place on the canvas, in its own pixels. */
export interface Pointed {
  element: Element;
  x: number;
  y: number;
}

/** A text that is written, and the page that it is on. */
export interface WrittenText extends Writer {
  page: HTMLElement;
}

/** Writes texts of blocks where they stand, on the canvas that can be edited. */
export interface CanvasWriting {
  /** The text that is written now; a formatted one has tools. */
  getWritten(): WrittenText | undefined;
  /** Tells when a formatted text begins to be written, or ends. */
  subscribe(listener: () => void): () => void;
  /**
   * Lets the text of a block be written.
   * @param at what was pointed at, whose text is meant; or else the block's first, and where its caret stands
   * @returns false when the block shows no text of its own
   */
  edit(page: HTMLElement, id: string, at?: Pointed | 'start' | 'end' | 'all'): boolean;
  /**
   * Gives the text that is written the focus back, from a tool that it keeps open.
   * @returns false while none is written
   */
  resume(): boolean;
  /** Carries out a change of the block whose text is written, if any is, and goes on writing where the caret was. */
  changeAround(change: () => void): void;
  /**
   * Lets the selected block's text be written.
   * @param onNone called when it shows none
   * @param at without it, at the end
   */
  editSelected(onNone: () => void, at?: 'end' | 'all'): void;
  /**
   * Puts the caret into the first text of the selected block: on the canvas, or in the settings while the canvas shows
   * none of it. What others are put into is itself what the next keys mean. Once what was just inserted stands there.
   */
  editInserted(): void;
  /**
   * Begins the first text of a block with a letter that was pressed while only the block was selected.
   * @returns false when the block has nothing that can be written
   */
  writeLetter(page: HTMLElement, id: string, letter: string): boolean;
  /**
   * Has a letter take the place of all selected blocks, in a paragraph. Whatever is more than text stays, which is said: one
   * wrong key would take a whole page away.
   * @returns false where no paragraph may stand
   */
  writeOver(page: HTMLElement, letter: string): boolean;
  /**
   * Begins a paragraph with a letter, or with none, on an empty page, or in the selected area or block while it is empty.
   * @returns false where something stands already, or no paragraph may
   */
  begin(letter: string): boolean;
  /** Goes on writing in a block's text, with words that were meant for it. */
  writeWords(id: string, words: string): void;
  /**
   * Selects the block before or after one, in the order of the page.
   * @returns its id; undefined at the ends of the page
   */
  walk(page: HTMLElement, id: string, step: 'before' | 'after'): string | undefined;
  /**
   * Takes the block before or after the one selected last into the selection.
   * @returns false at the ends of the page
   */
  extend(page: HTMLElement, step: 'before' | 'after'): boolean;
}

interface WritingTools {
  store: EditorStore;
  states: BlockStates;
  t: TFunction;
  /** What a type of block is called. */
  nameType(type: string): string;
  /** Tells of a new block. */
  onInserted(id: string): void;
  /** Tells that a block of a type is gone. */
  onRemoved(type: string): void;
  /** Takes back the page's last step, or brings it back. */
  onHistory(how: 'undo' | 'redo'): void;
  /** Inserts what was pasted after what is selected, or in place of an empty text. */
  onPaste(pasted: Pasted): Promise<void>;
  /** Offers blocks to put in place of an empty one. */
  onSlash(id: string): void;
  announce(text: string): void;
  /** Says why a text cannot be written. */
  refuse(reason: string): void;
  /** Says why nothing may be put somewhere. */
  explain(refused: Refused): void;
}

export function createCanvasWriting(tools: WritingTools): CanvasWriting {
  const { store, states, t, nameType, onHistory, onPaste, onSlash, announce, refuse } = tools;
  const texts = createShownTexts(store, states);
  const edits = createTextEdits(tools);
  const { registry } = store;
  const blockOf = (id: string) => store.getSession().tree.blocks.get(id);
  const signs = [...registry.values()].flatMap(({ prose }) => Object.keys(prose?.markdown ?? {}));
  const listeners = new Set<() => void>();
  let written: WrittenText | undefined;

  const setWritten = (next: WrittenText | undefined) => {
    const hasTools = next?.isFormatted || written?.isFormatted;
    written = next;
    // The tools go before the text that they belong to.
    if (hasTools) flushSync(() => listeners.forEach((listener) => void listener()));
  };

  const write = (page: HTMLElement, id: string, shown: ShownText, start: Start, mergeKey?: string): boolean => {
    const block = blockOf(id);
    const definition = registry.get(block?.type ?? '');
    if (!block || !definition) return false;
    // From now on the element is not React's to change.
    if (!states.findHeld(id)) flushSync(() => states.hold(block));
    // Of whoever may change texts alone, no key means what is around the text.
    const isBlock = !store.textsOnly && findOnlyText(definition) === shown.path;
    const writer = writeText({
      ...{ store, id, shown, start, mergeKey },
      role: isBlock ? 'block' : roleOf(id, shown),
      label: nameType(block.type),
      placeholders: { whole: t('richText.placeholder'), line: t('richText.placeholderLine') },
      signs: isBlock ? signs : [],
      isFormatting: (before, letter) =>
        !store.textsOnly && definition.prose?.paragraph === true && isFormattingSign(before, letter),
      readBlocks: (data, isEmptyLine) =>
        store.textsOnly ? undefined : readPastedBlocks(data, { kind: shown.kind, isBlock, isEmptyLine, registry }),
      onCut: (rest) => refuse(t('canvas.textLimit', { limit: shown.maxLength, rest: shortenText(rest.trim(), 60) })),
      onPasteNote: (note) => announce(describePasteNote(note, t)),
      onHistory: (how) => takeStep(page, how),
      onEnd(end, at, unmount) {
        // Now, as an empty text is not drawn any longer afterwards.
        const all = texts.list(page, id);
        const index = all.findIndex(({ element }) => element === shown.element);
        setWritten(undefined);
        unmount();
        flushSync(() => states.release(id));
        goOn(page, end, at, { before: all.slice(0, Math.max(0, index)), after: all.slice(index + 1) });
      },
    });
    if ('unknown' in writer) {
      states.release(id);
      refuse(t('richText.refused', { reason: writer.unknown }));
      return false;
    }
    setWritten({ ...writer, page });
    return true;
  };

  const roleOf = (id: string, { path }: ShownText) => {
    if (store.textsOnly) return 'part';
    return path.split('.').length === 3 ? 'item' : edits.isInRow(id) ? 'ofRow' : 'part';
  };

  /**
   * Goes on writing at a place, or with what is selected from one place to another.
   * @param mergeKey of the step that the first change belongs to
   */
  const writeAt = (page: HTMLElement, { anchor, head }: Caret, mergeKey?: string): void => {
    if (anchor.block !== head.block) {
      written?.end('left');
      range.begin(page, { anchor, head });
      return;
    }
    if (written && written.id === head.block && written.path === head.path) {
      written.select({ anchor, head });
      return;
    }
    written?.end('left');
    const shown = texts.find(page, head.block, head.path);
    if (shown) write(page, head.block, shown, { anchor, head }, mergeKey);
  };

  /** Takes a step back or forward, and goes on writing where it was made. */
  const takeStep = (page: HTMLElement, how: 'undo' | 'redo') => {
    const { tree: before } = store.getSession();
    flushSync(() => onHistory(how));
    const { tree, selection, caret } = store.getSession();
    if (tree === before) return;
    if (caret) writeAt(page, caret);
    else if (selection.blocks.length !== 1 || selection.blocks[0] !== written?.id) written?.end('kept');
  };

  const goOn = (page: HTMLElement, end: WritingEnd, at: Caret, around: Around): void => {
    const { block: id } = at.head;
    if (end.how !== 'left' && (end.how !== 'gone' || hasFocus(page.ownerDocument))) page.focus({ preventScroll: true });
    /** Where a change of the page put the caret, or back to where it was. */
    const resume = (next: TextPoint | undefined, mergeKey?: string) =>
      writeAt(page, next ? { anchor: next, head: next } : at, mergeKey);
    if (end.how === 'split') {
      const next = splitAt(end, at, around);
      // With nothing written there is nothing to divide.
      if (next || !isEmptyText(end.halves.text) || !isEmptyText(end.halves.rest)) resume(next);
    } else if (end.how === 'turned') resume(edits.turn(at, end.signs, end.text));
    else if (end.how === 'join') resume(edits.join(at, end.with));
    else if (end.how === 'emptied') resumeAfterRemoving(page, at);
    else if (end.how === 'formatted') {
      const step = edits.format(at, end.typed);
      resume(step?.after, step?.mergeKey);
      written?.type(end.letter);
    } else if (end.how === 'paste') {
      if ('lines' in end.pasted) resume(edits.insertLines(at, end.halves, end.pasted.lines));
      else pasteBlocks(page, at, end.halves, end.pasted);
    } else if (end.how === 'slash') onSlash(end.around ? (edits.makeRoom(at, end.around) ?? id) : id);
    else if (end.how === 'extend') extendBeyond(page, at, end.to);
    else if (end.how === 'before' || end.how === 'after') goTo(page, id, around, end.how);
  };

  const splitAt = (
    { halves, isAtEnd }: { halves: Halves; isAtEnd: boolean },
    at: Caret,
    around: Around,
  ): TextPoint | undefined => {
    const { block: id, path } = at.head;
    if (findOnlyText(registry.get(blockOf(id)?.type ?? '')) === path) return edits.split(at, halves);
    // Within an item it goes on to the next text first.
    const next = isAtEnd ? around.after.find(isSeen) : undefined;
    const isOfItem = next && itemOf(next.path) === itemOf(path);
    if (isOfItem) return { block: id, path: next.path, line: 0, offset: 0 };
    return edits.isInRow(id) ? edits.goOnInRow(at, halves) : edits.splitItem(at, halves);
  };

  const resumeAfterRemoving = (page: HTMLElement, at: Caret): void => {
    const { block: id, path } = at.head;
    const isBlock = findOnlyText(registry.get(blockOf(id)?.type ?? '')) === path;
    const block = isBlock ? findNeighbour(page, id, 'before') : id;
    const shown = isBlock ? texts.list(page, block ?? '').findLast(isSeen) : undefined;
    const point = block !== undefined && shown && { block, path: shown.path, ...endOfText(shown.stored) };
    const removed = edits.removeEmpty(at, { ...(block !== undefined && { block }), point: point || undefined });
    if (removed) writeAt(page, { anchor: removed, head: removed });
    else if (blockOf(id)) writeAt(page, at);
  };

  /** Has blocks inserted where the caret is: in place of an empty text, else between its halves. */
  const pasteBlocks = (page: HTMLElement, at: Caret, { text, rest }: Halves, pasted: Pasted): void => {
    const { block: id, path } = at.head;
    const isBlock = findOnlyText(registry.get(blockOf(id)?.type ?? '')) === path;
    if (isBlock && !isEmptyText(rest)) {
      const place = placeOf(store.getSession().tree, id);
      const next = edits.split(at, { text, rest });
      const before = place && childrenOf(store.getSession().tree, place)[place.index];
      if (next && before !== undefined) store.select(selectBlock(before));
    }
    const before = store.getSession().tree;
    void onPaste(pasted).then(() => {
      const { tree, selection } = store.getSession();
      const last = selection.blocks.at(-1);
      // Whoever pastes into a text goes on writing where it ends, unless they are somewhere else by now.
      if (last === undefined || tree === before || !hasFocus(page.ownerDocument)) return;
      if (findOnlyText(registry.get(tree.blocks.get(last)?.type ?? '')) === undefined) return;
      store.select(selectBlock(last));
      writing.edit(page, last, 'end');
    });
  };

  const extendBeyond = (page: HTMLElement, at: Caret, to: Extent | { x: number; y: number }): void => {
    const { block: id, path } = at.head;
    if (findOnlyText(registry.get(blockOf(id)?.type ?? '')) === path) range.begin(page, at, to);
    // Of a block with more than this text, no part could go with a selection over blocks: it is selected whole.
    else if ('x' in to) drawOverBlocks(page, id, store, to);
    else extend(page, to.direction === 'forward' ? 'after' : 'before');
  };

  /** To the next text of the block, or to the block beside it. */
  const goTo = (page: HTMLElement, id: string, around: Around, step: 'before' | 'after'): void => {
    const start = step === 'before' ? 'end' : 'start';
    const beside = step === 'before' ? around.before.findLast(isSeen) : around.after.find(isSeen);
    const other = beside && texts.find(page, id, beside.path);
    if (other) {
      write(page, id, other, start);
      return;
    }
    const next = writing.walk(page, id, step);
    if (next === undefined) return;
    const shown = texts.list(page, next).filter(isSeen);
    const text = (step === 'before' ? shown.at(-1) : shown[0]) ?? texts.find(page, next);
    if (text) write(page, next, text, start);
  };

  const extend = (page: HTMLElement, step: 'before' | 'after'): boolean => {
    const { tree, selection } = store.getSession();
    const next = findNeighbour(page, selection.blocks.at(-1) ?? '', step);
    if (next === undefined || !blockOf(next)) return false;
    store.select(extendTo(tree, selection, next));
    return true;
  };

  /** The area that what is inserted into a block goes into. */
  const firstAreaOf = ([id, ...others]: readonly string[]): AreaAddress | undefined => {
    const block = blockOf(id ?? '');
    const definition = block && others.length === 0 ? registry.get(block.type) : undefined;
    // What opens over the page is not seen.
    const area = definition && listAreas(definition, block?.props ?? {}).find(({ rule }) => !rule.popup);
    return id === undefined || !area ? undefined : { block: id, area: area.name };
  };

  /** Whether a block is a text, or holds some. */
  const isText = (id: string): boolean =>
    findOnlyText(registry.get(blockOf(id)?.type ?? '')) !== undefined ||
    withDescendants(store.getSession().tree, id).length > 1;

  const beginText = (page: HTMLElement, place: Place, letter: string, instead?: readonly string[]): boolean => {
    const step = edits.begin(place, instead);
    if (!step) return false;
    writeAt(page, { anchor: step.after, head: step.after }, step.mergeKey);
    if (letter !== '') written?.type(letter);
    return true;
  };

  const range = createTextRange({
    store,
    onText: (page, caret) => writeAt(page, caret),
    onRemoved(page, caret) {
      writeAt(page, caret);
      return written;
    },
  });

  const writing: CanvasWriting = {
    getWritten: () => written,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit(page, id, at) {
      const target = typeof at === 'object' ? at.element : undefined;
      if (written && (target ? written.element.contains(target) : written.id === id)) return true;
      const shown = texts.list(page, id);
      const text =
        (target ? shown.find(({ element }) => element.contains(target)) : shown.find(isSeen)) ?? texts.find(page, id);
      if (!text) return false;
      written?.end('left');
      return write(page, id, text, at ?? 'end');
    },
    resume() {
      written?.editor.view.focus();
      return written !== undefined;
    },
    changeAround(change) {
      if (!written) return change();
      const { page } = written;
      const caret = written.readCaret();
      written.end('left');
      flushSync(change);
      writeAt(page, caret);
    },
    editSelected(onNone, at = 'end') {
      const page = findPage();
      const id = store.getSession().selection.blocks.at(-1);
      afterClosing((isElsewhere) => {
        if (!isElsewhere && (!page || id === undefined || !writing.edit(page, id, at))) onNone();
      });
    },
    editInserted() {
      const inserted = store.getSession().selection.blocks.at(-1) ?? '';
      // Drawn as what is written from the start: its prompt would be as high as something else, and move all below twice.
      if (registry.get(blockOf(inserted)?.type ?? '')?.prose) texts.holdEmpty(inserted);
      const page = findPage();
      afterClosing((isElsewhere) => {
        if (!isElsewhere && page && writing.edit(page, inserted, 'all')) return;
        states.release(inserted);
        if (isElsewhere) return;
        if (firstAreaOf(store.getSession().selection.blocks)) findPage()?.focus({ preventScroll: true });
        else focusBeginning();
      });
    },
    writeLetter(page, id, letter) {
      // Beside a text the sign that inserts means the place after it; in an empty one, what is put in its place.
      if (letter === '/' && texts.list(page, id).some(isSeen)) return false;
      if (writing.edit(page, id, 'end')) {
        written?.type(letter);
        return true;
      }
      // What has no text here has no use for the sign that inserts, and it means what is selected.
      if (letter === '/') return false;
      if (writing.begin(letter)) return true;
      // What is set already is not changed by a letter.
      if (findFirstText()?.value !== '') return false;
      focusFirstText();
      // The browser's own way of typing: the control hears of it, and can undo it.
      document.execCommand('insertText', false, letter);
      return true;
    },
    writeOver(page, letter) {
      const { tree, selection } = store.getSession();
      const ids = outermostInOrder(tree, selection.blocks);
      const place = placeOf(tree, ids[0] ?? '');
      // The sign that inserts beside them takes nothing away.
      if (letter === '/' || !place) return false;
      const all = ids.flatMap((id) => withDescendants(tree, id));
      if (all.every(isText)) return beginText(page, place, letter, selection.blocks);
      refuse(t('canvas.notOver', { count: ids.length }));
      return true;
    },
    begin(letter) {
      const page = findPage();
      const { tree, selection } = store.getSession();
      const area = selection.area ?? firstAreaOf(selection.blocks) ?? ROOT;
      if (!page || childrenOf(tree, area).length > 0) return false;
      return beginText(page, { ...area, index: 0 }, letter);
    },
    writeWords(id, words) {
      const page = findPage();
      afterClosing(() => {
        if (page && blockOf(id) && writing.edit(page, id, 'end')) written?.type(words);
      });
    },
    walk(page, id, step) {
      const next = findNeighbour(page, id, step);
      if (next === undefined || !blockOf(next)) return undefined;
      store.select(selectBlock(next));
      return next;
    },
    extend,
  };
  return writing;
}

/**
 * Acts when the dialog that asked for it has closed and given the focus back.
 * @param act is told whether another dialog has the focus by then, where whoever opened it goes on
 */
function afterClosing(act: (isElsewhere: boolean) => void): void {
  const asking = findSheet();
  requestAnimationFrame(() => {
    const open = findSheet();
    act(open !== undefined && open !== asking);
  });
}

function hasFocus(canvas: Document): boolean {
  const frame = canvas.defaultView?.frameElement;
  return frame?.ownerDocument.activeElement === frame;
}

/** The other texts of the block whose text was written, in the order of the page. */
interface Around {
  before: readonly ShownText[];
  after: readonly ShownText[];
}

/** The item that a text belongs to: of `items.<id>.title`, `items.<id>`. */
function itemOf(path: string): string {
  return path.slice(0, path.lastIndexOf('.'));
}
