import { createId, migrateDocument, type PageDocument, type Registry, toStorable } from 'page-format';
import { findLockBreach } from '../../../shared/locks.ts';
import { findBesideTexts } from '../../../shared/translation/find-beside-texts.ts';
import type { Action } from '../model/actions/index.ts';
import { documentFromTree, treeFromDocument } from '../model/convert.ts';
import {
  type EditMark,
  mapSession,
  perform,
  redo,
  type Session,
  select as selectIn,
  startSession,
  undo,
} from '../model/history.ts';
import { explainLock, type Refused } from '../model/placement.ts';
import type { Selection } from '../model/selection.ts';
import { isSameTree, type Tree } from '../model/tree.ts';
import { createActing } from './acting.ts';
import { type Arranging, createArranging } from './arranging.ts';
import { createInserting, type Inserting } from './inserting.ts';
import { createListeners } from './listeners.ts';

/**
 * A page being edited: the model with the commands an editor has, and a way to follow it.
 *
 * It lives outside React, so that a component re-renders when what it follows has changed and at no other time, and
 * so that it can outlive the form it was opened from (see `open-editors.ts`).
 */
export interface EditorStore extends Inserting, Arranging {
  readonly registry: Registry;
  /** True for whoever may change the texts of the page, and nothing else of it. */
  readonly textsOnly: boolean;
  getSession(): Session;
  subscribe(listener: () => void): () => void;
  /** The document as it is now; the same object for as long as nothing changes. */
  getDocument(): PageDocument;
  /** @returns false when nothing changes, or a lock or `textsOnly` forbids it (see `followRefusals`) */
  perform(action: Action, mark?: Partial<EditMark>): boolean;
  /** Performs actions that belong together: all of them, or none where one is forbidden. */
  performAll(actions: readonly Action[], mark?: Partial<EditMark>): boolean;
  /** Tells of what was kept from being performed. */
  followRefusals(listener: (refused: Refused) => void): () => void;
  undo(): boolean;
  redo(): boolean;
  select(selection: Selection): void;
  /** What `getDocument` returned when the page was opened or last saved. */
  getSavedTree(): Tree;
  markSaved(tree: Tree): void;
  /** Brings other people's changes into the page and into every step of its history (see `mapSession`). */
  rebase(change: (tree: Tree) => Tree, savedTree: Tree): void;
}

/** @param document as stored; blocks of older versions are migrated, which alone is no change to be saved */
export function createEditorStore(document: PageDocument, registry: Registry, { textsOnly = false } = {}): EditorStore {
  let session = startSession(treeFromDocument(migrateDocument(document, registry)));
  let savedTree = session.tree;
  let converted: { tree: Tree; document: PageDocument } | undefined;
  const { subscribe, notify } = createListeners();
  const refusals = createListeners<[Refused]>();

  const become = (next: Session): boolean => {
    if (next === session) return false;
    session = next;
    notify();
    return true;
  };
  // Whatever comes onto the page, typed, pasted or from a plugin, comes this way: what could not be saved ends here.
  const attempt = (actions: readonly Action[], mark: Partial<EditMark> = {}): Refused | boolean => {
    // Together they are one step, whatever they belong to.
    const together = actions.length > 1 ? createId() : undefined;
    const step = { at: performance.now(), ...mark, mergeKey: mark.mergeKey ?? together };
    const next = actions.reduce((current, action) => perform(current, toStorable(action), step, registry), session);
    // A whole page comes from a merge or a version, which the server looks at.
    const isWhole = actions.some(({ type }) => type === 'replace');
    const refused = isWhole ? undefined : (refusalByRole(next.tree) ?? refusalByLock(next.tree));
    return refused ?? become(next);
  };
  const refusalByLock = (next: Tree): Refused | undefined => {
    const locked = findLockBreach(session.tree, next, registry);
    return locked === undefined ? undefined : explainLock(session.tree, locked);
  };
  // As the server compares them: with what is stored.
  const refusalByRole = (next: Tree): Refused | undefined => {
    const beside = textsOnly ? findBesideTexts(savedTree, next, registry) : undefined;
    const block = beside && (savedTree.blocks.get(beside.block) ?? next.blocks.get(beside.block));
    return beside && { refusal: 'texts-only', type: block?.type ?? '' };
  };
  const actAll = (actions: readonly Action[], mark?: Partial<EditMark>): boolean => {
    const done = attempt(actions, mark);
    if (typeof done === 'boolean') return done;
    refusals.notify(done);
    return false;
  };
  const act = (action: Action, mark?: Partial<EditMark>): boolean => actAll([action], mark);

  const select = (selection: Selection) => void become(selectIn(session, selection));
  const acting = createActing({ registry, now: () => session, attempt, act, select });

  return {
    ...createInserting(acting),
    ...createArranging(acting),
    registry,
    textsOnly,
    getSession: () => session,
    subscribe,
    getDocument() {
      if (converted?.tree !== session.tree)
        converted = { tree: session.tree, document: documentFromTree(session.tree) };
      return converted.document;
    },
    perform: act,
    performAll: actAll,
    followRefusals: refusals.subscribe,
    undo: () => become(undo(session)),
    redo: () => become(redo(session)),
    select,
    getSavedTree: () => savedTree,
    markSaved(tree) {
      savedTree = isSameTree(session.tree, tree) ? session.tree : tree;
      notify();
    },
    rebase(change, tree) {
      savedTree = tree;
      become(mapSession(session, change));
    },
  };
}
