/** One page, as the browser and the calls of the server name it. */
export interface PagePlace {
  model: string;
  documentId: string;
  locale: string;
  field: string;
}

const NEW = 'new';

/** The name a page goes by in the browser; entries that were not saved yet share one per type and language. */
export function pageKey({
  model,
  documentId,
  locale,
  field,
}: Omit<PagePlace, 'documentId'> & { documentId: string | undefined }): string {
  return [model, documentId ?? NEW, locale, field].join('|');
}

/** The page that goes by a name; undefined for entries that were not saved yet, and for what names no page. */
export function readPageKey(key: string): PagePlace | undefined {
  const [model, documentId, locale, field] = key.split('|');
  if (!model || !documentId || documentId === NEW || locale === undefined || !field) return undefined;
  return { model, documentId, locale, field };
}
