import { expect, test } from 'vitest';
import { sources } from './sources.ts';

const search = { query: ' noord ', locale: 'de' };
const requestOf = (contentType: string, asked: Parameters<NonNullable<(typeof sources)[number]['request']>>[0]) =>
  sources.find((source) => source.contentType === contentType)?.request?.(asked);

test.each([
  [
    'api::calculator.calculator',
    { contentType: 'calculators', pageSize: 20, filters: { name: { $containsi: 'noord' } } },
  ],
  ['api::faq.faq', { contentType: 'faqs', pageSize: 20, locale: 'de', filters: { title: { $containsi: 'noord' } } }],
  [
    'api::bike-type.bike-type',
    { contentType: 'bike-types', pageSize: 20, filters: { title: { $containsi: 'noord' } } },
  ],
  [
    'api::bike-brand.bike-brand',
    { contentType: 'bike-brands', pageSize: 20, filters: { title: { $containsi: 'noord' } } },
  ],
])('%s is found by the public call', (contentType, params) => {
  expect(requestOf(contentType, search)).toEqual({ path: '/api/find', params });
});

test('reviews are found by their author, and narrowed to those with enough stars', () => {
  const review = 'api::review.review';
  const path = '/api/reviews';
  expect(requestOf(review, search)).toEqual({ path, params: { minRating: 1, pageSize: 20, author: 'noord' } });
  expect(requestOf(review, { ...search, query: '', filter: '4' })).toEqual({
    path,
    params: { minRating: 4, pageSize: 20 },
  });
});
