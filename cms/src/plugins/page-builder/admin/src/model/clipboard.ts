import { type Block, checkShape, copyBlock } from '@lumavelo/blocks/core';

/** What copying blocks puts on the clipboard. */
interface Envelope {
  readonly format: 'page-builder/blocks';
  readonly formatVersion: 1;
  readonly blocks: readonly Block[];
}

/** Text for the clipboard. */
export function packBlocks(blocks: readonly Block[]): string {
  const envelope: Envelope = { format: 'page-builder/blocks', formatVersion: 1, blocks };
  return JSON.stringify(envelope);
}

/**
 * Blocks from the clipboard, with ids of their own, or undefined when its text holds none. Clipboard text comes from
 * anywhere, so it passes the same shape check as a stored document.
 */
export function unpackBlocks(text: string): Block[] | undefined {
  try {
    const envelope = JSON.parse(text) as Partial<Envelope> | null;
    if (envelope?.format !== 'page-builder/blocks' || envelope.formatVersion !== 1) return undefined;
    const { blocks } = checkShape({ format: 'page', formatVersion: 1, blocks: envelope.blocks });
    return blocks.map((block) => copyBlock(block));
  } catch {
    return undefined;
  }
}
