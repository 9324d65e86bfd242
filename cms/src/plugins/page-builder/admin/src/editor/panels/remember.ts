import { type OpenSides, PANELS, type Side, usualSides } from './panels.ts';

/** What has a width of its own: a side, or a panel that needs more of one. */
export type SideWidth = Side | 'translation';

/** How a person has set up the editor, kept in the browser. In one that keeps nothing, all is as usual the next time. */
const KEY = 'page-builder:sides';

/** Of the sides where nobody has changed them: with both, the page has more than seven tenths of a screen of 1440 pixels. */
const USUAL_WIDTHS: Readonly<Record<SideWidth, number>> = { left: 150, right: 203, translation: 380 };
export const WIDTHS = { least: 150, most: 560 } as const;

export function readSides(): OpenSides {
  const usual = usualSides();
  const { left, right, panel } = read();
  return {
    left: usual.left && left !== false,
    right: usual.right && right !== false,
    panel: PANELS.find((name) => name === panel) ?? usual.panel,
  };
}

/** Keeps what is open. In a narrow window that is no habit: there, panels are opened for a moment. */
export function keepSides({ left, right, panel }: OpenSides): void {
  if (usualSides().left) keep({ left, right, panel });
}

/** Pixels that a side is wide. */
export function readWidth(side: SideWidth): number {
  const width = read().widths?.[side];
  return typeof width === 'number' && width >= WIDTHS.least && width <= WIDTHS.most ? width : USUAL_WIDTHS[side];
}

export function keepWidth(side: SideWidth, pixels: number): void {
  keep({ widths: { ...read().widths, [side]: Math.round(pixels) } });
}

/** How the page is looked at, as far as it is a habit. */
export interface Look {
  /** Part of the true size; `fit` fills the room there is, `sections` shows the page as its sections, and is no habit. */
  zoom: number | 'fit' | 'sections';
  /** Shows the name of every block at its corner. */
  tags: boolean;
  /** Groups of settings that somebody has unfolded, by name. */
  unfolded: readonly string[];
  /** Shows what is said about each setting. */
  help: boolean;
}

export function readLook(zooms: readonly number[]): Look {
  const { zoom, tags, unfolded, help } = read();
  return {
    zoom: zooms.find((known) => known === zoom) ?? 'fit',
    tags: tags !== false,
    unfolded: Array.isArray(unfolded) ? unfolded.filter((name) => typeof name === 'string') : [],
    help: help === true,
  };
}

export function keepLook({ zoom, tags, unfolded, help }: Look): void {
  keep({ zoom, tags, unfolded, help });
}

/** What is stored, by whichever version or hand. */
interface Stored {
  left?: unknown;
  right?: unknown;
  panel?: unknown;
  zoom?: unknown;
  tags?: unknown;
  unfolded?: unknown;
  help?: unknown;
  widths?: Readonly<Partial<Record<SideWidth, unknown>>>;
}

function read(): Stored {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Stored | null) ?? {};
  } catch {
    return {};
  }
}

function keep(change: Stored): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), ...change }));
  } catch {
    // Full, or not allowed.
  }
}
