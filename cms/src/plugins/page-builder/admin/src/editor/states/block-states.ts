import type { AnyBlockDefinition, Loadable } from 'page-format';
import type { BlockSamples } from '../../api/blocks.ts';

/** A state that a block can be looked at in: an answer, or a side of a feature flag. */
export type BlockState = { kind: 'answer'; id: string; answer: Loadable } | { kind: 'flag'; id: 'on' | 'off' };

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

/** True for blocks that show one of two areas, as a feature flag decides. */
export function hasFlag(definition: AnyBlockDefinition): boolean {
  return Boolean(definition.areas && 'on' in definition.areas && 'off' in definition.areas);
}

/** True for blocks that may look different later: once an answer is there, or once their script runs. */
export function mayHaveStates(definition: AnyBlockDefinition): boolean {
  return hasFlag(definition) || Boolean(definition.request || definition.element || definition.island);
}

/**
 * The states of a block, from the samples its developers look at: what it shows while it waits, when nothing is there,
 * when the call failed, and with an answer.
 */
export function listAnswerStates(fixtures: BlockSamples | undefined): Extract<BlockState, { kind: 'answer' }>[] {
  const found: Extract<BlockState, { kind: 'answer' }>[] = [];
  const entries = Object.entries(fixtures?.samples ?? {});
  for (const [name, { data }] of entries) {
    if (!data) continue;
    const id = nameOf(name, data);
    if (id && !found.some((state) => state.id === id)) found.push({ kind: 'answer', id, answer: data });
  }
  return found;
}

export const ANSWER_STATES = ['sample', 'loading', 'empty', 'failed'] as const;

function nameOf(sample: string, { status }: Loadable): (typeof ANSWER_STATES)[number] | undefined {
  if (status === 'loading') return 'loading';
  if (status === 'failed') return 'failed';
  if (status !== 'loaded') return undefined;
  return /^(empty|none|no[A-Z])/.test(sample) ? 'empty' : 'sample';
}
