/**
 * How far a screen has to be scrolled so that an element is seen, and no further: its nearer edge comes to the edge of
 * the screen, and of one that is higher than the screen the beginning.
 * @param box edges of the element, in pixels from the top of what is seen
 * @param height of the screen, in pixels
 * @returns pixels, negative for upwards
 */
export function distanceIntoView({ top, bottom }: { top: number; bottom: number }, height: number): number {
  if (top < 0) return top;
  return bottom > height ? Math.min(top, bottom - height) : 0;
}

/** How far a screen has to be scrolled so that an element stands in its middle; of one that is higher, the beginning is seen. */
export function distanceToMiddle({ top, bottom }: { top: number; bottom: number }, height: number): number {
  return top - Math.max(0, (height - (bottom - top)) / 2);
}
