import { blockStatus, type Registry, readProps } from 'page-format';
import type { Tree } from '../tree.ts';

/** An item of a list property: its id, and values by name. */
export interface Item {
  readonly id: string;
  readonly [name: string]: unknown;
}

/**
 * The items of a list property as an editor sees them: the stored ones, or the default ones while nothing is stored.
 * Undefined when the block has no such list or must not be touched.
 */
export function readItems(tree: Tree, id: string, prop: string, registry: Registry): readonly Item[] | undefined {
  const block = tree.blocks.get(id);
  const definition = block && registry.get(block.type);
  if (!block || !definition || blockStatus(block, registry) !== 'known') return undefined;
  if (definition.props[prop]?.kind !== 'list') return undefined;
  return readProps(definition, block.props)[prop] as readonly Item[];
}

/** True when the block has an area for each item of this list. */
export function hasItemAreas(tree: Tree, id: string, prop: string, registry: Registry): boolean {
  const block = tree.blocks.get(id);
  return block !== undefined && registry.get(block.type)?.itemAreas?.list === prop;
}
