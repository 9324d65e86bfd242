import { useEffect, useState } from 'react';
import type { Server } from '../api/server.ts';
import { describeFailure, requireList } from '../text/describe-failure.ts';
import { useTranslation } from '../text/use-translation.ts';

interface ListState<Answer> {
  /** The last answer: while the next one is loaded, it stays on screen. */
  answer: Answer | undefined;
  isLoading: boolean;
  problem: string;
}

/**
 * A list of the server that is asked for in parts.
 * @param question the same object until something else is asked
 */
export function useList<Answer extends { data: readonly unknown[] }>(
  get: Server['get'],
  path: string,
  question: Readonly<Record<string, string | number | undefined>>,
): ListState<Answer> & { reload(): void } {
  const { t } = useTranslation();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<ListState<Answer>>({ answer: undefined, isLoading: true, problem: '' });

  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      setState(({ answer }) => ({ answer, isLoading: true, problem: '' }));
      try {
        // Strapi's client does not encode what people type.
        const query = new URLSearchParams({ pageSize: String(PAGE_SIZE) });
        for (const [name, value = ''] of Object.entries(question)) query.set(name, String(value));
        const options = { signal: controller.signal };
        const { data: answer } = await get<Answer>(`${path}?${query}`, options);
        requireList(answer.data, answer);
        setState({ answer, isLoading: false, problem: '' });
      } catch (error) {
        if (controller.signal.aborted) return;
        console.error(error);
        setState(({ answer }) => ({ answer, isLoading: false, problem: describeFailure(error, t) }));
      }
    };
    void load();
    return () => controller.abort();
  }, [get, path, t, question, attempt]);

  return { ...state, reload: () => setAttempt((count) => count + 1) };
}

export const PAGE_SIZE = 50;
