import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LEASES_AT_ONCE } from '../calculator/leases-at-once.ts';
import type { BikeLease } from '../contract/bike-lease.ts';
import type { LeasesQuestion } from '../contract/perform-calculations.ts';
import { type CostsSource, calculateCosts } from './bike-costs.ts';

const asked: { address: string; question: LeasesQuestion }[] = [];
let status = 200;
let number = 0;

/** Every test asks a calculator of its own, because answers are kept. */
const source = (): CostsSource => {
  number += 1;
  return { apiUrl: 'https://cms.example', slug: `lease-${number}` };
};
const bike = { price: 2999.5, grossSalary: 3450, employerShare: 0 };

/** The calculator of these tests answers with what it was asked. */
const leaseOf = (price: number, term?: string): BikeLease => ({
  ...{ monthly: price / 100, saving: null, takeover: 480 },
  months: term ? Number(term) : 36,
});

beforeEach(() => {
  asked.length = 0;
  status = 200;
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    const question: LeasesQuestion = JSON.parse(String(body));
    asked.push({ address, question });
    return Response.json({ data: question.leases.map(({ price, term }) => leaseOf(price, term)) }, { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a bike costs what the calculator answers for its price, and for what the visitor entered', async () => {
  const from = source();
  const entered = { B20: 'false' };
  expect(await calculateCosts(from, { ...bike, term: '48', entered })).toEqual(leaseOf(2999.5, '48'));
  expect(asked).toEqual([
    {
      address: `https://cms.example/api/perform-calculations/${from.slug}/leases`,
      question: { grossSalary: 3450, employerShare: 0, entered, leases: [{ price: 2999.5, term: '48' }] },
    },
  ]);
});

test('a list is one call, whatever its prices and terms, and each bike gets its own answer', async () => {
  const from = source();
  const prices = [999, 1999, 2999];
  const list = prices.map((price) => calculateCosts(from, { ...bike, price }));
  // As from another observer of the browser, whose turn comes in between.
  await Promise.resolve();
  const terms = ['24', '48'].map((term) => calculateCosts(from, { ...bike, term }));
  expect(await Promise.all(list)).toEqual(prices.map((price) => leaseOf(price)));
  expect(await Promise.all(terms)).toEqual(['24', '48'].map((term) => leaseOf(2999.5, term)));
  expect(asked.map(({ question }) => question.leases.length)).toEqual([5]);
});

test('people and calculators are asked for apart', async () => {
  await Promise.all([
    calculateCosts(source(), bike),
    calculateCosts(source(), bike),
    calculateCosts({ ...source(), slug: 'lease-1' }, { ...bike, grossSalary: 5000 }),
  ]);
  expect(asked).toHaveLength(3);
});

test('a list that is longer than one call may be is as many calls as it takes', async () => {
  const from = source();
  const prices = Array.from({ length: 2 * LEASES_AT_ONCE + 1 }, (_, index) => 1000 + index);
  const told = await Promise.all(prices.map((price) => calculateCosts(from, { ...bike, price })));
  expect(told.map(({ monthly }) => monthly)).toEqual(prices.map((price) => price / 100));
  expect(asked.map(({ question }) => question.leases.length)).toEqual([LEASES_AT_ONCE, LEASES_AT_ONCE, 1]);
});

test('bikes of one price are calculated once', async () => {
  const from = source();
  await Promise.all([calculateCosts(from, bike), calculateCosts(from, { ...bike })]);
  await calculateCosts(from, { ...bike });
  await calculateCosts(from, { ...bike, price: 1 });
  expect(asked.map(({ question }) => question.leases)).toEqual([[{ price: 2999.5 }], [{ price: 1 }]]);
});

test('what failed is asked for again', async () => {
  const from = source();
  status = 503;
  await expect(calculateCosts(from, bike)).rejects.toThrow('answered 503');
  status = 200;
  expect(await calculateCosts(from, bike)).toMatchObject({ monthly: 29.995 });
});
