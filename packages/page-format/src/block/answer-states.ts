import type { EditorText } from '../text/text.ts';
import type { Loadable } from './loadable.ts';

/**
 * A state that a block is in because of an answer, or because of its script: while it waits, after a failure, with what
 * came. Nobody can set it, so the block brings an example of it, to look at in the editor.
 */
export interface AnswerState {
  label: EditorText;
  /** What the View is given as `data`. */
  data: Loadable;
}

/** The states of a block by name, in the order in which they are offered. */
export type AnswerStates = Readonly<Record<string, AnswerState>>;
