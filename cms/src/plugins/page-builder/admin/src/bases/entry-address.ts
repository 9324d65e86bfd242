/** An entry in one language, as the content manager's own calls name it. */
export interface EntryAddress {
  collectionType: string;
  model: string;
  /** Undefined for an entry that was not saved yet, and for single types. */
  documentId?: string | undefined;
  params?: { locale?: string; status?: string } | undefined;
}

/** The content manager's route of an entry, or of those of its type where it has no id. */
export function routeOf({ collectionType, model, documentId }: EntryAddress): string {
  const id = documentId === undefined || collectionType === 'single-types' ? '' : `/${documentId}`;
  return `/content-manager/${collectionType}/${model}${id}`;
}

export function keyOfEntry({ collectionType, model, documentId = '', params }: EntryAddress): string {
  return [model, collectionType === 'single-types' ? '' : documentId, params?.locale ?? ''].join('|');
}
