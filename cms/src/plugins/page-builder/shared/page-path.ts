import { ENTRY } from './envelope.ts';

interface PagePlace {
  contentType: string;
  kind: 'collectionType' | 'singleType';
  documentId: string;
  field: string;
}

/** What stands behind `#` where an address leads to the editor of a field, and to no block in it. */
export function writeEditorHash(field: string): string {
  return `#${new URLSearchParams({ editor: field })}`;
}

/** The board of translations in the admin. */
export const BOARD_PATH = '/plugins/page-builder/translations';

/**
 * Where a page is in the admin, below the admin's own address; of an entry without one, where its texts are translated.
 * @param isThere in this language: one that is missing begins in the entry's form
 */
export function writePagePath(
  { contentType, kind, documentId, field }: PagePlace,
  locale: string,
  isThere: boolean,
): string {
  if (field === ENTRY && isThere) return `${BOARD_PATH}/entries/${contentType}/${documentId}/${locale}`;
  const entry = kind === 'singleType' ? `single-types/${contentType}` : `collection-types/${contentType}/${documentId}`;
  const query = new URLSearchParams({ 'plugins[i18n][locale]': locale });
  return `/content-manager/${entry}?${query}${isThere ? writeEditorHash(field) : ''}`;
}
