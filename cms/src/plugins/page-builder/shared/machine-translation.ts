import type { RichTextNode } from 'page-format';

/** A text of a page's original, as the call for its translation names it. */
export interface AskedText {
  block: string;
  /** The property, in a list with the id of the entry and its property, joined with `/`. */
  place: string;
  /** Of several texts in one place, such as paragraphs, which it is. */
  index: number;
  /** The version that its translation is to be of. */
  version: string;
}

/** The most texts of one call: so the person sees how far it is, and can end it. */
export const MOST_TEXTS = 25;

/** Why a text was not translated. */
export type TextProblem =
  /** The original says something else by now, or has no such text. */
  | 'changed'
  /** Its tags came back otherwise: its links and formats would have been lost. */
  | 'tags'
  | 'empty'
  /** It is longer than its place takes. */
  | 'long'
  /** Its place does not take it for another reason. */
  | 'unfit'
  /** It was not sent, or nothing came back; see why the call ended. */
  | 'missing';

/** For each text that was asked for, in the same order. */
export type TranslatedText = { text: string | RichTextNode } | { problem: TextProblem };

/** Why a call ended before all its texts were translated. */
export type EndReason = 'limit' | 'refused' | 'quota' | 'busy' | 'slow' | 'unreachable' | 'nonsense' | 'failed';

/** Characters of this month, which is counted in UTC. */
export interface Allowance {
  left: number;
  limit: number;
}

/** What may be translated by machine; null where nothing can. */
export interface MachineAnswer {
  data: readonly TranslatedText[];
  meta: Allowance & { ended?: EndReason };
}
