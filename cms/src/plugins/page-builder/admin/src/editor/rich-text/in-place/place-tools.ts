/** Pixels between the tools and what they stand beside. */
const GAP = 6;

interface Span {
  top: number;
  bottom: number;
}

interface ToolsPlace {
  /** The selected text, or the line of the caret. */
  selection: Span & { left: number };
  isCaret: boolean;
  /** The whole text. */
  text: Span & { left: number };
  tools: { width: number; height: number };
  /** What is seen of the page. */
  room: { width: number; height: number };
}

/**
 * Where the tools of a text stand: above what is selected, or above the whole text while nothing is, so that the line
 * before the one that is written stays readable. Where that has no room, below it; and never over the selected lines, as
 * long as these leave any room at all.
 */
export function placeTools({ selection, isCaret, text, tools, room }: ToolsPlace): { top: number; left: number } {
  const anchor = isCaret ? text : selection;
  const tops = [
    anchor.top - GAP - tools.height,
    anchor.bottom + GAP,
    0,
    selection.bottom + GAP,
    selection.top - GAP - tools.height,
  ];
  const fits = (top: number) =>
    top >= 0 &&
    top + tools.height <= room.height &&
    (top + tools.height <= selection.top || top >= selection.bottom || selection.bottom < 0);
  const left = Math.max(0, Math.min(anchor.left, room.width - tools.width));
  return { top: tops.find(fits) ?? 0, left };
}
