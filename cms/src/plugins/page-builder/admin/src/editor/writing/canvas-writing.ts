import { flushSync } from 'react-dom';
import { findSheet } from '../../kit/Sheet.tsx';
import { findPage } from '../canvas/find-page.ts';
import { focusBeginning } from '../inspector/focus-field.ts';
import { type BeginText, createBeginText, findFirstArea } from './begin-text.ts';
import { extendBlocks, walkBlocks } from './walk-blocks.ts';
import { createWritingState, type WritingState, type WritingTools } from './writing-state.ts';

/** Writes texts of blocks where they stand, on the canvas that can be edited. */
export interface CanvasWriting extends BeginText, Pick<WritingState, 'getWritten' | 'subscribe' | 'edit'> {
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

export function createCanvasWriting(tools: WritingTools): CanvasWriting {
  const { store, states } = tools;
  const { registry } = store;
  const state = createWritingState(tools);
  const { texts, getWritten, subscribe, edit, writeAt } = state;
  const blockOf = (id: string) => store.getSession().tree.blocks.get(id);

  return {
    getWritten,
    subscribe,
    edit,
    resume() {
      getWritten()?.editor.view.focus();
      return getWritten() !== undefined;
    },
    changeAround(change) {
      const written = getWritten();
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
        if (!isElsewhere && (!page || id === undefined || !edit(page, id, at))) onNone();
      });
    },
    editInserted() {
      const inserted = store.getSession().selection.blocks.at(-1) ?? '';
      // Drawn as what is written from the start: its prompt would be as high as something else, and move all below twice.
      if (registry.get(blockOf(inserted)?.type ?? '')?.prose) texts.holdEmpty(inserted);
      const page = findPage();
      afterClosing((isElsewhere) => {
        if (!isElsewhere && page && edit(page, inserted, 'all')) return;
        states.release(inserted);
        if (isElsewhere) return;
        if (findFirstArea(store)) findPage()?.focus({ preventScroll: true });
        else focusBeginning();
      });
    },
    writeWords(id, words) {
      const page = findPage();
      afterClosing(() => {
        if (page && blockOf(id) && edit(page, id, 'end')) getWritten()?.type(words);
      });
    },
    ...createBeginText({ ...tools, ...state }),
    walk: (page, id, step) => walkBlocks(store, page, id, step),
    extend: (page, step) => extendBlocks(store, page, step),
  };
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
