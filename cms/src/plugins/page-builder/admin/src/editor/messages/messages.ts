import { createContext } from 'react';

/** A sentence of the editor: what a command did or refused, or what a notice says. */
export interface Message {
  text: string;
  /**
   * `said` is read out alone, `note` and `refusal` are shown for a moment as well, and `notice` stands on a notice, which
   * is read out by itself.
   */
  kind: 'said' | 'note' | 'refusal' | 'notice';
  /** Milliseconds since 1970. */
  at: number;
  /** Counted from 1 since the editor was opened. */
  number: number;
}

/** How many are kept to be read again. */
const KEPT = 100;

interface Messages {
  /** The oldest first. */
  messages: readonly Message[];
  /** Keeps what a notice says. */
  keep(text: string): void;
}

export const MessagesContext = createContext<Messages>({ messages: [], keep() {} });

export function addMessage(messages: readonly Message[], text: string, kind: Message['kind']): readonly Message[] {
  return [...messages, { text, kind, at: Date.now(), number: (messages.at(-1)?.number ?? 0) + 1 }].slice(-KEPT);
}
