import { createId } from 'page-format';
import { useEffect, useMemo, useState } from 'react';
import { useServer } from '../../host/editor-host.tsx';
import type { Entry } from '../../session/entry.ts';

/** Somebody else who has the page open. */
export interface Other {
  session: string;
  name: string;
}

export interface PresenceState {
  others: readonly Other[];
  /** Version of the page as it is stored now; undefined until the server has answered. */
  version: string | undefined;
}

const RENEW_MS = 15_000;

const NOBODY: PresenceState = { others: [], version: undefined };

/**
 * Tells the server that the page is open here, and says who else has it open and whether they have saved. A hint: where
 * the server does not answer nobody is seen, and every save is checked all the same.
 */
export function usePresence({ model, documentId, locale, isStored }: Entry, field: string): PresenceState {
  const { post } = useServer();
  const session = useMemo(createId, []);
  const [state, setState] = useState(NOBODY);

  useEffect(() => {
    if (!documentId || !isStored) return;
    let isHere = true;
    const body = { model, documentId, locale, field, session };
    const renew = async () => {
      try {
        const { data } = await post<{ data: PresenceState }>('/page-builder/presence', body);
        if (isHere) setState(data.data);
      } catch {
        if (isHere) setState(NOBODY);
      }
    };
    const leave = () => {
      post('/page-builder/presence', { ...body, leaving: true }).catch(() => undefined);
    };
    void renew();
    const timer = setInterval(renew, RENEW_MS);
    // Coming back to the window is when one wants to know.
    window.addEventListener('focus', renew);
    window.addEventListener('pagehide', leave);
    return () => {
      isHere = false;
      clearInterval(timer);
      window.removeEventListener('focus', renew);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [post, model, documentId, locale, field, isStored, session]);

  return state;
}
