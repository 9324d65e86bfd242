import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pickerSources } from '../../api/picker-sources.ts';
import { requestEntries, snapshotOf } from './sources.ts';

// What is registered is kept in modules, which test files share.
afterAll(() => void vi.resetModules());

const search = { query: ' soup ', locale: 'de' };

beforeAll(() => {
  pickerSources.add({
    contentType: 'api::menu.menu',
    request: ({ query }) => ({ path: '/api/menus', params: { query: query.trim() } }),
    keeps: ['price'],
  });
});

test('entries are asked for as a plugin registered it, and else of the Content Manager, by their titles', () => {
  expect(requestEntries('api::menu.menu', 'name', search)).toEqual({ path: '/api/menus', params: { query: 'soup' } });
  expect(requestEntries('api::recipe.recipe', 'label', search)).toEqual({
    path: '/content-manager/collection-types/api::recipe.recipe',
    params: { locale: 'de', page: 1, pageSize: 20, sort: 'label:ASC', filters: { label: { $containsi: 'soup' } } },
  });
});

test('a document keeps what names the entry, and nothing that is not there', () => {
  const entry = { documentId: 'c', id: 7, name: 'Lunch', price: 12, description: null, secret: 'x' };
  expect(snapshotOf('api::menu.menu', 'name', entry)).toEqual({ title: 'Lunch', name: 'Lunch', price: 12 });
  expect(snapshotOf('api::recipe.recipe', 'label', { documentId: 'r', label: 'Soup' })).toEqual({
    title: 'Soup',
    label: 'Soup',
  });
});
