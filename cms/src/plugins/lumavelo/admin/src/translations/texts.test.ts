import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { findPlaceholders } from '../../../../page-builder/admin/src/translations/find-placeholders.ts';
import { de } from './de.ts';
import { en, type TextKey } from './en.ts';
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
  expect(findPlaceholders(en['banner.demo'])).toEqual(['email', 'password']);
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

/** Words that a language has left for those that the blocks have: “Button” and “Call-to-Action”, “calculator”. */
test.each([
  ['de', de, /Schaltfläche|Handlungsaufruf/],
  ['nl', nl, /rekentool|\boproep/i],
])('%s calls a thing what its blocks call it', (_, texts, words) => {
  expect(keys.filter((key) => words.test(texts[key])).map((key) => `${key}: ${texts[key]}`)).toEqual([]);
});
