import {
  type Block,
  copyBlock,
  createBlock,
  migrateDocument,
  type PageDocument,
  type Registry,
} from '@lumavelo/blocks/core';
import type { Action } from '../model/actions/index.ts';
import { blockFromTree, documentFromTree, treeFromDocument } from '../model/convert.ts';
import { type EditMark, perform, redo, type Session, select, startSession, undo } from '../model/history.ts';
import { findInsertionPlace, type Refusal, refusalOfInsert, refusalOfMove } from '../model/placement.ts';
import { type Selection, selectBlock, selectionAfterRemoving } from '../model/selection.ts';
import { childrenOf, type Place, placeOf, type Tree } from '../model/tree.ts';

/** What a command came to: the block it was about, or why it was refused. */
export type Outcome = { id: string } | { refusal: Refusal | 'edge'; type: string };

/**
 * A page being edited: the model with the commands an editor has, and a way to follow it.
 *
 * It lives outside React, so that a component re-renders when what it follows has changed and at no other time, and
 * so that it can outlive the form it was opened from (see `open-editors.ts`).
 */
export interface EditorStore {
  readonly registry: Registry;
  getSession(): Session;
  subscribe(listener: () => void): () => void;
  /** The document as it is now; the same object for as long as nothing changes. */
  getDocument(): PageDocument;
  perform(action: Action, mark?: Partial<EditMark>): boolean;
  undo(): boolean;
  redo(): boolean;
  select(selection: Selection): void;
  /** Inserts a new block of a type "here" (see `findInsertionPlace`) and selects it. */
  insertType(type: string): Outcome;
  insertBlocks(blocks: readonly Block[]): Outcome;
  remove(id: string): void;
  duplicate(id: string): Outcome;
  /** Moves a block one place up or down; at the end of an area out of it, beside the block that holds it. */
  moveBy(id: string, step: -1 | 1): Outcome;
  /** What `getDocument` returned when the page was opened or last saved. */
  getSavedTree(): Tree;
  markSaved(tree: Tree): void;
}

/** @param document as stored; blocks of older versions are migrated, which alone is no change to be saved */
export function createEditorStore(document: PageDocument, registry: Registry): EditorStore {
  let session = startSession(treeFromDocument(migrateDocument(document, registry)));
  let savedTree = session.tree;
  let converted: { tree: Tree; document: PageDocument } | undefined;
  const listeners = new Set<() => void>();

  const become = (next: Session): boolean => {
    if (next === session) return false;
    session = next;
    for (const listener of listeners) listener();
    return true;
  };
  const act = (action: Action, mark: Partial<EditMark> = {}): boolean =>
    become(perform(session, action, { at: performance.now(), ...mark }, registry));

  const insertAt = (block: Block, place: Place): Outcome => {
    const refusal = refusalOfInsert(session.tree, block, place, registry);
    if (refusal) return { refusal, type: block.type };
    act({ type: 'insert', block, place }, { selection: selectBlock(block.id) });
    return { id: block.id };
  };

  return {
    registry,
    getSession: () => session,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getDocument() {
      if (converted?.tree !== session.tree)
        converted = { tree: session.tree, document: documentFromTree(session.tree) };
      return converted.document;
    },
    perform: act,
    undo: () => become(undo(session)),
    redo: () => become(redo(session)),
    select: (selection) => void become(select(session, selection)),

    insertType(type) {
      const definition = registry.get(type);
      if (!definition) return { refusal: 'no-such-area', type };
      return insertAt(createBlock(definition), findInsertionPlace(session.tree, session.selection, type, registry));
    },
    insertBlocks(blocks) {
      let outcome: Outcome = { refusal: 'no-such-area', type: '' };
      for (const block of blocks) {
        const place = findInsertionPlace(session.tree, session.selection, block.type, registry);
        outcome = insertAt(block, place);
        if ('refusal' in outcome) break;
      }
      return outcome;
    },
    remove(id) {
      act({ type: 'remove', id }, { selection: selectionAfterRemoving(session.tree, id) });
    },
    duplicate(id) {
      const place = placeOf(session.tree, id);
      if (!place) return { refusal: 'no-such-area', type: '' };
      const copy = copyBlock(blockFromTree(session.tree, id));
      const refusal = refusalOfInsert(session.tree, copy, place, registry);
      if (refusal) return { refusal, type: copy.type };
      act({ type: 'duplicate', id, copy }, { selection: selectBlock(copy.id) });
      return { id: copy.id };
    },
    moveBy(id, step) {
      const type = session.tree.blocks.get(id)?.type ?? '';
      const place = placeOf(session.tree, id);
      if (!place) return { refusal: 'no-such-area', type };
      const target = neighbouringPlace(session.tree, place, step);
      if (!target) return { refusal: 'edge', type };
      const refusal = refusalOfMove(session.tree, id, target, registry);
      if (refusal) return { refusal, type };
      act({ type: 'move', id, place: target }, { selection: selectBlock(id) });
      return { id };
    },
    getSavedTree: () => savedTree,
    markSaved(tree) {
      savedTree = tree;
      for (const listener of listeners) listener();
    },
  };
}

function neighbouringPlace(tree: Tree, place: Place, step: -1 | 1): Place | undefined {
  const index = place.index + step;
  if (index >= 0 && index < childrenOf(tree, place).length) return { ...place, index };
  if (place.block === null) return undefined;
  const holder = placeOf(tree, place.block);
  return holder && { ...holder, index: step === -1 ? holder.index : holder.index + 1 };
}
