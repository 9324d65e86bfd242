import { migrateDocument, type PageDocument, type Registry } from 'page-format';
import type { Source, Sources, Step } from '../../../shared/envelope.ts';
import { isSameJson } from '../../../shared/version.ts';
import { treeFromDocument } from '../model/convert.ts';
import { createEditorStore, type EditorStore } from '../store/editor-store.ts';
import { type Keeping, keepWork } from './unsaved/keep-work.ts';
import type { SavedCopy, WorkStores } from './unsaved/unsaved-work.ts';

/**
 * A page that is being edited, with all that must not be lost when a form around it goes: the store, what the server
 * has, and what is kept of what it has not.
 */
export interface Editing extends Keeping {
  readonly store: EditorStore;
  /** The server's copy that this page is made from. */
  readonly saved: SavedCopy;
  /** Where blocks were taken from since then; saved along with the page. */
  readonly sources: Sources;
  noteSource(block: string, source: Source): void;
  /** Tells of each such note, which is to be saved like an edit of the page. */
  followNotes(listener: () => void): () => void;
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
}

export function startEditing({ saved, document, sources = {}, page, stores }: Beginning, registry: Registry): Editing {
  const store = createEditorStore(saved.document, registry);
  let copy = saved;
  let noted = sources;
  let step: Step | undefined;
  const listSources = () => noted;
  const listeners = new Set<() => void>();
  const keeping = keepWork({ store, stores, page, saved, listSources, browser: window });
  if (document && !isSameJson(document, store.getDocument())) store.perform({ type: 'replace', document });
  return {
    ...keeping,
    store,
    get saved() {
      return copy;
    },
    get sources() {
      return noted;
    },
    noteSource(block, source) {
      noted = { ...noted, [block]: source };
      for (const listener of listeners) listener();
    },
    followNotes(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get step() {
      return step;
    },
    noteStep(next) {
      step = next;
    },
    confirm(next, nextPage) {
      copy = next;
      noted = {};
      step = undefined;
      keeping.confirm(next, nextPage);
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
