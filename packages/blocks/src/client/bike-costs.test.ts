import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BikeCosts } from '../calculator/bike-cells.ts';
import { type CostsSource, calculateCosts } from './bike-costs.ts';

const CONFIGURATION = {
  cellForBikePrice: 'B3',
  cellForGrossSalary: 'B4',
  cellForEmployerPays: 'B5',
  cellForMonthlyPrice: 'B12',
  cellForTotalSavings: 'B13',
  cellForTakeoverPrice: 'B14',
  cellForTerm: 'B8',
};

const NOTHING: BikeCosts = { monthly: undefined, saving: undefined, takeover: undefined, months: undefined };

const asked: { address: string; values: Record<string, string> | undefined }[] = [];
let form: object;
let results: Record<string, string>;
let status = 200;
let number = 0;

/** Every test asks a calculator of its own, because answers are kept. */
const source = (country: CostsSource['country'] = 'nl'): CostsSource => {
  number += 1;
  return { apiUrl: 'https://cms.example', slug: `lease-${number}`, country };
};
const bike = { price: 2999.5, grossSalary: 3450, employerShare: 0 };

beforeEach(() => {
  asked.length = 0;
  status = 200;
  form = { inputs: ['B3', 'B4', 'B5'].map((cell) => ({ cell, source: 'visitor' })), configuration: CONFIGURATION };
  results = { B12: '63.24', B13: '900', B14: '480', B8: '36' };
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    asked.push({ address, values: body ? JSON.parse(String(body)) : undefined });
    return Response.json(body ? { results } : { data: form }, { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the price, the salary and the employer’s share go into the configured cells, with a comma before decimals', async () => {
  const from = source();
  expect(await calculateCosts(from, bike)).toEqual({ monthly: 63.24, saving: 900, takeover: 480, months: 36 });
  expect(asked).toEqual([
    { address: `https://cms.example/api/perform-calculations/${from.slug}`, values: undefined },
    {
      address: `https://cms.example/api/perform-calculations/${from.slug}`,
      values: { B3: '2999,5', B4: '3450', B5: '0' },
    },
  ]);
});

test('cells that are no inputs are left alone, and a country’s own terms and VAT are set', async () => {
  form = {
    inputs: [
      { cell: 'B3', source: 'visitor' },
      { cell: 'B6', source: 'leasingFactor' },
      { cell: 'B7', source: 'vat' },
    ],
    configuration: CONFIGURATION,
  };
  await calculateCosts(source('be'), bike);
  expect(asked[1]?.values).toEqual({ B3: '2999,5', B6: '0.028', B7: 'true' });
});

test('what the visitor entered goes along, as far as the calculator takes it; the salary is the last that was entered', async () => {
  form = {
    inputs: [
      { cell: 'B3', source: 'visitor', type: 'money' },
      { cell: 'B4', source: 'visitor', type: 'money' },
      { cell: 'B8', source: 'visitor', type: 'choice', choices: '24\n36\n48' },
      { cell: 'B20', source: 'visitor', type: 'yesNo' },
    ],
    configuration: CONFIGURATION,
  };
  const entered = { B3: '1', B4: '2000', B8: '48', B20: 'perhaps', B99: 'gone' };
  await calculateCosts(source(), { ...bike, entered });
  expect(asked[1]?.values).toEqual({ B3: '2999,5', B4: '3450', B8: '48' });
});

test('the term that was chosen last counts, also where it was chosen in another calculator, as far as it is offered', async () => {
  form = {
    inputs: [
      { cell: 'B3', source: 'visitor', type: 'money' },
      { cell: 'C8', source: 'visitor', type: 'choice', choices: '24\n36\n48' },
    ],
    configuration: { ...CONFIGURATION, cellForTerm: 'C8' },
  };
  const from = source();
  await calculateCosts(from, { ...bike, term: '48', entered: { C8: '24' } });
  await calculateCosts(from, { ...bike, term: '60' });
  expect(asked.slice(1).map(({ values }) => values)).toEqual([{ B3: '2999,5', C8: '48' }, { B3: '2999,5' }]);
});

test('bikes of one price are calculated once', async () => {
  const from = source();
  await Promise.all([calculateCosts(from, bike), calculateCosts(from, { ...bike })]);
  await calculateCosts(from, { ...bike, price: 1 });
  expect(asked.filter(({ values }) => values)).toHaveLength(2);
  expect(asked.filter(({ values }) => !values)).toHaveLength(1);
});

test.each<[Record<string, string>, BikeCosts]>([
  [
    { B12: '#DIV/0!', B13: '10', B8: '48' },
    { monthly: undefined, saving: 10, takeover: undefined, months: 48 },
  ],
  [{ B12: '' }, NOTHING],
])('results %j are costs %j', async (answer, costs) => {
  results = answer;
  expect(await calculateCosts(source(), bike)).toEqual(costs);
});

test('a country without configuration has no costs', async () => {
  form = { inputs: [], configuration: null };
  expect(await calculateCosts(source('fr'), bike)).toEqual(NOTHING);
});

test('what failed is asked for again', async () => {
  const from = source();
  status = 503;
  await expect(calculateCosts(from, bike)).rejects.toThrow('answered 503');
  status = 200;
  expect(await calculateCosts(from, bike)).toMatchObject({ monthly: 63.24 });
});
