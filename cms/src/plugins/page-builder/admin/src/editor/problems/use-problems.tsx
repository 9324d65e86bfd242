import { findMissingReferences, findProblems, type Problem } from 'page-format';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { EditorStore } from '../../store/editor-store.ts';
import { useReferences } from '../canvas/use-references.ts';

const Context = createContext<readonly Problem[]>([]);
const CheckContext = createContext<() => readonly Problem[]>(() => []);

/** Checking walks the whole page, so it waits until the editor pauses. */
const PAUSE_MS = 300;

/** Problems of the page as it is now, found by the checker that also guards publishing, and references that lead nowhere. */
export function useProblems(): readonly Problem[] {
  return useContext(Context);
}

/** Checks the page at once, for who must not go by what it was a moment ago; the panel shows what was found. */
export function useCheckNow(): () => readonly Problem[] {
  return useContext(CheckContext);
}

interface ProblemsProviderProps {
  store: EditorStore;
  locale: string;
  children: ReactNode;
}

export function ProblemsProvider({ store, locale, children }: ProblemsProviderProps) {
  const refs = useReferences(locale);
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

  const all = useMemo(
    () => [...problems, ...findMissingReferences(store.getDocument(), store.registry, refs)],
    [problems, refs, store],
  );
  const checkNow = useCallback(() => {
    const found = findProblems(store.getDocument(), store.registry);
    setProblems(found);
    return [...found, ...findMissingReferences(store.getDocument(), store.registry, refs)];
  }, [refs, store]);

  return (
    <CheckContext.Provider value={checkNow}>
      <Context.Provider value={all}>{children}</Context.Provider>
    </CheckContext.Provider>
  );
}
