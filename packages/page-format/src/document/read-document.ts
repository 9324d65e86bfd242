import { checkShape } from './check-shape.ts';
import { DOCUMENT_LIMITS, type PageDocument } from './document.ts';
import { DocumentError } from './document-error.ts';

/** Characters of stored text that are read at all; encoding a document twice does not make it four times as long. */
const LONGEST_TEXT = 4 * DOCUMENT_LIMITS.bytes;

/**
 * Reads a stored value: older rows may hold JSON as text, even encoded twice, or the text "null" (Strapi issues 20866
 * and 15207). Nothing stored reads as nothing; only what is there and no document throws.
 * @throws DocumentError
 */
export function readDocument(stored: unknown): PageDocument | null {
  const value = readJson(stored);
  return value === null ? null : checkShape(value);
}

/**
 * The JSON of a stored value, see `readDocument`; null where nothing is stored.
 * @throws DocumentError for a text that is not JSON
 */
export function readJson(stored: unknown): unknown {
  let value = stored;
  for (let round = 0; round < 2 && typeof value === 'string'; round += 1) {
    if (value.length > LONGEST_TEXT) {
      throw new DocumentError(
        'too-large',
        'content',
        'A page holds at most 1 MB of JSON, and this text has more than four times as much.',
      );
    }
    if (value.trim() === '') return null;
    try {
      value = JSON.parse(value);
    } catch {
      throw new DocumentError('not-an-object', 'content', 'The stored page is text that is not JSON.');
    }
  }
  return value ?? null;
}
