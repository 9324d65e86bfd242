import type { PageDocument } from 'page-format';
import { treeFromDocument } from '../convert.ts';
import type { Tree } from '../tree.ts';

/** Puts another whole document in place of this one, as one step that can be undone. */
export interface Replace {
  readonly type: 'replace';
  readonly document: PageDocument;
}

export function replace(_tree: Tree, { document }: Replace): Tree {
  return treeFromDocument(document);
}
