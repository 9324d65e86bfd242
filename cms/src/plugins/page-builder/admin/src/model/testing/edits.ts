import fc from 'fast-check';
import type { Block } from 'page-format';
import type { Action } from '../actions/index.ts';
import { ROOT, type Tree } from '../tree.ts';
import { box, grid, note, rack, stranger, treeOf } from './page.ts';

/** A page with a block of each kind, for scripts of edits. */
export function createEditedPage(): Tree {
  return treeOf(
    box('a', [note('b'), grid('g', { i1: [note('c')], i2: [] })]),
    rack('r', [note('d')]),
    stranger('s', [note('e')]),
    note('f'),
  );
}

const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'r', 's', 'n0', 'n1');
const itemId = fc.constantFrom('i1', 'i2', 'i3');
const list = { id: 'g', prop: 'cells' } as const;
const place = fc
  .record({
    address: fc.oneof(
      fc.constant(ROOT),
      fc.record({ block: ids, area: fc.constantFrom('content', 'notes', 'somewhere', 'i1', 'i2', 'i3') }),
    ),
    index: fc.nat(4),
  })
  .map(({ address, index }) => ({ ...address, index }));

/**
 * Scripts of edits of that page; steps that cannot be done there do nothing.
 * @param suffix of the ids of new blocks, so that two people never make the same one
 */
export function editScripts(suffix: string): fc.Arbitrary<Action[]> {
  const newBlock: fc.Arbitrary<Block> = fc.constantFrom(
    note('n0'),
    box('n1', [note(`n2${suffix}`)]),
    grid(`n3${suffix}`, { [`i${suffix}`]: [] }),
  );
  return fc.array(
    fc.oneof(
      fc.record({ type: fc.constant('insert' as const), blocks: fc.tuple(newBlock), place }),
      fc.record({ type: fc.constant('remove' as const), ids: fc.tuple(ids) }),
      fc.record({ type: fc.constant('move' as const), ids: fc.tuple(ids), place }),
      fc.record({
        type: fc.constant('setProp' as const),
        id: ids,
        prop: fc.constantFrom('text', 'name'),
        value: fc.string(),
      }),
      fc.record({
        type: fc.constant('setMetadata' as const),
        ids: fc.tuple(ids),
        key: fc.constant('name' as const),
        value: fc.constantFrom('Intro', 'Outro', undefined),
      }),
      itemId.map((id) => ({ type: 'insertItem' as const, ...list, item: { id }, index: 1 })),
      itemId.map((id) => ({ type: 'removeItem' as const, ...list, itemId: id })),
      fc.record({ itemId, index: fc.nat(3) }).map((entry) => ({ type: 'moveItem' as const, ...list, ...entry })),
    ),
    { maxLength: 12 },
  );
}
