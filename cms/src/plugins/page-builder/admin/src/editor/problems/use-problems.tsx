import { findProblems, type Problem } from '@lumavelo/blocks/core';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { EditorStore } from '../../store/editor-store.ts';

const Context = createContext<readonly Problem[]>([]);

/** Checking walks the whole page, so it waits until the editor pauses. */
const PAUSE_MS = 300;

/** Problems of the page as it is now, found by the checker that also guards publishing. */
export function useProblems(): readonly Problem[] {
  return useContext(Context);
}

export function ProblemsProvider({ store, children }: { store: EditorStore; children: ReactNode }) {
  const [problems, setProblems] = useState(() => findProblems(store.getDocument(), store.registry));

  useEffect(() => {
    let timer: number | undefined;
    let checked = store.getSession().tree;
    const unsubscribe = store.subscribe(() => {
      if (store.getSession().tree === checked) return;
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        checked = store.getSession().tree;
        setProblems(findProblems(store.getDocument(), store.registry));
      }, PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store]);

  return <Context.Provider value={problems}>{children}</Context.Provider>;
}
