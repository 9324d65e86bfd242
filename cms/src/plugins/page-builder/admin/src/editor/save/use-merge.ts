import { salvageDocument } from 'page-format';
import { useCallback, useMemo, useState } from 'react';
import { documentFromTree } from '../../model/convert.ts';
import { type Editing, toTree } from '../../session/editing.ts';
import type { Choices, Conflict } from '../../session/merge/conflicts.ts';
import { mergeTrees } from '../../session/merge/merge-trees.ts';
import { shareBlocks } from '../../session/merge/share-blocks.ts';
import type { Versions } from '../../session/merge/versions.ts';
import { mergeInto } from '../../session/saving/merge-into.ts';
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
  /**
   * Brings unsaved work back onto the page as it is now, as one step of undo.
   * @returns false when a question was put away; the page is then as it was
   */
  restore(work: Leftover['work']): Promise<boolean>;
}

export function useMerge(editing: Editing, page: string): Merging {
  const [open, setOpen] = useState<OpenMerge | undefined>();

  const mergeIn = useCallback(
    (copy: SavedCopy) => mergeInto(editing, copy, page, (versions, conflicts) => ask(versions, conflicts, setOpen)),
    [editing, page],
  );

  const restore = useCallback(
    async (work: Leftover['work']) => {
      const { store } = editing;
      const base = toTree(work.base, store.registry);
      const versions = {
        base,
        mine: shareBlocks(toTree(work.document, store.registry), base),
        theirs: shareBlocks(store.getSession().tree, base),
      };
      const { conflicts } = mergeTrees(versions);
      const choices = conflicts.length === 0 ? {} : await ask(versions, conflicts, setOpen);
      if (!choices) return false;
      for (const [block, source] of Object.entries(work.sources)) editing.noteSource(block, source);
      store.perform({ type: 'replace', document: documentFromTree(mergeTrees(versions, choices).tree) });
      return true;
    },
    [editing],
  );
  return useMemo(() => ({ open, mergeIn, restore }), [open, mergeIn, restore]);
}

function ask(
  versions: Versions,
  conflicts: readonly Conflict[],
  show: (open: OpenMerge | undefined) => void,
): Promise<Choices | undefined> {
  return new Promise((resolve) => {
    const end = (choices: Choices | undefined) => {
      show(undefined);
      resolve(choices);
    };
    show({ versions, conflicts, settle: end, cancel: () => end(undefined) });
  });
}

/** The stored page in a server's answer, as far as it can be read; undefined when there is none. */
export function readCopy(current: unknown, version: string): SavedCopy | undefined {
  const stored = salvageDocument(current);
  return stored ? { document: stored.document, version } : undefined;
}
