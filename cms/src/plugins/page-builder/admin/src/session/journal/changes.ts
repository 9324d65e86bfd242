import { type AreaAddress, ROOT, type Tree, type TreeBlock } from '../../model/tree.ts';

/**
 * What one operation made of a page, whatever the operation was: blocks that are new or different, blocks that are
 * gone, the top of the page where it changed. A step costs what it changed, and any action, undo, redo or merge is
 * written down the same way.
 */
export interface Change {
  readonly put: readonly TreeBlock[];
  readonly removed: readonly string[];
  readonly roots?: readonly string[];
}

/** What leads from one tree to the next. Blocks that are the same object are the same. */
export function findChange(before: Tree, after: Tree): Change {
  const put = [...after.blocks.values()].filter((block) => before.blocks.get(block.id) !== block);
  const removed = [...before.blocks.keys()].filter((id) => !after.blocks.has(id));
  return { put, removed, ...(before.roots !== after.roots && { roots: after.roots }) };
}

/** True when a change does nothing but bring one block up to date that the change before it wrote as well. */
export function continues(change: Change, last: Change | undefined): boolean {
  if (!last || change.roots || last.roots || change.removed.length + last.removed.length > 0) return false;
  const [block, ...more] = change.put;
  return more.length === 0 && last.put.length === 1 && last.put[0]?.id === block?.id;
}

/** The page after changes, in the order they were made. */
export function replay(tree: Tree, changes: readonly Change[]): Tree {
  const blocks = new Map(tree.blocks);
  let { roots } = tree;
  for (const change of changes) {
    for (const id of change.removed) blocks.delete(id);
    for (const block of change.put) blocks.set(block.id, block);
    roots = change.roots ?? roots;
  }
  return { blocks, roots, parents: findParents(blocks, roots) };
}

function findParents(blocks: ReadonlyMap<string, TreeBlock>, roots: readonly string[]): Map<string, AreaAddress> {
  const parents = new Map(roots.map((id) => [id, ROOT]));
  for (const { id: block, areas } of blocks.values()) {
    for (const [area, ids] of Object.entries(areas ?? {})) for (const id of ids) parents.set(id, { block, area });
  }
  return parents;
}
