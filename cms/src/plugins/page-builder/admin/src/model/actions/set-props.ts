import type { Registry } from 'page-format';
import type { Tree } from '../tree.ts';
import { setProp } from './set-prop.ts';

/** Sets properties of several blocks; `undefined` takes a stored value away. */
export interface SetProps {
  readonly type: 'setProps';
  readonly changes: readonly { readonly id: string; readonly props: Readonly<Record<string, unknown>> }[];
}

export function setProps(tree: Tree, { changes }: SetProps, registry: Registry): Tree {
  let current = tree;
  for (const { id, props } of changes)
    for (const [prop, value] of Object.entries(props))
      current = setProp(current, { type: 'setProp', id, prop, value }, registry);
  return current;
}
