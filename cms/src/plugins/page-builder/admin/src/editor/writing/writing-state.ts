import { type AnyBlockDefinition, shortenText } from 'page-format';
import { flushSync } from 'react-dom';
import { findOnlyText } from '../../model/join-texts.ts';
import type { Refused } from '../../model/placement.ts';
import type { Caret } from '../../model/selection.ts';
import type { TreeBlock } from '../../model/tree.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import type { TFunction } from '../../text/use-translation.ts';
import type { Pasted } from '../commands/pasting.ts';
import type { PasteNote } from '../rich-text/paste/clean-paste.ts';
import { describePasteNote } from '../rich-text/paste/describe-paste-note.ts';
import type { BlockStates } from '../states/block-states.ts';
import { continueAfter } from './after-writing.ts';
import { isFormattingSign, readPastedBlocks } from './paste-around.ts';
import { createShownTexts, isSeen, type ShownText, type ShownTexts } from './shown-texts.ts';
import { createTextEdits, type TextEdits } from './text-edits.ts';
import { createTextRange } from './text-range.ts';
import type { Start } from './text-selection.ts';
import { type Writer, writeText } from './write-text.ts';

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

export interface WritingTools {
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

/** Which text of the canvas is written, and how writing goes from one to the next. */
export interface WritingState {
  readonly texts: ShownTexts;
  readonly edits: TextEdits;
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
   * Goes on writing at a place, or with what is selected from one place to another.
   * @param mergeKey of the step that the first change belongs to
   */
  writeAt(page: HTMLElement, caret: Caret, mergeKey?: string): void;
}

export function createWritingState(tools: WritingTools): WritingState {
  const { store, states, onHistory } = tools;
  const { registry } = store;
  const texts = createShownTexts(store, states);
  const edits = createTextEdits(tools);
  const listeners = new Set<() => void>();
  let written: WrittenText | undefined;
  const getWritten = () => written;

  const setWritten = (next: WrittenText | undefined) => {
    const hasTools = next?.isFormatted || written?.isFormatted;
    written = next;
    // The tools go before the text that they belong to.
    if (hasTools) flushSync(() => listeners.forEach((listener) => void listener()));
  };

  const write = (page: HTMLElement, id: string, shown: ShownText, start: Start, mergeKey?: string): boolean => {
    const block = store.getSession().tree.blocks.get(id);
    const definition = registry.get(block?.type ?? '');
    if (!block || !definition) return false;
    // From now on the element is not React's to change.
    if (!states.findHeld(id)) flushSync(() => states.hold(block));
    const writer = writeText({
      ...describeText(tools, edits, { block, definition, shown }),
      ...{ store, id, shown, start, mergeKey },
      onHistory: (how) => takeStep(page, how),
      onEnd(end, at, unmount) {
        // Now, as an empty text is not drawn any longer afterwards.
        const all = texts.list(page, id);
        const index = all.findIndex(({ element }) => element === shown.element);
        setWritten(undefined);
        unmount();
        flushSync(() => states.release(id));
        const around = { before: all.slice(0, Math.max(0, index)), after: all.slice(index + 1) };
        continueAfter({ ...tools, ...state, range, write }, page, end, at, around);
      },
    });
    if ('unknown' in writer) {
      states.release(id);
      tools.refuse(tools.t('richText.refused', { reason: writer.unknown }));
      return false;
    }
    setWritten({ ...writer, page });
    return true;
  };

  const edit: WritingState['edit'] = (page, id, at) => {
    const target = typeof at === 'object' ? at.element : undefined;
    if (written && (target ? written.element.contains(target) : written.id === id)) return true;
    const shown = texts.list(page, id);
    const text =
      (target ? shown.find(({ element }) => element.contains(target)) : shown.find(isSeen)) ?? texts.find(page, id);
    if (!text) return false;
    written?.end('left');
    return write(page, id, text, at ?? 'end');
  };

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

  const range = createTextRange({
    store,
    onText: (page, caret) => writeAt(page, caret),
    onRemoved(page, caret) {
      writeAt(page, caret);
      return written;
    },
  });

  const state: WritingState = {
    texts,
    edits,
    getWritten,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit,
    writeAt,
  };
  return state;
}

interface DescribedText {
  block: TreeBlock;
  definition: AnyBlockDefinition;
  shown: ShownText;
}

/** What a text is to its block, and so what keys and pastes mean around it. */
function describeText(
  { store, t, nameType, announce, refuse }: WritingTools,
  edits: TextEdits,
  { block, definition, shown }: DescribedText,
) {
  const { registry, textsOnly } = store;
  // Of whoever may change texts alone, no key means what is around the text.
  const isBlock = !textsOnly && findOnlyText(definition) === shown.path;
  const isItem = shown.path.split('.').length === 3;
  const roleOfPart = () => (isItem ? 'item' : edits.isInRow(block.id) ? 'ofRow' : 'part');
  const signs = [...registry.values()].flatMap(({ prose }) => Object.keys(prose?.markdown ?? {}));
  return {
    role: isBlock ? 'block' : textsOnly ? 'part' : roleOfPart(),
    label: nameType(block.type),
    placeholders: { whole: t('richText.placeholder'), line: t('richText.placeholderLine') },
    signs: isBlock ? signs : [],
    isFormatting: (before: string, letter: string) =>
      !textsOnly && definition.prose?.paragraph === true && isFormattingSign(before, letter),
    readBlocks: (data: DataTransfer, isEmptyLine: boolean) =>
      textsOnly ? undefined : readPastedBlocks(data, { kind: shown.kind, isBlock, isEmptyLine, registry }),
    onCut: (rest: string) =>
      refuse(t('canvas.textLimit', { limit: shown.maxLength, rest: shortenText(rest.trim(), 60) })),
    onPasteNote: (note: PasteNote) => announce(describePasteNote(note, t)),
  } as const;
}
