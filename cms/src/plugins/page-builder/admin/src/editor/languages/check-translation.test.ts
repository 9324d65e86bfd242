import { describe, expect, test } from 'vitest';
import { checkAddress, checkTranslation } from './check-translation.ts';

const kinds = (original: string, translation: string, language = 'nl') =>
  checkTranslation(original, translation, language).map(({ kind }) => kind);

describe('a translation says nothing else than its original', () => {
  test.each([
    ['From € 1,234.50 a month', 'Vanaf € 1.234,5 per maand'],
    ['1 500 lamps', '1.500 lampen'],
    ['Until 12/31/2026, 10:30', 'Tot 31-12-2026, 10.30 uur'],
    ['Hello {{name}}, 5 lamps', 'Hoi {{name}}, 05 lampen'],
    ['Really?', 'Echt waar?'],
    ['He said “no”.', 'Hij zei “nee”.'],
  ])('%s: %s', (original, translation) => {
    expect(checkTranslation(original, translation, 'nl')).toEqual([]);
  });

  test.each([
    ['3 lamps, 20 %', '4 lampen, 20 %', { kind: 'numbers', there: '3', here: '4' }],
    ['From € 1,234.50', 'Vanaf € 1.243,50', { kind: 'numbers', there: '1,234.50', here: '1.243,50' }],
    ['2 and 2', '2 en', { kind: 'numbers', there: '2', here: '' }],
    ['Hello {{name}}', 'Hoi {{naam}}', { kind: 'placeholders', names: '{{name}}' }],
    ['Ready.', 'Klaar', { kind: 'end' }],
    ['Ready?', 'Klaar!', { kind: 'end' }],
    ['Get going', 'Ga  nu', { kind: 'doubleSpace' }],
  ])('%s: %s', (original, translation, advice) => {
    expect(checkTranslation(original, translation, 'nl')).toEqual([advice]);
  });

  test('nothing is said of what is not translated', () => {
    expect(checkTranslation('3 lamps.', ' ', 'nl')).toEqual([]);
  });
});

test('quotation marks are those of the language', () => {
  expect(kinds('“Yes”', '„Ja“', 'de')).toEqual([]);
  expect(checkTranslation('“Yes”', '“Ja”', 'de')).toEqual([{ kind: 'quotes', sign: '”' }]);
  expect(kinds('“Yes”', '„Ja”', 'nl')).toEqual(['quotes']);
  expect(kinds('“Yes”', '«\u00a0Oui\u00a0»', 'fr')).toEqual([]);
  expect(kinds('“Yes”', '“Oui”', 'fr')).toEqual(['quotes']);
});

test('French has a space before signs of two parts, and addresses and times have none', () => {
  for (const text of ['Vraiment\u202f?', 'Prix : 3 €', 'À 10:30', 'https://example.fr/a?b=c', '«\u00a0Oui\u00a0»'])
    expect(kinds(text, text, 'fr'), text).toEqual([]);
  for (const text of ['Vraiment?', 'Prix: 3 €', '«Oui»', 'Alors!'])
    expect(kinds(text, text, 'fr'), text).toEqual(['frenchSpace']);
});

describe('whoever is addressed', () => {
  const check = (language: string, ...texts: string[]) =>
    [...checkAddress(new Map(texts.map((text, index) => [String(index), text])), language)].map(
      ([key]) => texts[Number(key)],
    );

  test('is addressed in one way on a page; the fewer texts are told', () => {
    expect(check('de', 'Wähle deine Lampe.', 'Das kannst du.', 'Hier finden Sie Händler.')).toEqual([
      'Hier finden Sie Händler.',
    ]);
    expect(check('nl', 'Kies uw lamp.', 'Zo werkt het voor u.', 'Jij kiest.')).toEqual(['Jij kiest.']);
    expect(check('fr', 'Choisissez votre lampe.', 'Ton tapis.', 'Vous gagnez.')).toEqual(['Ton tapis.']);
  });

  test('is not read out of other words', () => {
    expect(check('de', 'Wähle deine Lampe.', 'Sie ist neu.', 'Die Lampen. Ihr Preis zählt.', 'Duft und Zier.')).toEqual(
      [],
    );
    expect(check('nl', 'Kies je lamp.', 'Uur na uur.', 'Een u-bocht.')).toEqual([]);
    expect(check('en', 'Your lamp.')).toEqual([]);
  });
});
