import type { PageDocument } from 'page-format';
import type { Sources } from '../../../../shared/envelope.ts';
import { versionOf } from '../../../../shared/version.ts';
import { documentFromTree } from '../../model/convert.ts';
import type { Tree } from '../../model/tree.ts';
import type { Editing } from '../editing.ts';
import type { SavedCopy } from '../unsaved/unsaved-work.ts';
import { judgeFailure } from './failures.ts';
import type { SaveKind } from './save-machine.ts';
import type { SaveOutcome } from './saver.ts';

/** The entry on the server, and the form it is edited in. Each call throws what the request threw. */
export interface SaveTarget {
  /** Errors of the entry's own fields; undefined when there are none. */
  validate(kind: SaveKind): Promise<object | undefined>;
  /** The page as it is stored now; undefined when there is none, or it cannot be read. */
  read(): Promise<SavedCopy | undefined>;
  write(kind: SaveKind, document: PageDocument): Promise<void>;
  /** The other page in a refusal because somebody else has saved; undefined in any other. */
  findStale(error: unknown): Promise<SavedCopy | undefined>;
  /** The name the page goes by in the browser, see `pageKey`. */
  page(): string;
}

/** Why nothing was saved, for the person who asked. */
export type SaveProblem =
  | { type: 'fields'; errors: object }
  | { type: 'answer'; error: unknown }
  /** Somebody else's page was brought in, and is to be looked at before it goes public. */
  | { type: 'lookFirst' }
  /** A question about somebody else's page was put away. */
  | { type: 'postponed' }
  /** It was saved, and could not be read back. */
  | { type: 'unconfirmed' };

interface AttemptOptions {
  editing: Editing;
  target: SaveTarget;
  /** Brings in what somebody else has saved, and asks where both changed the same; false when that was put away. */
  mergeIn(copy: SavedCopy): Promise<boolean>;
  tell(kind: SaveKind, problem: SaveProblem): void;
  onSaved(kind: SaveKind, document: PageDocument, wasMerged: boolean): void;
}

/**
 * One attempt to save or publish the page as it is now. Unsaved work is kept until the page was read back.
 *
 * An attempt whose answer was lost may have been stored all the same. What was sent is remembered, so that it is known
 * again on the server, and nobody is asked to choose between their own words and what they wrote since.
 */
export function createAttempt({ editing, target, mergeIn, tell, onSaved }: AttemptOptions) {
  const { store } = editing;
  const sent = new Map<string, Tree>();
  let wasMerged = false;

  const confirm = (version: string, tree: Tree, sources: Sources) => {
    sent.clear();
    store.markSaved(tree);
    editing.confirm({ document: documentFromTree(tree), version }, target.page(), sources);
  };
  /** True when the stored page is one that was sent from here. It does not tell what is stored of the notes sent along. */
  const recognise = ({ version }: SavedCopy) => {
    const tree = sent.get(version);
    if (tree) confirm(version, tree, {});
    return tree !== undefined;
  };
  const refuse = (kind: SaveKind, problem: SaveProblem): SaveOutcome => {
    tell(kind, problem);
    return { type: 'refused' };
  };
  const bringIn = async (kind: SaveKind, copy: SavedCopy): Promise<SaveOutcome> => {
    const isMerged = await mergeIn(copy);
    if (!isMerged) return refuse(kind, { type: 'postponed' });
    sent.clear();
    wasMerged = true;
    return kind === 'save' ? { type: 'merged' } : refuse(kind, { type: 'lookFirst' });
  };
  const fail = (kind: SaveKind, error: unknown): SaveOutcome => {
    const outcome = judgeFailure(error);
    if (outcome.type !== 'unauthorized') tell(kind, { type: 'answer', error });
    return outcome;
  };

  const save = async (kind: SaveKind): Promise<SaveOutcome> => {
    const errors = await target.validate(kind);
    if (errors) return refuse(kind, { type: 'fields', errors });
    const stored = await target.read();
    const tree = store.getSession().tree;
    const { sources } = editing;
    const document = store.getDocument();
    const version = versionOf(document);
    // Looked at before it is sent: nothing is refused that can be settled here.
    if (stored && !recognise(stored) && ![editing.saved.version, version].includes(stored.version)) {
      return bringIn(kind, stored);
    }
    sent.set(version, tree);
    try {
      await target.write(kind, document);
    } catch (error) {
      const stale = await target.findStale(error);
      if (!stale) return fail(kind, error);
      return recognise(stale) ? { type: 'merged' } : bringIn(kind, stale);
    }
    store.markSaved(tree);
    onSaved(kind, document, wasMerged);
    wasMerged = false;
    const back = await target.read().catch(() => undefined);
    if (back?.version === version) confirm(version, tree, sources);
    else tell(kind, { type: 'unconfirmed' });
    return { type: 'saved', isAll: editing.isSaved };
  };

  return (kind: SaveKind): Promise<SaveOutcome> => save(kind).catch((error: unknown) => fail(kind, error));
}
