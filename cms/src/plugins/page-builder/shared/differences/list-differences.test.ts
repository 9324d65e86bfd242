import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFull } from '../../../../../../scripts/testing/matrix.ts';
import { applyAction } from '../../admin/src/model/actions/index.ts';
import { documentFromTree } from '../../admin/src/model/convert.ts';
import { createEditedPage, editScripts } from '../../admin/src/model/testing/edits.ts';
import { box, note, treeOf } from '../../admin/src/model/testing/page.ts';
import { registry } from '../../admin/src/model/testing/registry.ts';
import { childrenOf, draftOf, type Tree, writeChildren } from '../../admin/src/model/tree.ts';
import { readContent } from '../block-content.ts';
import { type AreaAddress, isSameArea, ROOT } from '../page-tree.ts';
import { type Difference, listDifferences, readingOrder } from './list-differences.ts';

test('each block is told once for each thing that became of it', () => {
  const before = treeOf(note('a'), note('b'), note('c'), box('x', [note('d')]), note('e'));
  const after = treeOf(note('b', 'new'), note('c'), note('a'), box('x'), note('d'), note('f'));
  expect(listDifferences(before, after)).toEqual([
    { kind: 'changed', block: 'b', props: ['text'] },
    { kind: 'moved', block: 'a' },
    { kind: 'moved', block: 'd' },
    { kind: 'added', block: 'f' },
    { kind: 'removed', block: 'e' },
  ]);
});

test('of any script of edits exactly the net steps are told', () => {
  const before = createEditedPage();
  fc.assert(
    fc.property(editScripts('x'), (script) => {
      const after = script.reduce((tree, action) => applyAction(tree, action, registry), before);
      const differences = listDifferences(before, after);
      // Enough: they lead from one page to the other.
      expect(documentFromTree(follow(before, after, differences))).toEqual(documentFromTree(after));
      // And none too many: fewer blocks could not have been moved, and each of the others differs by itself.
      expect(differences.filter(({ kind }) => kind === 'moved')).toHaveLength(countMoves(before, after));
      for (const difference of differences) expect(isTrue(before, after, difference)).toBe(true);
      expect(new Set(differences.map(({ kind, block }) => `${kind} ${block}`)).size).toBe(differences.length);
    }),
    { numRuns: isFull ? 10_000 : 500 },
  );
}, 120_000);

/** Does what the differences say: what they do not name stays what and where it was. */
function follow(before: Tree, after: Tree, differences: readonly Difference[]): Tree {
  const named = (...kinds: Difference['kind'][]) =>
    new Set(differences.flatMap(({ kind, block }) => (kinds.includes(kind) ? [block] : [])));
  const [changed, placed, gone] = [named('changed', 'added'), named('moved', 'added'), named('removed')];
  const draft = draftOf({ blocks: new Map(), parents: new Map(), roots: [] });
  for (const id of [...before.blocks.keys(), ...named('added')]) {
    const block = (changed.has(id) ? after : before).blocks.get(id);
    if (block && !gone.has(id)) draft.blocks.set(id, block);
  }
  const addresses = [ROOT, ...listAreas(after)];
  for (const address of addresses) {
    const kept = childrenOf(before, address).filter((id) => !gone.has(id) && !placed.has(id));
    const children: string[] = [];
    for (const id of childrenOf(after, address)) {
      if (placed.has(id)) children.push(id);
      else children.push(kept.shift() ?? `missing ${id}`);
    }
    writeChildren(draft, address, [...children, ...kept]);
  }
  for (const id of draft.blocks.keys()) {
    // Which areas a block has follows from its items, which are told as a change of their list.
    const [block, wanted] = [draft.blocks.get(id), after.blocks.get(id)];
    if (!block?.areas) continue;
    const areas = Object.entries(block.areas).filter(([name]) => Object.hasOwn(wanted?.areas ?? {}, name));
    draft.blocks.set(id, { ...block, areas: Object.fromEntries(areas) });
  }
  return draft;
}

function listAreas(tree: Tree): AreaAddress[] {
  return [...tree.blocks.values()].flatMap(({ id, areas = {} }) =>
    Object.keys(areas).map((area) => ({ block: id, area })),
  );
}

/** The fewest moves, counted the slow way. */
function countMoves(before: Tree, after: Tree): number {
  const shared = readingOrder(after).filter((id) => before.blocks.has(id));
  const stays = (id: string) => {
    const [from, to] = [before.parents.get(id), after.parents.get(id)];
    return from && to && isSameArea(from, to);
  };
  const elsewhere = shared.filter((id) => !stays(id)).length;
  const within = [ROOT, ...listAreas(after)].map((address) => {
    const old = childrenOf(before, address);
    const ranks = childrenOf(after, address)
      .filter((id) => before.blocks.has(id) && stays(id))
      .map((id) => old.indexOf(id));
    const rises = ranks.map(() => 1);
    for (const [index, rank] of ranks.entries()) {
      for (let left = 0; left < index; left += 1) {
        if ((ranks[left] ?? 0) < rank) rises[index] = Math.max(rises[index] ?? 1, (rises[left] ?? 0) + 1);
      }
    }
    return ranks.length - Math.max(0, ...rises);
  });
  return elsewhere + within.reduce((sum, count) => sum + count, 0);
}

function isTrue(before: Tree, after: Tree, difference: Difference): boolean {
  const [old, now] = [before.blocks.get(difference.block), after.blocks.get(difference.block)];
  switch (difference.kind) {
    case 'added':
      return !old && now !== undefined;
    case 'removed':
      return old !== undefined && !now;
    case 'moved':
      return old !== undefined && now !== undefined;
    case 'changed': {
      const [said, says] = [old, now].map((block) => (block ? readContent(block) : {}));
      return (
        difference.props.length > 0 &&
        difference.props.every((name) => JSON.stringify(said?.[name]) !== JSON.stringify(says?.[name]))
      );
    }
  }
}
