import type { Registry } from 'page-format';
import type { Action } from '../model/actions/index.ts';
import type { EditMark, Session } from '../model/history.ts';
import type { Refused } from '../model/placement.ts';
import { type Selection, selectBlocks } from '../model/selection.ts';

/** What a command came to: the blocks it was about, in reading order, or why it was refused. */
export type Outcome = { ids: readonly string[] } | Refused;

/** What commands of the store act by. */
export interface Acting {
  readonly registry: Registry;
  now(): Session;
  /** @returns false when nothing changes */
  attempt(actions: readonly Action[], mark?: Partial<EditMark>): Refused | boolean;
  /** The same, telling of what is refused. */
  act(action: Action, mark?: Partial<EditMark>): boolean;
  /** Carries out an action that was not refused, and selects the blocks it was about. */
  arrange(action: Action, ids: readonly string[], type: string, mergeKey?: string): Outcome;
  select(selection: Selection): void;
  typeOf(id: string | undefined): string;
}

export function createActing(base: Omit<Acting, 'arrange' | 'typeOf'>): Acting {
  return {
    ...base,
    arrange(action, ids, type, mergeKey) {
      const done = base.attempt([action], { selection: selectBlocks(ids), mergeKey });
      if (typeof done === 'object') return done;
      return done ? { ids } : { refusal: 'not-accepted', type };
    },
    typeOf: (id) => base.now().tree.blocks.get(id ?? '')?.type ?? '',
  };
}
