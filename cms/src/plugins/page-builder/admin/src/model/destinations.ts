import { blockStatus, listAreas, type Registry } from 'page-format';
import { type Refused, refuses } from './placement.ts';
import { type AreaAddress, childrenOf, ROOT, type Tree } from './tree.ts';

/** An area blocks could be moved to. */
export interface Destination {
  readonly address: AreaAddress;
  /** Levels of blocks above it; 0 for the top of the page. */
  readonly level: number;
  readonly refused: Refused | undefined;
}

/** Every area of the page in reading order, with the reason where the blocks may not go there. */
export function listDestinations(tree: Tree, ids: readonly string[], registry: Registry): Destination[] {
  const found: Destination[] = [];
  const visit = (address: AreaAddress, level: number) => {
    found.push({ address, level, refused: refuses(tree, { ids }, address, registry) });
    for (const id of childrenOf(tree, address)) {
      const block = tree.blocks.get(id);
      const definition = block && registry.get(block.type);
      if (!block || !definition || blockStatus(block, registry) !== 'known') continue;
      for (const { name } of listAreas(definition, block.props)) visit({ block: id, area: name }, level + 1);
    }
  };
  visit(ROOT, 0);
  return found;
}
