import { expect, test } from 'vitest';
import { snapshotOf, sourceOf } from './sources.ts';

const search = { query: ' noord ', locale: 'de' };

test.each([
  [
    'api::calculator.calculator',
    '/api/find',
    { contentType: 'calculators', pageSize: 20, filters: { name: { $containsi: 'noord' } } },
  ],
  [
    'api::faq.faq',
    '/api/find',
    { contentType: 'faqs', pageSize: 20, locale: 'de', filters: { title: { $containsi: 'noord' } } },
  ],
  [
    'api::bike-type.bike-type',
    '/api/find',
    { contentType: 'bike-types', pageSize: 20, filters: { title: { $containsi: 'noord' } } },
  ],
  [
    'api::bike-brand.bike-brand',
    '/api/find',
    { contentType: 'bike-brands', pageSize: 20, filters: { title: { $containsi: 'noord' } } },
  ],
  ['api::review.review', '/api/reviews', { minRating: 1, pageSize: 20, author: 'noord' }],
  [
    'api::page.page',
    '/content-manager/collection-types/api::page.page',
    { locale: 'de', page: 1, pageSize: 20, sort: 'title:ASC', filters: { title: { $containsi: 'noord' } } },
  ],
  [
    'api::recipe.recipe',
    '/content-manager/collection-types/api::recipe.recipe',
    { locale: 'de', page: 1, pageSize: 20, sort: 'label:ASC', filters: { label: { $containsi: 'noord' } } },
  ],
])('%s is asked for at %s', (contentType, path, params) => {
  expect(sourceOf(contentType, 'label').request(search)).toEqual({ path, params });
});

test('reviews are narrowed to those with enough stars', () => {
  const { params } = sourceOf('api::review.review', 'author_name').request({ ...search, query: '', minRating: 4 });
  expect(params).toEqual({ minRating: 4, pageSize: 20 });
});

test('a document keeps what names the entry, and nothing that is not there', () => {
  const entry = { documentId: 'c', id: 7, name: 'Leasing', slug: 'leasing', description: null, secret: 'x' };
  expect(snapshotOf('api::calculator.calculator', 'name', entry)).toEqual({ name: 'Leasing', slug: 'leasing' });
  expect(snapshotOf('api::recipe.recipe', 'label', { documentId: 'r', label: 'Soup' })).toEqual({ label: 'Soup' });
});
