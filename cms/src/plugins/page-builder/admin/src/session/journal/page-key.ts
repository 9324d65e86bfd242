interface PagePlace {
  model: string;
  documentId: string | undefined;
  locale: string;
  field: string;
}

/** The name a page goes by in the browser; entries that were not saved yet share one per type and language. */
export function pageKey({ model, documentId, locale, field }: PagePlace): string {
  return [model, documentId ?? 'new', locale, field].join('|');
}
