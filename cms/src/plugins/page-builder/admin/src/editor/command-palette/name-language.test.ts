import { expect, test } from 'vitest';
import { nameLanguage } from './name-language.ts';

test.each([
  ['de', 'nl', 'Duits German Deutsch'],
  ['nl-BE', 'en', 'Flemish Vlaams'],
  ['no such locale', 'en', 'no such locale'],
])('%s in %s', (locale, adminLocale, names) => {
  expect(nameLanguage(locale, adminLocale)).toBe(names);
});
