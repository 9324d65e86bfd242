import type { Block, PageDocument } from 'page-format';
import type { Tree } from './tree.ts';

export { addBlocks, treeFromDocument } from '../../../shared/page-tree.ts';

/** The document a tree stands for. Converting back and forth changes no byte, for blocks that nobody knows as well. */
export function documentFromTree(tree: Tree): PageDocument {
  return { format: 'page', formatVersion: 1, blocks: tree.roots.map((id) => blockFromTree(tree, id)) };
}

/**
 * One block of a tree with everything in it, as it is stored.
 * @throws RangeError when there is no such block
 */
export function blockFromTree(tree: Tree, id: string): Block {
  const block = tree.blocks.get(id);
  if (!block) throw new RangeError(`There is no block "${id}" on this page.`);
  if (!block.areas) return block as Block;
  const areas = Object.entries(block.areas).map(
    ([name, ids]) => [name, ids.map((child) => blockFromTree(tree, child))] as const,
  );
  // Spreading first keeps `areas` at its stored place among the keys.
  return { ...block, areas: Object.fromEntries(areas) };
}

/** Ids of all blocks in stored blocks, themselves included, and the levels they take. */
export function measureBlocks(blocks: readonly Block[]): { ids: string[]; height: number } {
  const ids: string[] = [];
  let height = 0;
  for (const block of blocks) {
    const inner = measureBlocks(Object.values(block.areas ?? {}).flat());
    ids.push(block.id, ...inner.ids);
    height = Math.max(height, inner.height + 1);
  }
  return { ids, height };
}
