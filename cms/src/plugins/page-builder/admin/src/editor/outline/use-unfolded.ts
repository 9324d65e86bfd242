import { useCallback, useState } from 'react';
import type { Selection } from '../../model/selection.ts';
import { type Tree as PageTree, placeOf } from '../../model/tree.ts';
import { useEditorStore, useSession } from '../../store/use-store.ts';
import { rowKeyOf } from './list-rows.ts';
import { areaKey } from './node-keys.ts';

interface Unfolded {
  closed: ReadonlySet<string>;
  fold(key: string, isClosed: boolean): void;
  /** The row of what was selected last, and as text where it stands: that changes when it moves, or another is selected. */
  selected: { key: string; place: string };
}

/** Which branches of the outline are folded. Those around what is selected open when it is, and when it has moved. */
export function useUnfolded(): Unfolded {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const { registry } = useEditorStore();
  const key = useSession(({ tree, selection: { area, blocks } }) =>
    area ? rowKeyOf(tree, area, registry) : (blocks.at(-1) ?? ''),
  );
  // As text, so that only a move of what is selected counts, and no other change of the page.
  const branches = useSession(({ tree, selection }) => branchesAround(tree, selection).join(' '));
  const [revealed, setRevealed] = useState('');
  const place = `${branches} ${key}`;
  let open = closed;
  // While rendering and not after it, so that the row is there when it is scrolled to.
  if (revealed !== place) {
    setRevealed(place);
    open = unfold(closed, branches.split(' '));
    if (open !== closed) setClosed(open);
  }
  const fold = useCallback(
    (folded: string, isClosed: boolean) =>
      setClosed((current) => {
        const next = new Set(current);
        if (isClosed) next.add(folded);
        else next.delete(folded);
        return next;
      }),
    [],
  );
  return { closed: open, fold, selected: { key, place } };
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
