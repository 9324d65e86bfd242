import type { CountryRules } from '../calculator-sheet.ts';
import type { ExampleCalculator } from '../examples.ts';
import { buildEmployeesWorkbook, type PartTimeRules } from '../part-time-sheet.ts';

const TABLE = 'Belastingdienst, tarieven en heffingskortingen 2026, onder de AOW-leeftijd';

/** Tax in box 1 on the income in a cell. */
export const boxTaxNl = (cell: string): string =>
  `MIN(${cell},Rules!B7)*Rules!B8+MAX(0,MIN(${cell},Rules!B9)-Rules!B7)*Rules!B10+MAX(0,${cell}-Rules!B9)*Rules!B11`;

/** The general tax credit at the income in a cell. */
export const generalCreditNl = (cell: string): string => `MAX(0,Rules!B12-MAX(0,${cell}-Rules!B13)*Rules!B14)`;

/** The labour tax credit at the income from work in a cell. */
export const labourCreditNl = (cell: string): string =>
  `MAX(0,MIN(${cell},Rules!B15)*Rules!B16+MAX(0,MIN(${cell},Rules!B17)-Rules!B15)*Rules!B18+MAX(0,MIN(${cell},Rules!B19)-Rules!B17)*Rules!B20-MAX(0,${cell}-Rules!B19)*Rules!B21)`;

/** Box 1 with both tax credits, and 7 % of the consumer price a year as addition (Wet LB 1964, art. 13bis, lid 7). */
export const NL_RULES: CountryRules = {
  title: 'Netherlands: 7 % addition',
  residual: 0.2,
  vat: 0.21,
  salaries: 12.96,
  benefit: ['=ROUND(B11*Rules!B6/12,2)', '7 % of the consumer advice price a year'],
  exchange: ['=MAX(0,B15-B5)', 'What the employer does not pay'],
  keptAtEnteredRate: '(1-B9)',
  rules: [
    ['Addition per year', 0.07, 'Share of the consumer advice price including VAT; Wet LB 1964, art. 13bis, lid 7'],
    ['First bracket up to', 38883, TABLE],
    ['Rate in the first bracket', 0.3575],
    ['Second bracket up to', 78426],
    ['Rate in the second bracket', 0.3756],
    ['Rate above', 0.495],
    ['General tax credit', 3115, 'Algemene heffingskorting 2026'],
    ['General tax credit: less from', 29736],
    ['General tax credit: less by', 0.06398],
    ['Labour tax credit: first part up to', 11965, 'Arbeidskorting 2026: at most 5,685, none from 132,920 on'],
    ['Labour tax credit: share in it', 0.08324],
    ['Labour tax credit: second part up to', 25845],
    ['Labour tax credit: share in it', 0.31009],
    ['Labour tax credit: third part up to', 45592],
    ['Labour tax credit: share in it', 0.0195],
    ['Labour tax credit: less by, above', 0.0651],
  ],
  tax: (column) => [
    ['Tax in box 1', `=${boxTaxNl(`${column}2`)}`, 'With 8 % holiday pay: 12.96 salaries a year'],
    ['General tax credit', `=${generalCreditNl(`${column}2`)}`],
    ['Labour tax credit', `=${labourCreditNl(`${column}2`)}`],
    ['Taxes and contributions', `=MAX(0,${column}3-${column}4-${column}5)`],
  ],
};

/** What the law says of an exchange, whatever the hours. */
export const NL_PART_TIME: PartTimeRules = {
  title: 'Netherlands: part time, 7 % addition',
  fullTimeHours: 40,
  room: ['MAX(0,B26-ROUND(B24*52/12*Rules!B22,2))', 'The minimum wage for the hours has to be paid in money'],
  rules: [['Minimum wage per hour', 14.99, 'Rijksoverheid, bedragen minimumloon per 1 juli 2026, 21 years and older']],
};

export const nl: ExampleCalculator = {
  country: 'nl',
  slug: 'nl-2026',
  name: 'Fietsplan-calculator Nederland (voorbeeld)',
  description: 'Wat kost je fiets netto per maand? Een rekenvoorbeeld met 7% bijtelling, geen advies.',
  benefitLabel: {
    labelEn: 'Tax on private use (7 %)',
    labelDe: 'Steuer auf private Nutzung (7 %)',
    labelNl: 'Bijtelling, netto (7%)',
    labelFr: 'Impôt sur l’usage privé (7\u00a0%)',
  },
  hasNetPay: true,
  workbook: buildEmployeesWorkbook(NL_RULES, NL_PART_TIME),
  goldenCases: [
    {
      name: 'Two engines agreed: 2,999 at 37.48 % and a factor of 0.028',
      values: { B3: '2.999', B4: '3.450', B5: '0', B6: '0,028', B9: '37,48 %' },
      expected: { B15: '83.97', B17: '6.56', B12: '59.06', B13: '651.04' },
    },
    {
      name: 'Addition on 3,499 is 244.93 a year',
      values: { B3: '3.499,00', B6: '0,028' },
      expected: { B16: '20.41', B15: '97.97', B14: '699.8' },
    },
  ],
};
