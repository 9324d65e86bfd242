import type { PageDocument, Registry } from 'page-format';
import { isSameJson } from '../../../../shared/version.ts';
import { documentFromTree } from '../../model/convert.ts';
import { listRows } from '../../model/difference-rows.ts';
import { toTree } from '../editing.ts';
import { listLeases } from './lease.ts';
import type { KeptWork, WorkStore } from './unsaved-work.ts';

/** Work that ended without being saved: the window was closed, the browser died, the server refused or was away. */
export interface Leftover extends KeptWork {
  work: NonNullable<KeptWork['work']>;
  /**
   * Differences from the page that it began with, as they are listed; each of the entry's other fields is one, or else
   * each block with texts that were confirmed.
   */
  changes: number;
}

export interface FoundWork {
  leftovers: readonly Leftover[];
  /** It cannot be read, and stays until somebody lets it go. */
  unreadable: readonly KeptWork[];
}

export const NOTHING_FOUND: FoundWork = { leftovers: [], unreadable: [] };

/**
 * What a store has of the work on a page. What another window is writing right now is not left over. What is stored by
 * now is let go: a window may be closed, or cut off, after the server stored its page and before it was told so.
 * @param readStored the page as the server has it
 */
export async function findWork(
  store: WorkStore,
  page: string,
  readStored: () => PageDocument,
  registry: Registry,
): Promise<FoundWork> {
  // In this order: work that ends meanwhile is offered the next time, and never as it was a moment before.
  const alive = await listLeases();
  const ended = (await store.list(page)).filter(({ session }) => !alive.has(session));
  // The usual case; the page need not be read again for it.
  if (ended.length === 0) return NOTHING_FOUND;
  const { stored, ...found } = sortWork(ended, readStored(), registry);
  for (const session of stored) forgetWork(store, page, session);
  return found;
}

/** Lets go of work; where that fails it is offered again the next time. */
export function forgetWork(store: WorkStore, page: string, session: string): void {
  store.remove(page, session).catch((error: unknown) => console.warn('Unsaved work could not be removed.', error));
}

/** @returns beside what was found the sessions whose work is stored by now, or changes nothing */
export function sortWork(
  kept: readonly KeptWork[],
  stored: PageDocument,
  registry: Registry,
): FoundWork & { stored: string[] } {
  const current = documentFromTree(toTree(stored, registry));
  const leftovers: Leftover[] = [];
  const over: string[] = [];
  for (const { work, ...told } of kept) {
    if (!work) continue;
    const [before, after] = [toTree(work.base, registry), toTree(work.document, registry)];
    const typed = Object.keys(work.fields).length;
    const noted = Object.keys(work.sources).length;
    const isIn = (page: PageDocument) => isSameJson(documentFromTree(after), page);
    const changes = listRows(before, after).length + typed;
    // A page that is stored was stored with its notes; of one that was not changed nobody can tell.
    const isOver = isIn(documentFromTree(before)) ? noted === 0 : isIn(current);
    if (typed === 0 && isOver) over.push(told.session);
    else leftovers.push({ ...told, work, changes: changes || noted });
  }
  return { leftovers, unreadable: kept.filter(({ work }) => !work), stored: over };
}

/** What was found, without sessions that were taken or let go since. */
export function leaveOut({ leftovers, unreadable }: FoundWork, sessions: ReadonlySet<string>): FoundWork {
  const isThere = ({ session }: KeptWork) => !sessions.has(session);
  return { leftovers: leftovers.filter(isThere), unreadable: unreadable.filter(isThere) };
}

/**
 * What two stores have, each piece of work once: as the first store has it, unless the second has kept it for longer.
 */
export function joinWork(first: FoundWork, second: FoundWork): FoundWork {
  const joined = first.leftovers.map((leftover) => {
    const other = second.leftovers.find(({ session }) => session === leftover.session);
    const isNewer =
      other && other.editedAt > leftover.editedAt && !isSameJson(other.work.document, leftover.work.document);
    return isNewer ? other : leftover;
  });
  const known = new Set(first.leftovers.map(({ session }) => session));
  return {
    leftovers: [...joined, ...second.leftovers.filter(({ session }) => !known.has(session))],
    unreadable: [...first.unreadable, ...second.unreadable],
  };
}
