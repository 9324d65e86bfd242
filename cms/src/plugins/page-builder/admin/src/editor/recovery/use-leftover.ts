import { useAuth } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { blocks } from '../../api/blocks.ts';
import { deleteJournal } from '../../session/journal/database.ts';
import { findLeftovers, type Leftover } from '../../session/journal/leftovers.ts';
import { readStored } from '../../session/read-stored.ts';

/** The administrator who is logged in, as journals name them. */
export function useUserId(): string {
  return useAuth('PageBuilder', ({ user }) => String(user?.id ?? ''));
}

/** What the editor is to begin with: the unsaved work that was found, or a look at it. */
export type Beginning = 'restore' | 'compare' | undefined;

export interface LeftoverState {
  leftover: Leftover | undefined;
  /** Takes it out of the browser. */
  discard(): void;
}

/**
 * The last unsaved work on a page that this browser still has. Looked for once, when the entry is opened.
 * @param value of the field as the server had it then
 */
export function useLeftover(page: string, value: unknown, isEnabled: boolean): LeftoverState {
  const user = useUserId();
  const onServer = useRef(value);
  onServer.current = value;
  const [leftover, setLeftover] = useState<Leftover | undefined>();

  useEffect(() => {
    let isCurrent = true;
    setLeftover(undefined);
    if (isEnabled && user) {
      findLeftovers(page, user, blocks.getRegistry(), () => readStored(onServer.current).document).then(
        ([last]) => isCurrent && setLeftover(last),
        (error: unknown) => console.warn('The browser’s safety copies could not be read.', error),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [page, user, isEnabled]);

  const discard = useCallback(() => {
    if (leftover) void deleteJournal(leftover.id);
    setLeftover(undefined);
  }, [leftover]);
  return { leftover, discard };
}
