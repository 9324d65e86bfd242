import { expect, test } from 'vitest';
import type { CalculatorForm, InputCell } from '../contract/perform-calculations.ts';
import { keepUsable, readCell, withMeanings } from './entered-cells.ts';

const input = (cell: string, type: InputCell['type'], more: Partial<InputCell> = {}): InputCell => ({
  cell,
  type,
  source: 'visitor',
  ...more,
});

const FORM = {
  configuration: { cellForBikePrice: 'B3' },
  inputs: [
    input('B3', 'money', { maximum: 10_000 }),
    input('B4', 'money', { minimum: 500, maximum: 20_000 }),
    input('B8', 'choice', { choices: '24 | Two years\n36\n\n48' }),
    input('B9', 'percent', { minimum: 0, maximum: 0.6 }),
    input('B20', 'yesNo'),
    input('B21', 'text'),
    input('B7', 'percent', { source: 'residualValue' }),
  ],
} as unknown as CalculatorForm;

test('what fits the fields is taken as it was', () => {
  const entered = { B4: '4200,5', B8: '24', B9: '42 %', B20: 'false', B21: 'Jan' };
  expect(keepUsable(FORM, entered)).toEqual(entered);
});

test.each([
  ['the price of another bike', 'B3', '2500'],
  ['a cell that the page sets', 'B7', '0.2'],
  ['a cell that is gone', 'B99', '1'],
  ['a choice that is offered no more', 'B8', '60'],
  ['an amount below the lowest', 'B4', '499,99'],
  ['an amount above the highest', 'B4', '20001'],
  ['a share above the highest', 'B9', '61 %'],
  ['no number', 'B4', 'much'],
  ['nothing', 'B4', ''],
  ['neither yes nor no', 'B20', 'maybe'],
])('%s is left out', (_, cell, value) => {
  expect(keepUsable(FORM, { [cell]: value })).toEqual({});
});

test('what was entered by its meaning stands in the cell that this calculator has for it, before what stood there', () => {
  const configuration = { cellForTaxClass: 'B29', cellForTerm: 'B8' };
  const entered = { B29: 'I', cellForTaxClass: 'III', cellForChildren: '2' };
  expect(withMeanings({ configuration }, entered, '48')).toMatchObject({ B29: 'III', B8: '48' });
  expect(withMeanings({ configuration: null }, entered)).toEqual(entered);
});

test.each([
  ['2499,5', 2499.5],
  ['0.028', 0.028],
  ['42 %', 0.42],
])('a cell that holds %s is %d', (text, number) => expect(readCell(text)).toBe(number));
