import { DRAWERS, STACKED } from '../../kit/layout.ts';

/** What can be opened at the left, in the order of the rail's buttons. */
export const PANELS = ['blocks', 'sections', 'outline', 'problems'] as const;
export type PanelName = (typeof PANELS)[number];

export const isPanel = (name: string): name is PanelName => PANELS.some((panel) => panel === name);

/** What stands beside the page: panels at the left, settings at the right. */
export const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

/** What is open beside the page. */
export interface OpenSides {
  left: boolean;
  right: boolean;
  /** Those of the left side: open, or to be opened with it. Never empty. */
  panels: readonly PanelName[];
}

const USUAL: readonly PanelName[] = ['blocks', 'outline'];

/** Both sides at first. What would lie over the page, or far below it, is opened when it is wanted. */
export function usualSides(): OpenSides {
  return { left: !isNarrow(), right: !window.matchMedia(DRAWERS).matches, panels: USUAL };
}

export function isOpen(sides: OpenSides, panel: PanelName): boolean {
  return sides.left && sides.panels.includes(panel);
}

/**
 * With a panel opened. Blocks and sections take each other's place, and where the side lies over the page, or the page
 * stands below it, there is one panel at a time.
 */
export function openPanel(sides: OpenSides, panel: PanelName): OpenSides {
  if (isOpen(sides, panel)) return sides;
  const others = sides.left && !isNarrow() ? sides.panels : [];
  const replaced = { blocks: 'sections', sections: 'blocks', outline: undefined, problems: undefined }[panel];
  const wanted = [...others.filter((other) => other !== replaced), panel];
  return { ...sides, left: true, panels: PANELS.filter((name) => wanted.includes(name)) };
}

/** With a panel closed, and the side with its last one, which opens with it the next time. */
export function closePanel(sides: OpenSides, panel: PanelName): OpenSides {
  const panels = sides.panels.filter((other) => other !== panel);
  return panels.length > 0 ? { ...sides, panels } : { ...sides, left: false };
}

function isNarrow(): boolean {
  return window.matchMedia(`${DRAWERS}, ${STACKED}`).matches;
}
