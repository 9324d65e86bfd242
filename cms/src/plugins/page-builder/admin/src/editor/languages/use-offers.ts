import { useEffect, useMemo, useState } from 'react';
import type { TextPair } from '../../../../shared/translation/pair-texts.ts';
import {
  LONGEST_REMEMBERED,
  type MemoryAnswer,
  type MemoryMatch,
  type MemoryQuestion,
  writeRemembered,
} from '../../../../shared/translation-memory.ts';
import type { Server } from '../../api/server.ts';
import { describeFailure, requireList } from '../../text/describe-failure.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { listOffers, type Offer } from './fit-match.ts';

const PATH = '/page-builder/translations/memory';

export interface Offers {
  list: readonly Offer[];
  /** Deletes one of them from the memory; left out for those who may not. */
  forget?: (offer: Offer) => Promise<void>;
  /** Why nothing is known; empty otherwise. */
  failure: string;
}

interface Answer {
  question: string;
  matches: readonly MemoryMatch[];
  mayForget: boolean;
  failure: string;
}

/**
 * What the translation memory offers for one text, which is asked for when it becomes that text.
 * @param limit most characters of the text
 */
export function useOffers(
  server: Pick<Server, 'post' | 'del'>,
  pair: TextPair | undefined,
  { from, to }: Omit<MemoryQuestion, 'source'>,
  limit: number | undefined,
): Offers {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState<Answer>();
  const source = pair ? writeRemembered(pair.source.text) : '';
  const isAsked = source !== '' && source.length <= LONGEST_REMEMBERED;
  const question = JSON.stringify([source, from, to]);

  useEffect(() => {
    if (!isAsked) return;
    const ending = new AbortController();
    const ask = async () => {
      try {
        const body: MemoryQuestion = { source, from, to };
        const { data } = await server.post<MemoryAnswer>(PATH, body, { signal: ending.signal });
        const matches = requireList<MemoryMatch>(data?.data, data);
        setAnswer({ question, matches, mayForget: data.meta.mayForget, failure: '' });
      } catch (error) {
        if (ending.signal.aborted) return;
        setAnswer({ question, matches: [], mayForget: false, failure: describeFailure(error, t) });
      }
    };
    void ask();
    return () => ending.abort();
    // Not asked anew for another language of the editor.
  }, [question, isAsked, server]);

  return useMemo(() => {
    if (!pair || !isAsked || answer?.question !== question) return NOTHING;
    const forget = async ({ id }: Offer) => {
      await server.del(`${PATH}/${id}`);
      setAnswer((now) => now && { ...now, matches: now.matches.filter((match) => match.id !== id) });
    };
    return {
      ...{ list: listOffers(answer.matches, pair, limit), failure: answer.failure },
      ...(answer.mayForget && { forget }),
    };
  }, [pair, isAsked, answer, question, limit, server]);
}

const NOTHING: Offers = { list: [], failure: '' };
