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

/** A copy of the document with every block replaced by what `change` makes of it, children first. */
export function mapBlocks(document: PageDocument, change: (block: Block) => Block): PageDocument {
  const mapAll = (blocks: readonly Block[]): Block[] =>
    blocks.map((block) => {
      if (!block.areas) return change(block);
      const areas = Object.fromEntries(Object.entries(block.areas).map(([name, area]) => [name, mapAll(area)]));
      return change({ ...block, areas });
    });
  return { ...document, blocks: mapAll(document.blocks) };
}
