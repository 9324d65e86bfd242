import { expect, test } from 'vitest';
import { summariseVersion } from './summarise-version.ts';

const note = (id: string, text = id) => ({ id, type: 'Note', v: 1, props: { text } });
const box = (id: string, ...content: object[]) => ({ id, type: 'Box', v: 1, props: {}, areas: { content } });
const page = (...blocks: unknown[]) => JSON.stringify({ format: 'page', formatVersion: 1, blocks });

test('a version says how many blocks of which type became what, and which other fields changed', () => {
  const before = { content: page(note('a'), note('b'), note('c'), box('x')), title: '"Old"', slug: '"same"' };
  const after = {
    content: page(note('c'), note('b', 'new'), box('x', note('d'), note('e'))),
    title: '"New"',
    slug: '"same"',
  };
  expect(summariseVersion(after, before, ['content'])).toEqual({
    pages: { content: { added: { Note: 2 }, removed: { Note: 1 }, moved: { Note: 1 }, changed: { Note: 1 } } },
    fields: ['title'],
  });
  expect(summariseVersion(after, undefined, ['content'])).toEqual({ isFirst: true });
  expect(summariseVersion(after, after, ['content'])).toEqual({});
});

test('of a damaged page the whole blocks are compared', () => {
  const damaged = page(note('a'), null, note('b'));
  const { pages } = summariseVersion({ content: page(note('a')) }, { content: damaged }, ['content']);
  expect(pages?.content?.removed).toMatchObject({ Note: 1 });
});
