import { expect, test } from 'vitest';
import { leadsElsewhere } from './open-editors.ts';

const place = { model: 'api::page.page', collectionType: 'collection-types', documentId: 'abc', locale: 'nl' };
const ENTRY = '/admin/content-manager/collection-types/api::page.page/abc';
const NL = '?plugins[i18n][locale]=nl';

test.each([
  ['the entry itself', ENTRY, NL, false],
  ['without a language', ENTRY, '', false],
  ['the login', '/admin/auth/login', '?redirectTo=x', false],
  ['another language', ENTRY, '?plugins[i18n][locale]=en', true],
  ['another entry', ENTRY.replace('abc', 'xyz'), NL, true],
  ['the list', '/admin/content-manager/collection-types/api::page.page', NL, true],
  ['the home page', '/admin', '', true],
])('%s', (_, pathname, search, expected) => {
  expect(leadsElsewhere({ pathname, search }, place)).toBe(expected);
});

test('an entry that is not stored yet stands at an address of its own, and a single type has no id', () => {
  const created = { ...place, documentId: undefined };
  expect(leadsElsewhere({ pathname: ENTRY.replace('abc', 'create'), search: NL }, created)).toBe(false);
  expect(leadsElsewhere({ pathname: ENTRY, search: NL }, created)).toBe(true);
  const single = { ...created, collectionType: 'single-types' };
  expect(leadsElsewhere({ pathname: '/admin/content-manager/single-types/api::page.page', search: NL }, single)).toBe(
    false,
  );
});
