import type { Registry } from 'page-format';
import type { Tree } from '../tree.ts';
import { setProp } from './set-prop.ts';

/** Sets one property of several blocks that all have it; `undefined` takes the stored values away. */
export interface SetPropOfAll {
  readonly type: 'setPropOfAll';
  readonly ids: readonly string[];
  readonly prop: string;
  readonly value: unknown;
}

export function setPropOfAll(tree: Tree, { ids, prop, value }: SetPropOfAll, registry: Registry): Tree {
  return ids.reduce((current, id) => setProp(current, { type: 'setProp', id, prop, value }, registry), tree);
}
