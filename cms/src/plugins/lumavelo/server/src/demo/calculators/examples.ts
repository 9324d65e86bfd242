import type { Country } from '@lumavelo/blocks/site';
import type { ExampleWorkbook, Row } from './example-workbook.ts';

/** An example calculator: its workbook, its words, and results that were worked out by hand or published. */
export interface ExampleCalculator {
  country: Country;
  slug: string;
  name: string;
  description: string;
  workbook: ExampleWorkbook;
  /** Label of the line that shows the tax on the private use of the bike; countries without one show no such line. */
  benefitLabel?: Labels;
  /** True where visitors enter their own tax rate; else it follows from the salary. */
  asksForTaxRate: boolean;
  goldenCases: { name: string; values: Record<string, string>; expected: Record<string, string> }[];
}

export interface Labels {
  labelEn: string;
  labelDe: string;
  labelNl: string;
  labelFr: string;
}

const NOTICE = 'EXAMPLE, NOT ADVICE. Rates and rules change; have your own workbook checked.';

interface Rules {
  title: string;
  residual: number;
  /** Marginal rate of tax and social security, entered; empty where it follows from the salary. */
  taxRate: number | undefined;
  taxRateNote: string;
  grossRate: Row;
  benefit: Row;
  benefitTax: Row;
  net: Row;
}

/** Every example has the same rows, so that a country differs in what its law says and in nothing else. */
function buildRows({ title, residual, taxRate, taxRateNote, grossRate, benefit, benefitTax, net }: Rules): Row[] {
  return [
    [title],
    [NOTICE],
    ['Price of the bike', 2999, 'Input'],
    ['Gross salary per month', 3450, 'Input'],
    ['Employer pays per month', 0, 'Input'],
    ['Leasing factor per month', 0.028, 'Input: rate including insurance and service, as a share of the price'],
    ['Residual value', residual, 'Input: take-over price as a share of the price'],
    ['Months', 36, 'Input'],
    taxRate === undefined ? ['Tax rate', undefined, taxRateNote] : ['Tax rate', taxRate, taxRateNote],
    ['Price includes VAT', true, 'Input'],
    ['Price including VAT', '=ROUND(IF(B10,B3,B3*(1+Rules!B2)),2)'],
    net,
    [
      'Saving over the whole term',
      '=ROUND(B11-B8*B12-B14,2)',
      'Price bought privately, less what is paid and the take-over',
    ],
    ['Take-over price', '=ROUND(B11*B7,2)'],
    grossRate,
    benefit,
    benefitTax,
    ['Paid over the whole term, with take-over', '=ROUND(B8*B12+B14,2)'],
    ['Bought privately', '=B11'],
  ];
}

const NET: Row = [
  'Net price per month',
  '=ROUND((B15-B5)*(1-Rules!B3)+B17,2)',
  'The rate leaves the gross salary; tax on the benefit comes on top',
];
const GROSS_RATE: Row = ['Rate per month, from gross salary', '=ROUND(B11*B6,2)'];

const nl: ExampleCalculator = {
  country: 'nl',
  slug: 'nl-2026',
  name: 'Fietsplan-calculator Nederland (voorbeeld)',
  description: 'Wat kost je fiets netto per maand? Een rekenvoorbeeld met 7 % bijtelling, geen advies.',
  asksForTaxRate: false,
  benefitLabel: {
    labelEn: 'Tax on private use (7 %)',
    labelDe: 'Steuer auf private Nutzung (7 %)',
    labelNl: 'Bijtelling, netto (7 %)',
    labelFr: 'Impôt sur l’usage privé (7\u00a0%)',
  },
  workbook: {
    Calculator: buildRows({
      title: 'Netherlands: 7 % addition',
      residual: 0.2,
      taxRate: undefined,
      taxRateNote: 'Optional input: left empty, the bracket of the salary counts',
      grossRate: GROSS_RATE,
      benefit: ['Addition per month', '=ROUND(B11*Rules!B4/12,2)', '7 % of the consumer advice price a year'],
      benefitTax: ['Tax on the addition per month', '=ROUND(B11*Rules!B4/12*Rules!B3,2)'],
      net: NET,
    }),
    Rules: [
      ['Rules of the example'],
      ['VAT', 0.21],
      [
        'Tax rate used',
        '=IF(Calculator!B9>0,Calculator!B9,IF(12*Calculator!B4<=B6,B7,IF(12*Calculator!B4<=B8,B9,B10)))',
      ],
      ['Addition per year', 0.07, 'Share of the consumer advice price including VAT'],
      ['Box 1, 2026 as reported'],
      ['First bracket up to', 38883],
      ['Rate in the first bracket', 0.357],
      ['Second bracket up to', 79137],
      ['Rate in the second bracket', 0.3756],
      ['Rate above', 0.495],
    ],
  },
  goldenCases: [
    {
      name: 'Two engines agreed: 2,999 at 37.48 %',
      values: { B3: '2.999', B4: '3.450', B5: '0', B9: '37,48 %' },
      expected: { B15: '83.97', B17: '6.56', B12: '59.06', B13: '273.04' },
    },
    {
      name: 'Addition on 3,499 is 244.93 a year',
      values: { B3: '3.499,00' },
      expected: { B16: '20.41', B15: '97.97', B14: '699.8' },
    },
  ],
};

