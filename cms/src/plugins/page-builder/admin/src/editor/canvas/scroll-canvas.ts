import { distanceIntoView, distanceToMiddle } from './distance-into-view.ts';
import { measureBlock } from './measure-block.ts';

const DISTANCES = {
  start: ({ top }: DOMRect) => top,
  middle: distanceToMiddle,
  nearest: distanceIntoView,
};

/**
 * Shows an element of the canvas by scrolling the canvas's own document and nothing else. `scrollIntoView`, and a focus
 * that scrolls, would go on outside of the frame: they scroll the row of screens, and in a narrow window the editor.
 */
export function scrollCanvas(element: Element, to: keyof typeof DISTANCES): void {
  const screen = element.ownerDocument.defaultView;
  if (!screen) return;
  const distance = DISTANCES[to](measureBlock(element), screen.innerHeight);
  // Asked to scroll by nothing, the browser lays out everything all the same.
  if (distance !== 0) screen.scrollBy({ top: distance });
}
