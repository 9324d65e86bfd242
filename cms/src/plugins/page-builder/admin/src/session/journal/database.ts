import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { PageDocument } from 'page-format';
import type { Sources } from '../../../../shared/envelope.ts';
import type { Change } from './changes.ts';

/**
 * One stretch of unsaved work: what was stored when it began. Every change since has a record of its own, so that
 * keeping one costs what it changed and not what the page holds.
 */
export interface JournalRecord {
  /** Of the stretch; two windows with the same page keep two. */
  id: string;
  /** Whose page in which language it is about; see `pageKey`. */
  page: string;
  /** The administrator who worked; nobody else at this computer is offered the work. */
  user: string;
  /** The page the changes build on, as it was stored, and its version. */
  base: PageDocument;
  version: string;
  sources: Sources;
  /** What was typed into the entry's other fields, by their names; earlier editors kept none. */
  fields?: EntryFields;
  /** Milliseconds since 1970, of the change that this was written with. */
  at: number;
}

/** Values of an entry's fields beside its page, as its form has them. */
export type EntryFields = Readonly<Record<string, unknown>>;

export interface ChangeRecord {
  journal: string;
  /** Counts up from 0. */
  step: number;
  change: Change;
  /** Milliseconds since 1970; changes of earlier editors have none. */
  at?: number;
}

interface JournalSchema extends DBSchema {
  journals: { key: string; value: JournalRecord; indexes: { page: string } };
  changes: { key: [string, number]; value: ChangeRecord };
}

export type JournalDatabase = IDBPDatabase<JournalSchema>;

let opening: Promise<JournalDatabase> | undefined;

/** The journals of this browser. Rejects where the browser keeps nothing, as in some private windows. */
export function openJournals(): Promise<JournalDatabase> {
  opening ??= openDB<JournalSchema>('page-builder', 1, {
    upgrade(database) {
      database.createObjectStore('journals', { keyPath: 'id' }).createIndex('page', 'page');
      database.createObjectStore('changes', { keyPath: ['journal', 'step'] });
    },
  });
  // A database that could not be opened may be opened later.
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

/** All changes of one stretch, as a range of keys. */
export function changesOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
}

/** Takes a stretch out of the browser. */
export async function deleteJournal(id: string): Promise<void> {
  const database = await openJournals();
  const transaction = database.transaction(['journals', 'changes'], 'readwrite');
  await Promise.all([
    transaction.objectStore('journals').delete(id),
    transaction.objectStore('changes').delete(changesOf(id)),
    transaction.done,
  ]);
}
