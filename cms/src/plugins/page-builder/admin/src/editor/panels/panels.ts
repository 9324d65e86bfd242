import { DRAWERS, STACKED } from '../../kit/layout.ts';

/** What can be opened at the left, in the order of the rail's buttons. */
export const PANELS = ['blocks', 'sections', 'outline', 'problems', 'translation'] as const;
export type PanelName = (typeof PANELS)[number];

export const isPanel = (name: string): name is PanelName => PANELS.some((panel) => panel === name);

/** What stands beside the page: panels at the left, settings at the right. */
export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

/** What is open beside the page. */
export interface OpenSides {
  left: boolean;
  right: boolean;
  /** The one at the left: open, or opened with that side. */
  panel: PanelName;
}

/** Both sides at first. What would lie over the page, or far below it, is opened when it is wanted. */
export function usualSides(): OpenSides {
  const isNarrow = window.matchMedia(`${DRAWERS}, ${STACKED}`).matches;
  return { left: !isNarrow, right: !window.matchMedia(DRAWERS).matches, panel: 'blocks' };
}
