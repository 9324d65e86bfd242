import { expect, test } from 'vitest';
import { divideTexts, toRequestData } from './request-data.ts';

const content = { blocks: [{ id: 'a' }] };

test('relations are sent as the API takes them, and documents as they are', () => {
  const values = { title: 'A', author: { apiData: { connect: [1] }, shown: true }, content };
  expect(toRequestData({ values, initialValues: {}, isStored: false })).toEqual({
    title: 'A',
    author: { connect: [1] },
    content,
  });
});

test('of a stored entry only what was changed here is sent, and the language it is about', () => {
  const initialValues = { title: 'A', slug: 'a', seo: { title: 'x' }, locale: 'nl' };
  const values = { ...initialValues, seo: { title: 'x' }, slug: 'b', content };
  expect(toRequestData({ values, initialValues, isStored: true })).toEqual({ slug: 'b', locale: 'nl', content });
});

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
