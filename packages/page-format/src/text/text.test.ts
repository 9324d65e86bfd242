import { expect, test } from 'vitest';
import { describeValue, shorten } from './describe-value.ts';
import { fillIn, translate } from './text.ts';

test.each<[string, Record<string, string | number>, string]>([
  ['{index} of {count}', { index: 2, count: 7 }, '2 of 7'],
  ['Error: {message}', { message: '{index}' }, 'Error: {index}'],
  ['{unknown} stays', {}, '{unknown} stays'],
  ['{toString} stays', {}, '{toString} stays'],
  ['no places', { a: 1 }, 'no places'],
  ['{a}{a}', { a: 0 }, '00'],
])('fillIn(%j, %j) is %j', (message, values, expected) => {
  expect(fillIn(message, values)).toBe(expected);
});

test('a language that a text does not have is English', () => {
  const text = { en: 'Title', de: 'Titel' };
  expect(['en', 'de', 'es'].map((language) => translate(text, language))).toEqual(['Title', 'Titel', 'Title']);
});

test.each([
  [undefined, 'missing', 'nichts', 'niets', 'aucune'],
  [null, 'empty (null)', 'leer (null)', 'leeg (null)', 'vide (null)'],
  ['', 'the text ""', 'der Text „“', 'de tekst “”', 'le texte «\u00a0\u00a0»'],
  ['red', 'the text "red"', 'der Text „red“', 'de tekst “red”', 'le texte «\u00a0red\u00a0»'],
  [
    'x'.repeat(1204),
    `the text "${'x'.repeat(40)}…" (1,204 characters)`,
    `der Text „${'x'.repeat(40)}…“ (1.204 Zeichen)`,
    `de tekst “${'x'.repeat(40)}…” (1.204 tekens)`,
    `le texte «\u00a0${'x'.repeat(40)}…\u00a0» (1\u202f204 caractères)`,
  ],
  [7, 'the number 7', 'die Zahl 7', 'het getal 7', 'le nombre 7'],
  [true, 'the value true', 'der Wert true', 'de waarde true', 'la valeur true'],
  [[], 'a list', 'eine Liste', 'een lijst', 'une liste'],
  [{}, 'an object', 'ein Objekt', 'een object', 'un objet'],
])('describeValue of value %#', (value, en, de, nl, fr) => {
  expect(describeValue(value)).toEqual({ en, de, nl, fr });
});

test('shorten quotes forty characters', () => {
  expect(shorten('x'.repeat(40))).toBe('x'.repeat(40));
  expect(shorten('x'.repeat(41))).toBe(`${'x'.repeat(40)}…`);
});
