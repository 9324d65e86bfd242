import { checkShape, checkStorable, createEmptyDocument, DocumentError, type PageDocument } from 'page-format';
import { refuse, refuseDocument } from './refuse-document.ts';

interface Target {
  /** True when the write makes a row, so something has to be stored. */
  isNew: boolean;
  /** True when the row holds a document that an empty value would wipe out. */
  holdsDocument: boolean;
}

/**
 * Decides what a write stores in a page field. Empty values come from forms that were never filled in, and from one
 * known slip: a new locale of an entry arrives with the text "null". They may start an empty page, never empty one.
 * @param value what the caller sent; undefined when the field is absent
 * @returns the document to store, or undefined to leave the field as it is
 * @throws ValidationError naming the block and the place
 */
export function acceptContent(field: string, value: unknown, target: Target): PageDocument | undefined {
  if (value === undefined) return target.isNew ? createEmptyDocument() : undefined;
  if (value === null || value === 'null' || value === '') {
    if (!target.holdsDocument) return createEmptyDocument();
    throw refuse(
      field,
      `"${field}" was not saved: it is empty, and a page is stored here. To clear the page, send a document whose "blocks" is an empty list.`,
      [{ level: 'error', code: 'not-an-object', field, path: field, message: 'The value is empty.' }],
    );
  }
  try {
    const document = checkShape(value);
    checkStorable(document);
    return document;
  } catch (error) {
    if (error instanceof DocumentError) throw refuseDocument(field, error);
    throw error;
  }
}
