import { expect, test } from 'vitest';
import { createRandom } from '../../../../scripts/testing/random.ts';
import { type Currency, cmsPriceText, plainText, priceText } from './price.ts';

test.each<[string, Currency, string]>([
  ['2999', 'euro', '€\u00a02.999'],
  ['2999', 'sek', '2.999\u00a0kr'],
  ['2.999', 'euro', '€\u00a02.999'],
  ['1.234.567', 'euro', '€\u00a01.234.567'],
  ['12.50', 'euro', '€\u00a01.250'],
  ['1234,5', 'euro', '€\u00a01.234,50'],
  ['1234,5', 'sek', '1.234,50\u00a0kr'],
  ['63,24', 'euro', '€\u00a063,24'],
  ['63,249', 'euro', '€\u00a063,25'],
  ['63,245', 'euro', '€\u00a063,25'],
  ['63,244', 'euro', '€\u00a063,24'],
  ['1.234,', 'euro', '€\u00a01.234,00'],
  ['0', 'euro', '€\u00a00'],
  ['-5', 'euro', '€\u00a0-5'],
  [' 49 ', 'euro', '€\u00a049'],
  ['€ 49,95', 'euro', '€ 49,95'],
  ['49,95€', 'sek', '49,95€'],
  ['499 kr', 'euro', '499 kr'],
  ['499 Kr', 'sek', '499 Kr'],
  ['kr499', 'euro', 'kr499'],
  ['on request', 'euro', 'on request'],
  ['vanaf 49', 'euro', 'vanaf 49'],
  ['1,2,3', 'euro', '1,2,3'],
  ['1e5', 'euro', '1e5'],
  ['Infinity', 'euro', 'Infinity'],
  ['12345678901234567890', 'euro', '12345678901234567890'],
  ['', 'euro', ''],
])('priceText(%j, %j) is %j', (text, currency, expected) => {
  expect(priceText(text, currency)).toBe(expected);
});

test.each([
  [2999, '€\u00a02.999'],
  [63.24, '€\u00a063,24'],
  ['2999', '€\u00a02.999'],
  ['on request', 'on request'],
  [Number.NaN, ''],
  [null, ''],
  [undefined, ''],
])('the CMS’s price %j reads %j', (price, expected) => {
  expect(cmsPriceText(price, 'euro')).toBe(expected);
});

test('plain numbers are written as browsers write them for Germany, with two decimals at most', () => {
  const format = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });
  const random = createRandom('plain numbers');
  const numbers = Array.from({ length: 5_000 }, () => (random() - 0.3) * 10 ** Math.floor(random() * 14 - 4));
  const odd = [0, 100, 1000.1, 0.1, 0.005, 1.005, -0.004, 99.995, 999.999, 1e-7, 1e21, 2 ** 53, Number.NaN];
  for (const number of [...odd, ...numbers]) expect(plainText(number)).toBe(format.format(number));
});
