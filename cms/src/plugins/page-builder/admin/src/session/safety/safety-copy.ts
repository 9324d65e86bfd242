import type { Sources } from '../../../../shared/envelope.ts';
import type { CopyAnswer, SentCopy } from '../../../../shared/safety-copy.ts';
import { documentFromTree } from '../../model/convert.ts';
import type { Tree } from '../../model/tree.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import type { EntryFields } from '../journal/database.ts';
import type { SavedCopy } from '../journal/journal.ts';
import { type PagePlace, readPageKey } from '../journal/page-key.ts';
import { findPause } from '../saving/save-machine.ts';
import { judgeRefusal } from './judge-refusal.ts';

/** Where safety copies are kept: the server. Each call throws what the request threw. */
export interface CopyServer {
  /** @param isLeaving the window may be gone before the answer is there */
  send(place: PagePlace, copy: SentCopy, isLeaving: boolean): Promise<CopyAnswer>;
  /** Outlives its window. */
  remove(place: PagePlace, session: string): Promise<void>;
}

export interface SafetyState {
  /** Milliseconds since 1970 of the last time that the server took the unsaved work; undefined while it has none. */
  keptAt: number | undefined;
  /** Why the server keeps no copy, where that will not pass by itself: what the request threw. */
  refusal: unknown;
}

/**
 * Follows a page that is edited, and gives the server a copy of what is not saved, in quiet moments. Nothing waits for
 * it: the journal in the browser has every step at once, and the draft changes by saving alone.
 */
export interface SafetyCopy {
  readonly state: SafetyState;
  subscribe(listener: () => void): () => void;
  /** To be called when the server's draft was read back and is what the store's saved tree says. */
  confirm(saved: SavedCopy, page: string): void;
  /** To be called with what was typed into the entry's other fields and is not saved; nothing, once it is. */
  noteFields(fields: EntryFields): void;
  /**
   * Brings the copy up to date, now or when the server can be reached. Resolves to true when the server has what is not
   * saved, or all is saved; to false when the page is left before.
   */
  flush(): Promise<boolean>;
  /** Follows the store no longer, after a last copy of what the server does not have. */
  stop(): void;
}

interface SafetyOptions {
  store: EditorStore;
  /** Id of the journal that has the same work. */
  session: string;
  page: string;
  saved: SavedCopy;
  listSources(): Sources;
  server: CopyServer;
  /** Where the browser tells that it is online again, and that the window may go. */
  browser: { connection: EventTarget; page: EventTarget & { visibilityState: string } };
}

/** How long nobody must have changed anything, and how long changes wait at most. */
export const QUIET_MS = 3_000;
export const LONGEST_WAIT_MS = 15_000;

const NO_FIELDS: EntryFields = {};
const NOTHING_KEPT: SafetyState = { keptAt: undefined, refusal: undefined };

