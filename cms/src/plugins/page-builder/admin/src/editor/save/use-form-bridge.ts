import { useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type Editing, toFieldValue } from '../../field/editing.ts';
import { documentFromTree } from '../../model/convert.ts';
import { useAdmin } from '../admin-context.ts';

/** How long after the last edit the form hears of it: each change makes it compare all values of the entry. */
const QUIET_MS = 400;

/**
 * Keeps the entry's form in step with the editor, late enough not to slow typing and at once when asked.
 *
 * What was stored stays the very same value for as long as nothing differs from it, so that opening and closing the
 * editor, or undoing everything, leaves the form unmodified. While the editor is open it is the one that is right: a
 * value that the form gets from elsewhere, as after saving, is followed by whatever was edited meanwhile.
 *
 * @returns `flush`, which hands over what is not handed over yet; the form has it when the call returns
 */
export function useFormBridge(name: string, editing: Editing): () => void {
  const { store } = editing;
  const { form } = useAdmin();
  const { onChange } = form;
  const value = (form.values as Record<string, unknown>)[name];
  const change = useRef(onChange);
  change.current = onChange;
  const timer = useRef<number | undefined>(undefined);
  /** The saved page as the form knows it. */
  const saved = useRef({ tree: store.getSavedTree(), value });
  /** What the form was given last. */
  const given = useRef({ tree: store.getSavedTree(), value });

  const handOver = useCallback(() => {
    clearTimeout(timer.current);
    const { tree } = store.getSession();
    if (tree === given.current.tree) return;
    const savedTree = store.getSavedTree();
    if (saved.current.tree !== savedTree) {
      saved.current = { tree: savedTree, value: toFieldValue(documentFromTree(savedTree), editing) };
    }
    given.current = {
      tree,
      value: tree === savedTree ? saved.current.value : toFieldValue(store.getDocument(), editing),
    };
    change.current(name, given.current.value);
  }, [name, store, editing]);

  const schedule = useCallback(() => {
    if (store.getSession().tree === given.current.tree) return;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(handOver, QUIET_MS);
  }, [store, handOver]);

  useEffect(() => {
    schedule();
    const unsubscribe = store.subscribe(schedule);
    return () => {
      unsubscribe();
      handOver();
    };
  }, [store, schedule, handOver]);

  useEffect(() => {
    if (value === given.current.value) return;
    given.current = { tree: store.getSavedTree(), value };
    schedule();
  }, [value, store, schedule]);

  return useCallback(() => flushSync(handOver), [handOver]);
}
