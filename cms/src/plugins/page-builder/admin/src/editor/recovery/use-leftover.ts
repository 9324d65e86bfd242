import { useCallback, useEffect, useRef, useState } from 'react';
import { blocks } from '../../api/blocks.ts';
import { readStored } from '../../session/read-stored.ts';
import {
  findWork,
  forgetWork,
  joinWork,
  type Leftover,
  leaveOut,
  NOTHING_FOUND,
} from '../../session/unsaved/find-work.ts';
import type { KeptWork, StoreName, WorkStore, WorkStores } from '../../session/unsaved/unsaved-work.ts';

/** What the editor is to begin with: the unsaved work that was found, or a look at it. */
export type Beginning = 'restore' | 'compare' | undefined;

export interface LeftoverState {
  leftover: Leftover | undefined;
  /** Work that cannot be read. */
  unreadable: KeptWork | undefined;
  /**
   * Lets go of work that was found. The next is then offered.
   * @param isKept whether a store has it by now as what is edited here; if not, it stays there. Left out, it is discarded
   */
  drop(session: string, isKept?: (store: StoreName) => Promise<boolean>): void;
}

/**
 * The unsaved work on a page that is in the stores. Looked for once, when the entry is opened: first in this browser, so
 * that it does not wait for the server.
 * @param value of the field as the server had it then
 */
export function useLeftover(stores: WorkStores, page: string, value: unknown, isEnabled: boolean): LeftoverState {
  const onServer = useRef(value);
  onServer.current = value;
  const [found, setFound] = useState(NOTHING_FOUND);
  /** Sessions whose work was taken or let go here, maybe while the server was still asked. */
  const dropped = useRef(new Set<string>());

  useEffect(() => {
    let isCurrent = true;
    setFound(NOTHING_FOUND);
    const find = async (store: WorkStore) => {
      if (!isCurrent) return;
      const more = await findWork(store, page, () => readStored(onServer.current).document, blocks.getRegistry());
      if (isCurrent) setFound((before) => joinWork(before, leaveOut(more, dropped.current)));
    };
    const warn = (error: unknown) => console.warn('Unsaved work could not be looked for.', error);
    if (isEnabled) {
      void find(stores.browser)
        .catch(warn)
        .then(() => find(stores.server))
        .catch(warn);
    }
    return () => {
      isCurrent = false;
    };
  }, [stores, page, isEnabled]);

  const drop = useCallback<LeftoverState['drop']>(
    (session, isKept = async () => true) => {
      dropped.current.add(session);
      setFound((before) => leaveOut(before, dropped.current));
      for (const name of ['browser', 'server'] as const) {
        void isKept(name).then((kept) => kept && forgetWork(stores[name], page, session));
      }
    },
    [stores, page],
  );
  return { leftover: found.leftovers[0], unreadable: found.unreadable[0], drop };
}
