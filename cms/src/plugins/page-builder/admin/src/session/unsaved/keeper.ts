import { createListeners } from '../../store/listeners.ts';
import { findPause } from '../saving/save-machine.ts';
import type { UnsavedWork, WorkStore } from './unsaved-work.ts';

/** Unsaved work at one moment; the same object for as long as nothing changes. */
export interface Moment {
  readonly page: string;
  /** All of it, made when it is asked for. */
  describe(): UnsavedWork;
}

export interface KeeperState {
  /** Milliseconds since 1970 of the last time that the store took the unsaved work; undefined while it has none. */
  keptAt: number | undefined;
  /** Why the store does not keep the work, where that will not pass unnoticed: what it threw. */
  refusal: unknown;
}

/** Keeps one store up to date with the unsaved work of a window. */
export interface Keeper {
  readonly state: KeeperState;
  subscribe(listener: () => void): () => void;
  /** To be called with each moment; undefined when nothing is unsaved. */
  follow(moment: Moment | undefined): void;
  /**
   * Brings the store up to date, now or when it can be reached. Resolves to true when the store has what is unsaved by
   * then and nothing else, and to false when the page is left before.
   */
  flush(): Promise<boolean>;
  /** The same for a window that may be gone before an answer is there. */
  leave(): void;
  /** Makes a last attempt and follows no longer. Resolves after it. */
  stop(): Promise<void>;
}

const NOTHING_KEPT: KeeperState = { keptAt: undefined, refusal: undefined };

export function createKeeper(store: WorkStore, session: string): Keeper {
  const { subscribe, notify } = createListeners();
  let state = NOTHING_KEPT;
  let wanted: Moment | undefined;
  /** What the store has, as far as is known. */
  let kept: Moment | undefined;
  /** The page that the store may have work on since the first call. */
  let heldPage: string | undefined;
  /** Of the first change that waits. */
  let since: number | undefined;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue: Promise<void> = Promise.resolve();
  let waiting: ((isKept: boolean) => void)[] = [];

  const setState = (next: Partial<KeeperState>) => {
    state = { ...state, ...next };
    notify();
  };
  const answer = (isKept: boolean) => {
    for (const resolve of waiting) resolve(isKept);
    waiting = [];
  };
  const isUpToDate = () => {
    if (!wanted) return heldPage === undefined;
    return kept === wanted || !store.canKeep(wanted.page);
  };

  const write = async (isLeaving: boolean): Promise<void> => {
    if (isUpToDate()) return;
    since = undefined;
    const moment = wanted;
    if (moment) {
      heldPage = moment.page;
      await store.put(moment.describe(), isLeaving);
    } else if (heldPage !== undefined) {
      await store.remove(heldPage, session);
    }
    kept = moment && store.canKeep(moment.page) ? moment : undefined;
    heldPage = kept?.page;
    setState(kept ? { keptAt: Date.now(), refusal: undefined } : NOTHING_KEPT);
    failures = 0;
  };
  const judge = (error: unknown) => {
    const { isQuiet, willPass } = store.judge(error);
    // Work that could not be removed is lost to nobody; it is let go the next time the page is opened.
    if (!isQuiet && wanted) setState({ refusal: error });
    if (!willPass) return;
    failures += 1;
    schedule(findPause(failures));
  };

  /** One call after the other, so that an older one never replaces what a later one has kept. */
  const settle = (): Promise<void> => {
    clearTimeout(timer);
    queue = queue
      .then(() => write(false))
      .then(() => {
        if (isUpToDate()) answer(true);
        // Something was changed meanwhile, and somebody waits.
        else if (waiting.length > 0) void settle();
      }, judge);
    return queue;
  };
  const schedule = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void settle(), ms);
  };

  return {
    get state() {
      return state;
    },
    subscribe,
    follow(moment) {
      wanted = moment;
      if (isUpToDate()) return clearTimeout(timer);
      since ??= Date.now();
      const { quiet, longest } = store.pace;
      schedule(wanted ? Math.max(0, Math.min(quiet, since + longest - Date.now())) : 0);
    },
    flush() {
      const isKept = new Promise<boolean>((resolve) => waiting.push(resolve));
      void settle();
      return isKept;
    },
    leave() {
      if (isUpToDate()) return;
      clearTimeout(timer);
      // A window that goes cannot wait for its turn.
      void write(true).catch(judge);
    },
    async stop() {
      if (!isUpToDate()) await settle();
      clearTimeout(timer);
      answer(false);
    },
  };
}
