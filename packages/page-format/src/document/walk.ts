import type { Block, PageDocument } from './document.ts';

/** Where a block stands. */
export interface Position {
  /** The block that holds it; undefined at the root. */
  parent?: Block | undefined;
  /** The area of the parent; undefined at the root. */
  area?: string | undefined;
  /** Place among its siblings, from 0. */
  index: number;
  /** Levels of blocks from the root, which is level 1. */
  depth: number;
}

/** Every block of a document in reading order, parents before their children. */
export function* walk(document: PageDocument): Generator<{ block: Block } & Position> {
  yield* walkBlocks(document.blocks, undefined, undefined, 1);
}

function* walkBlocks(
  blocks: readonly Block[],
  parent: Block | undefined,
  area: string | undefined,
  depth: number,
): Generator<{ block: Block } & Position> {
  for (const [index, block] of blocks.entries()) {
    yield { block, parent, area, index, depth };
    for (const [name, children] of Object.entries(block.areas ?? {})) {
      yield* walkBlocks(children, block, name, depth + 1);
    }
  }
}

/**
 * A document with every block replaced by what `change` makes of it, children first. What does not change stays the
 * same object, up to the document itself.
 * @param enters whether to go into a block's areas; blocks that are left out are kept whole, `change` is not asked
 */
export function mapBlocks(
  document: PageDocument,
  change: (block: Block) => Block,
  enters: (block: Block) => boolean = () => true,
): PageDocument {
  const mapBlock = (block: Block): Block => {
    if (!enters(block)) return block;
    if (!block.areas) return change(block);
    const areas = Object.entries(block.areas).map(([name, area]) => [name, mapList(area)] as const);
    const changed = areas.some(([name, area]) => area !== block.areas?.[name]);
    return change(changed ? { ...block, areas: Object.fromEntries(areas) } : block);
  };
  const mapList = (blocks: Block[]): Block[] => {
    const mapped = blocks.map(mapBlock);
    return mapped.some((block, index) => block !== blocks[index]) ? mapped : blocks;
  };
  const blocks = mapList(document.blocks);
  return blocks === document.blocks ? document : { ...document, blocks };
}
