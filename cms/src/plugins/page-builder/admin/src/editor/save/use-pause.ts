import { useEffect, useState } from 'react';
import type { EditorStore } from '../../store/editor-store.ts';

/** Between two keys of somebody who writes pass less, and whoever waits for a dialog does not wait long. */
const PAUSE_MS = 1000;

/**
 * Tells when something may take the focus: the next keys of somebody who writes would go into it.
 * @param isAwaited whether anything waits for the pause
 * @returns true from the moment on in which the page has not changed for a second, until nothing waits any more
 */
export function usePause(store: EditorStore, isAwaited: boolean): boolean {
  const [isPause, setPause] = useState(false);
  useEffect(() => {
    if (!isAwaited) return;
    const begin = () => {
      unsubscribe();
      setPause(true);
    };
    let timer = setTimeout(begin, PAUSE_MS);
    const unsubscribe = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(begin, PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
      setPause(false);
    };
  }, [store, isAwaited]);
  return isPause;
}
