import { type Metadata, metadataKey, readContent } from '../../../../shared/block-content.ts';
import type { Difference } from '../../../../shared/differences/list-differences.ts';
import type { Action } from '../../model/actions/index.ts';
import { blockFromTree } from '../../model/convert.ts';
import { ancestorsOf, type Tree } from '../../model/tree.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import { findPlaceFor, withoutPresent } from '../languages/compare-languages.ts';

/**
 * Properties of a block that can be brought back by themselves. Those of a block that has become another one, or that
 * make the areas in which other blocks stand, cannot: what stands there would belong to nothing.
 */
export function listProps(store: EditorStore, version: Tree, difference: Difference): readonly string[] {
  if (difference.kind !== 'changed') return [];
  const [old, now] = [version.blocks.get(difference.block), store.getSession().tree.blocks.get(difference.block)];
  if (!old || !now || old.type !== now.type || old.v !== now.v) return [];
  const definition = store.registry.get(now.type);
  return definition ? difference.props.filter((prop) => prop !== definition.itemAreas?.list) : [];
}

/**
 * True for what can be put as it was in one step: a block that was deleted since or stands elsewhere, and whose place is
 * there, and one that is new.
 */
export function canReturn(store: EditorStore, version: Tree, { kind, block }: Difference): boolean {
  const { tree } = store.getSession();
  if (kind === 'added') return true;
  return kind !== 'changed' && hasPlace(tree, version, block);
}

function hasPlace(tree: Tree, version: Tree, block: string): boolean {
  const holder = version.parents.get(block)?.block ?? null;
  return holder === null || (tree.blocks.has(holder) && !ancestorsOf(tree, holder).includes(block));
}

/**
 * Puts one difference as it is in a version, as one step of undo: a deleted block with what stood in it and stands nowhere
 * else, a block at the place that it had, properties with the values that they had; and what is new is taken away.
 * @param version the page in which it is as wanted
 * @returns false when the page has no room for it
 */
export function bringBack(
  store: EditorStore,
  version: Tree,
  difference: Difference,
  props = listProps(store, version, difference),
): boolean {
  const { block, kind } = difference;
  const { tree } = store.getSession();
  if (kind === 'added') {
    return 'ids' in store.remove([block]);
  }
  if (kind !== 'changed') {
    const place = findPlaceFor(version, tree, block);
    if (!place || !hasPlace(tree, version, block)) return false;
    const outcome =
      kind === 'moved'
        ? store.moveTo([block], place)
        : store.insertBlocks([withoutPresent(blockFromTree(version, block), tree)], place);
    return 'ids' in outcome;
  }
  const mergeKey = `bring-back/${block}/${props.join('/')}`;
  const found = version.blocks.get(block);
  const old = found ? readContent(found) : {};
  return props.map((prop) => store.perform(setContent(block, prop, old[prop]), { mergeKey })).includes(true);
}

/** @param name of a property, or of what stands beside them (see `readContent`) */
function setContent(id: string, name: string, value: unknown): Action {
  const key = metadataKey(name);
  if (key === undefined) return { type: 'setProp', id, prop: name, value };
  return { type: 'setMetadata', ids: [id], key, value: value as Metadata[typeof key] };
}
