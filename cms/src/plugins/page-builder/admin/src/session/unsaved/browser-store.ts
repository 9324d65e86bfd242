import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { PageDocument } from 'page-format';
import type { KeptWork, UnsavedWork, WorkStore } from './unsaved-work.ts';

interface WorkRecord extends Pick<UnsavedWork, 'session' | 'page' | 'basedOn' | 'editedAt'> {
  /** The administrator who worked; nobody else at this computer is offered the work. */
  user: string;
  /** As JSON, which the browser copies faster than what it says. */
  base: string;
  work: string;
}

interface WorkSchema extends DBSchema {
  work: { key: string; value: WorkRecord; indexes: { page: string } };
}

/** Work older than this is let go. */
const KEPT_MS = 60 * 24 * 60 * 60 * 1000;

let opening: Promise<IDBPDatabase<WorkSchema>> | undefined;

/** Rejects where the browser keeps nothing, as in some private windows. */
export function openWork(): Promise<IDBPDatabase<WorkSchema>> {
  opening ??= openDB<WorkSchema>('page-builder', 2, {
    upgrade(database) {
      for (const name of [...database.objectStoreNames]) database.deleteObjectStore(name);
      database.createObjectStore('work', { keyPath: 'session' }).createIndex('page', 'page');
    },
  });
  // A database that could not be opened may be opened later.
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

/** Unsaved work of one administrator in this browser. */
export function createBrowserStore(user: string): WorkStore {
  let base: { document: PageDocument; text: string } | undefined;
  const remove = async (session: string) => (await openWork()).delete('work', session);
  return {
    pace: { quiet: 150, longest: 500 },
    canKeep: () => true,
    async put({ base: document, work, ...named }) {
      if (base?.document !== document) base = { document, text: JSON.stringify(document) };
      const record = { ...named, user, base: base.text, work: JSON.stringify(work) };
      const transaction = (await openWork()).transaction('work', 'readwrite');
      const put = transaction.store.put(record);
      // Not left to the browser, which drops what is open when the window goes.
      transaction.commit();
      await Promise.all([put, transaction.done]);
    },
    async list(page) {
      const records = await (await openWork()).getAllFromIndex('work', 'page', page);
      const own = records.filter((record) => record.user === user);
      const [old, recent] = [own.filter(isOld), own.filter((record) => !isOld(record))];
      for (const { session } of old) await remove(session);
      return recent.sort((one, other) => other.editedAt - one.editedAt).map(readRecord);
    },
    remove: (_, session) => remove(session),
    // Whatever it is, only another change can succeed, and the person is told.
    judge: () => ({ isQuiet: false, willPass: false }),
  };
}

/** How many pages with unsaved work of one administrator this browser keeps; 0 where it keeps nothing. */
export async function countPages(user: string): Promise<number> {
  return new Set((await listOf(user)).map(({ page }) => page)).size;
}

/** Takes all unsaved work of one administrator out of this browser. What the server has of it stays. */
export async function removeWorkOf(user: string): Promise<void> {
  const database = await openWork();
  for (const { session } of await listOf(user)) await database.delete('work', session);
}

async function listOf(user: string): Promise<WorkRecord[]> {
  const database = await openWork().catch(() => undefined);
  const records = (await database?.getAll('work')) ?? [];
  return records.filter((record) => record.user === user);
}

function isOld({ editedAt }: WorkRecord): boolean {
  return Date.now() - editedAt > KEPT_MS;
}

function readRecord({ session, basedOn, editedAt, base, work }: WorkRecord): KeptWork {
  return {
    ...{ session, basedOn, editedAt, keptAt: new Date(editedAt).toISOString(), problem: null },
    work: { ...JSON.parse(work), base: JSON.parse(base) },
  };
}
