import { isSameJson } from '../../../../shared/version.ts';
import type { Tree, TreeBlock } from '../../model/tree.ts';

/** The page both started from, and what each made of it. */
export interface Versions {
  base: Tree;
  mine: Tree;
  theirs: Tree;
}

/** True when two states of a block say the same themselves; what stands in them is not looked at. */
export function isSameContent(one: TreeBlock, other: TreeBlock): boolean {
  return one === other || (one.type === other.type && one.v === other.v && isSameJson(one.props, other.props));
}
