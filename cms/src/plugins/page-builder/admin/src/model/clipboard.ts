import { type Block, checkShape, copyBlock } from 'page-format';

const FORMAT_VERSION = 1;

/** What copying blocks puts on the clipboard. */
interface Envelope {
  readonly format: 'page-builder/blocks';
  readonly formatVersion: typeof FORMAT_VERSION;
  readonly blocks: readonly Block[];
}

/** What blocks are on the clipboard where words to read are there as well. */
export const BLOCKS_TYPE = 'application/x-page-builder-blocks';

/** Text for the clipboard. */
export function packBlocks(blocks: readonly Block[]): string {
  const envelope: Envelope = { format: 'page-builder/blocks', formatVersion: FORMAT_VERSION, blocks };
  return JSON.stringify(envelope);
}

/** True for a text that means blocks, whole or damaged, and no words to read. */
export function isOfBlocks(text: string): boolean {
  return text.includes('"page-builder/blocks"');
}

/**
 * Blocks from the clipboard, with ids of their own; undefined when its text holds none, `newer` when a later version of
 * the editor wrote it. Clipboard text comes from anywhere, so it passes the same shape check as a stored document.
 */
export function unpackBlocks(text: string): Block[] | 'newer' | undefined {
  try {
    const envelope = JSON.parse(text) as { format?: unknown; formatVersion?: unknown; blocks?: unknown } | null;
    if (envelope?.format !== 'page-builder/blocks') return undefined;
    if (Number(envelope.formatVersion) > FORMAT_VERSION) return 'newer';
    if (envelope.formatVersion !== FORMAT_VERSION) return undefined;
    const { blocks } = checkShape({ format: 'page', formatVersion: 1, blocks: envelope.blocks });
    return blocks.map((block) => copyBlock(block));
  } catch {
    return undefined;
  }
}
