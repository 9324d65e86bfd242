import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calculate } from '../../calculations/calculate.ts';
import { compile, toProgram } from '../../calculations/compile.ts';
import type { InputType } from '../../calculations/parse-input.ts';
import { closePool } from '../../calculations/pool.ts';
import type { Program } from '../../calculations/records.ts';
import { buildWorkbookFile } from './example-workbook.ts';
import { EXAMPLES } from './examples.ts';
// Worked out by `golden/work_out.py`, which knows the laws and no spreadsheet.
import golden from './golden/cases.json' with { type: 'json' };
import { listInputs } from './labels.ts';

afterAll(closePool);

const types = new Map((listInputs() as { cell: string; type: InputType }[]).map(({ cell, type }) => [cell, type]));
const OUTPUTS = ['B11', 'B12', 'B13', 'B14', 'B15', 'B16', 'B17', 'B18', 'B19'];

type Values = Readonly<Record<string, string>>;

describe.each(EXAMPLES)('the calculator of $country', ({ country, workbook, goldenCases }) => {
  let program: Program;
  beforeAll(async () => {
    const bytes = await buildWorkbookFile(workbook);
    const hash = createHash('sha256').update(bytes).digest('hex');
    program = toProgram(await compile({ bytes, hash }), hash);
  });
  const ask = async (values: Values, cells: readonly string[] = OUTPUTS) => {
    const results = await calculate({ program, types, values, cells });
    return Object.fromEntries([...results].map(([cell, { text }]) => [cell, Number(text)]));
  };

  test('answers what was worked out without it', async () => {
    const cases = golden.filter((each) => each.country === country);
    expect(cases.length).toBeGreaterThanOrEqual(40);
    for (const { values, expected } of [...cases, ...goldenCases] as { values: Values; expected: Values }[]) {
      const told = await ask(values, Object.keys(expected));
      const wanted = Object.fromEntries(Object.entries(expected).map(([cell, value]) => [cell, Number(value)]));
      expect({ values, ...told }).toEqual({ values, ...wanted });
    }
  });

  /** Every combination of these, in the order of their terms. */
  const SALARIES = ['0', '1500', '2600', '3450', '5812', '8450', '15000'];
  const PRICES = ['500', '2999', '7995,50'];

  test('a longer term never costs more a month, and a dearer bike never less', async () => {
    for (const salary of SALARIES) {
      for (const employer of ['0', '40']) {
        let cheaper: number[] = [];
        for (const price of PRICES) {
          const months = await Promise.all(
            ['24', '36', '48'].map((term) => ask({ B3: price, B4: salary, B5: employer, B8: term }, ['B12'])),
          );
          const net = months.map(({ B12 = Number.NaN }) => B12);
          expect(net, `${price} at ${salary}`).toEqual(net.toSorted((one, other) => other - one));
          for (const [index, amount] of net.entries()) expect(amount).toBeGreaterThanOrEqual(cheaper[index] ?? 0);
          cheaper = net;
        }
      }
    }
  });

  test('who loses more of the last euro never saves less', async () => {
    for (const price of PRICES) {
      for (const term of ['24', '48']) {
        const rates = ['10 %', '25 %', '37,5 %', '49,5 %', '60 %'];
        const told = await Promise.all(rates.map((rate) => ask({ B3: price, B8: term, B9: rate }, ['B13'])));
        const saved = told.map(({ B13 = Number.NaN }) => B13);
        expect(saved).toEqual(saved.toSorted((one, other) => one - other));
      }
    }
  });

  test('what is paid and what is saved are the price together, with each of the inputs', async () => {
    const inputs: Values[] = [
      {},
      { B10: 'no' },
      { B20: 'no' },
      { B7: '0' },
      { B5: '200' },
      { B6: '0,05' },
      { B4: '20000', B8: '24' },
    ];
    const base = await ask({ B3: '3499' });
    for (const input of inputs) {
      const told = await ask({ B3: '3499', ...input });
      expect((told.B13 ?? 0) + (told.B18 ?? 0)).toBeCloseTo(told.B11 ?? 0, 2);
      expect(told.B19).toBe(told.B11);
      if (Object.keys(input).length > 0) expect(told.B13, JSON.stringify(input)).not.toBe(base.B13);
    }
    expect((await ask({ B3: '1000', B10: 'no' })).B11).toBeGreaterThan(1000);
  });

  test('a saving that is none is negative, and not hidden', async () => {
    const told = await ask({ B3: '2999', B4: '0', B8: '48' });
    expect(told.B13).toBeLessThan(0);
    expect(told.B18).toBeGreaterThan(told.B19 ?? 0);
  });
});
