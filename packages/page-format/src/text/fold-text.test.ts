import { expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

it.each([
  ['É', 'é', 'e\u0301', 'e'],
  ['Straße', 'STRASSE', 'STRAẞE'],
  ['Ærø', 'AERO', 'ærø'],
  ['Łódź', 'lodz', 'LÓDŹ'],
  ['œuvre', 'Œuvre', 'oeuvre'],
  ['İstanbul', 'ıstanbul', 'ISTANBUL', 'istanbul'],
  ['ΟΔΌΣ', 'οδός', 'οδοσ'],
  ['Москва', 'МОСКВА'],
  ['l’été', "L'ETE"],
  ['E‑Book', 'e–book', 'e-book'],
  ['ﬁets', 'fiets'],
  ['Weiß\u00adbrot', 'weissbrot'],
  ['  10\u00a0000\t€ ', '10 000 €'],
  ['日本', '日本'],
])('finds %s by what people type for it', (...texts) => {
  expect(new Set(texts.map(foldText)).size).toBe(1);
});

it('keeps apart what are other words', () => {
  expect(foldText('Räder')).toBe('rader');
  expect(foldText('ab')).not.toBe(foldText('a b'));
  expect(foldText('100%_\\')).toBe('100%_\\');
});
