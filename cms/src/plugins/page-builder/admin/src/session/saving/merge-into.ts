import { type Editing, toTree } from '../editing.ts';
import type { Choices, Conflict } from '../merge/conflicts.ts';
import { mergeTrees } from '../merge/merge-trees.ts';
import { shareBlocks } from '../merge/share-blocks.ts';
import type { Versions } from '../merge/versions.ts';
import type { SavedCopy } from '../unsaved/unsaved-work.ts';

/** Has somebody choose between two sides; undefined when they put the question away. */
export type Ask = (versions: Versions, conflicts: readonly Conflict[]) => Promise<Choices | undefined>;

/**
 * Brings what somebody else has saved into the page, and into every step of undo: taking back one's own steps leaves
 * theirs. Asks where both changed the same.
 * @param page see `pageKey`
 * @returns false when the question was put away; the page is then as it was
 */
export async function mergeInto(editing: Editing, copy: SavedCopy, page: string, ask: Ask): Promise<boolean> {
  const { store } = editing;
  const base = toTree(editing.saved.document, store.registry);
  const theirs = shareBlocks(toTree(copy.document, store.registry), base);
  const versions = { base, mine: shareBlocks(store.getSession().tree, base), theirs };
  const { conflicts } = mergeTrees(versions);
  const choices = conflicts.length === 0 ? {} : await ask(versions, conflicts);
  if (!choices) return false;
  store.rebase((tree) => mergeTrees({ base, mine: shareBlocks(tree, base), theirs }, choices).tree, theirs);
  editing.confirm(copy, page);
  editing.noteStep('merge');
  return true;
}
