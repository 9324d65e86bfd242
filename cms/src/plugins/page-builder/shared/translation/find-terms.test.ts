import { expect, test } from 'vitest';
import type { TermPair } from '../glossary.ts';
import { createTermFinder, listMissing } from './find-terms.ts';

const term = (from: string[], to: string[] = ['x']): TermPair => ({ from, to, isKept: false });
const find = (text: string, ...terms: TermPair[]) => createTermFinder(terms)(text).map(({ from }) => from[0]);

test('a term is found as a whole word, in each of its forms', () => {
  const lamp = term(['lamp', 'lamps']);
  expect(find('Two lamps, please', lamp)).toEqual(['lamp']);
  expect(find('(lamp)', lamp)).toEqual(['lamp']);
  expect(find('A lamp-shade', lamp)).toEqual(['lamp']);
  expect(find('Lamplight and clamp', lamp)).toEqual([]);
  expect(find('A lámp', lamp)).toEqual([]);
});

test('what is written in small letters is found in capitals, and a name is not found in a word', () => {
  expect(find('Lamp. LAMP.', term(['lamp']))).toEqual(['lamp']);
  expect(find('I may go in May', term(['May']))).toEqual(['May']);
  expect(find('I may go', term(['May']))).toEqual([]);
});

test('of several words the longest term counts, wherever its signs are, and each once', () => {
  const [lamp, desk, sign] = [term(['lamp']), term(['desk lamp']), term(['§ 3a'])];
  expect(find('A desk lamp and a desk lamp', lamp, desk)).toEqual(['desk lamp']);
  expect(find('A lamp, or a desk lamp', lamp, desk)).toEqual(['lamp', 'desk lamp']);
  expect(find('Two desk lampshades', desk)).toEqual([]);
  expect(find('By § 3a of it', sign)).toEqual(['§ 3a']);
  expect(find('By § 3ab of it', sign)).toEqual([]);
  expect(find('Cafe\u0301', term(['café']))).toEqual(['café']);
});

test('one of ten thousand terms is found, and markup is a word like others', () => {
  const many = Array.from({ length: 10_000 }, (_, number) => term([`word${number}`]));
  expect(find('word1 of word9999 and <b>bold</b>', ...many, term(['<b>bold</b>']))).toEqual([
    'word1',
    'word9999',
    '<b>bold</b>',
  ]);
});

test('a translation has a form of each term in it, also within a longer word; a name stays as it is', () => {
  const lamp = term(['lamp'], ['Lampe', 'Leuchten']);
  const name = { from: ['Lumen'], to: ['Lumen'], isKept: true };
  expect(listMissing('Deine Tischlampe', [lamp])).toEqual([]);
  expect(listMissing('LEUCHTEN', [lamp])).toEqual([]);
  expect(listMissing('Dein Licht', [lamp])).toEqual([lamp]);
  expect(listMissing('lumen', [name])).toEqual([name]);
});
