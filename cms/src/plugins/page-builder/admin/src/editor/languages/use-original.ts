import { useEffect, useRef, useState } from 'react';
import type { Sources } from '../../../../shared/envelope.ts';
import { nameOrigin } from '../../../../shared/translation/name-origin.ts';
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
  /** Of the page as it is stored. */
  version: string;
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
  /** Others are translated from this page, and nobody has chosen to translate it from one of them. */
  isOriginal: boolean;
  original: Original;
}

/** What is stored about the translation of the page, and the language that it is translated from: null for an original. */
interface Origin {
  sources: Sources;
  origin: string | null;
}

/**
 * The page in another language: at first in the one that it is translated from, as the board has it, or that its blocks
 * were just taken from. For an original it is one that the page is stored in.
 * @param field name of the field with the page
 */
export function useOriginal(entry: Entry, field: string, editing: Editing): ChosenOriginal {
  const { t } = useTranslation();
  const { get } = useServer();
  const { store } = editing;
  const { model, documentId } = entry;
  const locales = getSites().locales.filter((locale) => locale !== entry.locale);
  const stored = useStoredLocales(entry);
  const [chosen, choose] = useState<string | undefined>();
  const [origin, setOrigin] = useState<Origin | { message: string }>();
  const [page, setPage] = useState<Exclude<Original, undefined>>();
  const latest = useRef(t);
  latest.current = t;
  const explain = (error: unknown) =>
    latest.current('languages.failed', { message: describeFailure(error, latest.current) });

  useEffect(() => {
    let isCurrent = true;
    setOrigin(undefined);
    if (!documentId) return setOrigin({ sources: {}, origin: null });
    const params = { model, documentId, locale: entry.locale, field };
    get<{ data: Sources; meta: { origin: string | null } }>('/page-builder/sources', { params }).then(
      ({ data: { data, meta } }) => isCurrent && setOrigin({ sources: data, origin: meta.origin }),
      (error: unknown) => isCurrent && setOrigin({ message: explain(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [get, model, documentId, entry.locale, field]);

  const known = origin && 'sources' in origin ? origin : undefined;
  const named = nameOrigin(editing.sources) ?? known?.origin;
  const first = stored && (locales.find((other) => stored.includes(other)) ?? locales[0]);
  const locale = chosen ?? named ?? (known && first) ?? '';
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<Exclude<Original, undefined>> => {
      if (!documentId) return { message: t('languages.notSaved') };
      const values = await readEntry(get, { ...entry, params: { locale } }, documentId);
      const copy = toCopy(values, field);
      if (!values || !copy || !known) return { message: t('languages.none', { locale }) };
      const tree = toTree(copy.document, store.registry);
      return { tree, version: copy.version, values, sources: known.sources };
    };
    setPage(undefined);
    if (!locale || !known) return;
    load().then(
      (next) => isCurrent && setPage(next),
      (error: unknown) => isCurrent && setPage({ message: explain(error) }),
    );
    return () => {
      isCurrent = false;
    };
    // Loaded anew for another language or another entry, and not each time the entry's form changes.
  }, [model, documentId, known, field, locale, store]);
  return {
    ...{ locale, locales, choose },
    isOriginal: known?.origin === null && documentId !== undefined && named == null && chosen === undefined,
    // The one of before may still be there for a moment.
    original: origin && 'message' in origin ? origin : locale === '' ? undefined : page,
  };
}
