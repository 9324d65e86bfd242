import { useEffect, useState } from 'react';
import type { Sources } from '../../../../shared/envelope.ts';
import { getSites } from '../../api/sites.ts';
import { useServer } from '../../host/editor-host.tsx';
import type { Tree } from '../../model/tree.ts';
import { type Editing, toTree } from '../../session/editing.ts';
import type { Entry } from '../../session/entry.ts';
import { describeFailure } from '../../text/describe-failure.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { readEntry, toCopy } from '../save/read-back.ts';
import { useStoredLocales } from './use-stored-locales.ts';

/** The page in another language as it is stored with its entry, and what is noted about the translation of this one. */
export interface StoredOriginal {
  tree: Tree;
  values: object;
  sources: Sources;
}

/** Or why it is not there. */
export type Original = StoredOriginal | { message: string } | undefined;

interface ChosenOriginal {
  /** Empty while nobody knows which languages the page has. */
  locale: string;
  /** All that could be chosen. */
  locales: readonly string[];
  choose(locale: string): void;
  original: Original;
}

/**
 * The page in another language: at first in one that it is stored in.
 * @param field name of the field with the page
 */
export function useOriginal(entry: Entry, field: string, { store }: Editing): ChosenOriginal {
  const { t } = useTranslation();
  const { get } = useServer();
  const locales = getSites().locales.filter((locale) => locale !== entry.locale);
  const stored = useStoredLocales(entry);
  const [chosen, choose] = useState<string | undefined>();
  const locale = chosen ?? (stored && (locales.find((other) => stored.includes(other)) ?? locales[0])) ?? '';
  const [original, setOriginal] = useState<Original>();
  const { model, documentId } = entry;
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<Original> => {
      if (!documentId) return { message: t('languages.notSaved') };
      const params = { model, documentId, locale: entry.locale, field };
      const [values, sources] = await Promise.all([
        readEntry(get, { ...entry, params: { locale } }, documentId),
        get<{ data: Sources }>('/page-builder/sources', { params }),
      ]);
      const copy = toCopy(values, field);
      if (!values || !copy) return { message: t('languages.none', { locale }) };
      return { tree: toTree(copy.document, store.registry), values, sources: sources.data.data };
    };
    setOriginal(undefined);
    if (!locale) return;
    load().then(
      (next) => isCurrent && setOriginal(next),
      (error: unknown) =>
        isCurrent && setOriginal({ message: t('languages.failed', { message: describeFailure(error, t) }) }),
    );
    return () => {
      isCurrent = false;
    };
    // Loaded anew for another language or another entry, and not each time the entry's form changes.
  }, [model, documentId, entry.locale, field, locale, store]);
  return { locale, locales, choose, original };
}
