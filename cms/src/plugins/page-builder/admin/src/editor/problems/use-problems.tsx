import { findMissingReferences, findProblems, type Problem } from 'page-format';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Entry } from '../../session/entry.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import { useReferences } from '../canvas/use-references.ts';
import { type Finding, useServerProblems } from './use-server-problems.ts';

const Context = createContext<readonly Problem[]>([]);
const CheckContext = createContext<() => readonly Problem[]>(() => []);

/** Checking walks the whole page, so it waits until the editor pauses. */
const PAUSE_MS = 300;

/**
 * Problems of the page as it is now: found by the checker that also guards publishing and by the project's rules on the
 * server, and references that lead nowhere.
 */
export function useProblems(): readonly Problem[] {
  return useContext(Context);
}

/** Checks the page at once, for who must not go by what it was a moment ago; the panel shows what was found. */
export function useCheckNow(): () => readonly Problem[] {
  return useContext(CheckContext);
}

interface ProblemsProviderProps {
  store: EditorStore;
  entry: Entry;
  /** Name of the page's field in the entry. */
  field: string;
  canEdit: boolean;
  children: ReactNode;
}

export function ProblemsProvider({ store, entry, field, canEdit, children }: ProblemsProviderProps) {
  const refs = useReferences(entry.locale);
  const found = useServerProblems(store, entry, field, canEdit);
  const [problems, setProblems] = useState(() => findProblems(store.getDocument(), store.registry));
  const saved = useSyncExternalStore(store.subscribe, store.getSavedTree);

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

  const addFound = useCallback(
    (own: readonly Problem[]) =>
      [
        ...own,
        ...findMissingReferences(store.getDocument(), store.registry, refs),
        ...keepCurrent(found, store),
      ].filter(({ onceSaved, blockId }) => !onceSaved || saved.blocks.has(blockId)),
    [refs, store, found, saved],
  );
  const all = useMemo(() => addFound(problems), [addFound, problems]);
  const checkNow = useCallback(() => {
    const own = findProblems(store.getDocument(), store.registry);
    setProblems(own);
    return addFound(own);
  }, [addFound, store]);

  return (
    <CheckContext.Provider value={checkNow}>
      <Context.Provider value={all}>{children}</Context.Provider>
    </CheckContext.Provider>
  );
}

/** What the server found in blocks that are still as it saw them. */
function keepCurrent(found: Finding | undefined, store: EditorStore): readonly Problem[] {
  const { blocks } = store.getSession().tree;
  return found?.problems.filter(({ blockId }) => blocks.get(blockId) === found.tree.blocks.get(blockId)) ?? [];
}
