import type { Block, PageDocument } from 'page-format';
import { type AreaAddress, ROOT, type Tree, type TreeBlock, type TreeDraft } from './tree.ts';

/** The editable tree of a document that passed `checkShape`. */
export function treeFromDocument(document: PageDocument): Tree {
  const draft: TreeDraft = { blocks: new Map(), parents: new Map(), roots: [] };
  draft.roots = addBlocks(draft, document.blocks, ROOT);
  return draft;
}

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

/** Writes stored blocks into a draft, everything in them included, and returns their ids. */
export function addBlocks(draft: TreeDraft, blocks: readonly Block[], address: AreaAddress): string[] {
  return blocks.map((block) => {
    draft.parents.set(block.id, address);
    if (!block.areas) {
      draft.blocks.set(block.id, block as TreeBlock);
      return block.id;
    }
    const areas = Object.entries(block.areas).map(
      ([area, children]) => [area, addBlocks(draft, children, { block: block.id, area })] as const,
    );
    draft.blocks.set(block.id, { ...block, areas: Object.fromEntries(areas) });
    return block.id;
  });
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
