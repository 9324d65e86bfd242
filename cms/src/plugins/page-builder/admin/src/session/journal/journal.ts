import { createId, type PageDocument } from 'page-format';
import type { Sources } from '../../../../shared/envelope.ts';
import type { Tree } from '../../model/tree.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import { type Change, continues, findChange } from './changes.ts';
import {
  type ChangeRecord,
  changesOf,
  deleteJournal,
  type EntryFields,
  type JournalRecord,
  openJournals,
} from './database.ts';
import { holdLease } from './lease.ts';

/** Changes of one block within this time are one change. */
const BURST_MS = 500;

/** What the server has, as far as this browser knows. */
export interface SavedCopy {
  document: PageDocument;
  version: string;
}

interface JournalOptions {
  store: EditorStore;
  page: string;
  user: string;
  saved: SavedCopy;
  listSources(): Sources;
}

/** Follows a page that is edited, and keeps every change in the browser until the server has it. */
export interface Journal {
  readonly id: string;
  /** False once the browser refused to keep a change; the page can be edited on, without the safety copy. */
  readonly isKeeping: boolean;
  /** Called when `isKeeping` has changed. */
  subscribe(listener: () => void): () => void;
  /**
   * To be called when the server's copy was read back and is what the store's saved tree says: what led there is
   * forgotten, what came after it is kept.
   */
  confirm(saved: SavedCopy, page: string): void;
  /** To be called with what was typed into the entry's other fields and is not saved; nothing, once it is. */
  noteFields(fields: EntryFields): void;
  /** Resolves when everything so far is written. */
  settled(): Promise<void>;
  /** Follows the store no longer. What was not confirmed stays, for the next time the page is opened. */
  stop(): void;
}

const NO_FIELDS: EntryFields = {};

export function keepJournal({ store, page, user, saved, listSources }: JournalOptions): Journal {
  const id = createId();
  const endLease = holdLease(id);
  const listeners = new Set<() => void>();
  let head = { page, base: saved.document, version: saved.version, tree: store.getSavedTree() };
  let isKeeping = true;
  /** The page that the browser has; undefined when it has none, or a write failed and nobody knows. */
  let written: Tree | undefined;
  let writtenSources: Sources | undefined;
  let fields = NO_FIELDS;
  let writtenFields = NO_FIELDS;
  let isStored = false;
  let step = 0;
  let last: { change: Change; at: number } | undefined;
  let queue: Promise<void> = Promise.resolve();

  const setKeeping = (next: boolean) => {
    if (next === isKeeping) return;
    isKeeping = next;
    for (const listener of listeners) listener();
  };

  /** Brings the browser's copy to the page as it is by now: from what it has, or anew from what the server has. */
  const write = async () => {
    const { tree } = store.getSession();
    const typed = fields;
    if (tree === written && typed === writtenFields) return;
    const isAsSaved = tree === head.tree;
    if (isAsSaved && typed === NO_FIELDS) {
      if (isStored) await deleteJournal(id);
      isStored = false;
      written = undefined;
      writtenFields = typed;
      return;
    }
    const at = Date.now();
    const sources = listSources();
    const { page: name, base, version } = head;
    const record = { id, user, page: name, base, version, sources, fields: typed, at };
    if (isAsSaved || tree === written) {
      // Of the page there is nothing to keep, or nothing new.
      written = undefined;
      isStored = true;
      if (isAsSaved) {
        step = -1;
        last = undefined;
      }
      await writeRecord(record, isAsSaved);
      written = tree;
      writtenSources = sources;
      writtenFields = typed;
      return;
    }
    const change = findChange(written ?? head.tree, tree);
    const now = performance.now();
    const goesOn = last !== undefined && now - last.at <= BURST_MS && continues(change, last.change);
    if (!written) step = 0;
    else if (!goesOn) step += 1;
    last = { change, at: now };
    const isBegun = written !== undefined && sources === writtenSources && typed === writtenFields;
    written = undefined;
    isStored = true;
    await writeChange({ journal: id, step, change, at }, isBegun ? undefined : record);
    written = tree;
    writtenSources = sources;
    writtenFields = typed;
  };

  /** One write after the other, so that what is there is always one page and never parts of two. */
  const follow = () => {
    queue = queue.then(write).then(
      () => setKeeping(true),
      (error: unknown) => {
        console.warn('The browser keeps no safety copy of the page.', error);
        setKeeping(false);
      },
    );
  };

  const unsubscribe = store.subscribe(follow);
  follow();
  return {
    id,
    get isKeeping() {
      return isKeeping;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    confirm(copy, nextPage) {
      head = { page: nextPage, base: copy.document, version: copy.version, tree: store.getSavedTree() };
      queue = queue.then(() => {
        written = undefined;
      });
      follow();
    },
    noteFields(next) {
      fields = Object.keys(next).length > 0 ? next : NO_FIELDS;
      follow();
    },
    settled: () => queue,
    stop() {
      unsubscribe();
      void queue.then(endLease);
    },
  };
}

/**
 * @param record what the stretch builds on, where the browser does not have it yet
 * @throws DOMException when the browser's storage is full
 */
async function writeChange(change: ChangeRecord, record: JournalRecord | undefined): Promise<void> {
  const database = await openJournals();
  const transaction = database.transaction(['journals', 'changes'], 'readwrite');
  const changes = transaction.objectStore('changes');
  await Promise.all([
    record && transaction.objectStore('journals').put(record),
    record && change.step === 0 && changes.delete(changesOf(change.journal)),
    changes.put(change),
    transaction.done,
  ]);
}

/**
 * @param isAlone true when the page itself is as it was saved: what is there of its changes is over
 * @throws DOMException when the browser's storage is full
 */
async function writeRecord(record: JournalRecord, isAlone: boolean): Promise<void> {
  const database = await openJournals();
  const transaction = database.transaction(['journals', 'changes'], 'readwrite');
  await Promise.all([
    transaction.objectStore('journals').put(record),
    isAlone && transaction.objectStore('changes').delete(changesOf(record.id)),
    transaction.done,
  ]);
}
