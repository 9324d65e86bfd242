import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import type { Session } from '../../model/history.ts';
import { ancestorsOf, type Tree } from '../../model/tree.ts';
import { useSession } from '../../store/use-store.ts';

/** Rows that are there at once; an ordinary page has fewer. */
const ROWS_AT_ONCE = 80;
/** How far from what is seen a section gets its rows, in pixels of scrolling. */
const NEAR = 1200;

/**
 * Which sections of the page, the blocks at its top with all they hold, have rows in the outline. Rows cost as much as
 * the blocks on the canvas do, so those of a long page are made when they come near what is seen, hold the selection,
 * or are where the next key may lead. They stay from then on.
 */
export interface Sections {
  subscribe(listener: () => void): () => void;
  isFilled(id: string): boolean;
  fill(ids: readonly (string | undefined)[]): void;
  /** Fills a section when its element comes near what is seen. */
  watch(element: Element, id: string): () => void;
}

export function createSections(tree: Tree, scroller: RefObject<Element>): Sections {
  const filled = new Set<string>();
  const listeners = new Set<() => void>();
  const watched = new Map<Element, string>();
  let observer: IntersectionObserver | undefined;

  let rows = 0;
  for (const id of tree.roots) {
    if (rows >= ROWS_AT_ONCE) break;
    filled.add(id);
    rows += countRows(tree, id);
  }

  const fill: Sections['fill'] = (ids) => {
    const missing = ids.filter((id) => id !== undefined && !filled.has(id));
    if (missing.length === 0) return;
    for (const id of missing) filled.add(id as string);
    for (const listener of listeners) listener();
  };
  const observe = () =>
    new IntersectionObserver(
      (entries) => fill(entries.filter((entry) => entry.isIntersecting).map(({ target }) => watched.get(target))),
      { root: scroller.current, rootMargin: `${NEAR}px 0px` },
    );

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isFilled: (id) => filled.has(id),
    fill,
    watch(element, id) {
      observer ??= observe();
      watched.set(element, id);
      observer.observe(element);
      return () => {
        watched.delete(element);
        observer?.unobserve(element);
      };
    },
  };
}

/** Whether a section has its rows; follows the element of one that has not. */
export function useIsFilled(sections: Sections, id: string, item: RefObject<Element>): boolean {
  const holdsSelection = useSession(({ tree, selection }) => sectionOf(tree, leadOf(selection)) === id);
  const isFilled = useSyncExternalStore(sections.subscribe, () => sections.isFilled(id));
  useEffect(() => {
    if (!isFilled && item.current) return sections.watch(item.current, id);
  }, [sections, id, isFilled, item]);
  return isFilled || holdsSelection;
}

function leadOf({ blocks, area }: Session['selection']): string | null | undefined {
  return area ? area.block : blocks.at(-1);
}

/** The block at the top of the page that is a block or holds it. */
export function sectionOf(tree: Tree, id: string | null | undefined): string | undefined {
  return id ? (ancestorsOf(tree, id).at(-1) ?? id) : undefined;
}

/** Rows of a block and all it holds: one for each block and for each area. */
export function countRows(tree: Tree, id: string): number {
  const areas = Object.values(tree.blocks.get(id)?.areas ?? {});
  return 1 + areas.length + areas.flat().reduce((sum, child) => sum + countRows(tree, child), 0);
}
