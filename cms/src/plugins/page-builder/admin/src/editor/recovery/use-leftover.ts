import { useCallback, useEffect, useRef, useState } from 'react';
import type { FoundCopy } from '../../../../shared/safety-copy.ts';
import { blocks } from '../../api/blocks.ts';
import type { Server } from '../../api/server.ts';
import type { EditorHost } from '../../host/editor-host.tsx';
import { deleteJournal } from '../../session/journal/database.ts';
import { listLeases } from '../../session/journal/lease.ts';
import { findLeftovers, type Leftover } from '../../session/journal/leftovers.ts';
import { readPageKey } from '../../session/journal/page-key.ts';
import { readStored } from '../../session/read-stored.ts';
import { joinLeftovers, readCopies } from '../../session/safety/read-copies.ts';
import { findCopies, removeCopy } from './copy-server.ts';

/** What the editor is to begin with: the unsaved work that was found, or a look at it. */
export type Beginning = 'restore' | 'compare' | undefined;

export interface LeftoverState {
  leftover: Leftover | undefined;
  /** A safety copy of the server that cannot be read. */
  unreadable: FoundCopy | undefined;
  /** Takes the work out of the browser and off the server. The next that was found is then offered. */
  discard(): void;
  /**
   * The same, after it was brought back.
   * @param isKept whether the server has it by now as what is edited here; if not, it stays there
   */
  release(isKept: Promise<boolean>): void;
  discardUnreadable(): void;
}

interface Found {
  leftovers: readonly Leftover[];
  unreadable: readonly FoundCopy[];
}

const NOTHING: Found = { leftovers: [], unreadable: [] };

/**
 * The unsaved work on a page that this browser still has, and what the same person has left in others. Looked for once,
 * when the entry is opened.
 * @param value of the field as the server had it then
 */
export function useLeftover(
  { server, user: { id: user } }: Pick<EditorHost, 'server' | 'user'>,
  page: string,
  value: unknown,
  isEnabled: boolean,
): LeftoverState {
  const onServer = useRef(value);
  onServer.current = value;
  const [{ leftovers, unreadable }, setFound] = useState(NOTHING);
  /** Sessions whose work was taken or let go here, maybe while the server was still asked. */
  const settled = useRef(new Set<string>());

  useEffect(() => {
    let isCurrent = true;
    setFound(NOTHING);
    const stored = () => readStored(onServer.current).document;
    const find = async () => {
      const own = await findLeftovers(page, user, blocks.getRegistry(), stored);
      if (isCurrent) setFound({ ...NOTHING, leftovers: own });
      const place = readPageKey(page);
      if (!place || !isCurrent) return;
      const [copies, alive] = await Promise.all([findCopies(server, place), listLeases()]);
      const found = readCopies(copies, stored(), alive, blocks.getRegistry());
      for (const session of found.stored) forget(server, page, session);
      if (!isCurrent) return;
      setFound((now) => ({
        leftovers: joinLeftovers(
          now.leftovers,
          found.leftovers.filter(({ id }) => !settled.current.has(id)),
        ),
        unreadable: found.unreadable,
      }));
    };
    if (isEnabled && user) {
      find().catch((error: unknown) => console.warn('Unsaved work could not be looked for.', error));
    }
    return () => {
      isCurrent = false;
    };
  }, [server, page, user, isEnabled]);

  const [leftover] = leftovers;
  const [unread] = unreadable;
  const release = useCallback(
    (isKept: Promise<boolean>) => {
      if (!leftover) return;
      settled.current.add(leftover.id);
      setFound((now) => ({ ...now, leftovers: now.leftovers.filter(({ id }) => id !== leftover.id) }));
      void deleteJournal(leftover.id).catch(() => undefined);
      void isKept.then((kept) => kept && forget(server, page, leftover.id));
    },
    [server, leftover, page],
  );
  const discard = useCallback(() => release(Promise.resolve(true)), [release]);
  const discardUnreadable = useCallback(() => {
    if (!unread) return;
    setFound((now) => ({ ...now, unreadable: now.unreadable.slice(1) }));
    forget(server, page, unread.session);
  }, [server, unread, page]);
  return { leftover, unreadable: unread, discard, release, discardUnreadable };
}

/** What cannot be taken off the server now is offered again the next time. */
function forget(server: Server, page: string, session: string): void {
  const place = readPageKey(page);
  if (place) removeCopy(server, place, session).catch((error: unknown) => console.warn('A safety copy stays.', error));
}
