import { expect, test } from 'vitest';
import { block, page } from '../testing/sample-blocks.ts';
import { readName } from './block-name.ts';
import { checkShape } from './check-shape.ts';
import { forVisitors } from './for-visitors.ts';

test('visitors do not get names and locks of blocks, and a page without any is the same object', () => {
  const plain = page(block('a', 'Box', {}, { content: [block('b', 'Note')] }));
  const named = page({
    ...block('a', 'Box', {}, { content: [{ ...block('b', 'Note'), name: 'Price' }] }),
    name: 'Prices',
    locked: true,
  });
  expect(forVisitors(checkShape(named))).toEqual(plain);
  expect(forVisitors(plain)).toBe(plain);
});

test('hidden blocks are left out with all that stands in them, also where one stands in another', () => {
  const inner = { ...block('c', 'Note'), hidden: true as const };
  const draft = { ...block('b', 'Box', {}, { content: [inner, block('d', 'Note')] }), hidden: true as const };
  const stored = page(block('a', 'Box', {}, { content: [draft, block('e', 'Note')] }), draft);
  expect(forVisitors(checkShape(page(draft)))).toEqual(page());
  expect(forVisitors(stored)).toEqual(page(block('a', 'Box', {}, { content: [block('e', 'Note')] })));
});

test('a typed name is one line within its limit, counted as people see it', () => {
  expect(readName('  Prices \n in euros ')).toBe('Prices in euros');
  expect(readName('👩‍🚒'.repeat(70))).toBe('👩‍🚒'.repeat(60));
  expect(readName(' \u200b')).toBe('');
});
