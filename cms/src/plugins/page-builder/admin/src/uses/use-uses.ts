import { useEffect, useState } from 'react';
import type { UsesAnswer, UsingEntry } from '../../../shared/uses.ts';
import type { Server } from '../api/server.ts';
import { PLUGIN_ID } from '../plugin-id.ts';
import { AnswerError, describeFailure, requireList } from '../text/describe-failure.ts';
import { useTranslation } from '../text/use-translation.ts';

/** A file (`media`), or an entry of a content type. */
export interface UseTarget {
  type: string;
  documentId: string;
}

interface UsesState {
  entries: readonly UsingEntry[];
  /** Undefined until the server has told it. */
  meta: UsesAnswer['meta'] | undefined;
  isLoading: boolean;
  problem: string;
  hasMore: boolean;
  loadMore(): void;
  retry(): void;
}

const NOTHING = { entries: [], meta: undefined, isLoading: true, problem: '' } as const;

/**
 * Where something is used, some entries at a time, as far as the person may read them.
 * @param target without an id where there is nothing to ask for yet
 */
export function useUses(get: Server['get'], { type, documentId }: UseTarget, pageSize: number): UsesState {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Pick<UsesState, 'entries' | 'meta' | 'isLoading' | 'problem'>>(NOTHING);

  useEffect(() => {
    if (documentId === '') return;
    const controller = new AbortController();
    const load = async () => {
      setState((before) => ({ ...(page === 1 ? NOTHING : before), isLoading: true, problem: '' }));
      try {
        const params = { type, documentId, page, pageSize };
        const { data } = await get<UsesAnswer>(`/${PLUGIN_ID}/uses`, { params, signal: controller.signal });
        const entries = requireList<UsingEntry>(data.data, data);
        if (!data.meta) throw new AnswerError('');
        setState((before) => ({
          entries: page === 1 ? entries : [...before.entries, ...entries],
          meta: data.meta,
          isLoading: false,
          problem: '',
        }));
      } catch (error) {
        if (controller.signal.aborted) return;
        // Who may read no pages has nothing to look for.
        if ((error as { status?: number }).status === 403) return setState({ ...NOTHING, isLoading: false });
        console.error(error);
        setState((before) => ({ ...before, isLoading: false, problem: describeFailure(error, t) }));
      }
    };
    void load();
    return () => controller.abort();
  }, [get, t, type, documentId, page, pageSize, attempt]);

  return {
    ...state,
    hasMore: state.meta !== undefined && state.entries.length < state.meta.total,
    loadMore: () => setPage(page + 1),
    retry: () => setAttempt(attempt + 1),
  };
}
