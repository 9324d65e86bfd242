import { expect, test } from 'vitest';
import { divideTexts } from './divide-texts.ts';

test('texts of an entry are told from what else was changed of it', () => {
  const texts = ['title', 'slug', 'seo.title', 'seo.more.words'].map((path) => ({
    ...{ path, kind: 'line' as const, maxLength: 255 },
  }));
  const begun = { title: 'A', slug: 'a', sites: ['nl'], seo: { id: 1, title: null, image: { id: 2 }, more: null } };
  const divide = (fields: object) => divideTexts(fields as Record<string, unknown>, begun, texts);
  expect(divide({ title: 'B', sites: ['de'] })).toEqual({ texts: { title: 'B' }, others: { sites: ['de'] } });
  expect(divide({ seo: { ...begun.seo, title: 'C', more: { words: 'D' } } })).toEqual({
    ...{ texts: { 'seo.title': 'C', 'seo.more.words': 'D' }, others: {} },
  });
  const seo = { ...begun.seo, title: 'C', image: null };
  expect(divide({ seo })).toEqual({ texts: { 'seo.title': 'C' }, others: { seo } });
  expect(divide({})).toEqual({ texts: {}, others: {} });
});
