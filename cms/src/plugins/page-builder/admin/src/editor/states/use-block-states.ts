import { createContext, useContext, useSyncExternalStore } from 'react';
import type { TreeBlock } from '../../model/tree.ts';
import { type BlockState, type BlockStates, createBlockStates } from './block-states.ts';

const Context = createContext<BlockStates>(createBlockStates());

export const BlockStatesProvider = Context.Provider;

export function useBlockStates(): BlockStates {
  return useContext(Context);
}

/** The block as it stays drawn while its text is written; undefined otherwise. */
export function useHeldBlock(id: string): TreeBlock | undefined {
  const states = useBlockStates();
  return useSyncExternalStore(states.subscribe, () => states.findHeld(id));
}

/** The state a block is looked at in; undefined while it is in its own. */
export function useBlockState(id: string): BlockState | undefined {
  const states = useBlockStates();
  return useSyncExternalStore(states.subscribe, () => states.get(id));
}
