import { blockStatus, listAreas, type Registry } from 'page-format';
import type { MediaBlock } from '../../model/media-blocks.ts';
import { type Content, type Refused, refuses } from '../../model/placement.ts';
import { type AreaAddress, ancestorsOf, childrenOf, type Place, type Tree } from '../../model/tree.ts';
import type { Rect } from './geometry.ts';

/** A place that is aimed at. The index counts the children that stand there now, those that are dragged included. */
export interface Target {
  readonly place: Place;
  /** The insertion line, or the empty area itself; in pixels of the window. */
  readonly line: Rect;
  /** The block that would hold what is dropped; undefined at the top of the page. */
  readonly holder: Rect | undefined;
  readonly refused: Refused | undefined;
  /** The empty block that a file goes into, beside which it would stand otherwise. */
  readonly fills?: string;
}

/** What is known while something is dragged. */
export interface Dragged {
  readonly tree: Tree;
  readonly registry: Registry;
  readonly content: Content;
  /** What a file becomes that is dragged: an empty one of these takes it. */
  readonly media?: MediaBlock | undefined;
}

/** Why what is dragged may not be dropped at an address. */
export function refusesDrop({ tree, registry, content }: Dragged, address: AreaAddress): Refused | undefined {
  return refuses(tree, content, address, registry);
}

/** True for a block that is dragged itself, or stands in one that is. */
export function isDragged({ tree, content }: Dragged, id: string): boolean {
  if (!('ids' in content)) return false;
  return content.ids.includes(id) || ancestorsOf(tree, id).some((holder) => content.ids.includes(holder));
}

/** Areas of a block that things can be dropped into; none for blocks nobody knows. */
export function areasOf({ tree, registry }: Dragged, id: string): AreaAddress[] {
  const block = tree.blocks.get(id);
  const definition = block && registry.get(block.type);
  if (!block || !definition || blockStatus(block, registry) !== 'known') return [];
  return listAreas(definition, block.props).map(({ name }) => ({ block: id, area: name }));
}

/** Place beside a block. */
export function placeBeside({ tree }: Dragged, id: string, side: 'before' | 'after'): Place | undefined {
  const address = tree.parents.get(id);
  return address && { ...address, index: childrenOf(tree, address).indexOf(id) + (side === 'after' ? 1 : 0) };
}
