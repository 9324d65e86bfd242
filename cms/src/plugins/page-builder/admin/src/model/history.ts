import type { Registry } from 'page-format';
import { type Action, applyAction } from './actions/index.ts';
import { type Caret, keepCaret, keepExisting, NOTHING_SELECTED, type Selection } from './selection.ts';
import type { Tree } from './tree.ts';

/** Undo keeps 100 steps and groups edits within 500 ms (specification point 4). */
export const HISTORY_LIMIT = 100;
export const GROUP_WITHIN_MS = 500;

/** The page and what is selected on it at one moment. */
export interface Moment {
  readonly tree: Tree;
  readonly selection: Selection;
  /** Where was written, right before or after a step that writing made. */
  readonly caret?: Caret | undefined;
}

/** One step of undo. Moments share all they have in common, so a step costs what it changed. */
export interface Step {
  readonly before: Moment;
  readonly after: Moment;
  /** Edits with the same key, such as those of one property, may become one step. */
  readonly mergeKey: string | undefined;
  /** Milliseconds of the last edit in the step. */
  readonly at: number;
}

/** A page being edited, with its past and its future. */
export interface Session extends Moment {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

/** How an edit enters the history. The time comes with the edit, so that no clock runs in here. */
export interface EditMark {
  /** Milliseconds, of any clock that does not run backwards. */
  readonly at: number;
  readonly mergeKey?: string | undefined;
  /** Selected once the edit is done; without it the selection stays. */
  readonly selection?: Selection | undefined;
  /** Where is written before the edit and after it. */
  readonly caret?: { readonly before: Caret; readonly after?: Caret | undefined } | undefined;
}

export function startSession(tree: Tree, selection: Selection = NOTHING_SELECTED): Session {
  return { tree, selection, past: [], future: [] };
}

/** Carries out an action as a step of history. Returns the same session when the action is refused. */
export function perform(session: Session, action: Action, mark: EditMark, registry: Registry): Session {
  const tree = applyAction(session.tree, action, registry);
  if (tree === session.tree) return session;
  const before: Moment = { tree: session.tree, selection: session.selection, caret: mark.caret?.before };
  const selection = keepExisting(mark.selection ?? session.selection, tree);
  const after: Moment = { tree, selection, caret: mark.caret?.after };
  const last = session.past.at(-1);
  if (last && joins(last, session, mark)) {
    const joined: Step = { ...last, after, at: mark.at };
    return { ...after, past: [...session.past.slice(0, -1), joined], future: [] };
  }
  const step: Step = { before, after, mergeKey: mark.mergeKey, at: mark.at };
  return { ...after, past: [...session.past, step].slice(-HISTORY_LIMIT), future: [] };
}

/** An edit joins the last step when it is of the same kind, soon after, and nothing was undone or selected between. */
function joins(last: Step, session: Session, mark: EditMark): boolean {
  return (
    mark.mergeKey !== undefined &&
    mark.mergeKey === last.mergeKey &&
    mark.at - last.at <= GROUP_WITHIN_MS &&
    last.after.tree === session.tree &&
    last.after.selection === session.selection
  );
}

export function undo(session: Session): Session {
  const step = session.past.at(-1);
  if (!step) return session;
  return { ...step.before, past: session.past.slice(0, -1), future: [step, ...session.future] };
}

export function redo(session: Session): Session {
  const [step, ...future] = session.future;
  if (!step) return session;
  return { ...step.after, past: [...session.past, step], future };
}

/** Selecting is no step of its own; undo brings the selection back together with the edit. */
export function select(session: Session, selection: Selection): Session {
  return { ...session, selection: keepExisting(selection, session.tree), caret: undefined };
}

/**
 * Carries a whole session, its past and its future over to another page, as when somebody else's changes come in: undo
 * then takes back one's own steps and leaves theirs. Each tree is changed once, however many steps share it.
 */
export function mapSession(session: Session, change: (tree: Tree) => Tree): Session {
  const changed = new Map<Tree, Tree>();
  const mapTree = (tree: Tree) => {
    const known = changed.get(tree) ?? change(tree);
    changed.set(tree, known);
    return known;
  };
  const mapMoment = ({ tree, selection, caret }: Moment): Moment => {
    const next = mapTree(tree);
    return { tree: next, selection: keepExisting(selection, next), caret: keepCaret(caret, next) };
  };
  const mapStep = (step: Step): Step => ({ ...step, before: mapMoment(step.before), after: mapMoment(step.after) });
  return {
    ...mapMoment(session),
    past: session.past.map(mapStep).filter(({ before, after }) => before.tree !== after.tree),
    future: session.future.map(mapStep).filter(({ before, after }) => before.tree !== after.tree),
  };
}
