import { type RefObject, useEffect, useState } from 'react';
import type { Selection } from '../../model/selection.ts';
import { type Tree as PageTree, placeOf } from '../../model/tree.ts';
import { useSession } from '../../store/use-store.ts';
import { distanceIntoView } from '../canvas/distance-into-view.ts';
import { areaKey } from './node-keys.ts';

interface OutlineElements {
  /** What scrolls. */
  panel: RefObject<HTMLElement>;
  tree: RefObject<HTMLElement>;
}

/**
 * Shows the row of what is selected, in the outline alone: the branches around it are unfolded, and the panel scrolls to
 * it, whenever something else is selected or what is selected has moved.
 * @param setClosed changes which branches are folded
 */
export function useReveal(
  { panel, tree }: OutlineElements,
  setClosed: (change: (closed: ReadonlySet<string>) => ReadonlySet<string>) => void,
): void {
  const selectedKey = useSession(({ selection }) =>
    selection.area ? areaKey(selection.area) : (selection.blocks.at(-1) ?? ''),
  );
  // As text, so that only a move of what is selected counts, and no other change of the page.
  const selectedPlace = useSession(({ tree: page, selection }) => branchesAround(page, selection).join(' '));
  const [revealed, setRevealed] = useState('');
  const place = `${selectedPlace} ${selectedKey}`;
  // While rendering and not after it, so that the row is there when it is scrolled to.
  if (revealed !== place) {
    setRevealed(place);
    setClosed((current) => unfold(current, selectedPlace.split(' ')));
  }

  useEffect(() => {
    const row = tree.current?.querySelector(`[data-node="${CSS.escape(selectedKey)}"]`);
    if (!row) return;
    // Told after the browser's own layout, so that a row that is in view, as most are, costs no layout of its own.
    const observer = new IntersectionObserver(
      ([entry]) => {
        observer.disconnect();
        if (panel.current && entry && entry.intersectionRatio < 1) scrollTo(row, panel.current);
      },
      { root: panel.current, threshold: 1 },
    );
    observer.observe(row);
    return () => observer.disconnect();
  }, [selectedKey, place, panel, tree]);
}

/** Scrolls the panel alone. `scrollIntoView` would in a narrow window scroll the canvas away, where the block was chosen. */
function scrollTo(row: Element, panel: Element): void {
  const view = panel.getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  const distance = distanceIntoView({ top: top - view.top, bottom: bottom - view.top }, view.height);
  // Asked to scroll by nothing, the browser lays out everything all the same.
  if (distance !== 0) panel.scrollBy({ top: distance });
}

/**
 * Keys of the branches that have to be open so that what is selected has a row, with its place among its siblings: a
 * block that was dragged elsewhere is looked for again.
 */
function branchesAround(tree: PageTree, { blocks, area }: Selection): string[] {
  const lead = area ? area.block : blocks.at(-1);
  const keys: string[] = area?.block ? [area.block] : [];
  for (let id = lead; id; ) {
    const place = placeOf(tree, id);
    if (!place) break;
    keys.push(areaKey(place), ...(place.block ? [place.block] : []), ...(id === lead ? [`#${place.index}`] : []));
    id = place.block;
  }
  return keys;
}

function unfold(closed: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> {
  return keys.some((key) => closed.has(key)) ? new Set([...closed].filter((key) => !keys.includes(key))) : closed;
}
