import { type Segment, writeTagged } from 'page-format';

/** What `POST /page-builder/translations/memory` is asked. */
export interface MemoryQuestion {
  /** The text as `writeRemembered` has it. */
  source: string;
  /** Locales. */
  from: string;
  to: string;
}

/** A translation that was confirmed for the same text, or for one that says nearly the same. */
export interface MemoryMatch {
  id: number;
  /** That text, and its translation, both as `writeRemembered` has them. */
  source: string;
  target: string;
  /** How similar the text is to the one that was asked for, in percent; 100 is the same. */
  score: number;
}

export interface MemoryAnswer {
  /** The best first. */
  data: readonly MemoryMatch[];
  meta: {
    /** Whether the person may delete them. */
    mayForget: boolean;
  };
}

/** The most that is answered, and the least similar of them in percent. */
export const MOST_MATCHES = 5;
export const LEAST_SCORE = 60;

/** Characters of the longest text that is remembered, and that is asked for. */
export const LONGEST_REMEMBERED = 2_000;

/** Lines of a text, in the tags of `writeTagged`, which holds no line break itself. */
export const joinLines = (lines: readonly string[]) => lines.join('\n');
export const splitLines = (text: string) => text.split('\n');

/** A text as the memory knows it: what a translator sees of it, so that a link may lead elsewhere. */
export function writeRemembered(text: Segment['text']): string {
  return joinLines(writeTagged(text));
}
