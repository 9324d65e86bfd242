import type { AnyBlockDefinition, FlagSide, Loadable } from 'page-format';
import type { TreeBlock } from '../../model/tree.ts';

/**
 * A state that a block can be looked at in: an answer, or a side of a feature flag. An empty title or paragraph is drawn
 * as `written` while somebody writes it, as though something stood in it. A block whose formatted text is written stays
 * drawn `as` it was: its element belongs to the text editor, and nobody else may change what stands in it.
 */
export type BlockState =
  | { kind: 'answer'; name: string; answer: Loadable }
  | { kind: 'flag'; side: FlagSide }
  | { kind: 'written'; as?: TreeBlock };

/** Which blocks are shown in another state than their own, by id. Looking only: nothing of it is saved. */
export interface BlockStates {
  get(id: string): BlockState | undefined;
  set(id: string, state: BlockState | undefined): void;
  all(): ReadonlyMap<string, BlockState>;
  subscribe(listener: () => void): () => void;
}

export function createBlockStates(): BlockStates {
  let states: ReadonlyMap<string, BlockState> = new Map();
  const listeners = new Set<() => void>();
  return {
    get: (id) => states.get(id),
    all: () => states,
    set(id, state) {
      const next = new Map(states);
      if (state) next.set(id, state);
      else next.delete(id);
      states = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** True for blocks that may look different later: by a feature's flag, an answer that came, or a script that runs. */
export function mayHaveStates({ flag, request, element, island }: AnyBlockDefinition): boolean {
  return Boolean(flag || request || element || island);
}
