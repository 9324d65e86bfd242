import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useDescribeFailure } from 'strapi-plugin-page-builder/admin';
import type { TryOutAnswer } from '../../../shared/try-out.ts';
import type { TryOutQuestion, TryOutState } from './try-out.ts';

/** How long typing must rest before the CMS is asked, in milliseconds. */
const PAUSE = 400;

/** Asks the CMS to calculate whenever the question changes; an answer to an older question is dropped. */
export function useTryOut(question: TryOutQuestion | undefined): TryOutState {
  const describeFailure = useDescribeFailure();
  const { post } = useFetchClient();
  const [state, setState] = useState<TryOutState>({ status: 'idle' });
  const body = question && JSON.stringify(question);

  useEffect(() => {
    if (!body) return setState({ status: 'idle' });
    const abort = new AbortController();
    setState((before) => ({ ...before, status: 'waiting' }));
    const timer = setTimeout(async () => {
      try {
        const { data } = await post<{ data: TryOutAnswer }>('/calculations/try-out', JSON.parse(body), {
          signal: abort.signal,
        });
        if (!abort.signal.aborted) setState({ status: 'done', answer: data.data });
      } catch (error) {
        if (abort.signal.aborted) return;
        setState((before) => ({ ...before, status: 'failed', reason: describeFailure(error) }));
      }
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [body, post, describeFailure]);

  return state;
}
