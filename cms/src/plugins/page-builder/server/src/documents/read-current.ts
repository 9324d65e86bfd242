import { DocumentError, migrateDocument, type PageDocument, type Registry, readDocument } from 'page-format';
import { refuseDocument } from './refuse-document.ts';

/**
 * The document of a field as this version of the blocks has it; undefined where there is none.
 * @throws ValidationError for what is no document
 */
export function readCurrent(blocks: Registry, field: string, value: unknown): PageDocument | undefined {
  try {
    const document = readDocument(value);
    return document ? migrateDocument(document, blocks) : undefined;
  } catch (error) {
    if (error instanceof DocumentError) throw refuseDocument(field, error);
    throw error;
  }
}
