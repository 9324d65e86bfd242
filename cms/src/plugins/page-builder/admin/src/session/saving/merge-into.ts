import { documentFromTree } from '../../model/convert.ts';
import { type Editing, toTree } from '../editing.ts';
import type { Choices, Conflict } from '../merge/conflicts.ts';
import { mergeTrees } from '../merge/merge-trees.ts';
import { shareBlocks } from '../merge/share-blocks.ts';
import type { Versions } from '../merge/versions.ts';
import type { Leftover } from '../unsaved/find-work.ts';
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
  const choices = await choose({ base, mine: shareBlocks(store.getSession().tree, base), theirs }, ask);
  if (!choices) return false;
  store.rebase((tree) => mergeTrees({ base, mine: shareBlocks(tree, base), theirs }, choices).tree, theirs);
  // What is noted here is saved with what comes of both.
  editing.confirm(copy, page, {});
  editing.noteStep('merge');
  return true;
}

/**
 * Brings unsaved work back onto the page as it is now, as one step of undo. Asks where both changed the same.
 * @returns false when the question was put away; the page is then as it was
 */
export async function restoreWork({ store, noteSource }: Editing, work: Leftover['work'], ask: Ask): Promise<boolean> {
  const base = toTree(work.base, store.registry);
  const mine = shareBlocks(toTree(work.document, store.registry), base);
  const versions = { base, mine, theirs: shareBlocks(store.getSession().tree, base) };
  const choices = await choose(versions, ask);
  if (!choices) return false;
  for (const [block, source] of Object.entries(work.sources)) noteSource(block, source);
  store.perform({ type: 'replace', document: documentFromTree(mergeTrees(versions, choices).tree) });
  return true;
}

async function choose(versions: Versions, ask: Ask): Promise<Choices | undefined> {
  const { conflicts } = mergeTrees(versions);
  return conflicts.length === 0 ? {} : ask(versions, conflicts);
}
