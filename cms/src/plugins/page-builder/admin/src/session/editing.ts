import { migrateDocument, type PageDocument, type Registry } from 'page-format';
import type { Sources, Step } from '../../../shared/envelope.ts';
import { isSameJson } from '../../../shared/version.ts';
import { treeFromDocument } from '../model/convert.ts';
import { isSameTree } from '../model/tree.ts';
import { createEditorStore, type EditorStore } from '../store/editor-store.ts';
import { createListeners } from '../store/listeners.ts';
import { isNoted, type Keeping, keepWork } from './unsaved/keep-work.ts';
import type { SavedCopy, WorkStores } from './unsaved/unsaved-work.ts';

/**
 * A page that is being edited, with all that must not be lost when a form around it goes: the store, what the server
 * has, and what is kept of what it has not.
 */
export interface Editing extends Keeping {
  readonly store: EditorStore;
  /** The server's copy that this page is made from. */
  readonly saved: SavedCopy;
  /** True while the server has the page as it is now, and all that is noted about its blocks. */
  readonly isSaved: boolean;
  /** Tells when the page was changed, or something was noted about its blocks. */
  follow(listener: () => void): () => void;
  /** What the page has come from since then, where that is more than typing; undefined for an edit. */
  readonly step: Step | undefined;
  /** Says what the version of the next save is called. */
  noteStep(step: Step): void;
}

interface Beginning {
  /** What the server has. */
  saved: SavedCopy;
  /** What the form has, where that differs. */
  document?: PageDocument;
  sources?: Sources;
  page: string;
  stores: WorkStores;
  /** See `EditorStore`. */
  textsOnly?: boolean;
}

export function startEditing(
  { saved, document, sources = {}, page, stores, textsOnly = false }: Beginning,
  registry: Registry,
): Editing {
  const store = createEditorStore(saved.document, registry, { textsOnly });
  let copy = saved;
  let step: Step | undefined;
  const { subscribe, notify } = createListeners();
  const keeping = keepWork({ store, stores, page, saved, sources, browser: window });
  if (document && !isSameJson(document, store.getDocument())) store.perform({ type: 'replace', document });
  return {
    ...keeping,
    store,
    get saved() {
      return copy;
    },
    get sources() {
      return keeping.sources;
    },
    get isSaved() {
      const { tree } = store.getSession();
      return isSameTree(tree, store.getSavedTree()) && !isNoted(tree, keeping.sources);
    },
    noteSource(block, source) {
      keeping.noteSource(block, source);
      notify();
    },
    follow(listener) {
      let { tree } = store.getSession();
      const unfollow = subscribe(listener);
      // Choosing another block changes nothing.
      const unsubscribe = store.subscribe(() => {
        const next = store.getSession().tree;
        if (next === tree) return;
        tree = next;
        listener();
      });
      return () => {
        unfollow();
        unsubscribe();
      };
    },
    get step() {
      return step;
    },
    noteStep(next) {
      step = next;
    },
    confirm(next, nextPage, saved) {
      copy = next;
      step = undefined;
      keeping.confirm(next, nextPage, saved);
    },
  };
}

/** The page as the field's value: with the version it was made from, and where its blocks were taken from. */
export function toFieldValue(document: PageDocument, { saved, sources }: Editing): unknown {
  return { ...document, basedOn: saved.version, ...(Object.keys(sources).length > 0 && { sources }) };
}

/** The same for what is to be saved: with what it comes from. */
export function toSavedValue(document: PageDocument, editing: Editing): unknown {
  const value = toFieldValue(document, editing) as object;
  return editing.step ? { ...value, step: editing.step } : value;
}

/** A stored page as the store would have it: blocks of older versions brought up to date. */
export function toTree(document: PageDocument, registry: Registry) {
  return treeFromDocument(migrateDocument(document, registry));
}
