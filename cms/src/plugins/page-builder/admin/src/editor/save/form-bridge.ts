import { documentFromTree } from '../../model/convert.ts';
import { isSameTree } from '../../model/tree.ts';
import { type Editing, toFieldValue, toSavedValue } from '../../session/editing.ts';

/** How long after the last edit the form hears of it: each change makes it compare all values of the entry. */
export const QUIET_MS = 400;

export interface FormBridge {
  /** Gives the form what it does not have yet, at once. */
  flush(): void;
  /** To be called with each value that the form has, whoever gave it. */
  follow(value: unknown): void;
  /** Stops listening, and gives the form what it does not have yet. */
  close(): void;
}

/**
 * Keeps an entry's form in step with the editor, late enough not to slow typing and at once when asked.
 *
 * What was stored stays the very same value for as long as nothing differs from it, so that opening and closing the
 * editor, or undoing everything, leaves the form unmodified. While the editor is open it is the one that is right: a
 * value that the form gets from elsewhere, as after saving, is followed by whatever was edited meanwhile.
 *
 * @param value what the form has at the beginning
 * @param give puts a value into the form
 */
export function bridgeForm(editing: Editing, value: unknown, give: (value: unknown) => void): FormBridge {
  const { store } = editing;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The saved page as the form knows it. */
  let saved = { tree: store.getSavedTree(), value };
  /** What the form was given last. */
  let given = saved;

  const flush = () => {
    clearTimeout(timer);
    const { tree } = store.getSession();
    if (tree === given.tree) return;
    const savedTree = store.getSavedTree();
    if (saved.tree !== savedTree) {
      saved = { tree: savedTree, value: toFieldValue(documentFromTree(savedTree), editing) };
    }
    given = isSameTree(tree, savedTree) ? saved : { tree, value: toSavedValue(store.getDocument(), editing) };
    give(given.value);
  };
  const schedule = () => {
    clearTimeout(timer);
    if (store.getSession().tree !== given.tree) timer = setTimeout(flush, QUIET_MS);
  };

  const unsubscribe = store.subscribe(schedule);
  schedule();
  return {
    flush,
    follow(next) {
      if (next === given.value) return;
      given = { tree: store.getSavedTree(), value: next };
      schedule();
    },
    close() {
      unsubscribe();
      flush();
    },
  };
}
