import { BE_PART_TIME, BE_RULES, incomeTaxBe } from '../countries/be.ts';
import { buildEmployerWorkbook } from '../employer-sheet.ts';
import type { ExampleCalculator } from '../examples.ts';
import { buildPartTimeWorkbook } from '../part-time-sheet.ts';
import { buildSelfEmployedWorkbook, RATE_WITHOUT_VAT, VAT_IN_RATE } from '../self-employed-sheet.ts';

/** As for full-time salaries: contributions and brackets know no hours. */
export const bePartTime: ExampleCalculator = {
  country: 'be',
  profile: 'partTime',
  slug: 'be-2026-part-time',
  name: 'Fietslease-calculator deeltijds (voorbeeld)',
  description:
    'Je brutoloon volgt uit je uren. Het minimumloon van je sector moet overblijven: vraag het na. Een rekenvoorbeeld, geen advies.',
  workbook: buildPartTimeWorkbook(BE_RULES, BE_PART_TIME),
  goldenCases: [
    {
      name: '19 of 38 hours at 3,800 are 1,900, and the employer’s saving pays a fifth of the rate',
      values: { B4: '3800', B24: '19', B25: '38', B6: '0,028', B3: '3.571,43' },
      expected: { B26: '1900', B15: '100', B23: '80', B28: '0' },
    },
  ],
};

/**
 * A sole trader deducts the share of business use, rides to work included (WIB 92, art. 49), and reclaims VAT on it.
 */
export const beSelfEmployed: ExampleCalculator = {
  country: 'be',
  profile: 'selfEmployed',
  slug: 'be-2026-self-employed',
  name: 'Fietslease-calculator voor zelfstandigen (voorbeeld)',
  description:
    'Het deel dat je voor je zaak rijdt, is een beroepskost, en de btw daarop krijg je terug. Een rekenvoorbeeld, geen advies.',
  workbook: buildSelfEmployedWorkbook(BE_RULES, {
    title: 'Belgium: self-employed, sole trader',
    reclaimed: [`${VAT_IN_RATE}*MIN(1,B24)`, 'WBTW, art. 45, § 1quinquies: for the share of business use'],
    expense: [`=ROUND(${RATE_WITHOUT_VAT}*MIN(1,B24),2)`, 'WIB 92, art. 49: the share of business use, all of it'],
    privateUse: [0, 'Nothing: private use is left out of the expense'],
    rules: [
      ['Contribution in the first part', 0.205, 'RSVZ 2026, main occupation, without the fund’s costs'],
      ['First part up to', 75024.54],
      ['Contribution in the second part', 0.1416],
      ['Second part up to', 110562.42],
      ['Contributions at least on', 17374.08],
    ],
    tax: (column) => [
      [
        'Social contributions',
        `=IF(${column}2<=Rules!B23*(1+Rules!B19),Rules!B23*Rules!B19,IF(${column}2<=Rules!B20*(1+Rules!B19),${column}2*Rules!B19/(1+Rules!B19),Rules!B20*Rules!B19+MIN(Rules!B22-Rules!B20,(${column}2-Rules!B20*(1+Rules!B19))/(1+Rules!B21))*Rules!B21))`,
        'On the profit that remains after them',
      ],
      ['Taxable income', `=MAX(0,${column}2-${column}3)`, 'Real expenses, no flat rate'],
      ['Income tax', `=${incomeTaxBe(`${column}4`)}`],
      ['Taxes and contributions', `=${column}3+${column}5`],
    ],
  }),
  goldenCases: [
    {
      name: 'Half for business at 50 %: 41.98 of the rate, 7.29 VAT back',
      values: { B3: '2999', B6: '0,028', B24: '50 %', B9: '50 %' },
      expected: { B15: '83.97', B26: '7.29', B23: '34.7', B12: '59.33' },
    },
  ],
};

export const beEmployer: ExampleCalculator = {
  country: 'be',
  profile: 'employer',
  slug: 'be-2026-employer',
  name: 'Fietslease-calculator voor werkgevers (voorbeeld)',
  description:
    'De RSZ die je uitspaart, steek je in de lease: je mensen leveren minder brutoloon in en jouw loonkost blijft gelijk. Een rekenvoorbeeld, geen advies.',
  workbook: buildEmployerWorkbook(BE_RULES, {
    title: 'Belgium: what an employer saves',
    contributions: (cell) => `${cell}*Rules!B6`,
    source: 'RSZ, basic contribution; reductions and sector contributions are left out',
    passedOn: ['B23*Rules!B6', 'The exchange keeps the cost of labour as it is: what is saved pays part of the rate'],
  }),
  goldenCases: [
    {
      name: 'What is saved goes into the rate, and nothing remains',
      values: { B3: '3.571,43', B6: '0,028', B24: '50', B25: '20 %' },
      expected: { B15: '100', B23: '80', B27: '20', B28: '20', B29: '2400', B30: '2400', B33: '0' },
    },
  ],
};
