import type { AreaAddress } from '../../model/tree.ts';

/** One of the two pages that are merged: the one being edited here, and the one somebody else saved meanwhile. */
export type Side = 'mine' | 'theirs';

/** Something both sides did that cannot both be done. `key` names it from one merge to the next. */
export type Conflict =
  /** Both set the same property, or the same property of the same list entry, to different values. */
  | {
      kind: 'value';
      key: string;
      block: string;
      /** The property; for a list entry its id and its own property too. Empty: the whole block. */
      path: readonly string[];
      mine: unknown;
      theirs: unknown;
    }
  /** One deleted a block or a list entry that the other changed. */
  | { kind: 'removed'; key: string; block: string; path: readonly string[]; by: Side }
  /** Both moved a block, to different places. */
  | { kind: 'place'; key: string; block: string; mine: AreaAddress; theirs: AreaAddress }
  /** Both put the same blocks, or list entries, in a different order. */
  | { kind: 'order'; key: string; block: string | null; area: string }
  /** Together the two pages would be larger or deeper than a page may be. */
  | { kind: 'page'; key: string };

/** What was decided, by the key of the conflict. */
export type Choices = Readonly<Record<string, Side>>;

/** Collects the conflicts of a merge, and answers each with what was decided before. */
export interface Ledger {
  readonly conflicts: Conflict[];
  /** Until somebody decides, what loses nothing: an edit wins over a deletion, and otherwise mine. */
  settle(conflict: Conflict): Side;
}

export function createLedger(choices: Choices): Ledger {
  const conflicts: Conflict[] = [];
  return {
    conflicts,
    settle(conflict) {
      conflicts.push(conflict);
      return choices[conflict.key] ?? defaultSide(conflict);
    },
  };
}

export function defaultSide(conflict: Conflict): Side {
  return conflict.kind === 'removed' ? otherSide(conflict.by) : 'mine';
}

export function otherSide(side: Side): Side {
  return side === 'mine' ? 'theirs' : 'mine';
}
