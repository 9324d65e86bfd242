import { blockStatus, listAreas, type Registry } from 'page-format';
import {
  ancestorsOf,
  childrenOf,
  isHiddenIn,
  isSameArea,
  type Tree,
  type TreeBlock,
  withDescendants,
} from './page-tree.ts';

/**
 * What a change of a page does in spite of a lock. A locked block stays on the page, in its area and in its order among the
 * locked ones there; which other blocks stand around it is free, and so is where the block goes that holds it. In it nothing
 * is added, taken away, moved or made another block. Whether visitors get it stays as it is: to hide a block is to take it
 * away from them. Names and properties may change, except that the entries of a list that have areas stay those they are.
 *
 * One rule for the editor, which asks it of each step, and the server, which asks it of each save.
 * @returns id of the locked block, of the outermost where one stands in another
 */
export function findLockBreach(before: Tree, after: Tree, registry: Registry): string | undefined {
  if (before === after) return undefined;
  const broken: string[] = [];
  for (const { id, locked } of before.blocks.values()) {
    if (locked && !(keepsPlace(before, after, id) && keepsInside(before, after, id, registry))) broken.push(id);
  }
  return broken.find((id) => !ancestorsOf(before, id).some((holder) => broken.includes(holder)));
}

/** The locked block that holds a block where it is: itself, or the nearest one around it. */
export function findLock(tree: Tree, id: string | null): string | undefined {
  if (id === null) return undefined;
  return [id, ...ancestorsOf(tree, id)].find((each) => tree.blocks.get(each)?.locked);
}

function keepsPlace(before: Tree, after: Tree, id: string): boolean {
  const [from, to] = [before.parents.get(id), after.parents.get(id)];
  if (!from || !to || !isSameArea(from, to) || isHiddenIn(before, id) !== isHiddenIn(after, id)) return false;
  const locked = childrenOf(before, from).filter((each) => before.blocks.get(each)?.locked);
  return isSameList(
    locked,
    childrenOf(after, to).filter((each) => locked.includes(each)),
  );
}

function keepsInside(before: Tree, after: Tree, id: string, registry: Registry): boolean {
  return withDescendants(before, id).every((each) => {
    const [was, is] = [before.blocks.get(each), after.blocks.get(each)];
    if (was === is) return true;
    if (!was || !is || was.type !== is.type || was.hidden !== is.hidden) return false;
    const areas = new Set([...Object.keys(was.areas ?? {}), ...Object.keys(is.areas ?? {})]);
    return (
      isSameList(listItems(was, registry), listItems(is, registry)) &&
      [...areas].every((area) =>
        isSameList(childrenOf(before, { block: each, area }), childrenOf(after, { block: each, area })),
      )
    );
  });
}

/** The areas of a block that are entries of a list, in their order. */
function listItems(block: TreeBlock, registry: Registry): string[] {
  const definition = registry.get(block.type);
  if (!definition?.itemAreas || blockStatus(block, registry) !== 'known') return [];
  return listAreas(definition, block.props).map(({ name }) => name);
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}
