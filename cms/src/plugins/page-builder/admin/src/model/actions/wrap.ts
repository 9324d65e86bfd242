import { type Block, listAreas, type Registry } from 'page-format';
import { childrenOf, placeOf, type Tree } from '../tree.ts';
import { indexWithout, outermostInOrder } from '../tree-order.ts';
import { insert } from './insert.ts';
import { move } from './move.ts';

/** Puts a new empty block in the place of the first block, and the blocks into it, spread over its areas. */
export interface Wrap {
  readonly type: 'wrap';
  readonly ids: readonly string[];
  readonly wrapper: Block;
}

export function wrap(tree: Tree, { ids, wrapper }: Wrap, registry: Registry): Tree {
  const wrapped = outermostInOrder(tree, ids);
  const [first] = wrapped;
  const place = first === undefined ? undefined : placeOf(tree, first);
  const definition = registry.get(wrapper.type);
  if (!place || !definition) return tree;
  const areas = listAreas(definition, wrapper.props).map(({ name }) => name);
  let next = insert(tree, { type: 'insert', blocks: [wrapper], place }, registry);
  if (next === tree) return tree;
  for (const [index, id] of wrapped.entries()) {
    const area = areas[Math.min(index, areas.length - 1)];
    if (area === undefined) return tree;
    const address = { block: wrapper.id, area };
    const end = { ...address, index: childrenOf(next, address).length };
    const after = move(
      next,
      { type: 'move', ids: [id], place: { ...end, index: indexWithout(next, end, [id]) } },
      registry,
    );
    if (after === next) return tree;
    next = after;
  }
  return next;
}
