import { DRAWERS } from '../../kit/layout.ts';

/** Which sides are open: a habit of a person at a desk, kept in the browser. */
const KEY = 'page-builder:sides';

interface Sides {
  left: boolean;
  right: boolean;
}

/** Both at first. Where they lie over the page, they are opened when they are wanted. */
export function readSides(): Sides {
  if (areDrawers()) return { left: false, right: false };
  try {
    const { left, right } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Sides, unknown>>;
    return { left: left !== false, right: right !== false };
  } catch {
    return { left: true, right: true };
  }
}

export function keepSides(sides: Sides): void {
  if (areDrawers()) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(sides));
  } catch {
    // Where the browser keeps nothing, both are open the next time.
  }
}

function areDrawers(): boolean {
  return window.matchMedia(DRAWERS).matches;
}
