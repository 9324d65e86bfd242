import { DAMAGED_TYPE } from '../document/damaged-block.ts';
import type { Block, PageDocument } from '../document/document.ts';
import { mapBlocks } from '../document/walk.ts';
import type { Registry } from './registry.ts';

/** What the registry makes of a stored block: drawn and edited, or kept as it is. */
export type BlockStatus = 'known' | 'unknown-type' | 'newer-version' | 'damaged';

export function blockStatus(block: Pick<Block, 'type' | 'v'>, registry: Registry): BlockStatus {
  if (block.type === DAMAGED_TYPE) return 'damaged';
  const definition = registry.get(block.type);
  if (!definition) return 'unknown-type';
  return block.v > definition.version ? 'newer-version' : 'known';
}

/**
 * Brings a block's props to the version of its definition, step by step. Blocks of an unknown type or a newer version
 * are returned as they are, the same object, so that they are written back byte for byte. So is a block whose old props
 * are so damaged that a step throws: one bad block must not take its page down. It is then drawn as far as its props can
 * be read, and `findProblems` reports it.
 */
export function migrateBlock(block: Block, registry: Registry): Block {
  const definition = registry.get(block.type);
  if (!definition || block.v >= definition.version) return block;
  const steps = definition.migrations.slice(Math.max(block.v, 1) - 1);
  try {
    const props = steps.reduce((previous, step) => step.migrate(previous), block.props);
    return { ...block, v: definition.version, props };
  } catch {
    return block;
  }
}

/**
 * `migrateBlock` for every block of a document. Pure: the stored document is not touched, and a document with nothing
 * to migrate is returned as it is. Blocks that are kept byte for byte are kept with all that stands in them.
 */
export function migrateDocument(document: PageDocument, registry: Registry): PageDocument {
  return mapBlocks(
    document,
    (block) => migrateBlock(block, registry),
    (block) => blockStatus(block, registry) === 'known',
  );
}
