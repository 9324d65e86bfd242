import { createListeners } from '../../store/listeners.ts';
import {
  type SaveEffect,
  type SaveEvent,
  type SaveKind,
  type SaveState,
  startSaving,
  stepSaving,
} from './save-machine.ts';

/** What an attempt to save came to. */
export type SaveOutcome = Extract<SaveEvent, { type: 'saved' | 'merged' | 'refused' | 'failed' | 'unauthorized' }>;

interface SaverOptions {
  /** Saves or publishes the page as it is now. Never rejects. */
  attempt(kind: SaveKind): Promise<SaveOutcome>;
  /** Milliseconds since 1970 of the first edit from before; undefined when everything is stored. */
  since?: number | undefined;
  /** Where the browser tells of its connection: the window. */
  connection: EventTarget;
}

/** Drives the machine: attempts, timers and the browser's connection. Outlives the components that show it. */
export interface Saver {
  getState(): SaveState;
  subscribe(listener: () => void): () => void;
  send(event: SaveEvent): void;
  /** Ends retries; an attempt that is under way comes to its end. */
  stop(): void;
}

export function createSaver({ attempt, since, connection }: SaverOptions): Saver {
  let state = startSaving(since);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const { subscribe, notify } = createListeners();

  const send = (event: SaveEvent) => {
    const step = stepSaving(state, event);
    state = step.state;
    for (const effect of step.effects) carryOut(effect);
    notify();
  };

  const carryOut = (effect: SaveEffect) => {
    switch (effect.type) {
      case 'send':
        void attempt(effect.kind).then(send);
        return;
      case 'retryIn':
        clearTimeout(timer);
        if (!isStopped) timer = setTimeout(send, effect.ms, { type: 'retryDue' });
        return;
      case 'cancelRetry':
        clearTimeout(timer);
    }
  };

  const listening = new AbortController();
  for (const type of ['online', 'offline'] as const) {
    connection.addEventListener(type, () => send({ type }), { signal: listening.signal });
  }
  return {
    getState: () => state,
    subscribe,
    send,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      listening.abort();
    },
  };
}
