import type { Block, Registry } from 'page-format';
import { isSameArea, type Place, placeOf, type Tree } from '../tree.ts';
import { insert } from './insert.ts';

/** Puts copies of blocks after them; blocks of one area keep together. The copies have ids of their own. */
export interface Duplicate {
  readonly type: 'duplicate';
  /** In reading order, none inside another. */
  readonly ids: readonly string[];
  /** A copy for each block (see `copyBlock`). */
  readonly copies: readonly Block[];
}

export function duplicate(tree: Tree, { ids, copies }: Duplicate, registry: Registry): Tree {
  const groups: { place: Place; blocks: Block[] }[] = [];
  for (const [index, id] of ids.entries()) {
    const place = placeOf(tree, id);
    const copy = copies[index];
    if (!place || !copy) return tree;
    const group = groups.find((entry) => isSameArea(entry.place, place));
    if (group) {
      group.blocks.push(copy);
      group.place = place.index > group.place.index ? place : group.place;
    } else groups.push({ place, blocks: [copy] });
  }
  let next = tree;
  for (const { place, blocks } of groups) {
    const after = insert(next, { type: 'insert', blocks, place: { ...place, index: place.index + 1 } }, registry);
    if (after === next) return tree;
    next = after;
  }
  return next;
}
