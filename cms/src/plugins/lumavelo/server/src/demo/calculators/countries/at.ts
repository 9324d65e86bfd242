import type { CountryRules } from '../calculator-sheet.ts';
import type { ExampleCalculator } from '../examples.ts';
import { buildEmployeesWorkbook, type PartTimeRules } from '../part-time-sheet.ts';

/** The tariff of § 33 EStG on the income in a cell, less a credit. */
export const incomeTaxAt = (cell: string, credit: string): string =>
  `MAX(0,MAX(0,MIN(${cell},Rules!B10)-Rules!B9)*Rules!B11+MAX(0,MIN(${cell},Rules!B12)-Rules!B10)*Rules!B13+MAX(0,MIN(${cell},Rules!B14)-Rules!B12)*Rules!B15+MAX(0,MIN(${cell},Rules!B16)-Rules!B14)*Rules!B17+MAX(0,${cell}-Rules!B16)*Rules!B18-${credit})`;

/** Tariff of § 33 EStG on the running salary; no benefit in kind for bikes (Sachbezugswerteverordnung § 4b). */
export const AT_RULES: CountryRules = {
  title: 'Austria: no benefit in kind',
  residual: 0.2,
  vat: 0.2,
  salaries: 12,
  benefit: [
    0,
    'None for bikes and e-bikes, exchanges of salary included (Sachbezugswerteverordnung § 4b, BGBl. II 504/2022)',
  ],
  exchange: ['=MAX(0,B15-B5)', 'What the employer does not pay'],
  keptAtEnteredRate: '(1-B9)',
  rules: [
    [
      'Social security',
      0.1807,
      'ASVG, employees, 2026; the lower unemployment rates up to 2,630 a month are left out (gesundheitskasse.at, Werte 2026)',
    ],
    [
      'Ceiling of social security, twelve months',
      83160,
      'Höchstbeitragsgrundlage 2026: 6,930 a month (gesundheitskasse.at, BGBl. II 263/2025)',
    ],
    ['Expenses of work', 132, '§ 16 EStG'],
    ['Free of tax up to', 13539, '§ 33 EStG for 2026; wko.at, Aktuelle Werte: Einkommensteuer 2026'],
    ['Second step up to', 21992],
    ['Rate in it', 0.2],
    ['Third step up to', 36458],
    ['Rate in it', 0.3],
    ['Fourth step up to', 70365],
    ['Rate in it', 0.4],
    ['Fifth step up to', 104859],
    ['Rate in it', 0.48],
    ['Rate above', 0.5, 'Up to one million'],
    ['Transport tax credit', 496, 'Verkehrsabsetzbetrag, § 33 Abs. 5 EStG for 2026'],
  ],
  tax: (column) => [
    [
      'Social security',
      `=MIN(${column}2,Rules!B7)*Rules!B6`,
      'Of the twelve running salaries; holiday and Christmas pay stay as they are',
    ],
    ['Taxable income', `=MAX(0,${column}2-${column}3-Rules!B8)`],
    ['Income tax', `=${incomeTaxAt(`${column}4`, 'Rules!B19')}`],
    ['Taxes and contributions', `=${column}3+${column}5`],
  ],
};

/** What the law says of an exchange, whatever the hours. */
export const AT_PART_TIME: PartTimeRules = {
  title: 'Austria: part time, no benefit in kind',
  fullTimeHours: 38.5,
  room: [
    'MAX(0,B26-Rules!B20-0.01)',
    'Nobody loses the insurance by an exchange; the least salary of the collective agreement is not known here',
  ],
  rules: [['Limit of marginal employment per month', 551.1, 'Geringfügigkeitsgrenze 2026, gesundheitskasse.at']],
  tax: (column) => [
    ['Social security', `=IF(Calculator!B26<=Rules!B20,0,MIN(${column}2,Rules!B7)*Rules!B6)`],
    ['Taxable income', `=MAX(0,${column}2-${column}3-Rules!B8)`],
    ['Income tax', `=${incomeTaxAt(`${column}4`, 'Rules!B19')}`],
    ['Taxes and contributions', `=${column}3+${column}5`],
  ],
};

export const at: ExampleCalculator = {
  country: 'at',
  slug: 'at-2026',
  name: 'Dienstrad-Rechner Österreich (Beispiel)',
  description: 'Was kostet dein Rad netto im Monat? Ein Rechenbeispiel ohne Sachbezug, keine Beratung.',
  hasNetPay: true,
  workbook: buildEmployeesWorkbook(AT_RULES, AT_PART_TIME),
  goldenCases: [
    {
      name: 'No benefit in kind: 3,000 at 40 %',
      values: { B3: '3.000', B6: '0,028', B7: '0,2', B9: '40 %', B5: '0' },
      expected: { B15: '84', B17: '0', B12: '50.4', B14: '600', B13: '963.6' },
    },
  ],
};
