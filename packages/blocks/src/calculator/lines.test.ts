import { expect, test } from 'vitest';
import type { CalculatorForm } from '../contract/perform-calculations.ts';
import { LOCALES } from '../site/locales.ts';
import { listHeadline, listLines } from './lines.ts';

const form: CalculatorForm = {
  slug: 'calculator',
  name: 'Calculator',
  description: '',
  country: 'nl',
  inputs: [],
  outputs: [
    { cell: 'B12', type: 'money', chart: 0, labelEn: 'Net price' },
    { cell: 'B13', type: 'money', labelEn: 'Saving' },
    { cell: 'B17', type: 'percent', labelEn: 'Tax' },
    { cell: 'B14', type: 'number', labelEn: 'The rest' },
  ],
  charts: [],
  configuration: { cellForMonthlyPrice: 'B12', cellForTotalSavings: 'B13', cellForTakeoverPrice: 'B14' },
  results: {},
};

test('the cells that a country names stand at their places, in words of the visitor', () => {
  expect(listHeadline(form, 'en')).toEqual([
    { cell: 'B12', label: 'You pay per month', type: 'money' },
    { cell: 'B13', label: 'Your total saving', type: 'money', negativeLabel: 'Buying is cheaper by' },
  ]);
  expect(listLines(form, 'en')).toEqual([
    { cell: 'B14', label: 'Takeover price', type: 'money' },
    { cell: 'B17', label: 'Tax', type: 'percent' },
  ]);
});

test.each(LOCALES)('the takeover price is told in %s, also when it is no output of the workbook', (locale) => {
  const [takeover, ...others] = listLines({ ...form, outputs: [] }, locale);
  expect(takeover).toMatchObject({ cell: 'B14', type: 'money' });
  expect(takeover?.label.trim()).not.toBe('');
  expect(others).toEqual([]);
});

test.each([null, { cellForBikePrice: 'B3' }])(
  'where %j names no result, the first outputs stand large',
  (configuration) => {
    const list = (lines: readonly { label: string }[]) => lines.map(({ label }) => label);
    expect(list(listHeadline({ ...form, configuration }, 'nl'))).toEqual(['Saving', 'Tax']);
    expect(list(listLines({ ...form, configuration }, 'nl'))).toEqual(['The rest']);
  },
);
