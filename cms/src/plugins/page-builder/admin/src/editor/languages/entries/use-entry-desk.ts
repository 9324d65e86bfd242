import { useEffect, useMemo, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Server } from '../../../api/server.ts';
import { describeFailure } from '../../../text/describe-failure.ts';
import { useTranslation } from '../../../text/use-translation.ts';
import { DeskStore, type EntryPlace } from './desk-store.ts';

export interface Desk {
  store: DeskStore;
  /** Why it is not there; empty while there is no reason. */
  failure: string;
  reload(): void;
}

/** The texts of an entry, which are loaded for it. */
export function useEntryDesk({ get, put }: Pick<Server, 'get' | 'put'>, place: EntryPlace): Desk {
  const { t } = useTranslation();
  const { model, documentId, locale } = place;
  const [failure, setFailure] = useState('');
  const [attempt, reload] = useReducer((count: number) => count + 1, 0);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const store = useMemo(
    // Whoever waits for a save looks for what is drawn then.
    () => new DeskStore({ get, put }, { model, documentId, locale }, () => flushSync(draw)),
    [get, put, model, documentId, locale],
  );

  useEffect(() => {
    let isCurrent = true;
    setFailure('');
    store.load().catch((error: unknown) => isCurrent && setFailure(describeFailure(error, t)));
    return () => {
      isCurrent = false;
    };
    // Not loaded anew for another language of the admin.
  }, [store, attempt]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => store.isUnsaved && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      void store.keep();
    };
  }, [store]);
  return { store, failure, reload };
}
