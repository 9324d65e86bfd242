import type { Editor } from '@tiptap/core';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import type { EditorState } from '@tiptap/pm/state';
import { dequal } from 'dequal/lite';
import { createId } from 'page-format';
import type { EditorStore } from '../../../store/editor-store.ts';
import { findRichTextProp } from '../../canvas/text-prop.ts';
import { toStoredText } from '../schema/stored-text.ts';

interface KeepTypedOptions {
  editor: Editor;
  store: EditorStore;
  id: string;
  /** Name of the property, see `findRichTextProp`. */
  path: string;
  /** Called when the text was changed or deleted by something else: it is no longer the editor's to write. */
  onGone(): void;
}

/** Carries a text that is written in place over to the page. */
export interface KeptText {
  /**
   * Takes back what was typed last, or brings it back.
   * @returns false when there is nothing of the text's own left
   */
  step(how: 'undo' | 'redo'): boolean;
  /** Follows the editor and the page no longer. */
  stop(): void;
}

/**
 * Writes a text to the page as it is typed. What the text editor takes back as one is one step of the page's history as
 * well, and the two go back and forth together; so the page can go on taking back where the text has nothing left, and
 * after the text is left.
 */
export function keepTyped({ editor, store, id, path, onGone }: KeepTypedOptions): KeptText {
  const blockNow = () => store.getSession().tree.blocks.get(id);
  const findNow = () => {
    const block = blockNow();
    return block && findRichTextProp(store.registry, block, path);
  };
  const keyOfAll = `rich-text/${createId()}/`;
  let block = blockNow();
  let known = findNow()?.stored;
  /** As the editor holds what is stored. Left as it is, it is not written: reading it has put it in order only. */
  const untouched = toStoredText(editor.state.doc);
  const first = known;
  let group = { number: 0, at: 0 };
  let isOwn = false;

  const own = (change: () => unknown) => {
    isOwn = true;
    change();
    isOwn = false;
    block = blockNow();
    known = findNow()?.stored;
  };

  const keep = () => {
    if (isOwn) return;
    const typed = toStoredText(editor.state.doc);
    const text = first && dequal(typed, untouched) ? first : typed;
    const prop = findNow();
    if (!prop || dequal(text, known)) return;
    // The time is that of the group's beginning, so that all of it is one step however long it takes to type.
    const mark = { at: group.at, mergeKey: `${keyOfAll}${group.number}` };
    own(() => store.perform({ type: 'setProp', id, ...prop.write(text) }, mark));
  };

  /** Something that the text editor takes back by itself begins: what was typed before is a step of its own. */
  const divide = ({ transaction, nextState }: { transaction: { docChanged: boolean }; nextState: EditorState }) => {
    if (!transaction.docChanged || isOwn || undoDepth(nextState) === undoDepth(editor.state)) return;
    group = { number: group.number + 1, at: performance.now() };
  };
  const follow = () => {
    if (isOwn || blockNow() === block) return;
    block = blockNow();
    const now = findNow();
    if (!now || !dequal(now.stored, known)) onGone();
  };

  editor.on('beforeTransaction', divide);
  editor.on('update', keep);
  const unsubscribe = store.subscribe(follow);
  return {
    step(how) {
      if ((how === 'undo' ? undoDepth : redoDepth)(editor.state) === 0) return false;
      own(() => editor.commands[how]());
      const { past, future } = store.getSession();
      const beside = how === 'undo' ? past.at(-1) : future[0];
      if (beside?.mergeKey?.startsWith(keyOfAll)) own(() => store[how]());
      // Where the two should not have gone the same way, the text is right.
      group = { number: group.number + 1, at: performance.now() };
      keep();
      return true;
    },
    stop() {
      editor.off('beforeTransaction', divide);
      editor.off('update', keep);
      unsubscribe();
    },
  };
}
