import type { PageDocument } from 'page-format';
import type { CopiedWork, FoundCopy, SentCopy } from '../../../../shared/safety-copy.ts';

/** A page as the server has it. */
export interface SavedCopy {
  document: PageDocument;
  version: string;
}

/** Values of an entry's fields beside its page, as its form has them. */
export type EntryFields = CopiedWork['fields'];

/** What one window has made of a page and has not saved. */
export interface UnsavedWork extends Pick<SentCopy, 'session' | 'basedOn' | 'editedAt'> {
  /** See `pageKey`. */
  page: string;
  /** The stored page that the work began with. */
  base: PageDocument;
  work: CopiedWork;
}

/** Unsaved work as a store has it. Only a store that several browsers share names the device. */
export type KeptWork = Omit<FoundCopy, 'device'> & Partial<Pick<FoundCopy, 'device'>>;

/** How soon a store gets what was changed, in milliseconds. */
export interface Pace {
  /** After this long without a change. */
  quiet: number;
  /** And after this long at the latest. */
  longest: number;
}

/** What it means that a store did not keep work. */
export interface Judgement {
  /** True when nobody has to be told: it will be kept later, or another part of the editor asks about the reason. */
  isQuiet: boolean;
  /** True when the same call may succeed later; else only another one, after the next change. */
  willPass: boolean;
}

/** A place where unsaved work of one person is kept. Each call may throw, and `judge` says what that means. */
export interface WorkStore {
  readonly pace: Pace;
  /** False for pages whose work it does not keep. */
  canKeep(page: string): boolean;
  /**
   * Keeps work in place of what the same session has kept before.
   * @param isLeaving the window may be gone before the answer is there
   */
  put(work: UnsavedWork, isLeaving: boolean): Promise<void>;
  /** What is kept of the work on a page, the last first. */
  list(page: string): Promise<readonly KeptWork[]>;
  /** Lets go of the work of a session, also when the window is gone at once. */
  remove(page: string, session: string): Promise<void>;
  judge(error: unknown): Judgement;
}

export type StoreName = 'browser' | 'server';
export type WorkStores = Readonly<Record<StoreName, WorkStore>>;
