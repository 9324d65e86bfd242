import { expect, test } from 'vitest';
import { cmsPriceText } from '../site/price.ts';
import { numbersOf } from './numbers.ts';

/** As people read it: spaces that do not break are spaces. */
const read = (text: string) => text.replace(/\s/g, ' ');

const LANGUAGES = ['nl-NL', 'nl-BE', 'de-DE', 'de-AT', 'fr-FR', 'fr-BE', 'en-NL', 'en-DE', 'en-BE', 'en-AT', 'en-FR'];

test.each(LANGUAGES)('in %s amounts are written as prices on cards are', (lang) => {
  const { money } = numbersOf(lang);
  expect(read(money(2999.5))).toBe('€ 2.999,50');
  expect(read(money(27))).toBe('€ 27');
  expect(read(money(-432.8))).toBe('€ -432,80');
  // What a calculation leaves behind its cents.
  expect(read(money(30.030000000000001))).toBe('€ 30,03');
  for (const value of [0, 12.345, 1_234_567.891]) expect(money(value)).toBe(cmsPriceText(value, 'euro'));
});

test.each(LANGUAGES)('fields and amounts part thousands alike in %s', (lang) => {
  const { money, plain } = numbersOf(lang);
  expect(money(2999.25)).toContain(plain(2999.25));
});

test.each([
  ['de-DE', '42 %'],
  ['fr-FR', '42 %'],
  ['nl-NL', '42%'],
])('shares in %s are written %s', (lang, expected) => {
  expect(read(numbersOf(lang).percent(0.42))).toBe(expected);
});

test.each([
  ['2.499,50', 2499.5],
  ['2499,50', 2499.5],
  ['2499.50', 2499.5],
  ['2 499,50 €', 2499.5],
  ["2'499", 2499],
  ['1.234.567', 1_234_567],
  ['0,6', 0.6],
  ['-5', -5],
  ['2,499.50', 2499.5],
  ['2,499', 2.499],
  ['2.499,-', 2499],
  ['2499,-', 2499],
  ['€ 2.499,--', 2499],
  ['2499,- euro', 2499],
  ['2499 euro', 2499],
  ['EUR 2.499,50', 2499.5],
  ['2 499 euros', 2499],
  ['2.4.9', undefined],
  ['5-', undefined],
  ['2,-5', undefined],
  ['zwei', undefined],
  ['', undefined],
])('%s is read as %s', (text, expected) => {
  expect(numbersOf('nl-NL').read(text)).toBe(expected);
});

test.each(LANGUAGES)('what a field shows in %s is read again', (lang) => {
  const numbers = numbersOf(lang);
  for (const value of [0, 59.06, 2999, 2999.5, 1234567.25]) expect(numbers.read(numbers.plain(value))).toBe(value);
});
