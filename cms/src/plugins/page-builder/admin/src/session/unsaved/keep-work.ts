import { createId } from 'page-format';
import type { Sources } from '../../../../shared/envelope.ts';
import { documentFromTree } from '../../model/convert.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import { createKeeper, type Keeper, type Moment } from './keeper.ts';
import { holdLease } from './lease.ts';
import type { EntryFields, SavedCopy, StoreName, UnsavedWork, WorkStores } from './unsaved-work.ts';

interface KeepingOptions {
  store: EditorStore;
  stores: WorkStores;
  page: string;
  saved: SavedCopy;
  listSources(): Sources;
  /** Where the browser tells that it is online again, and that the window may go. */
  browser: EventTarget & { document: EventTarget & { visibilityState: string } };
}

/**
 * Follows a page that is edited, and keeps what is not saved of it in the browser and on the server, in each at its own
 * pace. Nothing waits for it, and the draft changes by saving alone.
 */
export interface Keeping {
  readonly session: string;
  readonly keepers: Readonly<Record<StoreName, Keeper>>;
  /** To be called when the server's draft was read back and is what the store's saved tree says. */
  confirm(saved: SavedCopy, page: string): void;
  /** To be called with what was typed into the entry's other fields and is not saved; nothing, once it is. */
  noteFields(fields: EntryFields): void;
  /** Follows the store no longer. What is not saved stays where it is kept. */
  stop(): void;
}

const NO_FIELDS: EntryFields = {};

export function keepWork({ store, stores, page, saved, listSources, browser }: KeepingOptions): Keeping {
  const session = createId();
  const endLease = holdLease(session);
  const keepers = { browser: createKeeper(stores.browser, session), server: createKeeper(stores.server, session) };
  const all: readonly Keeper[] = Object.values(keepers);
  let head = { page, saved, tree: store.getSavedTree() };
  let fields = NO_FIELDS;
  let last = { tree: head.tree, fields, head };

  const capture = ({ tree, fields: typed, head: { page: name, saved: began } }: typeof last): Moment => {
    const editedAt = Date.now();
    let described: UnsavedWork | undefined;
    const describe = () => {
      described ??= {
        ...{ session, page: name, basedOn: began.version, base: began.document, editedAt },
        work: { document: documentFromTree(tree), sources: listSources(), fields: typed },
      };
      return described;
    };
    return { page: name, describe };
  };
  const follow = () => {
    const { tree } = store.getSession();
    if (tree === last.tree && fields === last.fields && head === last.head) return;
    last = { tree, fields, head };
    const moment = tree === head.tree && fields === NO_FIELDS ? undefined : capture(last);
    for (const keeper of all) keeper.follow(moment);
  };

  const comeBack = () => {
    for (const keeper of all) void keeper.flush();
  };
  const leave = () => {
    for (const keeper of all) keeper.leave();
  };
  const hide = () => {
    if (browser.document.visibilityState === 'hidden') leave();
  };
  const unsubscribe = store.subscribe(follow);
  const following = new AbortController();
  const { signal } = following;
  browser.addEventListener('online', comeBack, { signal });
  // While somebody is asked whether to leave, there is time.
  for (const event of ['beforeunload', 'pagehide']) browser.addEventListener(event, leave, { signal });
  browser.document.addEventListener('visibilitychange', hide, { signal });

  return {
    session,
    keepers,
    confirm(next, name) {
      head = { page: name, saved: next, tree: store.getSavedTree() };
      follow();
    },
    noteFields(next) {
      fields = Object.keys(next).length > 0 ? next : NO_FIELDS;
      follow();
    },
    stop() {
      unsubscribe();
      following.abort();
      void keepers.browser.stop().then(endLease);
      void keepers.server.stop();
    },
  };
}
