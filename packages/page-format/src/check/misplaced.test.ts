import { expect, test } from 'vitest';
import type { Block, PageDocument } from '../document/document.ts';
import { block, page, sampleRegistry } from '../testing/sample-blocks.ts';
import { findProblems } from './find-problems.ts';
import { findNewMisplacements } from './misplaced.ts';

const box = (id: string, areas: Record<string, Block[]>) => block(id, 'Box', {}, areas);
const card = (id: string) => block(id, 'Card', { faq: { $ref: 'api::faq.faq', documentId: 'f1' } });
const note = (id: string) => block(id, 'Note', { heading: 'Hi' });

const found = (document: PageDocument, ...before: PageDocument[]) =>
  findNewMisplacements(document, before, sampleRegistry).map(({ blockId }) => blockId);

test('a block in a place that does not take it, in the words of the checker', () => {
  const wrong = page(box('a', { content: [box('b', { notes: [note('n'), card('c')] })] }));
  expect(findNewMisplacements(wrong, [], sampleRegistry)).toEqual(findProblems(wrong, sampleRegistry));
  expect(found(wrong)).toEqual(['c']);
});

test('what stood there before may stay, be changed and be moved together with what holds it', () => {
  const before = page(box('b', { notes: [card('c')] }), note('n'));
  expect(found(before, before)).toEqual([]);
  const moved = page(note('n'), box('a', { content: [box('b', { notes: [note('m'), card('c')] })] }));
  expect(found(moved, before)).toEqual([]);
  expect(found(moved, page(), before)).toEqual([]);
});

test('the same block in another such place, another block there, and one of another kind are new', () => {
  const before = page(box('b', { notes: [card('c')] }), box('d', {}));
  expect(found(page(box('b', {}), box('d', { notes: [card('c')] })), before)).toEqual(['c']);
  expect(found(page(box('b', { notes: [card('c'), card('e')] })), before)).toEqual(['e']);
  expect(found(page(box('b', { notes: [box('c', {})] })), before)).toEqual(['c']);
});

test('blocks that are kept as they are hold what they hold', () => {
  const newer = { ...box('b', { notes: [card('c')] }), v: 99 };
  expect(found(page(newer, block('u', 'Hologram', {}, { notes: [card('d')] })))).toEqual([]);
});
