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
  expect(['en', 'de', 'fr'].map((language) => translate(text, language))).toEqual(['Title', 'Titel', 'Title']);
});

test.each([
  [undefined, 'missing', 'nicht vorhanden'],
  [null, 'empty (null)', 'leer (null)'],
  ['', 'the text ""', 'der Text „“'],
  ['red', 'the text "red"', 'der Text „red“'],
  [
    'x'.repeat(1204),
    `the text "${'x'.repeat(40)}…" (1,204 characters)`,
    `der Text „${'x'.repeat(40)}…“ (1.204 Zeichen)`,
  ],
  [7, 'the number 7', 'die Zahl 7'],
  [true, 'the value true', 'der Wert true'],
  [[], 'a list', 'eine Liste'],
  [{}, 'an object', 'ein Objekt'],
])('describeValue of value %#', (value, en, de) => {
  expect(describeValue(value)).toEqual({ en, de });
});

test('shorten quotes forty characters', () => {
  expect(shorten('x'.repeat(40))).toBe('x'.repeat(40));
  expect(shorten('x'.repeat(41))).toBe(`${'x'.repeat(40)}…`);
});
