import { documentFromTree } from '../../model/convert.ts';
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
  let saved = { tree: store.getSavedTree(), sources: editing.sources, value };
  /** What the form was given last. */
  let given = saved;

  const isGiven = () => store.getSession().tree === given.tree && editing.sources === given.sources;
  const flush = () => {
    clearTimeout(timer);
    if (isGiven()) return;
    const { tree } = store.getSession();
    const { sources } = editing;
    const savedTree = store.getSavedTree();
    if (saved.tree !== savedTree) {
      saved = { tree: savedTree, sources, value: toFieldValue(documentFromTree(savedTree), editing) };
    }
    given = editing.isSaved
      ? { ...saved, sources }
      : { tree, sources, value: toSavedValue(store.getDocument(), editing) };
    give(given.value);
  };
  const schedule = () => {
    clearTimeout(timer);
    if (!isGiven()) timer = setTimeout(flush, QUIET_MS);
  };

  const unsubscribe = editing.follow(schedule);
  schedule();
  return {
    flush,
    follow(next) {
      if (next === given.value) return;
      given = { tree: store.getSavedTree(), sources: editing.sources, value: next };
      schedule();
    },
    close() {
      unsubscribe();
      flush();
    },
  };
}
