import { copyBlock, createSyncedSection, readSectionBlocks, type SavedSection } from 'page-format';
import { refusalOfLock } from '../../model/placement.ts';
import { selectBlocks } from '../../model/selection.ts';
import { placeOf } from '../../model/tree.ts';
import type { Outcome } from '../../store/acting.ts';
import type { EditorStore } from '../../store/editor-store.ts';

/** Makes the blocks of a section the page's own, as this place shows them; one step of undo. */
export function detach(store: EditorStore, id: string, section: SavedSection): Outcome {
  const { tree } = store.getSession();
  const block = tree.blocks.get(id);
  const place = placeOf(tree, id);
  if (!block || !place) return { ids: [] };
  const locked = refusalOfLock(tree, [id], 'remove');
  if (locked) return locked;
  const mergeKey = `detach/${id}`;
  const copies = readSectionBlocks(section.content, block)
    .map((each) => copyBlock(each))
    .map((copy) => (block.hidden ? { ...copy, hidden: true as const } : copy));
  const outcome: Outcome = copies.length > 0 ? store.insertBlocks(copies, place, mergeKey) : { ids: [] };
  if ('ids' in outcome) {
    store.perform({ type: 'remove', ids: [id] }, { mergeKey, selection: selectBlocks(outcome.ids) });
  }
  return outcome;
}

/**
 * Puts a section as itself in the place of the blocks that it was saved from; one step of undo.
 * @returns false where it may not stand there
 */
export function putInPlaceOf(
  store: EditorStore,
  ids: readonly string[],
  section: Pick<SavedSection, 'documentId' | 'name'>,
): boolean {
  const place = placeOf(store.getSession().tree, ids[0] ?? '');
  if (!place) return false;
  if (refusalOfLock(store.getSession().tree, ids, 'remove')) return false;
  const block = createSyncedSection(section);
  const mergeKey = `sync/${block.id}`;
  if ('refusal' in store.insertBlocks([block], place, mergeKey)) return false;
  return store.perform({ type: 'remove', ids }, { mergeKey, selection: selectBlocks([block.id]) });
}
