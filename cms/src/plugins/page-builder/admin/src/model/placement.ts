import { accepts, type Block, blockStatus, DOCUMENT_LIMITS, findAreaRule, listAreas, type Registry } from 'page-format';
import { findLock } from '../../../shared/locks.ts';
import { measureBlocks } from './convert.ts';
import type { Selection } from './selection.ts';
import {
  type AreaAddress,
  ancestorsOf,
  childrenOf,
  heightOf,
  type Place,
  placeOf,
  ROOT,
  type Tree,
  withDescendants,
} from './tree.ts';

/** Why something may not be put somewhere. The editor has a sentence for each. */
export type Refusal =
  | 'not-accepted'
  | 'no-such-area'
  | 'inside-itself'
  | 'too-deep'
  | 'too-many-blocks'
  | 'id-taken'
  | 'nothing-inside'
  | 'edge'
  | 'locked'
  | 'texts-only';

/** Why an area does not take blocks of a type; undefined when it does. Depth and counts are not looked at. */
export function refusalOfType(tree: Tree, address: AreaAddress, type: string, registry: Registry): Refusal | undefined {
  if (address.block === null) return undefined;
  const holder = tree.blocks.get(address.block);
  const definition = holder && registry.get(holder.type);
  // What a block of an unknown type or a newer version may hold is not known here, so it is left as it is.
  if (!holder || !definition || blockStatus(holder, registry) !== 'known') return 'no-such-area';
  const rule = findAreaRule(definition, holder, address.area);
  if (!rule) return 'no-such-area';
  return accepts(rule, type) ? undefined : 'not-accepted';
}

/** What is to be put somewhere: blocks that are on the page already, or new ones with everything in them. */
export type Content = { readonly ids: readonly string[] } | { readonly blocks: readonly Block[] };

/** Why something may not be put somewhere, and the type of the block that is in the way. */
export interface Refused {
  readonly refusal: Refusal;
  readonly type: string;
  /** The block itself, where that is known: of `locked` the one whose lock it is. */
  readonly block?: string;
}

/**
 * Whether content may be put into an area: undefined when it may, otherwise why not. The one rule for dragging, pasting,
 * keys and actions alike.
 */
export function refuses(tree: Tree, content: Content, address: AreaAddress, registry: Registry): Refused | undefined {
  const locked = refusalOfLock(tree, 'ids' in content ? content.ids : [], 'move') ?? refusalInLock(tree, address);
  if (locked) return locked;
  if ('ids' in content) {
    for (const id of content.ids) {
      const refusal = refusalOfMove(tree, id, address, registry);
      if (refusal) return { refusal, type: tree.blocks.get(id)?.type ?? '' };
    }
    return undefined;
  }
  const { blocks } = content;
  const refusal = refusalOfContent(tree, blocks, address);
  if (refusal) return { refusal, type: blocks[0]?.type ?? '' };
  for (const { type } of blocks) {
    const unfit = refusalOfType(tree, address, type, registry);
    if (unfit) return { refusal: unfit, type };
  }
  return undefined;
}

/** What a lock keeps from blocks: to be moved, to be taken away, and new ones beside them. */
export type LockedChange = 'move' | 'remove' | 'insert';

/** Why a lock forbids to do something with blocks; undefined when none does. */
export function refusalOfLock(tree: Tree, ids: readonly string[], change: LockedChange): Refused | undefined {
  for (const id of ids) {
    const inside =
      change === 'remove' ? withDescendants(tree, id).find((each) => tree.blocks.get(each)?.locked) : undefined;
    const block = findLock(tree, change === 'insert' ? (tree.parents.get(id)?.block ?? null) : id) ?? inside;
    if (block !== undefined) return explainLock(tree, block);
  }
  return undefined;
}

function refusalInLock(tree: Tree, { block }: AreaAddress): Refused | undefined {
  const locked = findLock(tree, block);
  return locked === undefined ? undefined : explainLock(tree, locked);
}

export function explainLock(tree: Tree, block: string): Refused {
  return { refusal: 'locked', type: tree.blocks.get(block)?.type ?? '', block };
}

/** Why new blocks do not fit under an area, whatever their types: their ids, their number, their depth. */
export function refusalOfContent(tree: Tree, blocks: readonly Block[], address: AreaAddress): Refusal | undefined {
  const { ids, height } = measureBlocks(blocks);
  if (new Set(ids).size < ids.length || ids.some((id) => tree.blocks.has(id))) return 'id-taken';
  if (tree.blocks.size + ids.length > DOCUMENT_LIMITS.blocks) return 'too-many-blocks';
  return levelOf(tree, address) + height > DOCUMENT_LIMITS.depth ? 'too-deep' : undefined;
}

/** Why a block may not be moved into an area; undefined when it may. */
function refusalOfMove(tree: Tree, id: string, address: AreaAddress, registry: Registry): Refusal | undefined {
  const block = tree.blocks.get(id);
  if (!block) return 'no-such-area';
  const from = tree.parents.get(id);
  // Reordering is always possible, in areas of blocks nobody knows too.
  if (from && from.block === address.block && from.area === address.area) return undefined;
  if (address.block !== null && (address.block === id || ancestorsOf(tree, address.block).includes(id))) {
    return 'inside-itself';
  }
  if (levelOf(tree, address) + heightOf(tree, id) > DOCUMENT_LIMITS.depth) return 'too-deep';
  return refusalOfType(tree, address, block.type, registry);
}

/** Levels of blocks above the children of an area. */
function levelOf(tree: Tree, { block }: AreaAddress): number {
  return block === null ? 0 : ancestorsOf(tree, block).length + 1;
}

/**
 * Where blocks of these types go when they are inserted "here": into the selected area; into the first area of the selected
 * block that is empty, or that is there for their types alone; else after the selected block, climbing outwards until they are
 * taken; without a selection at the end.
 */
export function findInsertionPlace(
  tree: Tree,
  selection: Selection,
  types: readonly string[],
  registry: Registry,
): Place {
  const takes = (address: AreaAddress) => types.every((type) => !refusalOfType(tree, address, type, registry));
  const { area } = selection;
  if (area && takes(area)) {
    return { ...area, index: childrenOf(tree, area).length };
  }
  const selected = area?.block ?? selection.blocks.at(-1);
  if (selected === undefined) return { ...ROOT, index: tree.roots.length };

  const inside = area ? undefined : findArea(tree, selected, takes, registry);
  if (inside) return { ...inside, index: childrenOf(tree, inside).length };

  for (const id of [selected, ...ancestorsOf(tree, selected)]) {
    const place = placeOf(tree, id);
    if (place && takes(place)) return { ...place, index: place.index + 1 };
  }
  return { ...ROOT, index: tree.roots.length };
}

function findArea(
  tree: Tree,
  id: string,
  takes: (address: AreaAddress) => boolean,
  registry: Registry,
): AreaAddress | undefined {
  const block = tree.blocks.get(id);
  const definition = block && registry.get(block.type);
  if (!block || !definition || blockStatus(block, registry) !== 'known') return undefined;
  return listAreas(definition, block.props)
    .filter(({ rule }) => !rule.popup)
    .map(({ name }) => ({ block: id, area: name }))
    .find(
      (address) =>
        takes(address) &&
        (childrenOf(tree, address).length === 0 ||
          findAreaRule(definition, block, address.area)?.accepts !== undefined),
    );
}
