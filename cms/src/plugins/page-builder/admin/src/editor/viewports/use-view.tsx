import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { DRAWERS, STACKED } from '../../kit/layout.ts';
import type { OpenSides } from '../panels/panels.ts';
import { keepLook, keepSides, type Look, readLook, readSides } from '../panels/remember.ts';

/** True widths of the screens an editor can choose, in pixels; of a desktop the widest, see `desktopWidth`. */
export const SCREENS = { desktop: 1440, tablet: 834, mobile: 390 } as const;
export type Screen = keyof typeof SCREENS;

/** A screen, a width of one's own, or all three screens beside each other. */
export type Viewport = Screen | 'free' | 'all';

export const FREE_WIDTH = { least: 280, most: 2560 } as const;

/** Parts of the true size at which the page is drawn, beside filling the room there is, which never enlarges. */
export const ZOOMS: readonly number[] = [0.5, 0.67, 0.75, 0.9, 1];

/** So small that several sections are seen at once, and each can still be told apart. */
export const SECTIONS_ZOOM = 0.4;

/** How the page is looked at, and with what beside it. Belongs to the person at the screen and is never saved with the page. */
export interface View extends OpenSides, Look {
  viewport: Viewport;
  freeWidth: number;
  /** Shows what visitors get, with links and scripts at work. */
  preview: boolean;
}

interface ViewContext extends View {
  change(part: Partial<View>): void;
  /** Whether the page is shown as its sections, which are moved and nothing in them. */
  isZoomedOut: boolean;
}

const Context = createContext<ViewContext | null>(null);

export function useView(): ViewContext {
  const view = useContext(Context);
  if (!view) throw new Error('useView works inside the page editor only.');
  return view;
}

export function ViewProvider({ children }: { children: ReactNode }) {
  const [view, setView] = useState<View>({
    viewport: usualViewport(),
    freeWidth: 1024,
    preview: false,
    ...readSides(),
    ...readLook(ZOOMS),
  });
  const { left, right, panel, zoom, tags, unfolded, help } = view;
  useEffect(() => keepSides({ left, right, panel }), [left, right, panel]);
  useEffect(() => keepLook({ zoom, tags, unfolded, help }), [zoom, tags, unfolded, help]);
  const isChosen = useRef(false);
  // A window that has become narrow, or wide again, begins as one that is opened so, but for the screen that was chosen.
  useEffect(() => {
    const listening = new AbortController();
    for (const width of [STACKED, DRAWERS]) {
      const begin = () =>
        setView((current) => ({
          ...keepSidesInUse(current),
          viewport: isChosen.current ? current.viewport : usualViewport(),
        }));
      window.matchMedia(width).addEventListener('change', begin, { signal: listening.signal });
    }
    return () => listening.abort();
  }, []);
  const change = useCallback((part: Partial<View>) => {
    if (part.viewport) isChosen.current = true;
    setView((current) => ({ ...current, ...part }));
  }, []);
  const context = useMemo<ViewContext>(
    () => ({ ...view, change, isZoomedOut: view.zoom === 'sections' && !view.preview }),
    [view, change],
  );
  return <Context.Provider value={context}>{children}</Context.Provider>;
}

/** Opens and closes the sides as usual, but for one that somebody works in, or that holds an open dialog. */
function keepSidesInUse(current: View): View {
  const usual = readSides();
  const [left, right] = (['left', 'right'] as const).map(
    (side) =>
      current[side] && document.querySelector(`[data-side='${side}']:is(:focus-within, :has(dialog[open]))`) !== null,
  );
  return {
    ...current,
    left: left || usual.left,
    right: right || usual.right,
    panel: left ? current.panel : usual.panel,
  };
}

/** Pixels from which on sites are usually laid out for desktops. */
const LEAST_DESKTOP = 1024;

/**
 * How wide the page is on a desktop: as wide as there is room for, so that it is seen at its true size wherever the
 * window allows.
 * @param available pixels on the screen
 */
export function desktopWidth(available: number, zoom: number | 'fit'): number {
  const room = zoom === 'fit' ? available : available / zoom;
  return Math.min(SCREENS.desktop, Math.max(LEAST_DESKTOP, Math.floor(room)));
}

/** Whoever works on a telephone sees the page as a telephone does, at its true size. */
function usualViewport(): Screen {
  return window.matchMedia(STACKED).matches ? 'mobile' : 'desktop';
}

export function clampWidth(width: number): number {
  return Math.round(Math.min(Math.max(width, FREE_WIDTH.least), FREE_WIDTH.most));
}
