import { forVisitors, placeReferences, salvageDocument, walk } from 'page-format';
import type { Use } from './use-model.ts';

/** What a page field holds of a use: everything but the row that it stands in. */
export type UseInField = Pick<Use, 'field' | 'blockId' | 'blockType' | 'path' | 'isHidden' | 'targetType' | 'targetId'>;

/** Columns hold 255 characters; names that long are in no block of ours, but a page may hold them. */
const LONGEST = 200;

/**
 * The uses in a stored page field. Of a damaged page those in blocks that are whole, as its editor and its visitors have
 * them.
 */
export function readUses(field: string, value: unknown): UseInField[] {
  const stored = salvageDocument(value);
  if (!stored) return [];
  const shown = new Set([...walk(forVisitors(stored.document))].map(({ block }) => block.id));
  return [...placeReferences(stored.document)].map(({ block, path, reference }) => ({
    field,
    blockId: block.id,
    blockType: toColumn(block.type),
    path: toColumn(path.join('.')),
    isHidden: !shown.has(block.id),
    targetType: reference.$ref,
    targetId: toColumn(reference.documentId),
  }));
}

/** PostgreSQL stores neither a zero byte nor half a character. */
function toColumn(text: string): string {
  return text.replaceAll('\0', '').slice(0, LONGEST).toWellFormed();
}
