import { type Block, DOCUMENT_LIMITS, type Registry } from 'page-format';
import { addBlocks, measureBlocks } from '../convert.ts';
import { refusalOfType } from '../placement.ts';
import {
  type AreaAddress,
  ancestorsOf,
  childrenOf,
  draftOf,
  heightOf,
  placeOf,
  type Tree,
  writeChildren,
} from '../tree.ts';

/**
 * Puts another block in the place of one, and what stood in that one into it.
 *
 * The other block has an id of its own. Merging takes the type and the properties of a block as one, but its children
 * each for itself: under the same id, somebody else's change of the old block could win while its children already stand
 * in areas that only the new type has, where nobody sees them. As it is, the old one counts as deleted, and the children
 * as moved.
 */
export interface Transform {
  readonly type: 'transform';
  readonly id: string;
  /** The other block, with new blocks that stand in it. */
  readonly block: Block;
  /** Ids of the blocks that go on into its areas, below what stands there. */
  readonly areas: Readonly<Record<string, readonly string[]>>;
  /** Ids of the blocks that it does not take: they stand after it. */
  readonly after: readonly string[];
}

/** Refused unless every block that stood in the old one goes to one place that takes it. */
export function transform(tree: Tree, { id, block, areas, after }: Transform, registry: Registry): Tree {
  const place = placeOf(tree, id);
  const inside = Object.values(tree.blocks.get(id)?.areas ?? {}).flat();
  const kept = [...Object.values(areas).flat(), ...after];
  const isComplete = kept.length === inside.length && inside.every((child) => kept.includes(child));
  if (!place || !isComplete || measureBlocks([block]).ids.some((own) => tree.blocks.has(own))) return tree;

  const draft = draftOf(tree);
  draft.blocks.delete(id);
  draft.parents.delete(id);
  const outside: AreaAddress = { block: place.block, area: place.area };
  addBlocks(draft, [block], outside);
  writeChildren(draft, outside, childrenOf(tree, outside).toSpliced(place.index, 1, block.id, ...after));
  const moves = Object.entries(areas).map(([area, ids]) => ({ address: { block: block.id, area }, ids }));
  for (const { address, ids } of moves) writeChildren(draft, address, [...childrenOf(draft, address), ...ids]);
  for (const { address, ids } of [...moves, { address: outside, ids: after }]) {
    for (const child of ids) draft.parents.set(child, address);
    const isRefused = ids.some((child) => refusalOfType(draft, address, draft.blocks.get(child)?.type ?? '', registry));
    if (isRefused) return tree;
  }

  const levels = ancestorsOf(draft, block.id).length + heightOf(draft, block.id);
  const isTooMuch = draft.blocks.size > DOCUMENT_LIMITS.blocks || levels > DOCUMENT_LIMITS.depth;
  return isTooMuch || refusalOfType(tree, outside, block.type, registry) ? tree : draft;
}
