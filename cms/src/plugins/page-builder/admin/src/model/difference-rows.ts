import { type Difference, listDifferences, readingOrder } from '../../../shared/differences/list-differences.ts';
import type { Tree } from './tree.ts';

/** A difference as it is told: with a block that came or went, what stood in it came or went as well. */
export interface DifferenceRow {
  difference: Difference;
  /** Blocks that are told with this one. */
  inside: number;
}

/** The differences of two pages from top to bottom; what is gone stands where it stood. */
export function listRows(before: Tree, after: Tree): DifferenceRow[] {
  const differences = listDifferences(before, after);
  const insides = new Map<string, number>();
  const told = differences.filter(({ kind, block }) => {
    if (kind !== 'added' && kind !== 'removed') return true;
    const [tree, other] = kind === 'added' ? [after, before] : [before, after];
    const holder = findHolder(block, tree, other);
    if (holder !== block) insides.set(holder, (insides.get(holder) ?? 0) + 1);
    return holder === block;
  });
  const order = findOrder(before, after, new Set(told.flatMap((one) => (one.kind === 'moved' ? one.block : []))));
  const rows = told.map((difference) => ({ difference, inside: insides.get(difference.block) ?? 0 }));
  return rows.sort((one, other) => (order.get(one.difference.block) ?? 0) - (order.get(other.difference.block) ?? 0));
}

/** The outermost of the blocks around one that only one of two pages has. */
function findHolder(block: string, tree: Tree, other: Tree): string {
  const holder = tree.parents.get(block)?.block;
  return typeof holder !== 'string' || other.blocks.has(holder) ? block : findHolder(holder, tree, other);
}

/** Where each block of either page is told: what is gone behind the block that stood before it and still does. */
function findOrder(before: Tree, after: Tree, moved: ReadonlySet<string>): Map<string, number> {
  const gone = new Map<string | undefined, string[]>();
  let last: string | undefined;
  for (const id of readingOrder(before)) {
    if (!after.blocks.has(id)) gone.set(last, [...(gone.get(last) ?? []), id]);
    else if (!moved.has(id)) last = id;
  }
  const ids = readingOrder(after).flatMap((id) => [id, ...(gone.get(id) ?? [])]);
  return new Map([...(gone.get(undefined) ?? []), ...ids].map((id, index) => [id, index]));
}
