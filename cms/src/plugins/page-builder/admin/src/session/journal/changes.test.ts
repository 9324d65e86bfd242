import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Action, applyAction } from '../../model/actions/index.ts';
import { documentFromTree } from '../../model/convert.ts';
import { box, grid, note, stranger, treeOf } from '../../model/testing/page.ts';
import { registry } from '../../model/testing/registry.ts';
import { expectSound } from '../../model/testing/sound.ts';
import { ROOT, type TreeBlock } from '../../model/tree.ts';
import { type Change, continues, findChange, replay } from './changes.ts';

const start = treeOf(
  box('a', [note('b'), grid('g', { i1: [note('c')], i2: [] })]),
  stranger('s', [note('e')]),
  note('f'),
);

test('replaying the changes of any sequence of actions brings the page back', () => {
  const ids = fc.constantFrom('a', 'b', 'c', 'f', 'g', 's', 'n');
  const place = fc.constantFrom(
    { ...ROOT, index: 0 },
    { block: 'a', area: 'content', index: 1 },
    { block: 'g', area: 'i2', index: 0 },
  );
  const actions: fc.Arbitrary<Action> = fc.oneof(
    fc.record({ type: fc.constant('insert' as const), blocks: fc.constant([note('n')]), place }),
    fc.record({ type: fc.constant('remove' as const), ids: fc.tuple(ids) }),
    fc.record({ type: fc.constant('move' as const), ids: fc.tuple(ids), place }),
    fc.record({ type: fc.constant('setProp' as const), id: ids, prop: fc.constant('text'), value: fc.string() }),
    fc.record({
      type: fc.constant('removeItem' as const),
      id: ids,
      prop: fc.constant('cells'),
      itemId: fc.constant('i1'),
    }),
  );
  fc.assert(
    fc.property(fc.array(actions, { maxLength: 20 }), (sequence) => {
      const changes: Change[] = [];
      let tree = start;
      for (const action of sequence) {
        const next = applyAction(tree, action, registry);
        // As it comes back from the browser's storage: a copy, and no object the same.
        changes.push(structuredClone(findChange(tree, next)));
        tree = next;
      }
      const replayed = replay(start, changes);
      expectSound(replayed, registry);
      expect(documentFromTree(replayed)).toEqual(documentFromTree(tree));
    }),
    { numRuns: 200 },
  );
});

const blockOf = (id: string, text: string): TreeBlock => ({ id, type: 'Note', v: 1, props: { text } });

test('typing goes on in one change, and anything else begins a new one', () => {
  const typed = (text: string): Change => ({ put: [blockOf('a', text)], removed: [] });
  expect(continues(typed('ab'), typed('a'))).toBe(true);
  expect(continues({ put: [blockOf('b', 'b')], removed: [] }, typed('a'))).toBe(false);
  expect(continues({ put: [], removed: ['b'] }, typed('a'))).toBe(false);
  expect(continues({ ...typed('b'), roots: ['a'] }, typed('a'))).toBe(false);
});
