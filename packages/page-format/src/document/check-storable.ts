import { shorten } from '../text/describe-value.ts';
import { isStorable } from '../text/storable.ts';
import type { Block, PageDocument } from './document.ts';
import { DocumentError } from './document-error.ts';

/**
 * Refuses a document with a text or a key that not every database can store (see `isStorable`). It is for what is
 * written: a stored page that has such a text is read like any other.
 * @param document one that passed `checkShape`
 * @throws DocumentError naming the block and the place of the first
 */
export function checkStorable(document: PageDocument): void {
  checkBlocks(document.blocks, 'blocks');
}

function checkBlocks(blocks: readonly Block[], path: string): void {
  for (const [index, block] of blocks.entries()) {
    const place = `${path}[${index}]`;
    checkValue(block.name, `${place}.name`, block.id);
    checkValue(block.props, `${place}.props`, block.id);
    for (const [name, children] of Object.entries(block.areas ?? {})) checkBlocks(children, `${place}.areas.${name}`);
  }
}

function checkValue(value: unknown, path: string, blockId: string): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) refuse('text', path, blockId);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) checkValue(entry, `${path}[${index}]`, blockId);
    return;
  }
  for (const [key, entry] of Object.entries(value)) {
    if (!isStorable(key)) refuse('key', path, blockId);
    checkValue(entry, `${path}.${shorten(key)}`, blockId);
  }
}

function refuse(what: 'text' | 'key', path: string, blockId: string): never {
  const message = `A ${what} here holds a character that cannot be stored: NUL, or half of a surrogate pair. Remove it.`;
  throw new DocumentError('wrong-shape', path, message, blockId);
}