const de: ExampleCalculator = {
  country: 'de',
  slug: 'de-2026',
  name: 'Dienstrad-Rechner Deutschland (Beispiel)',
  description: 'Was kostet dein Rad netto im Monat? Ein Rechenbeispiel mit der 0,25-%-Regel, keine Beratung.',
  asksForTaxRate: true,
  benefitLabel: {
    labelEn: 'Tax on private use (0.25 % rule)',
    labelDe: 'Steuer auf private Nutzung (0,25-%-Regel)',
    labelNl: 'Belasting op privégebruik (0,25%-regel)',
    labelFr: 'Impôt sur l’usage privé (règle des 0,25\u00a0%)',
  },
  workbook: {
    Calculator: buildRows({
      title: 'Germany: 0.25 % rule',
      residual: 0.18,
      taxRate: 0.42,
      taxRateNote: 'Input: what the last euro earned loses to tax and social security',
      grossRate: GROSS_RATE,
      benefit: [
        'Benefit in kind per month',
        '=ROUND(ROUNDDOWN(B11*Rules!B4,-2)*Rules!B5,2)',
        '1 % of a quarter of the list price, the quarter rounded down to full 100 euros',
      ],
      benefitTax: ['Tax on the benefit per month', '=ROUND(B16*Rules!B3,2)'],
      net: NET,
    }),
    Rules: [
      ['Rules of the example'],
      ['VAT', 0.19],
      ['Tax rate used', '=Calculator!B9'],
      ['Share of the list price that counts', 0.25],
      ['Benefit per month of that share', 0.01],
    ],
  },
  goldenCases: [
    {
      name: 'Benefit in kind of 3,900 is 9 euros',
      values: { B3: '3.900,00' },
      expected: { B16: '9', B15: '109.2' },
    },
    {
      name: '2,999 at 42 %',
      values: { B3: '2999', B9: '42 %', B5: '0' },
      expected: { B16: '7', B17: '2.94', B12: '51.64', B14: '539.82', B13: '600.14' },
    },
  ],
};

const be: ExampleCalculator = {
  country: 'be',
  slug: 'be-2026',
  name: 'Fietslease-calculator België (voorbeeld)',
  description: 'Wat kost je fiets netto per maand als je brutoloon ruilt? Een rekenvoorbeeld, geen advies.',
  asksForTaxRate: true,
  workbook: {
    Calculator: buildRows({
      title: 'Belgium: exchange of gross salary',
      residual: 0.2,
      taxRate: 0.4815,
      taxRateNote: 'Input: tax on the last euro after social security, with the municipal tax',
      grossRate: GROSS_RATE,
      benefit: [
        'Gross salary given up per month',
        '=ROUND((B15-B5)/(1+Rules!B4),2)',
        'The employer saves its contribution on what is given up, and that pays part of the rate',
      ],
      benefitTax: ['Tax on the benefit per month', 0, 'None, where the bike is regularly ridden to work'],
      net: [
        'Net price per month',
        '=ROUND(B16*(1-Rules!B5)*(1-Rules!B3),2)',
        'Social security and tax are not paid on the salary given up',
      ],
    }),
    Rules: [
      ['Rules of the example'],
      ['VAT', 0.21],
      ['Tax rate used', '=Calculator!B9'],
      ['Employer contribution', 0.25],
      ['Employee contribution', 0.1307],
    ],
  },
  goldenCases: [
    {
      name: 'Published: 100 euros a month cost 48.91 net, 1,760.76 over 36 months',
      values: { B3: '3.571,43', B6: '0,028', B9: '29,67 %', B5: '0', B7: '0' },
      expected: { B15: '100', B16: '80', B12: '48.91', B18: '1760.76' },
    },
  ],
};

const at: ExampleCalculator = {
  country: 'at',
  slug: 'at-2026',
  name: 'Dienstrad-Rechner Österreich (Beispiel)',
  description: 'Was kostet dein Rad netto im Monat? Ein Rechenbeispiel ohne Sachbezug, keine Beratung.',
  asksForTaxRate: true,
  workbook: {
    Calculator: buildRows({
      title: 'Austria: no benefit in kind',
      residual: 0.2,
      taxRate: 0.4265,
      taxRateNote: 'Input: what the last euro earned loses to tax and social security',
      grossRate: GROSS_RATE,
      benefit: ['Benefit in kind per month', 0, 'None for bikes and e-bikes (Sachbezugswerteverordnung § 4b)'],
      benefitTax: ['Tax on the benefit per month', '=ROUND(B16*Rules!B3,2)'],
      net: NET,
    }),
    Rules: [['Rules of the example'], ['VAT', 0.2], ['Tax rate used', '=Calculator!B9']],
  },
  goldenCases: [
    {
      name: 'No benefit in kind: 3,000 at 40 %',
      values: { B3: '3.000', B6: '0,028', B7: '0,2', B9: '40 %', B5: '0' },
      expected: { B15: '84', B17: '0', B12: '50.4', B14: '600', B13: '585.6' },
    },
  ],
};

export const EXAMPLES: readonly ExampleCalculator[] = [nl, de, be, at];
