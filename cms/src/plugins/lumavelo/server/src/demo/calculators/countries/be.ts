import type { CountryRules } from '../calculator-sheet.ts';
import type { ExampleCalculator } from '../examples.ts';
import { buildEmployeesWorkbook, type PartTimeRules } from '../part-time-sheet.ts';

/** Federal brackets on the taxable income in a cell, less the tax-free sum, with the municipal tax. */
export const incomeTaxBe = (cell: string): string =>
  `MAX(0,MIN(${cell},Rules!B10)*Rules!B11+MAX(0,MIN(${cell},Rules!B12)-Rules!B10)*Rules!B13+MAX(0,MIN(${cell},Rules!B14)-Rules!B12)*Rules!B15+MAX(0,${cell}-Rules!B14)*Rules!B16-Rules!B17*Rules!B11)*(1+Rules!B18)`;

/**
 * Exchange of gross salary: the employer's contribution that it saves pays part of the rate, and the bike is free of tax
 * where it is regularly ridden to work (WIB 92, art. 38, § 1, 14°). Single, no children.
 */
export const BE_RULES: CountryRules = {
  title: 'Belgium: exchange of gross salary',
  residual: 0.2,
  vat: 0.21,
  salaries: 13.92,
  benefit: [0, 'None, where the bike is regularly ridden to work'],
  exchange: [
    '=MAX(0,B15-B5)/(1+Rules!B6)',
    'The employer saves its contribution on what is given up, and that pays part of the rate',
  ],
  keptAtEnteredRate: '(1-Rules!B7)*(1-B9)',
  rules: [
    ['Employer contribution', 0.25, 'RSZ, basic contribution'],
    ['Employee contribution', 0.1307, 'RSZ'],
    ['Expenses of work', 0.3, 'FOD Financiën, income of 2026 (assessment year 2027)'],
    ['Expenses of work at most', 6070],
    ['First bracket up to', 16720],
    ['Rate in it', 0.25],
    ['Second bracket up to', 29510],
    ['Rate in it', 0.4],
    ['Third bracket up to', 51070],
    ['Rate in it', 0.45],
    ['Rate above', 0.5],
    ['Tax-free sum', 11180, 'At the rate of the first bracket'],
    ['Municipal tax', 0.07, 'Share of the tax; municipalities differ'],
  ],
  tax: (column) => [
    ['Social security', `=${column}2*Rules!B7`, 'With holiday and end-of-year pay: 13.92 salaries a year'],
    ['Taxable income', `=${column}2-${column}3-MIN((${column}2-${column}3)*Rules!B8,Rules!B9)`],
    ['Income tax', `=${incomeTaxBe(`${column}4`)}`],
    ['Taxes and contributions', `=${column}3+${column}5`],
  ],
};

/** What the law says of an exchange, whatever the hours. */
export const BE_PART_TIME: PartTimeRules = {
  title: 'Belgium: part time, exchange of gross salary',
  fullTimeHours: 38,
  room: ['B26', 'The least salary of the joint committee has to remain; it is not known here'],
  worth: '(1+Rules!B6)',
};

export const be: ExampleCalculator = {
  country: 'be',
  slug: 'be-2026',
  name: 'Fietslease-calculator België (voorbeeld)',
  description: 'Wat kost je fiets netto per maand als je brutoloon ruilt? Een rekenvoorbeeld, geen advies.',
  workbook: buildEmployeesWorkbook(BE_RULES, BE_PART_TIME),
  goldenCases: [
    {
      name: 'Published: 100 euros a month cost 48.91 net, 1,760.76 over 36 months',
      values: { B3: '3.571,43', B6: '0,028', B9: '29,67 %', B5: '0', B7: '0' },
      expected: { B15: '100', B23: '80', B12: '48.91', B18: '1760.76' },
    },
  ],
};
