import { composePage, type SavedSections, SYNCED_SECTION } from 'page-format';
import { useMemo } from 'react';
import { readingOrder } from '../../../../shared/differences/list-differences.ts';
import type { Session } from '../../model/history.ts';
import { useEditorStore, useSession } from '../../store/use-store.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * Ids of the synced sections with which the page holds more than a page may: nothing of them is drawn or searched. Found
 * anew when a section comes, goes or moves, and not with what is typed meanwhile.
 */
export function useLeftOut(sections: SavedSections): ReadonlySet<string> {
  const store = useEditorStore();
  const places = useSession(joinPlaces);
  return useMemo(
    () => (places === '' ? NONE : (composePage(store.getDocument(), sections).leftOut ?? NONE)),
    [store, places, sections],
  );
}

/** The synced sections of a page in reading order, as one text that can be compared. */
function joinPlaces({ tree }: Session): string {
  const isPlace = (id: string) => tree.blocks.get(id)?.type === SYNCED_SECTION;
  if (![...tree.blocks.keys()].some(isPlace)) return '';
  return readingOrder(tree).filter(isPlace).join(' ');
}
