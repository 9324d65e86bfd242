import type { AnyBlockDefinition, FlagSide, Loadable } from 'page-format';
import type { TreeBlock } from '../../model/tree.ts';
import { createListeners } from '../../store/listeners.ts';

/** A state that a block can be looked at in: an answer, or a side of a feature flag. */
export type BlockState = { kind: 'answer'; name: string; answer: Loadable } | { kind: 'flag'; side: FlagSide };

/** Which blocks are shown in another state than their own, by id. Looking only: nothing of it is saved. */
export interface BlockStates {
  get(id: string): BlockState | undefined;
  set(id: string, state: BlockState | undefined): void;
  all(): ReadonlyMap<string, BlockState>;
  /** The block whose text is written on the canvas, as it stays drawn meanwhile; undefined for every other. */
  findHeld(id: string): TreeBlock | undefined;
  /**
   * Keeps a block drawn as it is given while its text is written: the elements belong to the one who writes, and React
   * may not change what is in them. One block at a time.
   */
  hold(block: TreeBlock): void;
  /** Has a block drawn as it is stored again; nothing for a block that is not held. */
  release(id: string): void;
  subscribe(listener: () => void): () => void;
}

export function createBlockStates(): BlockStates {
  let states: ReadonlyMap<string, BlockState> = new Map();
  let held: TreeBlock | undefined;
  const { subscribe, notify } = createListeners();
  const setHeld = (block: TreeBlock | undefined) => {
    held = block;
    notify();
  };
  return {
    get: (id) => states.get(id),
    all: () => states,
    set(id, state) {
      const next = new Map(states);
      if (state) next.set(id, state);
      else next.delete(id);
      states = next;
      notify();
    },
    findHeld: (id) => (held?.id === id ? held : undefined),
    hold: setHeld,
    release(id) {
      if (held?.id === id) setHeld(undefined);
    },
    subscribe,
  };
}

/** True for blocks that may look different later: by a feature's flag, an answer that came, or a script that runs. */
export function mayHaveStates({ flag, request, element, island }: AnyBlockDefinition): boolean {
  return Boolean(flag || request || element || island);
}
