import { useCallback, useSyncExternalStore } from 'react';
import type { Tree } from '../../model/tree.ts';
import type { EditorStore } from '../../store/editor-store.ts';

const nothing = () => undefined;

/** The page of a store, followed; undefined for as long as there is none. */
export function useTree(store: EditorStore | undefined): Tree | undefined {
  const subscribe = useCallback((listener: () => void) => store?.subscribe(listener) ?? nothing, [store]);
  return useSyncExternalStore(subscribe, () => store?.getSession().tree);
}
