import type { EditorText } from '../text/text.ts';

/**
 * How a problem is put right with one press, as plain data: the editor carries it out as one step that undo takes back.
 * Only for what is right whenever the problem is found; where somebody has to think, the sentence alone is better.
 */
export type Mend = MendChange & {
  /** What is done, as a button says it: `Make it an H2`. */
  label: EditorText;
};

/** All of them mean the block that has the problem, and the place in its props to which the problem's `path` leads. */
export type MendChange =
  /** Sets the value at that place; nothing is done where it is not `was` any more, or the property does not take it. */
  | { change: 'set'; was: unknown; value: unknown }
  /** Removes the item of a list at that place, if it still is the one with this id, and what stands in its area. */
  | { change: 'removeItem'; itemId: string }
  /** Deletes the block with all that stands in it. */
  | { change: 'removeBlock' };
