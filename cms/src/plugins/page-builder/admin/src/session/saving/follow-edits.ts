import { isSameTree } from '../../model/tree.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import type { Saver } from './saver.ts';

/**
 * Tells the saver of every change of the page; choosing another block is none.
 * @returns stops telling
 */
export function followEdits(store: EditorStore, saver: Saver): () => void {
  let { tree } = store.getSession();
  return store.subscribe(() => {
    const next = store.getSession().tree;
    if (next === tree) return;
    tree = next;
    saver.send({ type: isSameTree(next, store.getSavedTree()) ? 'reverted' : 'edited', at: Date.now() });
  });
}
