import { expect, test } from 'vitest';
import { toRequestData } from './request-data.ts';

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
