import {
  type Block,
  copyBlock,
  createBlock,
  createId,
  migrateDocument,
  type PageDocument,
  type Problem,
  type Registry,
  toStorable,
} from 'page-format';
import { findLockBreach } from '../../../shared/locks.ts';
import { findBesideTexts } from '../../../shared/translation/find-beside-texts.ts';
import type { Action } from '../model/actions/index.ts';
import { contentOf } from '../model/actions/unwrap.ts';
import { beginBlock } from '../model/begin-block.ts';
import { blockFromTree, documentFromTree, treeFromDocument } from '../model/convert.ts';
import {
  type EditMark,
  mapSession,
  perform,
  redo,
  type Session,
  select,
  startSession,
  undo,
} from '../model/history.ts';
import { findMend } from '../model/mend.ts';
import { explainLock, findInsertionPlace, type Refused, refusalOfLock, refuses } from '../model/placement.ts';
import { type Selection, selectBlock, selectBlocks, selectionAfterRemoving } from '../model/selection.ts';
import { type Direction, findStep } from '../model/steps.ts';
import { findTransformation } from '../model/transform/transform.ts';
import { type InsertionPoint, isSameTree, type Place, placeOf, type Tree } from '../model/tree.ts';
import { outermostInOrder } from '../model/tree-order.ts';
import { createListeners } from './listeners.ts';

/** What a command came to: the blocks it was about, in reading order, or why it was refused. */
export type Outcome = { ids: readonly string[] } | Refused;

/**
 * A page being edited: the model with the commands an editor has, and a way to follow it.
 *
 * It lives outside React, so that a component re-renders when what it follows has changed and at no other time, and
 * so that it can outlive the form it was opened from (see `open-editors.ts`).
 */
export interface EditorStore {
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
  /** Inserts a new block of a type "here" (see `findInsertionPlace`), or at a point, and selects it. */
  insertType(type: string, point?: InsertionPoint): Outcome;
  /**
   * Inserts new blocks beside each other and selects them; without a place "here", or instead of a selected paragraph that
   * is empty.
   * @param mergeKey of the step that they begin, for what follows and belongs to it
   */
  insertBlocks(blocks: readonly Block[], place?: Place, mergeKey?: string): Outcome;
  remove(ids: readonly string[]): Outcome;
  duplicate(ids: readonly string[]): Outcome;
  /** Moves blocks to a place, its index counted without them. */
  moveTo(ids: readonly string[], place: Place): Outcome;
  /** Moves blocks one step (see `findStep`). */
  moveStep(ids: readonly string[], direction: Direction): Outcome;
  /** Why `moveStep` would be refused; undefined where it can be done. */
  refusalOfStep(ids: readonly string[], direction: Direction): Refused | undefined;
  /** Puts blocks into a new block of a type. */
  wrap(ids: readonly string[], type: string): Outcome;
  unwrap(id: string): Outcome;
  /** Why `unwrap` would be refused; undefined where it can be done. */
  refusalOfUnwrap(id: string): Refused | undefined;
  /**
   * Puts a problem right by its mend, and selects the block.
   * @returns false when the page is another one by now (see `findMend`)
   */
  mend(problem: Problem): Refused | boolean;
  /** Puts a block of another type in the place of one, with what that takes (see `listTransformations`), and selects it. */
  transform(id: string, type: string): Outcome;
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

  /** Carries out an action that was not refused, and selects the blocks it was about. */
  const arrange = (action: Action, ids: readonly string[], type: string, mergeKey?: string): Outcome => {
    const done = attempt([action], { selection: selectBlocks(ids), mergeKey });
    if (typeof done === 'object') return done;
    return done ? { ids } : { refusal: 'not-accepted', type };
  };
  const insertAt = (blocks: readonly Block[], { block, area, index }: Place, mergeKey?: string): Outcome => {
    const place = { block, area, index };
    const refused = refuses(session.tree, { blocks }, place, registry);
    if (refused) return refused;
    const ids = blocks.map(({ id }) => id);
    return arrange({ type: 'insert', blocks, place }, ids, blocks[0]?.type ?? '', mergeKey);
  };
  const typeOf = (id: string | undefined) => session.tree.blocks.get(id ?? '')?.type ?? '';
  const planStep = (ids: readonly string[], direction: Direction): Place | Refused =>
    refusalOfLock(session.tree, ids, 'move') ??
    findStep(session.tree, ids, direction, registry) ?? { refusal: 'edge', type: typeOf(ids.at(-1)) };

