import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { de } from './de.ts';
import { en, type TextKey } from './en.ts';
import { findPlaceholders } from './find-placeholders.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

const keys = Object.keys(en) as TextKey[];

test.each([
  ['de', de],
  ['nl', nl],
  ['fr', fr],
])('%s is complete, asks for the same values as English, and can be written', (locale, texts) => {
  expect(Object.keys(texts).sort()).toEqual([...keys].sort());
  expect(keys.filter((key) => texts[key].trim() === '')).toEqual([]);
  const differing = keys.filter((key) => `${findPlaceholders(texts[key])}` !== `${findPlaceholders(en[key])}`);
  expect(findPlaceholders(en['presence.others'])).toEqual(['count', 'names']);
  expect(differing).toEqual([]);

  const failures: string[] = [];
  const intl = createIntl({ locale, messages: texts, onError: ({ message }) => failures.push(message) });
  for (const id of keys) {
    const values = Object.fromEntries(findPlaceholders(texts[id]).map((name) => [name, 2]));
    const written = intl.formatMessage({ id }, values);
    if (/[{}]/.test(written)) failures.push(`${id}: ${written}`);
  }
  expect(failures).toEqual([]);
});

/** Words that a language has left for others, second forms of address, and marks that are written otherwise there. */
const LEFT_BEHIND: readonly [locale: string, texts: Readonly<Record<TextKey, string>>, words: RegExp][] = [
  ['en', en, /\b(?:cannot stand|taken? back|taken along|all the same|own colour|for ever)\b/i],
  ['de', de, /\bCtrl\b|\b(?:du|dein\w*|zeigen(?! \{)|benutz\w*|Seiteneditor|Noch einmal versuchen)\b|\p{L}…/u],
  ['nl', nl, /\b(?:u|uw|haar|paginabouwer|redirect)\b|[‘"]/i],
  ['fr', fr, /\b(?:tu|ton|réglages?)\b| [:;!?»]|« /i],
];

test.each(LEFT_BEHIND)('%s keeps to its terms, its quotation marks and its spaces', (_, texts, words) => {
  const shown = keys.filter((key) => !key.startsWith('search.'));
  expect(shown.filter((key) => words.test(texts[key])).map((key) => `${key}: ${texts[key]}`)).toEqual([]);
});

test('keys are called as they are on the keyboards of a language', () => {
  expect([en, de, nl, fr].map((texts) => texts['key.control'])).toEqual(['Ctrl', 'Strg', 'Ctrl', 'Ctrl']);
});
