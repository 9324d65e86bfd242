import { expect, test } from 'vitest';
import { box, note, treeOf } from '../../model/testing/page.ts';
import { listDifferences } from './differences.ts';

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

test('a page has no differences from itself', () => {
  expect(listDifferences(treeOf(box('x', [note('a')])), treeOf(box('x', [note('a')])))).toEqual([]);
});