  return {
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
    select: (selection) => void become(select(session, selection)),

    insertType(type, point = findInsertionPlace(session.tree, session.selection, [type], registry)) {
      const definition = registry.get(type);
      if (!definition) return { refusal: 'no-such-area', type };
      const { replaces } = point;
      // Both are one step of undo.
      const mergeKey = replaces && `replace/${replaces}`;
      const block = beginBlock(definition, registry);
      const outcome = insertAt([block], point, mergeKey);
      if ('refusal' in outcome) return outcome;
      if (replaces) act({ type: 'remove', ids: [replaces] }, { mergeKey });
      const [child] = Object.values(block.areas ?? {}).flat();
      if (child) become(select(session, selectBlock(child.id)));
      return outcome;
    },
    insertBlocks(made, place, mergeKey) {
      // Pasted and saved blocks can be older than this editor.
      const { blocks } = migrateDocument({ format: 'page', formatVersion: 1, blocks: [...made] }, registry);
      const types = blocks.map(({ type }) => type);
      const at = place ?? findInsertionPlace(session.tree, session.selection, types, registry);
      const replaced = place ? undefined : findEmptyParagraph(session, at, registry);
      const key = mergeKey ?? (replaced && `replace/${replaced}`);
      const outcome = insertAt(blocks, at, key);
      if (replaced && 'ids' in outcome) act({ type: 'remove', ids: [replaced] }, { mergeKey: key });
      return outcome;
    },
    remove(ids) {
      const done = attempt([{ type: 'remove', ids }], { selection: selectionAfterRemoving(session.tree, ids) });
      return typeof done === 'object' ? done : { ids };
    },
    duplicate(ids) {
      const originals = outermostInOrder(session.tree, ids);
      const copies = originals.map((id) => copyBlock(blockFromTree(session.tree, id)));
      for (const [index, id] of originals.entries()) {
        const address = session.tree.parents.get(id);
        const refused = address && refuses(session.tree, { blocks: copies.slice(index, index + 1) }, address, registry);
        if (refused) return refused;
      }
      const made = copies.map(({ id }) => id);
      // Each fits by itself; together they can still be too many.
      if (!act({ type: 'duplicate', ids: originals, copies }, { selection: selectBlocks(made) })) {
        return { refusal: 'too-many-blocks', type: typeOf(originals[0]) };
      }
      return { ids: made };
    },
    moveTo(ids, place) {
      const moved = outermostInOrder(session.tree, ids);
      const refused = refuses(session.tree, { ids: moved }, place, registry);
      if (refused) return refused;
      act({ type: 'move', ids: moved, place }, { selection: selectBlocks(moved) });
      return { ids: moved };
    },
    moveStep(ids, direction) {
      const step = planStep(ids, direction);
      return 'refusal' in step ? step : this.moveTo(ids, step);
    },
    refusalOfStep(ids, direction) {
      const step = planStep(ids, direction);
      return 'refusal' in step
        ? step
        : refuses(session.tree, { ids: outermostInOrder(session.tree, ids) }, step, registry);
    },
    wrap(ids, type) {
      const definition = registry.get(type);
      const wrapped = outermostInOrder(session.tree, ids);
      const place = wrapped[0] === undefined ? undefined : session.tree.parents.get(wrapped[0]);
      if (!definition || !place) return { refusal: 'no-such-area', type };
      const wrapper = createBlock(definition);
      const refused =
        refusalOfLock(session.tree, wrapped, 'move') ?? refuses(session.tree, { blocks: [wrapper] }, place, registry);
      return refused ?? arrange({ type: 'wrap', ids: wrapped, wrapper }, [wrapper.id], typeOf(wrapped[0]));
    },
    unwrap(id) {
      const content = contentOf(session.tree, id);
      return this.refusalOfUnwrap(id) ?? arrange({ type: 'unwrap', id }, content, typeOf(content[0]));
    },
    refusalOfUnwrap(id) {
      if (contentOf(session.tree, id).length === 0) return { refusal: 'nothing-inside', type: typeOf(id) };
      return refusalOfLock(session.tree, [id], 'remove');
    },
    mend(problem) {
      const action = findMend(session.tree, problem, registry);
      if (!action) return false;
      const { blockId } = problem;
      const isGone = action.type === 'remove';
      return attempt([action], {
        selection: isGone ? selectionAfterRemoving(session.tree, [blockId]) : selectBlock(blockId),
      });
    },
    transform(id, type) {
      const locked = refusalOfLock(session.tree, [id], 'remove');
      if (locked) return locked;
      const made = findTransformation(session.tree, id, type, registry);
      if (!made) return { refusal: 'not-accepted', type };
      const { block, after } = made.action;
      const outcome = arrange(made.action, [block.id], type);
      return 'ids' in outcome ? { ids: [block.id, ...after] } : outcome;
    },
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

/** The selected paragraph right before a place, when nothing is in it. */
function findEmptyParagraph({ tree, selection }: Session, place: Place, registry: Registry): string | undefined {
  const [id = ''] = selection.blocks.length === 1 ? selection.blocks : [];
  const block = tree.blocks.get(id);
  const { prose } = registry.get(block?.type ?? '') ?? {};
  const own = placeOf(tree, id);
  const isHere = own && own.block === place.block && own.area === place.area && own.index + 1 === place.index;
  const text = prose?.paragraph && block?.props[prose.text];
  return isHere && prose?.paragraph && (text ?? '') === '' ? id : undefined;
}