export function keepSafetyCopy(options: SafetyOptions): SafetyCopy {
  const { store, session, listSources, server, browser } = options;
  const listeners = new Set<() => void>();
  let head = { place: readPageKey(options.page), saved: options.saved, tree: store.getSavedTree() };
  let state = NOTHING_KEPT;
  let fields = NO_FIELDS;
  /** What the server has, as far as is known. */
  let kept: { tree: Tree; fields: EntryFields; version: string } | undefined;
  /** The version whose page the server has beside a copy. */
  let keptBase: string | undefined;
  /** True from the first call on that may have left a copy. */
  let mayBeKept = false;
  let isOff = false;
  let step = 0;
  let failures = 0;
  let since: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue: Promise<void> = Promise.resolve();
  let waiting: ((isKept: boolean) => void)[] = [];
  let isSavedSince = false;

  const settle = (isKept: boolean) => {
    for (const resolve of waiting) resolve(isKept);
    waiting = [];
  };
  const settleWhenSaved = () => {
    if (isSavedSince && !hasUnsaved()) settle(true);
  };
  const setState = (next: Partial<SafetyState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const hasUnsaved = () => store.getSession().tree !== head.tree || fields !== NO_FIELDS;
  const isUpToDate = () => {
    if (isOff || !head.place) return true;
    if (!hasUnsaved()) return !mayBeKept;
    return kept?.tree === store.getSession().tree && kept.fields === fields && kept.version === head.saved.version;
  };

  const write = (withBase: boolean): SentCopy => {
    step += 1;
    const { saved } = head;
    return {
      session,
      basedOn: saved.version,
      step,
      editedAt: Date.now(),
      work: { document: documentFromTree(store.getSession().tree), sources: listSources(), fields },
      ...(withBase && { base: saved.document }),
    };
  };

  const send = async (isLeaving: boolean): Promise<void> => {
    const { place, saved } = head;
    if (!place || isUpToDate()) return;
    since = undefined;
    if (!hasUnsaved()) {
      await server.remove(place, session);
      mayBeKept = false;
      kept = undefined;
      setState(NOTHING_KEPT);
      return;
    }
    const sent = { tree: store.getSession().tree, fields, version: saved.version };
    mayBeKept = true;
    let answer = await server.send(place, write(keptBase !== sent.version), isLeaving);
    // Somebody has let the copy go, here in another window or by the rule of the server.
    if (answer.state === 'needsBase' && sent.version === head.saved.version) {
      answer = await server.send(place, write(true), isLeaving);
    }
    if (answer.state === 'off') {
      isOff = true;
      setState(NOTHING_KEPT);
    } else if (answer.state === 'kept') {
      kept = sent;
      keptBase = sent.version;
      setState({ keptAt: Date.now(), refusal: undefined });
    }
    failures = 0;
  };

  const goOn = (error: unknown) => {
    const { isQuiet, willPass } = judgeRefusal(error);
    // A copy that cannot be taken away is nobody's loss; it is let go the next time the page is opened.
    if (!isQuiet && hasUnsaved()) setState({ refusal: error });
    if (!willPass) return;
    failures += 1;
    schedule(findPause(failures));
  };

  const bringUpToDate = (isLeaving = false): Promise<void> => {
    clearTimeout(timer);
    // A window that goes cannot wait for its turn; the server takes the later of two.
    if (isLeaving) return send(true).catch(goOn);
    queue = queue
      .then(() => send(false))
      .catch(goOn)
      .then(() => {
        if (isUpToDate()) settle(true);
      });
    return queue;
  };
  const schedule = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void bringUpToDate(), ms);
  };
  const follow = () => {
    if (isUpToDate()) return clearTimeout(timer);
    since ??= Date.now();
    const wait = hasUnsaved() ? Math.min(QUIET_MS, since + LONGEST_WAIT_MS - Date.now()) : 0;
    schedule(Math.max(0, wait));
  };

  const comeBack = () => {
    if (!isUpToDate()) void bringUpToDate();
  };
  const leave = () => {
    if (!isUpToDate()) void bringUpToDate(true);
  };
  const hide = () => {
    if (browser.page.visibilityState === 'hidden') leave();
  };
  const unsubscribe = store.subscribe(follow);
  browser.connection.addEventListener('online', comeBack);
  browser.connection.addEventListener('pagehide', leave);
  browser.page.addEventListener('visibilitychange', hide);
  follow();

  return {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    confirm(saved, page) {
      head = { place: readPageKey(page), saved, tree: store.getSavedTree() };
      isSavedSince = true;
      settleWhenSaved();
      follow();
    },
    noteFields(next) {
      fields = Object.keys(next).length > 0 ? next : NO_FIELDS;
      settleWhenSaved();
      follow();
    },
    flush() {
      const isKept = new Promise<boolean>((resolve) => waiting.push(resolve));
      isSavedSince = false;
      void bringUpToDate();
      return isKept;
    },
    stop() {
      unsubscribe();
      browser.connection.removeEventListener('online', comeBack);
      browser.connection.removeEventListener('pagehide', leave);
      browser.page.removeEventListener('visibilitychange', hide);
      void bringUpToDate().then(() => {
        clearTimeout(timer);
        settle(false);
      });
    },
  };
}
