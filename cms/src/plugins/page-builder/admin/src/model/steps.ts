import { blockStatus, listAreas, type Registry } from 'page-format';
import { refuses } from './placement.ts';
import { type AreaAddress, childrenOf, isSameArea, type Place, placeOf, type Tree } from './tree.ts';
import { indexWithout, outermostInOrder } from './tree-order.ts';

export type Direction = 'up' | 'down' | 'in' | 'out';

/**
 * Where blocks go when they are moved one step; undefined when there is nothing to go to. The index is that of a
 * `move`. Up and down go past the next block, and at the end of an area out of it, beside the block that holds it; out
 * goes there at once, after the block; in goes into the block before, or else into the one after.
 */
export function findStep(
  tree: Tree,
  ids: readonly string[],
  direction: Direction,
  registry: Registry,
): Place | undefined {
  const moved = outermostInOrder(tree, ids);
  const lead = direction === 'down' ? moved.at(-1) : moved[0];
  const place = lead === undefined ? undefined : placeOf(tree, lead);
  if (!place) return undefined;
  const others = childrenOf(tree, place).filter((id) => !moved.includes(id));
  const index = indexWithout(tree, place, moved);
  const areScattered = !areTogether(tree, moved);
  switch (direction) {
    case 'up':
      if (areScattered) return { ...place, index };
      return index > 0 ? { ...place, index: index - 1 } : beside(tree, place, 0);
    case 'down':
      if (areScattered) return { ...place, index };
      return index < others.length ? { ...place, index: index + 1 } : beside(tree, place, 1);
    case 'out':
      return beside(tree, place, 1);
    case 'in':
      return (
        findRoom(tree, moved, others[index - 1], 'end', registry) ??
        findRoom(tree, moved, others[index], 'beginning', registry)
      );
  }
}

/** True when blocks stand in one area with nothing between them; moving others first brings them together. */
function areTogether(tree: Tree, ids: readonly string[]): boolean {
  const places = ids.map((id) => placeOf(tree, id));
  const [first] = places;
  return places.every(
    (place, offset) => first && place && isSameArea(first, place) && place.index === first.index + offset,
  );
}

function beside(tree: Tree, { block }: AreaAddress, offset: 0 | 1): Place | undefined {
  const holder = block === null ? undefined : placeOf(tree, block);
  return holder && { ...holder, index: holder.index + offset };
}

/** An area of a block that takes the moved ones: the first empty one, else the one nearest to them. */
function findRoom(
  tree: Tree,
  moved: readonly string[],
  holder: string | undefined,
  end: 'beginning' | 'end',
  registry: Registry,
): Place | undefined {
  const block = holder === undefined ? undefined : tree.blocks.get(holder);
  const definition = block && registry.get(block.type);
  if (!block || !definition || blockStatus(block, registry) !== 'known') return undefined;
  const areas = listAreas(definition, block.props)
    .map(({ name }) => ({ block: block.id, area: name }))
    .filter((address) => !refuses(tree, { ids: moved }, address, registry));
  const empty = areas.find((address) => childrenOf(tree, address).length === 0);
  const address = empty ?? (end === 'end' ? areas.at(-1) : areas[0]);
  return address && { ...address, index: end === 'end' ? childrenOf(tree, address).length : 0 };
}
