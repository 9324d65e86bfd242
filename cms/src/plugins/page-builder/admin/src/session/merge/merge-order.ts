import { findMoved } from '../../../../shared/differences/find-moved.ts';

/**
 * Merges two orders of the same things. Each side's own moves and insertions are carried out on the other's list, each
 * beside the neighbour it had; what one side left alone follows the other.
 * @param members what is to be in the result, whoever has it
 * @param contradicts called when both moved the same thing to different places; says whose order wins
 */
export function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  members: ReadonlySet<string>,
  contradicts: () => 'mine' | 'theirs',
): string[] {
  const here = mine.filter((id) => members.has(id));
  const there = theirs.filter((id) => members.has(id));
  const isShared = inAll(base, here, there);
  const shared = { base: base.filter(isShared), here: here.filter(isShared), there: there.filter(isShared) };
  const movedHere = findMoved(shared.base, shared.here);
  const movedThere = findMoved(shared.base, shared.there);
  const clash =
    [...movedHere].some((id) => movedThere.has(id)) && shared.here.some((id, index) => id !== shared.there[index]);
  const winner = clash ? contradicts() : undefined;

  const order =
    winner === 'mine'
      ? carryOver(there, here, new Set())
      : carryOver(here, there, winner === 'theirs' ? new Set() : movedHere);
  const placed = new Set(order);
  return [...order, ...[...members].filter((id) => !placed.has(id))];
}

/** Puts what `from` has and `into` has not, and what `from` moved, into `into`: each after its neighbour in `from`. */
function carryOver(from: readonly string[], into: readonly string[], moved: ReadonlySet<string>): string[] {
  const known = new Set(into);
  const result = into.filter((id) => !moved.has(id));
  for (const [index, id] of from.entries()) {
    if (known.has(id) && !moved.has(id)) continue;
    const placed = new Set(result);
    const neighbour = from.slice(0, index).findLast((candidate) => placed.has(candidate));
    result.splice(neighbour === undefined ? 0 : result.indexOf(neighbour) + 1, 0, id);
  }
  return result;
}

function inAll(...lists: (readonly string[])[]): (id: string) => boolean {
  const sets = lists.map((list) => new Set(list));
  return (id) => sets.every((set) => set.has(id));
}
