import { expect, test } from 'vitest';
import { checkShape } from '../document/check-shape.ts';
import type { Block } from '../document/document.ts';
import { block, page, sampleRegistry } from '../testing/sample-blocks.ts';
import { findProblems } from './find-problems.ts';
import { hideReasons, listOpen, listPutAside, PUT_ASIDE, withoutPutAside, withPutAside } from './put-aside.ts';

const H2_THEN_H4 = [block('a', 'Note', { heading: 'Hi', level: 2 }), block('b', 'Note', { heading: 'Ho', level: 4 })];
const [first, second] = H2_THEN_H4 as [Block, Block];
const gap = () => {
  const [problem] = findProblems(page(...H2_THEN_H4), sampleRegistry);
  if (!problem) throw new Error('A skipped level is a problem.');
  return problem;
};
const aside = (reason = 'The design wants it.'): Block => ({
  ...second,
  props: { ...second.props, [PUT_ASIDE]: withPutAside(second, gap(), reason) },
});
const openOf = (...blocks: Block[]) => listOpen(findProblems(page(...blocks), sampleRegistry), page(...blocks));

test('advice that was put aside counts no longer, and is stored with its block', () => {
  expect(openOf(first, second)).toHaveLength(1);
  expect(openOf(first, aside())).toEqual([]);
  expect(checkShape(page(first, aside()))).toEqual(page(first, aside()));
});

test('another problem at the same place counts', () => {
  const higher = { ...first, props: { ...first.props, level: 1 } };
  expect(openOf(higher, aside())).toMatchObject([{ message: { en: expect.stringContaining('an H1. Use an H2') } }]);
});

test('taken up again it counts, and nothing else is', () => {
  const other = { path: ['x'], message: 'Another.', reason: 'Because.' };
  const both = { ...second, props: { [PUT_ASIDE]: [other, ...withPutAside(second, gap(), 'Once.')] } };
  expect(withPutAside(both, gap(), 'Twice.')).toEqual([expect.objectContaining({ reason: 'Twice.' }), other]);
  expect(withoutPutAside(both, gap())).toEqual([other]);
});

test('an error is never put aside', () => {
  const empty = block('a', 'Note');
  const [error] = findProblems(page(empty), sampleRegistry);
  if (!error) throw new Error('A missing heading is an error.');
  const tried = { ...empty, props: { [PUT_ASIDE]: withPutAside(empty, error, 'I do not care.') } };
  expect(openOf(tried)).toEqual([error]);
});

test('what cannot be read there is nothing put aside, and a reason is not longer than it may be', () => {
  for (const stored of ['yes', null, [null, 'x', { path: 'x', message: 1 }], { 0: {} }]) {
    expect(listPutAside({ props: { [PUT_ASIDE]: stored } })).toEqual([]);
  }
  const many = Array.from({ length: 5_000 }, () => ({ path: [], message: 'M', reason: 'R' }));
  expect(listPutAside({ props: { [PUT_ASIDE]: many } })).toHaveLength(50);
  expect(withPutAside(second, gap(), 'x'.repeat(999))[0]?.reason).toHaveLength(300);
});

test('reasons are words among editors: they do not go out, wherever the block stands', () => {
  const inside = page(block('box', 'Box', {}, { content: [first, aside('Our boss wants it.')] }), first);
  const out = hideReasons(inside);
  expect(JSON.stringify(out)).not.toContain('boss');
  expect(listOpen(findProblems(out, sampleRegistry), out)).toEqual([]);
  const plain = page(block('box', 'Box', {}, { content: [first] }));
  expect(hideReasons(plain)).toBe(plain);
});
