import { migrateDocument, type Registry, salvageDocument } from 'page-format';
import { type Tree, treeFromDocument } from '../../../shared/page-tree.ts';

export const EMPTY_TREE: Tree = { blocks: new Map(), parents: new Map(), roots: [] };

/** What can be read of a page, as the blocks are now. */
export function readTree(stored: unknown, blocks: Registry): Tree {
  const found = salvageDocument(stored);
  return found ? treeFromDocument(migrateDocument(found.document, blocks)) : EMPTY_TREE;
}
