import type { CountryRules } from '../calculator-sheet.ts';
import type { ExampleCalculator } from '../examples.ts';
import { buildEmployeesWorkbook, type PartTimeRules } from '../part-time-sheet.ts';

/** The tariff of § 32a EStG on the taxable income in a cell. */
export const incomeTaxDe = (cell: string): string =>
  `IF(${cell}<=Rules!B16,0,IF(${cell}<=Rules!B17,(Rules!B18*(${cell}-Rules!B16)/10000+Rules!B19)*(${cell}-Rules!B16)/10000,IF(${cell}<=Rules!B20,(Rules!B21*(${cell}-Rules!B17)/10000+Rules!B22)*(${cell}-Rules!B17)/10000+Rules!B23,IF(${cell}<=Rules!B24,Rules!B25*${cell}-Rules!B26,Rules!B27*${cell}-Rules!B28))))`;

/** The solidarity surcharge on the income tax in a cell. */
export const surchargeDe = (cell: string): string => `MIN(Rules!B30*${cell},Rules!B31*MAX(0,${cell}-Rules!B29))`;

/**
 * Income tax of § 32a EStG with the solidarity surcharge, contributions up to both ceilings, and 1 % of a quarter of the
 * list price a month as benefit in kind (BMF, Erlasse zu Dienstfahrrädern). Single, no children, no church tax.
 */
export const DE_RULES: CountryRules = {
  title: 'Germany: 0.25 % rule',
  residual: 0.18,
  vat: 0.19,
  salaries: 12,
  benefit: [
    '=ROUND(ROUNDDOWN(B11*Rules!B6,-2)*Rules!B7,2)',
    '1 % of a quarter of the list price, the quarter rounded down to full 100 euros',
  ],
  exchange: ['=MAX(0,B15-B5)', 'What the employer does not pay'],
  keptAtEnteredRate: '(1-B9)',
  rules: [
    ['Share of the list price that counts', 0.25, 'Oberste Finanzbehörden der Länder, 9 January 2020'],
    ['Benefit per month of that share', 0.01],
    ['Ceiling of pension and unemployment insurance', 101400, 'Sozialversicherungsrechengrößen-Verordnung 2026'],
    ['Pension insurance', 0.093, 'Employee’s half of 18.6 %'],
    ['Unemployment insurance', 0.013, 'Employee’s half of 2.6 %'],
    ['Ceiling of health and care insurance', 69750, 'Sozialversicherungsrechengrößen-Verordnung 2026'],
    ['Health insurance', 0.0875, 'Half of 14.6 % and of the average additional 2.9 %'],
    ['Care insurance', 0.024, 'Half of 3.6 %, and 0.6 % without children'],
    ['Health insurance that counts against tax', 0.0845, 'Without sick pay: half of 14.0 % and of 2.9 %'],
    ['Allowances', 1266, '1,230 for expenses of work (§ 9a EStG) and 36 (§ 10c EStG)'],
    ['Basic allowance', 12348, '§ 32a EStG for 2026; not rounded to full euros here'],
    ['Second zone up to', 17799],
    ['Second zone: square', 914.51],
    ['Second zone: linear', 1400],
    ['Third zone up to', 69878],
    ['Third zone: square', 173.1],
    ['Third zone: linear', 2397],
    ['Third zone: base', 1034.87],
    ['Fourth zone up to', 277825],
    ['Fourth zone: rate', 0.42],
    ['Fourth zone: less', 11135.63],
    ['Fifth zone: rate', 0.45],
    ['Fifth zone: less', 19470.38],
    ['Solidarity surcharge from a tax of', 20350, '§ 3 SolzG'],
    ['Solidarity surcharge', 0.055],
    ['Solidarity surcharge at most, of what is above', 0.119],
  ],
  tax: (column) => [
    [
      'Social security',
      `=MIN(${column}2,Rules!B8)*(Rules!B9+Rules!B10)+MIN(${column}2,Rules!B11)*(Rules!B12+Rules!B13)`,
    ],
    [
      'Taxable income',
      `=MAX(0,${column}2-Rules!B15-MIN(${column}2,Rules!B8)*Rules!B9-MIN(${column}2,Rules!B11)*(Rules!B14+Rules!B13))`,
    ],
    ['Income tax', `=${incomeTaxDe(`${column}4`)}`],
    ['Solidarity surcharge', `=${surchargeDe(`${column}5`)}`],
    ['Taxes and contributions', `=${column}3+${column}5+${column}6`],
  ],
};

/** A month's salary on the sheet Tax. */
const month = (column: string) => `(${column}2/12)`;

