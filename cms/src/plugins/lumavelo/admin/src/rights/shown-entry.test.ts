import { expect, test } from 'vitest';
import { findShownEntry } from './shown-entry.ts';

const PAGES = '/admin/content-manager/collection-types/api::page.page';
const LOCALE = '?plugins%5Bi18n%5D%5Blocale%5D=de-AT';

test.each([
  [`${PAGES}/abc`, '', { model: 'api::page.page', documentId: 'abc', locale: undefined }],
  [`${PAGES}/abc`, LOCALE, { model: 'api::page.page', documentId: 'abc', locale: 'de-AT' }],
  [`${PAGES}/abc/history`, LOCALE, { model: 'api::page.page', documentId: 'abc', locale: 'de-AT' }],
  [PAGES, LOCALE, undefined],
  [`${PAGES}/create`, LOCALE, undefined],
  [`${PAGES}/clone/abc`, LOCALE, undefined],
  ['/admin/content-manager/single-types/api::menu.menu', LOCALE, undefined],
  ['/admin/settings/users/2', '', undefined],
])('%s%s shows %j', (pathname, search, entry) => {
  expect(findShownEntry({ pathname, search })).toEqual(entry);
});
