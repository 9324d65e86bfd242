import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFull } from '../../../../../../../../scripts/testing/matrix.ts';
import { createRandom, SEED } from '../../../../../../../../scripts/testing/random.ts';
import { calculate } from '../../calculations/calculate.ts';
import { compile, toProgram } from '../../calculations/compile.ts';
import type { InputType } from '../../calculations/parse-input.ts';
import { closePool } from '../../calculations/pool.ts';
import type { Program } from '../../calculations/records.ts';
import { EMPLOYER_EXAMPLES, EXAMPLE_COUNTRIES } from './employer-example.ts';
import { buildWorkbookFile } from './example-workbook.ts';
import { EXAMPLES, type ExampleCalculator } from './examples.ts';
// Worked out by `golden/work_out.py`, which knows the laws and no spreadsheet.
import golden from './golden/cases.json' with { type: 'json' };
import { listInputs } from './labels.ts';

afterAll(closePool);

const OUTPUTS = ['B11', 'B12', 'B13', 'B14', 'B15', 'B16', 'B17', 'B18', 'B19', 'B21'];

type Values = Readonly<Record<string, string>>;

interface GoldenCase {
  country: string;
  profile?: ExampleCalculator['profile'];
  values: Values;
  expected: Values;
  /** Whether an amount was exactly half a cent before it was rounded. */
  wasHalf?: boolean;
}

/** What a visitor may change, by the profile; the income of its first line is a low, the last a high one. */
const SALARIES = ['0', '1500', '2600', '3450', '5812', '8450', '15000'];
const PROFILES: Readonly<Record<string, { incomes: readonly string[]; own: readonly Values[] }>> = {
  employee: { incomes: SALARIES, own: [{ B5: '200' }] },
  partTime: { incomes: SALARIES, own: [{ B5: '200' }, { B24: '12' }, { B25: '60' }] },
  selfEmployed: {
    incomes: ['0', '9000', '17000', '35000', '62000', '79000', '98000', '160000'],
    own: [{ B24: '5 %' }, { B25: 'no' }],
  },
};

/** What Germany asks besides. */
const TAX_CLASSES = ['I', 'II', 'III', 'IV', 'V', 'VI'];
const CHURCH_TAXES = ['0', '0.08', '0.09'];
const OF_TAX_CLASS: readonly Values[] = [{ B29: 'V' }, { B29: 'II' }, { B30: '2' }, { B31: '0,09' }];

/** Sets up a calculator, and tells how to ask it. */
function useCalculator({ workbook, ...example }: ExampleCalculator) {
  const inputs = listInputs(example) as { cell: string; type: InputType }[];
  const types = new Map(inputs.map(({ cell, type }) => [cell, type]));
  let program: Program;
  beforeAll(async () => {
    const bytes = await buildWorkbookFile(workbook);
    const hash = createHash('sha256').update(bytes).digest('hex');
    program = toProgram(await compile({ bytes, hash }), hash);
  });
  return async (values: Values, cells: readonly string[] = OUTPUTS) => {
    const results = await calculate({ program, types, values, cells });
    return Object.fromEntries([...results].map(([cell, text]) => [cell, Number(text)]));
  };
}

describe.each(EXAMPLES)('the calculator $slug', (example) => {
  const ask = useCalculator(example);

  test('answers what was worked out without it', async () => {
    const { country, profile, goldenCases } = example;
    const cases = golden.filter((each) => each.country === country && each.profile === profile);
    expect(cases.length).toBeGreaterThanOrEqual(40);
    for (const { values, expected } of [...cases, ...goldenCases] as { values: Values; expected: Values }[]) {
      const told = await ask(values, Object.keys(expected));
      const wanted = Object.fromEntries(Object.entries(expected).map(([cell, value]) => [cell, Number(value)]));
      expect({ values, ...told }).toEqual({ values, ...wanted });
    }
  });
});

/** What is compared in one go. */
const AT_ONCE = 20;
const BY_CHANCE = 20_000;

/** Amounts of one month, which sums have many times: where one was half a cent, binary fractions may round it down. */
const OF_A_MONTH = ['B12', 'B15', 'B17', 'B23', 'B27', 'B28'];

