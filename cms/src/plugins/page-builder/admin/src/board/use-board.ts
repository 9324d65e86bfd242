import { useEffect, useState } from 'react';
import type { BoardAnswer } from '../../../shared/translation-board.ts';
import type { Server } from '../api/server.ts';
import { PLUGIN_ID } from '../plugin-id.ts';
import { describeFailure, requireList } from '../text/describe-failure.ts';
import { useTranslation } from '../text/use-translation.ts';

/** What is asked of the server; see its route. */
export type BoardQuestion = Readonly<Partial<Record<'search' | 'locale' | 'state' | 'page', string>>>;

export const PAGE_SIZE = 50;

interface BoardState {
  /** The last answer: while the next one is loaded, it stays on screen. */
  answer: BoardAnswer | undefined;
  isLoading: boolean;
  problem: string;
}

/**
 * How far pages are translated.
 * @param question the same object until something else is asked
 */
export function useBoard(get: Server['get'], question: BoardQuestion): BoardState & { reload(): void } {
  const { t } = useTranslation();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<BoardState>({ answer: undefined, isLoading: true, problem: '' });

  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      setState(({ answer }) => ({ answer, isLoading: true, problem: '' }));
      try {
        const options = { params: { ...question, pageSize: PAGE_SIZE }, signal: controller.signal };
        const { data: answer } = await get<BoardAnswer>(`/${PLUGIN_ID}/translations`, options);
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
  }, [get, t, question, attempt]);

  return { ...state, reload: () => setAttempt((count) => count + 1) };
}
