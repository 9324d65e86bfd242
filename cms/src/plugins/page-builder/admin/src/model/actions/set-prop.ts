import { blockStatus, type Registry } from 'page-format';
import { type Tree, withProps } from '../tree.ts';

/** Sets one property of a block; `undefined` takes the stored value away, so that the default shows again. */
export interface SetProp {
  readonly type: 'setProp';
  readonly id: string;
  readonly prop: string;
  readonly value: unknown;
}

export function setProp(tree: Tree, { id, prop, value }: SetProp, registry: Registry): Tree {
  const block = tree.blocks.get(id);
  if (!block || blockStatus(block, registry) !== 'known') return tree;
  if (value === undefined) {
    if (!Object.hasOwn(block.props, prop)) return tree;
    const { [prop]: _, ...rest } = block.props;
    return withProps(tree, id, rest);
  }
  if (Object.is(block.props[prop], value)) return tree;
  return withProps(tree, id, { ...block.props, [prop]: value });
}