/** Cases for every country by chance, with what `golden/work_out.py` answers. It needs Python alone. */
function workOut(seed: number): GoldenCase[] {
  const script = join(import.meta.dirname, 'golden/work_out.py');
  const { stdout, stderr, error } = spawnSync('python3', [script, String(BY_CHANCE), String(seed)], {
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  if (error) throw new Error('The calculators are compared with golden/work_out.py: python3 has to be installed.');
  if (stderr !== '') throw new Error(stderr);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as GoldenCase);
}

describe.runIf(isFull).each(EXAMPLE_COUNTRIES)('whatever is entered in %s', (country) => {
  const calculators = new Map(
    EXAMPLES.filter((each) => each.country === country).map((each) => [each.profile, useCalculator(each)]),
  );

  test(`is answered ${BY_CHANCE} times as the second implementation does`, { timeout: 1_200_000 }, async () => {
    const cases = workOut(SEED).filter((each) => each.country === country);
    expect(cases).toHaveLength(BY_CHANCE);
    const different: unknown[] = [];
    for (let first = 0; first < cases.length; first += AT_ONCE) {
      await Promise.all(
        cases.slice(first, first + AT_ONCE).map(async ({ profile, values, expected, wasHalf }) => {
          const told = (await calculators.get(profile)?.(values, Object.keys(expected))) ?? {};
          const isEqual = Object.entries(expected).every(([cell, amount]) => {
            const apart = Math.abs((told[cell] ?? Number.NaN) - Number(amount));
            return apart < 0.005 || (wasHalf && (!OF_A_MONTH.includes(cell) || apart < 0.015));
          });
          if (!isEqual) different.push({ profile, values, told, expected });
        }),
      );
    }
    expect(different.slice(0, 5), `${different.length} of ${BY_CHANCE} with SEED=${SEED}`).toEqual([]);
  });
});

describe.each(EXAMPLE_COUNTRIES)('the example on the page for employers of %s', (country) => {
  const of = (profile: ExampleCalculator['profile']) => {
    const found = EXAMPLES.find((each) => each.country === country && each.profile === profile);
    if (!found) throw new Error(`There is no calculator of ${country} for ${profile}.`);
    return useCalculator(found);
  };
  const [askEmployer, askEmployee] = [of('employer'), of(undefined)];

  test('says what the calculators answer', async () => {
    const factor: Values = country === 'be' || country === 'at' ? { B6: '0,028', B7: '0,2' } : {};
    const values: Values = { B3: '2999', B4: '3450', B5: '0', B8: '36', ...factor };
    const told = await askEmployer({ ...values, B24: '50', B25: '20 %' }, ['B15', 'B23', 'B26', 'B27', 'B33']);
    const { B12: net } = await askEmployee(values);
    expect(told.B26).toBe(10);
    const { B15: rate, B23: givenUp = 0, B27: saved, B33: year } = told;
    expect({ rate, givenUp: Number(givenUp.toFixed(2)), net, saved, year }).toEqual(EMPLOYER_EXAMPLES[country]);
  });
});

const PRICES = ['500', '2999', '7995,50'];

describe.each(EXAMPLES.filter(({ profile }) => profile !== 'employer'))('whoever asks $slug', (example) => {
  const ask = useCalculator(example);
  const { incomes = [], own = [] } = PROFILES[example.profile ?? 'employee'] ?? {};

  test('a longer term never costs more a month, and a dearer bike never less', async () => {
    for (const income of incomes) {
      for (const employer of ['0', '40']) {
        let cheaper: number[] = [];
        for (const price of PRICES) {
          const months = await Promise.all(
            ['24', '36', '48'].map((term) => ask({ B3: price, B4: income, B5: employer, B8: term }, ['B12'])),
          );
          const net = months.map(({ B12 = Number.NaN }) => B12);
          expect(net, `${price} at ${income}`).toEqual(net.toSorted((one, other) => other - one));
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

  test('what is paid and what is saved are together what buying costs with the same cover, with each of the inputs', async () => {
    const inputs: Values[] = [
      {},
      { B10: 'no' },
      { B20: 'no' },
      { B7: '0' },
      { B6: '0,05' },
      { B4: String(Number(incomes.at(-1)) + 5000), B8: '24' },
      ...own,
      ...(example.asksTaxClass ? OF_TAX_CLASS : []),
    ];
    const base = await ask({ B3: '3499' });
    for (const input of inputs) {
      const told = await ask({ B3: '3499', ...input });
      expect((told.B13 ?? 0) + (told.B18 ?? 0)).toBeCloseTo(told.B19 ?? 0, 2);
      expect(told.B19).toBeCloseTo((told.B11 ?? 0) + Number(input.B8 ?? 36) * (told.B21 ?? 0), 2);
      if (input.B20 === 'no') expect(told.B19).toBe(told.B11);
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

/** Hours of a full-time week, as somebody of the country writes them. */
const FULL_TIME = { nl: '40', de: '40', be: '38', at: '38,5' } as const;

describe.each(EXAMPLE_COUNTRIES)('whoever works full time in %s', (country) => {
  const of = (profile: ExampleCalculator['profile']) => {
    const found = EXAMPLES.find((each) => each.country === country && each.profile === profile);
    if (!found) throw new Error(`There is no calculator of ${country} for ${profile}.`);
    return useCalculator(found);
  };
  const [askEmployee, askPartTime] = [of(undefined), of('partTime')];

  test('gets the same in both tabs, to the cent, and nobody gives up more than the law lets them', {
    timeout: 1_200_000,
  }, async () => {
    const random = createRandom(`full time in ${country}`);
    const whole = (low: number, high: number) => String(low + Math.floor(random() * (high - low + 1)));
    const pick = (list: readonly string[]) => list[Number(whole(0, list.length - 1))] ?? '';
    for (let round = 0; round < (isFull ? 2_000 : 40); round += 1) {
      const term = ['24', '36', '48'][Number(whole(0, 2))] ?? '36';
      const taxes: Values =
        country === 'de' ? { B29: pick(TAX_CLASSES), B30: whole(0, 6), B31: pick(CHURCH_TAXES) } : {};
      const common: Values = { B3: whole(500, 9_000), B4: whole(0, 12_000), B5: whole(0, 60), B8: term, ...taxes };
      const hours = whole(20, 40);
      const cells = ['B12', 'B13', 'B18', 'B19', 'B23', 'B27', 'B28'];
      const employee = await askEmployee(common, cells);
      const full = FULL_TIME[country];
      const partTime = await askPartTime({ ...common, B24: full, B25: full }, cells);
      expect({ common, ...partTime }).toEqual({ common, ...employee });
      const part = await askPartTime({ ...common, B24: hours, B25: '40' }, cells);
      for (const told of [employee, part]) expect(told.B23).toBeLessThanOrEqual((told.B27 ?? 0) + 0.001);
    }
  });
});

describe.each(EXAMPLES.filter(({ profile }) => profile === 'employer'))('an employer who asks $slug', (example) => {
  const ask = useCalculator(example);
  const YEAR = ['B26', 'B29', 'B30', 'B31', 'B32', 'B33', 'B13'];

  test('finds that what is saved, put into the rates and paid adds up, for one year and for all', async () => {
    for (const B8 of ['24', '48']) {
      for (const B5 of ['0', '12,50', '150']) {
        const told = await ask({ B8, B5, B24: '230', B25: '13 %' }, YEAR);
        const { B26 = 0, B29 = 0, B30 = 0, B31 = 0, B32 = 0, B33 = 0, B13 = 0 } = told;
        expect(B26).toBe(30);
        expect(B31).toBeCloseTo(30 * 12 * Number(B5.replace(',', '.')), 2);
        expect(B32).toBe(0);
        expect(B33).toBeCloseTo(B29 - B30 - B31 - B32, 2);
        expect(B13).toBeCloseTo((B33 * Number(B8)) / 12, 2);
      }
    }
  });

  test('saves more the more people take a bike, and less the more is added', async () => {
    const bikes = await Promise.all(['0', '10 %', '45 %', '100 %'].map((B25) => ask({ B25 }, ['B29'])));
    const saved = bikes.map(({ B29 = Number.NaN }) => B29);
    expect(saved).toEqual(saved.toSorted((one, other) => one - other));
    expect(saved[0]).toBe(0);
    const added = await Promise.all(['0', '10', '60'].map((B5) => ask({ B5 }, ['B33'])));
    const remains = added.map(({ B33 = Number.NaN }) => B33);
    expect(remains).toEqual(remains.toSorted((one, other) => other - one));
  });
});
