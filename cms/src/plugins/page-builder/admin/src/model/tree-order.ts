import { childrenOf, placeOf, type Tree } from './tree.ts';

/**
 * Blocks that exist, each once, in reading order, without those that stand inside another of them: what a command on
 * several blocks works on. Takes time for the blocks that are named and what holds them, not for the whole page.
 */
export function outermostInOrder(tree: Tree, ids: Iterable<string>): string[] {
  const wanted = new Set([...ids].filter((id) => tree.blocks.has(id)));
  return [...wanted]
    .filter((id) => !isInsideAny(tree, id, wanted))
    .map((id) => ({ id, path: pathOf(tree, id) }))
    .sort((one, other) => comparePaths(one.path, other.path))
    .map(({ id }) => id);
}

/** Every block between two, both included, in reading order; a block that only holds the later of them is left out. */
export function blocksBetween(tree: Tree, one: string, other: string): string[] {
  const [first, last] = comparePaths(pathOf(tree, one), pathOf(tree, other)) <= 0 ? [one, other] : [other, one];
  const holders = new Set<string>();
  for (let holder = tree.parents.get(last)?.block; holder; holder = tree.parents.get(holder)?.block) {
    holders.add(holder);
  }
  const found: string[] = [];
  let isBetween = false;
  const visit = (id: string): boolean => {
    if (id === first) isBetween = true;
    if (isBetween && (!holders.has(id) || id === first)) found.push(id);
    if (id === last) return true;
    const areas = Object.values(tree.blocks.get(id)?.areas ?? {});
    return areas.some((children) => children.some(visit));
  };
  tree.roots.some(visit);
  return found;
}

function isInsideAny(tree: Tree, id: string, others: ReadonlySet<string>): boolean {
  for (let holder = tree.parents.get(id)?.block; holder; holder = tree.parents.get(holder)?.block) {
    if (others.has(holder)) return true;
  }
  return false;
}

/** The way to a block from the top: index, then area and index in it, and so on. */
function pathOf(tree: Tree, id: string): number[] {
  const path: number[] = [];
  for (let place = placeOf(tree, id); place; place = place.block === null ? undefined : placeOf(tree, place.block)) {
    path.unshift(place.index);
    if (place.block !== null) path.unshift(Object.keys(tree.blocks.get(place.block)?.areas ?? {}).indexOf(place.area));
  }
  return path;
}

function comparePaths(one: readonly number[], other: readonly number[]): number {
  const length = Math.min(one.length, other.length);
  for (let level = 0; level < length; level += 1) {
    const difference = (one[level] as number) - (other[level] as number);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

/** The index a place has among its area's children once some of them are taken out. */
export function indexWithout(
  tree: Tree,
  place: { block: string | null; area: string; index: number },
  ids: readonly string[],
) {
  const before = childrenOf(tree, place).slice(0, place.index);
  return place.index - before.filter((id) => ids.includes(id)).length;
}
