import { Decimal } from 'decimal.js';
import { describe, expect, it } from 'vitest';
import { isFull } from '../../../scripts/testing/matrix.ts';
import { createRandom } from '../../../scripts/testing/random.ts';
import { compileWorkbook } from '../../src/plugins/lumavelo/server/src/calculations/workbook/compile-workbook.ts';
import { DECIMAL_FUNCTIONS, type DecimalFunction, STEPS, step } from './decimal-functions.ts';
import { type Cells, writeWorkbook } from './workbooks.ts';

Decimal.set({ precision: 40 });

/** Amounts that every function is tried with. */
const CASES = isFull ? 20_000 : 100;

/** Where binary fractions are known to mislead. */
const KNOWN = [1.005, 0.285, 2.675, 4.44, 1.15, 8.7, 4.35, -1.005, 0.1 + 0.2, 1.1 * 1.1, 123_456_789.07];

/** Rows of one workbook. */
const ROWS = 1_000;

/** Decimals that a calculation answers. */
const ANSWERED = 9;

/**
 * Amounts as calculators meet them, half of them on the edge of a rounding, and some with what sums of binary fractions
 * add behind the 15th digit: up to a whole unit of that digit, and often just about half of it, where it depends on a
 * single bit which 15 digits show.
 */
function chooseAmount(random: (from: number, to: number) => number): number {
  const places = random(0, 1) === 0 ? 2 : random(0, 6);
  const whole = random(0, 10 ** random(0, 6));
  const behind = String(random(0, 10 ** places - 1)).padStart(places, '0');
  const edge = ['', '', '5', '5', '49', '51', '999', '001'][random(0, 7)];
  const amount = Number(`${random(0, 3) === 0 ? '-' : ''}${whole}.${places === 0 ? '' : behind}${edge}`);
  if (random(0, 2) > 0 || amount === 0) return amount;
  const unit = 10 ** (Math.floor(Math.log10(Math.abs(amount))) - 14);
  const share = random(0, 1) === 0 ? [-0.5, 0.5][random(0, 1)] : random(-100, 100) / 100;
  return amount + (share ?? 0) * unit + random(-2, 2) * Number.EPSILON * amount;
}

const shown = (number: number) => new Decimal(number.toPrecision(15));

function chooseCase(
  { second, sameSign }: DecimalFunction,
  random: (from: number, to: number) => number,
  index: number,
) {
  const value = KNOWN[index] ?? chooseAmount(random);
  const by = second?.(random) ?? 0;
  return { value, by: sameSign && value < 0 ? -by : by };
}

function write(expected: Decimal | string): string {
  if (typeof expected === 'string') return expected;
  return expected.toDecimalPlaces(ANSWERED, Decimal.ROUND_HALF_UP).plus(0).toFixed().replace(/^-0$/, '0');
}

/** What a workbook with the formula in every row answers, row by row. */
async function calculate(formula: string, cases: readonly { value: number; by: number }[]): Promise<string[]> {
  const cells: Cells = {};
  for (const [index, { value, by }] of cases.entries()) {
    const row = index + 1;
    cells[`A${row}`] = value;
    cells[`B${row}`] = by;
    cells[`C${row}`] = `=${formula.replaceAll(/\b([AB])\b/g, `$1${row}`)}`;
  }
  const { results } = await compileWorkbook(writeWorkbook(cells));
  return cases.map((_, index) => results[`C${index + 1}`] ?? 'nothing');
}

/** What a function answers otherwise than decimal arithmetic does. */
async function findWrong(tested: DecimalFunction, cases: readonly { value: number; by: number }[]): Promise<string[]> {
  const answers: string[] = [];
  for (let from = 0; from < cases.length; from += ROWS) {
    answers.push(...(await calculate(tested.formula, cases.slice(from, from + ROWS))));
  }
  return cases.flatMap(({ value, by }, index) => {
    const expected = write(tested.expected(shown(value), shown(by)));
    const actual = answers[index];
    return expected === actual ? [] : [`${tested.formula}, A = ${value}, B = ${by}: ${actual}, not ${expected}`];
  });
}

describe('functions that round, against decimal arithmetic', () => {
  it.each(Object.entries(DECIMAL_FUNCTIONS))('%s', { timeout: 600_000 }, async (name, tested) => {
    const draw = createRandom(name);
    const random = (from: number, to: number) => from + Math.floor(draw() * (to - from + 1));
    const cases = Array.from({ length: CASES }, (_, index) => chooseCase(tested, random, index));
    expect(await findWrong(tested, cases)).toEqual([]);
  });
});

describe('a digit or two beside a multiple of a step, of which the 15th place is the last', () => {
  const beside = STEPS.flatMap((by) =>
    [1, 2, 9].flatMap((times) => {
      const multiple = new Decimal(by).times(times);
      const unit = new Decimal(10).pow(multiple.e - 14);
      return [-2, -1, 0, 1, 2].map((digits) => ({ value: multiple.plus(unit.times(digits)).toNumber(), by }));
    }),
  );
  const stepped = Object.entries(DECIMAL_FUNCTIONS).filter(([, { second }]) => second === step);

  it.each(stepped)('%s', async (_, tested) => {
    expect(await findWrong(tested, beside)).toEqual([]);
  });
});
