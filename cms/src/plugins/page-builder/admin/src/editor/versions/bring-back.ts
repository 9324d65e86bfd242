import type { Difference } from '../../../../shared/differences/list-differences.ts';
import { blockFromTree } from '../../model/convert.ts';
import type { Tree } from '../../model/tree.ts';
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

/** True for a block that was deleted since, and whose place is there. */
export function canReturn(store: EditorStore, version: Tree, { kind, block }: Difference): boolean {
  return kind === 'removed' && hasPlace(store.getSession().tree, version, block);
}

function hasPlace(tree: Tree, version: Tree, block: string): boolean {
  const holder = version.parents.get(block)?.block ?? null;
  return holder === null || tree.blocks.has(holder);
}

/**
 * Puts back a block that was deleted, with what stood in it and stands nowhere else, or gives properties of a block the
 * values they had; either is one step of undo.
 * @param version the page in which it is as wanted
 * @returns false when the page has no room for it
 */
export function bringBack(
  store: EditorStore,
  version: Tree,
  difference: Difference,
  props = listProps(store, version, difference),
): boolean {
  const { block } = difference;
  const { tree } = store.getSession();
  if (difference.kind === 'removed') {
    const place = findPlaceFor(version, tree, block);
    if (!place || !hasPlace(tree, version, block)) return false;
    return 'ids' in store.insertBlocks([withoutPresent(blockFromTree(version, block), tree)], place);
  }
  const mergeKey = `bring-back/${block}/${props.join('/')}`;
  const old = version.blocks.get(block)?.props ?? {};
  return props
    .map((prop) => store.perform({ type: 'setProp', id: block, prop, value: old[prop] }, { mergeKey }))
    .includes(true);
}
