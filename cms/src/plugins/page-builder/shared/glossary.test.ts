import { expect, test } from 'vitest';
import { findDouble, pairTerms } from './glossary.ts';

const lamp = { words: { en: ['lamp', 'lamps'], de: ['Lampe'], 'de-AT': ['Leuchte'] } };
const name = { words: { '*': ['Lumen'] } };

test('two languages are paired by their own words, or by those of the language that they are a variant of', () => {
  const pair = (...to: string[]) => pairTerms([lamp, name], ['en'], to).map((term) => [term.to[0], term.isKept]);
  expect(pair('de-AT', 'de')).toEqual([
    ['Leuchte', false],
    ['Lumen', true],
  ]);
  expect(pair('de-CH', 'de')).toContainEqual(['Lampe', false]);
  expect(pair('fr')).toEqual([['Lumen', true]]);
});

test('a word stands in one term of a language, in whatever capitals, and what is not translated in all of them', () => {
  expect(findDouble({ en: ['LAMPS'] }, [lamp, name])).toEqual({ word: 'LAMPS', locale: 'en' });
  expect(findDouble({ fr: ['lamp'] }, [lamp, name])).toBeUndefined();
  expect(findDouble({ fr: ['lumen'] }, [lamp, name])).toEqual({ word: 'lumen', locale: 'fr' });
  expect(findDouble({ '*': ['lampe'] }, [lamp, name])).toEqual({ word: 'lampe', locale: '*' });
});
