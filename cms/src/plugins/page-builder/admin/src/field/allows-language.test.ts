import { expect, test } from 'vitest';
import { allowsLanguage } from './allows-language.ts';

const right = (action: string, subject: string, properties = {}) => ({
  action: `plugin::content-manager.explorer.${action}`,
  subject,
  properties,
});

const READ = 'plugin::content-manager.explorer.read';

test('a language is read by whoever has a right for it, or one that names none', () => {
  const permissions = [
    right('read', 'api::page.page', { locales: ['nl', 'fr'] }),
    right('update', 'api::page.page', { locales: ['de'] }),
    right('read', 'api::note.note'),
  ];
  const may = (model: string, locale: string) => allowsLanguage(permissions, READ, model, locale);
  expect([may('api::page.page', 'nl'), may('api::page.page', 'de')]).toEqual([true, false]);
  expect([may('api::note.note', 'de'), may('api::other.other', 'nl')]).toEqual([true, false]);
});
