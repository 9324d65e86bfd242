import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useView } from '../viewports/use-view.tsx';
import { focusProblems } from './ProblemsPanel.tsx';

/** Leads to the problems; their side is opened for it. */
export function useShowProblems(): () => void {
  const { change } = useView();
  return useCallback(() => {
    flushSync(() => change({ right: true }));
    focusProblems();
  }, [change]);
}
