import { expect, test } from 'vitest';
import { nameOrigin } from '../../../../shared/translation/name-origin.ts';
import { findOrigins } from './find-origins.ts';

const origins = (stored: string[], named: Record<string, string> = {}) =>
  Object.fromEntries(findOrigins(stored, new Map(Object.entries(named)), 'en'));

test('a page is translated from what its records name, and else from the default language or the first one', () => {
  expect(origins(['de', 'en', 'fr'])).toEqual({ en: null, de: 'en', fr: 'en' });
  expect(origins(['de', 'en', 'fr'], { fr: 'de' })).toEqual({ en: null, de: 'en', fr: 'de' });
  expect(origins(['de', 'fr'])).toEqual({ de: null, fr: 'de' });
  expect(origins(['en'])).toEqual({ en: null });
});

test('the language that the default one was translated from is an original', () => {
  expect(origins(['en', 'de', 'fr'], { en: 'de' })).toEqual({ en: 'de', de: null, fr: 'en' });
});

test('records of languages that are gone name none', () => {
  expect(origins(['en', 'de'], { de: 'fr', en: 'en' })).toEqual({ en: null, de: 'en' });
});

test('of several languages the one of most blocks counts', () => {
  expect(nameOrigin({ a: { locale: 'de' }, b: { locale: 'en' }, c: { locale: 'en' } })).toBe('en');
  expect(nameOrigin({})).toBe(null);
});
