import { createRegistry, defineBlock } from 'page-format';
import { text } from 'page-format/fields';
import { expect, it } from 'vitest';
import { readChange } from './read-change.ts';

const note = defineBlock({
  type: 'Note',
  category: 'text',
  label: { en: 'Note' },
  description: { en: 'A note.' },
  icon: 'Pencil',
  props: { words: text({ label: { en: 'Words' } }) },
  migrations: [
    { to: 2, name: 'rename-text-to-words', migrate: ({ text: words }) => ({ words }) },
    {
      to: 3,
      name: 'trim-words',
      migrate: ({ words }) => ({ words: (words as string).trim() }),
    },
  ],
});

const registry = createRegistry([note]);

const block = (id: string, v: number, props: object) => ({ id, type: 'Note', v, props });
const page = (...blocks: object[]) => ({ format: 'page', formatVersion: 1, blocks });

it.each([
  ['nothing', null],
  ['the text "null"', 'null'],
  ['blocks of today', page(block('a', 3, { words: 'Hi' }))],
  ['an unknown type', page({ ...block('a', 1, {}), type: 'Poem' })],
])('%s is as it should be', (_, value) => {
  expect(readChange(value, registry)).toEqual({ state: 'current' });
});

it('an old block is brought on through every step that it lacks, and named with them', () => {
  const stored = page(block('a', 1, { text: ' Hi ' }), block('b', 2, { words: 'you' }), block('c', 3, { words: '!' }));
  expect(readChange(JSON.stringify(stored), registry)).toEqual({
    state: 'old',
    stored,
    migrated: page(block('a', 3, { words: 'Hi' }), block('b', 3, { words: 'you' }), block('c', 3, { words: '!' })),
    blocks: [
      { id: 'a', type: 'Note', from: 1, steps: ['rename-text-to-words', 'trim-words'] },
      { id: 'b', type: 'Note', from: 2, steps: ['trim-words'] },
    ],
    reasons: [],
  });
});

it('a block whose old props no step can read stays, and is told of', () => {
  const reasons = ['Note (block "b") could not be brought on from version 2.'];
  const stuck = block('b', 2, { words: 7 });
  expect(readChange(page(stuck), registry)).toEqual({ state: 'damaged', reasons });
  const change = readChange(page(block('a', 2, { words: 'Hi ' }), stuck), registry);
  expect(change).toMatchObject({
    state: 'old',
    migrated: page(block('a', 3, { words: 'Hi' }), stuck),
    blocks: [{ id: 'a' }],
    reasons,
  });
});

it('a damaged page is left alone, with what is wrong', () => {
  expect(readChange(page(block('a', 1, { text: 'Hi' }), block('a', 1, {})), registry)).toEqual({
    state: 'damaged',
    reasons: [expect.stringMatching(/\(at blocks\[1\]/)],
  });
});

it('a page with a block of a newer version is left alone', () => {
  expect(readChange(page(block('a', 1, { text: 'Hi' }), block('b', 4, {})), registry)).toEqual({
    state: 'newer',
    reasons: ['Note (block "b") has version 4, which is newer than here.'],
  });
});
