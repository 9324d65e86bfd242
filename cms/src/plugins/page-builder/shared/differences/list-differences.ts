import { readContent } from '../block-content.ts';
import { isSameArea, type Tree, type TreeBlock } from '../page-tree.ts';
import { isSameJson } from '../version.ts';
import { findMoved } from './find-moved.ts';

/** What became of one block from one page to another. */
export type Difference =
  | { kind: 'added' | 'removed' | 'moved'; block: string }
  /** The block says something else; `props` are those of its content with another value (see `readContent`). */
  | { kind: 'changed'; block: string; props: readonly string[] };

/** Everything that differs from one page to another, in reading order of the second; what is gone comes last. */
export function listDifferences(before: Tree, after: Tree): Difference[] {
  const moved = findMovedBlocks(before, after);
  const found = [...after.blocks.values()].flatMap((block): Difference[] => {
    const old = before.blocks.get(block.id);
    if (!old) return [{ kind: 'added', block: block.id }];
    const [said, says] = [readContent(old), readContent(block)];
    const names = [...new Set([...Object.keys(said), ...Object.keys(says)])];
    return [
      ...(moved.has(block.id) ? [{ kind: 'moved' as const, block: block.id }] : []),
      ...(isSameContent(old, block)
        ? []
        : [
            {
              kind: 'changed' as const,
              block: block.id,
              props: names.filter((name) => !isSameJson(said[name], says[name])),
            },
          ]),
    ];
  });
  const gone = [...before.blocks.keys()].filter((id) => !after.blocks.has(id));
  return [...found, ...gone.map((block) => ({ kind: 'removed' as const, block }))];
}

/** Blocks that both pages have, in another area or at another place among the same neighbours. */
export function findMovedBlocks(before: Tree, after: Tree): Set<string> {
  const moved = new Set<string>();
  const lists = new Map<string, { old: string[]; now: string[] }>();
  const listOf = (tree: Tree, id: string) => {
    const parent = tree.parents.get(id);
    const key = `${parent?.block ?? ''}/${parent?.area ?? ''}`;
    const list = lists.get(key) ?? { old: [], now: [] };
    lists.set(key, list);
    return list;
  };
  const stays = (id: string) => {
    const [from, to] = [before.parents.get(id), after.parents.get(id)];
    return from !== undefined && to !== undefined && isSameArea(from, to);
  };
  for (const id of readingOrder(before)) if (stays(id)) listOf(before, id).old.push(id);
  for (const id of readingOrder(after)) {
    if (stays(id)) listOf(after, id).now.push(id);
    else if (before.blocks.has(id)) moved.add(id);
  }
  for (const { old, now } of lists.values()) for (const id of findMoved(old, now)) moved.add(id);
  return moved;
}

/** Ids of all blocks from top to bottom. */
export function readingOrder(tree: Tree): string[] {
  const visit = (ids: readonly string[]): string[] =>
    ids.flatMap((id) => [id, ...Object.values(tree.blocks.get(id)?.areas ?? {}).flatMap(visit)]);
  return visit(tree.roots);
}

/** True when two states of a block say the same themselves; what stands in them is not looked at. */
export function isSameContent(one: TreeBlock, other: TreeBlock): boolean {
  if (one === other) return true;
  return one.type === other.type && one.v === other.v && isSameJson(readContent(one), readContent(other));
}
