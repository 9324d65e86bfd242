import { salvageDocument } from 'page-format';
import { useMemo, useState } from 'react';
import type { Editing } from '../../session/editing.ts';
import type { Choices, Conflict } from '../../session/merge/conflicts.ts';
import type { Versions } from '../../session/merge/versions.ts';
import { type Ask, mergeInto, restoreWork } from '../../session/saving/merge-into.ts';
import type { Leftover } from '../../session/unsaved/find-work.ts';
import type { SavedCopy } from '../../session/unsaved/unsaved-work.ts';

/** Two pages that contradict each other in places, until somebody has chosen. */
export interface OpenMerge {
  versions: Versions;
  conflicts: readonly Conflict[];
  settle(choices: Choices): void;
  cancel(): void;
}

export interface Merging {
  /** What has to be chosen before the merge can be done. */
  open: OpenMerge | undefined;
  /** Brings what somebody else has saved into the page, see `mergeInto`. */
  mergeIn(theirs: SavedCopy): Promise<boolean>;
  /** Brings unsaved work back onto the page, see `restoreWork`. */
  restore(work: Leftover['work']): Promise<boolean>;
}

export function useMerge(editing: Editing, page: string): Merging {
  const [open, setOpen] = useState<OpenMerge | undefined>();
  const merging = useMemo(() => {
    const ask: Ask = (versions, conflicts) =>
      new Promise((resolve) => {
        const end = (choices: Choices | undefined) => {
          setOpen(undefined);
          resolve(choices);
        };
        setOpen({ versions, conflicts, settle: end, cancel: () => end(undefined) });
      });
    return {
      mergeIn: (copy: SavedCopy) => mergeInto(editing, copy, page, ask),
      restore: (work: Leftover['work']) => restoreWork(editing, work, ask),
    };
  }, [editing, page]);
  return useMemo(() => ({ open, ...merging }), [open, merging]);
}

/** The stored page in a server's answer, as far as it can be read; undefined when there is none. */
export function readCopy(current: unknown, version: string): SavedCopy | undefined {
  const stored = salvageDocument(current);
  return stored ? { document: stored.document, version } : undefined;
}
