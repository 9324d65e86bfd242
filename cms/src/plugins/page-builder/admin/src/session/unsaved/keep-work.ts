import { createId } from 'page-format';
import { isBesideBlocks, type Source, type Sources } from '../../../../shared/envelope.ts';
import { documentFromTree } from '../../model/convert.ts';
import type { Tree } from '../../model/tree.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import { createKeeper, type Keeper, type Moment } from './keeper.ts';
import { holdLease } from './lease.ts';
import type { EntryFields, SavedCopy, StoreName, UnsavedWork, WorkStores } from './unsaved-work.ts';

interface KeepingOptions {
  store: EditorStore;
  stores: WorkStores;
  page: string;
  saved: SavedCopy;
  /** Noted before, and not saved. */
  sources: Sources;
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
  /** What is noted about blocks of the page and not saved: where they were taken from, which of their texts are translated. */
  readonly sources: Sources;
  noteSource(block: string, source: Source): void;
  /**
   * To be called when the server's draft was read back and is what the store's saved tree says.
   * @param sources the notes that were saved along
   */
  confirm(saved: SavedCopy, page: string, sources: Sources): void;
  /** To be called with what was typed into the entry's other fields and is not saved; nothing, once it is. */
  noteFields(fields: EntryFields): void;
  /** Follows the store no longer. What is not saved stays where it is kept. */
  stop(): void;
}

const NO_FIELDS: EntryFields = {};

export function keepWork({ store, stores, page, saved, sources: begun, browser }: KeepingOptions): Keeping {
  const session = createId();
  const endLease = holdLease(session);
  const keepers = { browser: createKeeper(stores.browser, session), server: createKeeper(stores.server, session) };
  const all: readonly Keeper[] = Object.values(keepers);
  let head = { page, saved, tree: store.getSavedTree() };
  let fields = NO_FIELDS;
  let sources = begun;
  let last = { tree: head.tree, fields, sources, head };

  const capture = ({
    tree,
    fields: typed,
    sources: noted,
    head: { page: name, saved: began },
  }: typeof last): Moment => {
    const editedAt = Date.now();
    let described: UnsavedWork | undefined;
    const describe = () => {
      described ??= {
        ...{ session, page: name, basedOn: began.version, base: began.document, editedAt },
        work: { document: documentFromTree(tree), sources: noted, fields: typed },
      };
      return described;
    };
    return { page: name, describe };
  };
  const follow = () => {
    const { tree } = store.getSession();
    if (tree === last.tree && fields === last.fields && sources === last.sources && head === last.head) return;
    last = { tree, fields, sources, head };
    const isSaved = tree === head.tree && fields === NO_FIELDS && !isNoted(tree, sources);
    const moment = isSaved ? undefined : capture(last);
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
    get sources() {
      return sources;
    },
    noteSource(block, source) {
      sources = { ...sources, [block]: source };
      follow();
    },
    confirm(next, name, saved) {
      sources = Object.fromEntries(Object.entries(sources).filter(([block, source]) => saved[block] !== source));
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

/** Whether anything is noted about blocks of a page, or its entry; of one whose insertion was undone nothing is to be saved. */
export function isNoted(tree: Tree, sources: Sources): boolean {
  return Object.keys(sources).some((id) => isBesideBlocks(id) || tree.blocks.has(id));
}
