import { expect, test } from 'vitest';
import { createFindForeign } from './find-foreign.ts';

const SITE = ['nl', 'de', 'en', 'fr'];

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  nl: [
    'Een bakker haalt een brood uit de oven',
    'Twee klanten wachten voor de toonbank van een winkel in Utrecht',
    'Krentenbollen op een houten plank, met bloem bestoven',
  ],
  de: [
    'Eine Bäckerin zieht ein Brot aus dem Ofen',
    'Zwei Kunden warten vor der Theke eines Ladens in Köln',
    'Rosinenbrötchen auf einem Holzbrett, mit Mehl bestäubt',
  ],
  en: [
    'A baker takes a loaf of bread out of the oven',
    'Two customers wait at the counter of a shop in Cologne',
    'Currant buns on a wooden board, dusted with flour',
  ],
  fr: [
    'Une boulangère sort un pain du four',
    'Deux clients attendent devant le comptoir d’un magasin à Lille',
    'Petits pains aux raisins sur une planche en bois, saupoudrés de farine',
  ],
};

const pairs = SITE.flatMap((page) => SITE.map((language) => [page, language] as const));
const find = (page: string, language: string) =>
  (TEXTS[language] ?? []).map((text) => createFindForeign(page, SITE)(text));

test.each(SITE)('of no text in the language of a page in %s anything is said', (language) => {
  expect(find(language, language)).toEqual([undefined, undefined, undefined]);
});

test('most texts in another language are told, and none is taken for a third', () => {
  const verdicts = pairs
    .filter(([page, language]) => page !== language)
    .flatMap(([page, language]) => find(page, language).map((found) => (found === language ? 'right' : found)));
  expect(verdicts.filter((verdict) => verdict === 'right')).toHaveLength(33);
  expect(verdicts.filter((verdict) => verdict !== 'right')).toEqual([undefined, undefined, undefined]);
});

test.each([
  ['Mehl'],
  ['Bäckerei Sonnenschein'],
  ['Brot aus dem Ofen'],
  ['Pain de Campagne, Maison Dupont'],
  ['1234567890 1234567890 1234567890'],
  [''],
])('of %j nothing is said: it may be a name', (text) => {
  expect(createFindForeign('nl', SITE)(text)).toBeUndefined();
});

test('a language that the site does not have is none that a text is in', () => {
  expect(createFindForeign('nl', ['nl', 'en'])('Eine Bäckerin zieht ein Brot aus dem Ofen')).not.toBe('de');
});

test('of a page whose language is not known nothing is said', () => {
  expect(createFindForeign('xx', ['xx', 'en'])('A baker takes a loaf of bread out of the oven')).toBeUndefined();
});
