import { expect, test } from 'vitest';
import { nameLanguages } from './name-languages.ts';

test('languages are called as the admin calls them, and as the CMS does where nobody knows a name', () => {
  const languages = [
    { code: 'nl', name: 'Dutch, all (nl)', tag: 'nl' },
    { code: 'be', name: 'Dutch, South (be)', tag: 'nl-BE' },
    { code: 'xx', name: 'Our own', tag: 'xx' },
  ];
  const namesIn = (locale: string) =>
    nameLanguages({ meta: { languages } }, locale).meta.languages.map(({ name }) => name);
  expect(namesIn('de')).toEqual(['Niederländisch (nl)', 'Flämisch (be)', 'Our own']);
  expect(namesIn('fr')).toEqual(['néerlandais (nl)', 'flamand (be)', 'Our own']);
});