/** Salaries between the two limits pay on less than they are (§ 20 Abs. 2a SGB IV). */
const between = (column: string, reduced: string) => `=IF(${month(column)}<=Rules!B34,${reduced},${month(column)})`;

/** What the law says of an exchange, whatever the hours. */
export const DE_PART_TIME: PartTimeRules = {
  title: 'Germany: part time, 0.25 % rule',
  fullTimeHours: 40,
  room: [
    'MAX(0,B26-MAX(ROUND(B24*52/12*Rules!B32,2),Rules!B33+0.01))',
    'The minimum wage has to be paid in money, and nobody becomes a Minijobber by an exchange',
  ],
  rules: [
    ['Minimum wage per hour', 13.9, '§ 1 MiLoG, MiLoV5, from 1 January 2026'],
    ['Minijob limit per month', 603, '§ 8 SGB IV for 2026'],
    ['Upper limit of the Midijob', 2000, '§ 20 Abs. 2 SGB IV'],
    ['Factor F', 0.6619, '28 % of the whole rate of 42.3 % in 2026'],
    ['Pension insurance of a Minijob, employee', 0.036, '18.6 % less the employer’s 15 %'],
    ['Care insurance without children', 0.006, 'Surcharge, part of the care insurance above'],
  ],
  tax: (column) => [
    [
      'Base of a month, employee',
      between(column, `Rules!B34/(Rules!B34-Rules!B33)*MAX(0,${month(column)}-Rules!B33)`),
      '§ 20 Abs. 2a Satz 6 SGB IV',
    ],
    [
      'Base of a month, whole',
      between(
        column,
        `Rules!B35*Rules!B33+(Rules!B34/(Rules!B34-Rules!B33)-Rules!B33/(Rules!B34-Rules!B33)*Rules!B35)*MAX(0,${month(column)}-Rules!B33)`,
      ),
      '§ 20 Abs. 2a Satz 1 SGB IV; the surcharge without children is paid on it',
    ],
    ['Pension and unemployment insurance', `=MIN(12*${column}3,Rules!B8)*(Rules!B9+Rules!B10)`],
    [
      'Health and care insurance',
      `=MIN(12*${column}3,Rules!B11)*(Rules!B12+Rules!B13-Rules!B37)+MIN(12*${column}4,Rules!B11)*Rules!B37`,
    ],
    [
      'Social security',
      `=IF(Calculator!B26<=Rules!B33,${column}2*Rules!B36,${column}5+${column}6)`,
      'A Minijob pays towards the pension alone',
    ],
    [
      'Taxable income',
      `=IF(Calculator!B26<=Rules!B33,0,MAX(0,${column}2-Rules!B15-MIN(12*${column}3,Rules!B8)*Rules!B9-MIN(12*${column}3,Rules!B11)*(Rules!B14+Rules!B13-Rules!B37)-MIN(12*${column}4,Rules!B11)*Rules!B37))`,
      'The employer pays the tax of a Minijob (§ 40a Abs. 2 EStG)',
    ],
    ['Income tax', `=${incomeTaxDe(`${column}8`)}`],
    ['Solidarity surcharge', `=${surchargeDe(`${column}9`)}`],
    ['Taxes and contributions', `=${column}7+${column}9+${column}10`],
  ],
};

export const de: ExampleCalculator = {
  country: 'de',
  slug: 'de-2026',
  name: 'Dienstrad-Rechner Deutschland (Beispiel)',
  description:
    'Was kostet dein Rad netto im Monat? Ein Rechenbeispiel mit der 0,25-%-Regel, für Steuerklasse I ohne Kinder und Kirchensteuer, keine Beratung.',
  benefitLabel: {
    labelEn: 'Tax on private use (0.25 % rule)',
    labelDe: 'Steuer auf private Nutzung (0,25-%-Regel)',
    labelNl: 'Belasting op privégebruik (0,25%-regel)',
    labelFr: 'Impôt sur l’usage privé (règle des 0,25\u00a0%)',
  },
  hasNetPay: true,
  workbook: buildEmployeesWorkbook(DE_RULES, DE_PART_TIME),
  goldenCases: [
    {
      name: 'Benefit in kind of 3,900 is 9 euros',
      values: { B3: '3.900,00', B6: '0,028' },
      expected: { B16: '9', B15: '109.2' },
    },
    {
      name: '2,999 at 42 % and a factor of 0.028',
      values: { B3: '2999', B6: '0,028', B9: '42 %', B5: '0' },
      expected: { B16: '7', B17: '2.94', B12: '51.64', B14: '539.82', B13: '978.14' },
    },
  ],
};
