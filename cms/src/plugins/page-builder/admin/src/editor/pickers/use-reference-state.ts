import { isReference, type ResolvedReference, referenceKey } from 'page-format';
import { useEffect, useState } from 'react';
import { useServer } from '../../host/editor-host.tsx';
import { useEntryLocale } from '../entry-context.ts';
import { loadReference } from './load-reference.ts';

/** What is known of a chosen document. */
export type ReferenceState =
  | { status: 'none' | 'loading' | 'gone' }
  | { status: 'found'; entry: ResolvedReference }
  /** The server gave no answer, so what was known when it was chosen is all there is. */
  | { status: 'unknown' };

const NONE: ReferenceState = { status: 'none' };
const LOADING: ReferenceState = { status: 'loading' };

/** Looks a chosen document up, in the language of the page: it may have been renamed since, or deleted. */
export function useReferenceState(reference: unknown): ReferenceState {
  const locale = useEntryLocale();
  const server = useServer();
  const [answer, setAnswer] = useState<{ key: string; state: ReferenceState } | undefined>();
  const key = isReference(reference) ? referenceKey(reference) : undefined;

  useEffect(() => {
    if (key === undefined) return;
    let isCurrent = true;
    const settle = (state: ReferenceState) => isCurrent && setAnswer({ key, state });
    loadReference(server, locale, key).then(
      (entry) => settle(entry ? { status: 'found', entry } : { status: 'gone' }),
      (error) => {
        console.error(error);
        settle({ status: 'unknown' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [server, key, locale]);

  if (key === undefined) return NONE;
  return answer?.key === key ? answer.state : LOADING;
}
