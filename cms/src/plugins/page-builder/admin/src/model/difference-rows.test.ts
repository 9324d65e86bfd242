import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listDifferences } from '../../../shared/differences/list-differences.ts';
import { applyAction } from './actions/index.ts';
import { listRows } from './difference-rows.ts';
import { createEditedPage, editScripts } from './testing/edits.ts';
import { box, note, treeOf } from './testing/page.ts';
import { registry } from './testing/registry.ts';

test('differences are told from top to bottom, and a section with all that came or went in it once', () => {
  const before = treeOf(
    note('a'),
    box('gone', [note('g1'), note('g2'), note('kept')]),
    note('b'),
    note('c'),
    note('d'),
  );
  const after = treeOf(note('b', 'new'), note('kept'), box('come', [note('n1')]), note('c'), note('a'), note('d'));
  expect(listRows(before, after).map(({ difference: { kind, block }, inside }) => [kind, block, inside])).toEqual([
    ['removed', 'gone', 2],
    ['changed', 'b', 0],
    ['moved', 'kept', 0],
    ['added', 'come', 1],
    ['moved', 'a', 0],
  ]);
});

test('whatever was edited, each difference is in one row', () => {
  const before = createEditedPage();
  fc.assert(
    fc.property(editScripts('x'), (script) => {
      const after = script.reduce((tree, action) => applyAction(tree, action, registry), before);
      const rows = listRows(before, after);
      const differences = listDifferences(before, after);
      expect(rows.reduce((count, { inside }) => count + 1 + inside, 0)).toBe(differences.length);
      expect(differences).toEqual(expect.arrayContaining(rows.map(({ difference }) => difference)));
    }),
    { numRuns: 300 },
  );
});
