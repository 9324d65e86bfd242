import { isSameContent } from '../../../../shared/differences/list-differences.ts';
import { ancestorsOf, isSameArea, type Tree, withDescendants } from '../../model/tree.ts';
import { type Ledger, otherSide, type Side } from './conflicts.ts';
import type { Versions } from './versions.ts';

/**
 * The blocks that a merged page has: those both sides have, those one of them added, and those that one deleted while
 * the other worked on them and that are to stay.
 */
export function findSurvivors(versions: Versions, ledger: Ledger): Set<string> {
  const alive = new Set([...versions.mine.blocks.keys(), ...versions.theirs.blocks.keys()]);
  for (const side of ['mine', 'theirs'] as const) {
    for (const id of removeDeleted(versions, side, ledger)) alive.delete(id);
  }
  return alive;
}

/** The blocks that go because one side deleted them. */
function removeDeleted({ base, ...pages }: Versions, by: Side, ledger: Ledger): string[] {
  const remover = pages[by];
  const keeper = pages[otherSide(by)];
  const isDeleted = (id: string | null | undefined) =>
    typeof id === 'string' && base.blocks.has(id) && !remover.blocks.has(id);
  const gone: string[] = [];
  for (const id of keeper.blocks.keys()) {
    // Decided once for a block and all that stands in it on the other side.
    if (!isDeleted(id) || isDeleted(keeper.parents.get(id)?.block)) continue;
    const inside = withDescendants(keeper, id);
    // What the remover moved out before deleting stays where it was moved to, whatever the other side did with it.
    const wasMovedOut = (block: string) => remover.blocks.has(block) && ancestorsOf(base, block).includes(id);
    if (inside.some((block) => !wasMovedOut(block) && wasTouched(base, keeper, block))) {
      const side = ledger.settle({ kind: 'removed', key: `removed:${id}`, block: id, path: [], by });
      if (side !== by) continue;
    }
    gone.push(...inside.filter((block) => !remover.blocks.has(block)));
  }
  return gone;
}

/** True for blocks that are new on a page, were moved on it, or say something else. */
function wasTouched(base: Tree, page: Tree, id: string): boolean {
  const [before, now] = [base.blocks.get(id), page.blocks.get(id)];
  const [from, to] = [base.parents.get(id), page.parents.get(id)];
  if (!before || !now || !from || !to) return true;
  return !isSameArea(from, to) || !isSameContent(before, now);
}
