import { expect, test } from 'vitest';
import type { BikeLease } from '../contract/bike-lease.ts';
import type { InputCell } from '../contract/perform-calculations.ts';
import { fillBikeCells, readBikeCosts } from './bike-cells.ts';

const CONFIGURATION = {
  cellForBikePrice: 'B3',
  cellForGrossSalary: 'B4',
  cellForEmployerPays: 'B5',
  cellForMonthlyPrice: 'B12',
  cellForTotalSavings: 'B13',
  cellForTakeoverPrice: 'B14',
  cellForTerm: 'B8',
  cellForTaxClass: 'B29',
};

const NOTHING: BikeLease = { monthly: null, saving: null, takeover: null, months: null };

const bike = { price: 2999.5, grossSalary: 3450, employerShare: 0 };

const input = (cell: string, fields: Partial<InputCell> = {}): InputCell => ({
  ...{ cell, type: 'money', source: 'visitor' },
  ...fields,
});
const TERM = { type: 'choice', choices: '24\n36\n48' } as const;

test('the price, the salary and the employer’s share go into the configured cells, with a comma before decimals', () => {
  const form = { inputs: ['B3', 'B4', 'B5'].map((cell) => input(cell)), configuration: CONFIGURATION };
  expect(fillBikeCells(form, 'nl', bike)).toEqual({ B3: '2999,5', B4: '3450', B5: '0' });
});

test('cells that are no inputs are left alone, and a country’s own terms and VAT are set', () => {
  const inputs = [input('B3'), input('B6', { source: 'leasingFactor' }), input('B7', { source: 'vat' })];
  const cells = fillBikeCells({ inputs, configuration: CONFIGURATION }, 'be', bike);
  expect(cells).toEqual({ B3: '2999,5', B6: '0.028', B7: 'true' });
});

test('what the visitor entered goes along, as far as the calculator takes it; the salary is the last that was entered', () => {
  const inputs = [input('B3'), input('B4'), input('B8', TERM), input('B20', { type: 'yesNo' })];
  const entered = { B3: '1', B4: '2000', B8: '48', B20: 'perhaps', B99: 'gone' };
  const cells = fillBikeCells({ inputs, configuration: CONFIGURATION }, 'nl', { ...bike, entered });
  expect(cells).toEqual({ B3: '2999,5', B4: '3450', B8: '48' });
});

test('the term that was chosen last counts, also where it was chosen in another calculator, as far as it is offered', () => {
  const form = {
    inputs: [input('B3'), input('C8', TERM)],
    configuration: { ...CONFIGURATION, cellForTerm: 'C8' },
  };
  expect(fillBikeCells(form, 'nl', { ...bike, term: '48', entered: { C8: '24' } })).toEqual({ B3: '2999,5', C8: '48' });
  expect(fillBikeCells(form, 'nl', { ...bike, term: '60' })).toEqual({ B3: '2999,5' });
});

test.each<[Record<string, string>, BikeLease]>([
  [
    { B12: '63.24', B13: '900', B14: '480', B8: '36' },
    { monthly: 63.24, saving: 900, takeover: 480, months: 36 },
  ],
  [
    { B12: '#DIV/0!', B13: '10', B8: '48', B29: 'III' },
    { monthly: null, saving: 10, takeover: null, months: 48, taxClass: 'III' },
  ],
  [{ B12: '' }, NOTHING],
])('results %j are costs %j', (results, costs) => {
  expect(readBikeCosts(CONFIGURATION, results)).toEqual(costs);
});

test('a country without configuration has no costs', () => {
  expect(fillBikeCells({ inputs: [], configuration: null }, 'fr', bike)).toEqual({});
  expect(readBikeCosts(null, { B12: '63.24' })).toEqual(NOTHING);
});
