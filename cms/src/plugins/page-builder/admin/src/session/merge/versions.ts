import type { Tree } from '../../model/tree.ts';

/** The page both started from, and what each made of it. */
export interface Versions {
  base: Tree;
  mine: Tree;
  theirs: Tree;
}
