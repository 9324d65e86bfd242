import { useEffect, useState } from 'react';
import type { DeletedAnswer, DeletedEntry } from '../../../shared/deleted-entry.ts';
import type { Server } from '../api/server.ts';
import { PLUGIN_ID } from '../plugin-id.ts';
import { describeFailure, requireList } from '../text/describe-failure.ts';
import { useTranslation } from '../text/use-translation.ts';

const PAGE_SIZE = 25;

interface DeletedState {
  entries: readonly DeletedEntry[];
  /** Undefined until the server has answered. */
  meta: DeletedAnswer['meta'] | undefined;
  isLoading: boolean;
  problem: string;
}

interface DeletedList extends DeletedState {
  hasMore: boolean;
  loadMore(): void;
  /** Loads the list anew. */
  reload(): void;
}

/** Deleted entries that the person may restore, some at a time. */
export function useDeleted(get: Server['get']): DeletedList {
  const { t } = useTranslation();
  const [asked, setAsked] = useState({ page: 1 });
  const [state, setState] = useState<DeletedState>({ entries: [], meta: undefined, isLoading: true, problem: '' });

  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const { page } = asked;
      setState((before) => ({ ...before, isLoading: true, problem: '' }));
      try {
        const options = { params: { page, pageSize: PAGE_SIZE }, signal: controller.signal };
        const { data } = await get<DeletedAnswer>(`/${PLUGIN_ID}/deleted`, options);
        const entries = requireList<DeletedEntry>(data.data, data);
        setState((before) => ({
          entries: page === 1 ? entries : [...before.entries, ...entries],
          meta: data.meta,
          isLoading: false,
          problem: '',
        }));
      } catch (error) {
        if (controller.signal.aborted) return;
        console.error(error);
        setState((before) => ({ ...before, isLoading: false, problem: describeFailure(error, t) }));
      }
    };
    void load();
    return () => controller.abort();
  }, [get, t, asked]);

  return {
    ...state,
    hasMore: state.meta !== undefined && state.entries.length < state.meta.total,
    loadMore: () => setAsked(({ page }) => ({ page: page + 1 })),
    reload: () => setAsked({ page: 1 }),
  };
}
