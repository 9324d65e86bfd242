import type { ExampleWorkbook, Row } from './example-workbook.ts';

export const NOTICE = 'EXAMPLE, NOT ADVICE. Rates and rules change; have your own workbook checked.';

/** What the law of a country says, and how its taxes are worked out. */
export interface CountryRules {
  title: string;
  /** Share of the price that the bike is taken over for. */
  residual: number;
  vat: number;
  /** Benefit in kind per month: formula or 0, and where the rule comes from. */
  benefit: readonly [formula: string | number, source: string];
  /** Salary given up for the rate per month: formula and source. */
  exchange: readonly [formula: string, source: string];
  /** What a tax rate that was entered leaves of one euro given up: a formula with `B9`. */
  keptAtEnteredRate: string;
  /** Salaries of a year, of which some are paid as holiday pay or at its end. */
  salaries: number;
  /** Further rules: name, value, source. They stand in the sheet Rules from row `FIRST_RULE` on. */
  rules: readonly Row[];
  /**
   * Rows of the sheet Tax from row 3 on, for one column, in whose row 2 the gross income of the year stands. The last one is
   * what is paid in taxes and contributions.
   */
  tax(column: string): readonly [label: string, formula: string, source?: string][];
}

/** Rows of the sheet Rules that every country has. The country's own follow. */
export const COMMON_RULES = (vat: number): Row[] => [
  ['Rules of the example'],
  ['VAT', vat],
  ['Interest per year', 0.049, 'Of the leasing company; part of every rate'],
  ['Insurance and service per month', 0.0035, 'Share of the price'],
  ['Term that a leasing factor is named for, in months', 36],
];

/** The first row of a country's own rules in the sheet Rules. */
export const FIRST_RULE = 6;

/** Rows that every calculator of a country has at the same place. */
export const RATE = '=ROUND(B22+IF(B20,B11*Rules!B4,0),2)';
export const LEASE: Row = [
  'Rate for the bike alone per month',
  '=IF(B6>0,MAX(0,B11*(B6-Rules!B4))*PMT(Rules!B3/12,B8,-1,B7)/PMT(Rules!B3/12,Rules!B5,-1,B7),PMT(Rules!B3/12,B8,-B11,B11*B7))',
  'Annuity of price, term, residual value and interest; a leasing factor is taken from its term to this one',
];

/** What the calculator of a profile has otherwise than the one for employees; its other cells keep their addresses. */
export interface ProfileSheet {
  title: string;
  /** Rows of the first sheet that mean something else, by their number. */
  replaced: Readonly<Record<number, Row>>;
  /** Rows below those of the calculator for employees, from row 24 on. */
  further: readonly Row[];
  /** What is paid besides the amount in row 23, as the end of a formula, and how the net price comes about. */
  net: readonly [besides: string, source: string];
  /** Income of the year without the bike: a formula without its `=`, as the sheet Tax reads it. */
  income: string;
}

/** What a year's taxes differ by, per month. Of half a cent nothing may be lost, as large numbers do that are subtracted. */
const perMonth = (difference: string) => `ROUND((${difference})/12,8)`;

/** Income of a year without the bike, after the exchange, and with the benefit in kind. */
const CASES = ['B', 'C', 'D'] as const;

/**
 * The workbook of a country. Every one has the same rows, so that countries differ in what their laws say and in nothing
 * else. Taxes are the difference between those of a year's whole income with and without the bike: what the last euro
 * loses changes within an exchange, and with ceilings of social security.
 */
export function buildWorkbook(country: CountryRules, profile: ProfileSheet): ExampleWorkbook {
  const { residual, vat, benefit, exchange, keptAtEnteredRate, rules } = country;
  const { title, replaced, further, net, income } = profile;
  const columns = CASES.map((column) => country.tax(column));
  const taxRows = (columns[0] ?? []).map(
    ([label, , source], row): Row => [label, columns.map((formulas) => formulas[row]?.[1] ?? ''), source],
  );
  const total = taxRows.length + 2;
  const rows: Row[] = [
    [title],
    [NOTICE],
    ['Price of the bike', 2999, 'Input'],
    ['Gross salary per month', 3450, 'Input'],
    ['Employer pays per month', 0, 'Input'],
    [
      'Leasing factor per month',
      undefined,
      'Optional input: rate for 36 months with insurance, as a share of the price',
    ],
    ['Residual value', residual, 'Input: take-over price as a share of the price'],
    ['Months', 36, 'Input'],
    ['Tax rate', undefined, 'Optional input: left empty, taxes follow from the salary'],
    ['Price includes VAT', true, 'Input'],
    ['Price including VAT', '=ROUND(IF(B10,B3,B3*(1+Rules!B2)),2)'],
    [
      'Net price per month',
      `=ROUND(IF(B9>0,B23*${keptAtEnteredRate},B23-${perMonth(`Tax!B${total}-Tax!C${total}`)})+B17${net[0]},2)`,
      net[1],
    ],
    [
      'Saving over the whole term',
      '=ROUND(B19-B8*B12-B14,2)',
      'What buying costs, less what is paid and the take-over; negative where buying is cheaper',
    ],
    ['Take-over price', '=ROUND(B11*B7,2)'],
    ['Rate per month, from gross salary', RATE],
    ['Benefit in kind per month', benefit[0], benefit[1]],
    ['Tax on the benefit per month', `=ROUND(IF(B9>0,B16*B9,${perMonth(`Tax!D${total}-Tax!C${total}`)}),2)`],
    ['Paid over the whole term, with take-over', '=ROUND(B8*B12+B14,2)'],
    [
      'Bought privately',
      '=ROUND(B11+B8*B21,2)',
      'With the same insurance and service over the same time, so that like is compared with like',
    ],
    ['With insurance and service', true, 'Input'],
    ['Insurance and service per month', '=IF(B20,ROUND(B11*Rules!B4,2),0)'],
    LEASE,
    ['Gross salary given up per month', exchange[0], exchange[1]],
  ];
  return {
    Calculator: [...rows.map((row, index) => replaced[index + 1] ?? row), ...further],
    Rules: [...COMMON_RULES(vat), ...rules],
    Tax: [
      ['Taxes of a year', ['Without the bike', 'With the bike', 'With its private use']],
      [
        'Gross income',
        [`=${income}`, `=MAX(0,${income}-12*Calculator!B23)`, `=MAX(0,${income}-12*Calculator!B23)+12*Calculator!B16`],
      ],
      ...taxRows,
    ],
  };
}
