/** An entry in the content manager, in one of its languages. */
export interface ShownEntry {
  model: string;
  documentId: string;
  /** Undefined where the address names none: the default one. */
  locale: string | undefined;
}

/** Undefined on every other screen, and where an entry is being made. */
export function findShownEntry({ pathname, search }: Pick<Location, 'pathname' | 'search'>): ShownEntry | undefined {
  const [, model, documentId] = /\/content-manager\/collection-types\/([^/]+)\/([^/]+)/.exec(pathname) ?? [];
  if (!model || !documentId || documentId === 'create' || documentId === 'clone') return undefined;
  return { model, documentId, locale: new URLSearchParams(search).get('plugins[i18n][locale]') ?? undefined };
}
