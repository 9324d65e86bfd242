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
        // The earlier ones anew as well: what others restore or delete meanwhile moves all that follows.
        const answers = await Promise.all(
          Array.from({ length: page }, async (_, before) => {
            const options = { params: { page: before + 1, pageSize: PAGE_SIZE }, signal: controller.signal };
            return (await get<DeletedAnswer>(`/${PLUGIN_ID}/deleted`, options)).data;
          }),
        );
        const entries = answers.flatMap((answer) => requireList<DeletedEntry>(answer.data, answer));
        setState({ entries, meta: answers.at(-1)?.meta, isLoading: false, problem: '' });
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
