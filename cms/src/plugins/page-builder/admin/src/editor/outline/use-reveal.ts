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
    if (place.trim() === '') return;
    const view = panel.current?.getBoundingClientRect();
    const row = tree.current?.querySelector(`[data-node="${CSS.escape(selectedKey)}"]`)?.getBoundingClientRect();
    if (!row || !view) return;
    // Not `scrollIntoView`: in a narrow window that would scroll the canvas away, where the block was chosen.
    const edges = { top: row.top - view.top, bottom: row.bottom - view.top };
    const distance = distanceIntoView(edges, view.height);
    // Asked to scroll by nothing, the browser lays out everything all the same.
    if (distance !== 0) panel.current?.scrollBy({ top: distance });
  }, [selectedKey, place, panel, tree]);
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
