import { useMemo, useRef, useSyncExternalStore } from 'react';
import type { Sources } from '../../../../shared/envelope.ts';
import type { Editing } from '../../session/editing.ts';

/**
 * What was noted about the blocks of a page, whoever noted it. What was saved meanwhile stays: the records that are stored
 * were loaded before.
 */
export function useNoted(editing: Editing): Sources {
  const unsaved = useSyncExternalStore(editing.follow, () => editing.sources);
  const kept = useRef<Sources>({});
  return useMemo(() => {
    kept.current = { ...kept.current, ...unsaved };
    return kept.current;
  }, [unsaved]);
}
