import { useEffect, useState } from 'react';
import type { EntrySearch, ListedEntry } from '../../api/picker-sources.ts';
import { useServer } from '../../host/editor-host.tsx';
import { describeFailure } from '../../text/describe-failure.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { readEntries, requestEntries } from './sources.ts';

interface FoundEntries {
  entries: readonly ListedEntry[];
  isLoading: boolean;
  /** Why there are none; empty when there is an answer. */
  problem: string;
}

const NOTHING: FoundEntries = { entries: [], isLoading: false, problem: '' };

const SEARCH_AFTER_MS = 200;

/**
 * Searches the entries of a content type while somebody types. An answer to an earlier question never replaces a later
 * one. A failed request gives an empty list and a message on the console (specification point 8). Without a content type
 * nothing is found.
 */
export function useEntrySearch(contentType: string | undefined, titleField: string, search: EntrySearch): FoundEntries {
  const { t } = useTranslation();
  const { get } = useServer();
  const { query, locale, filter } = search;
  const [found, setFound] = useState<FoundEntries>({ entries: [], isLoading: true, problem: '' });

  useEffect(() => {
    if (contentType === undefined) return;
    const controller = new AbortController();
    setFound((before) => ({ ...before, isLoading: true }));
    const ask = async () => {
      const { path, params } = requestEntries(contentType, titleField, { query, locale, filter });
      try {
        const { data } = await get<Parameters<typeof readEntries>[0]>(path, { params, signal: controller.signal });
        if (!controller.signal.aborted) setFound({ entries: readEntries(data), isLoading: false, problem: '' });
      } catch (error) {
        if (controller.signal.aborted) return;
        console.error(error);
        setFound({ entries: [], isLoading: false, problem: describeFailure(error, t) });
      }
    };
    const timer = setTimeout(() => void ask(), SEARCH_AFTER_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [get, t, contentType, titleField, query, locale, filter]);

  return contentType === undefined ? NOTHING : found;
}
