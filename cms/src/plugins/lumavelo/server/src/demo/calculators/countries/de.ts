import type { CountryRules } from '../calculator-sheet.ts';
import type { ExampleCalculator } from '../examples.ts';
import { buildEmployeesWorkbook, type PartTimeRules } from '../part-time-sheet.ts';

/** The tariff of § 32a EStG on the taxable income in a cell. */
export const incomeTaxDe = (cell: string): string =>
  `IF(${cell}<=Rules!B16,0,IF(${cell}<=Rules!B17,(Rules!B18*(${cell}-Rules!B16)/10000+Rules!B19)*(${cell}-Rules!B16)/10000,IF(${cell}<=Rules!B20,(Rules!B21*(${cell}-Rules!B17)/10000+Rules!B22)*(${cell}-Rules!B17)/10000+Rules!B23,IF(${cell}<=Rules!B24,Rules!B25*${cell}-Rules!B26,Rules!B27*${cell}-Rules!B28))))`;

/** The solidarity surcharge on the income tax in a cell, with how many times its limit counts. */
export const surchargeDe = (cell: string, limits = '1'): string =>
  `MIN(Rules!B30*${cell},Rules!B31*MAX(0,${cell}-Rules!B29*${limits}))`;

/** A month's salary on the sheet Tax. */
const month = (column: string) => `(${column}2/12)`;

/** Salaries between the two limits pay on less than they are (§ 20 Abs. 2a SGB IV). */
const between = (column: string, reduced: string) => `=IF(${month(column)}<=Rules!B34,${reduced},${month(column)})`;

/** Whether somebody is in one of the tax classes: a condition in a formula. */
const isInClass = (...classes: string[]) => `OR(${classes.map((name) => `Calculator!B29="${name}"`).join(',')})`;

const IS_SPLIT = isInClass('III');
const IS_WITHOUT_ALLOWANCE = isInClass('V', 'VI');

/**
 * What employees pay, by tax class, children and church tax; class I without both is what a calculation starts from. As
 * the Programmablaufplan 2026 of the BMF has it, but with cents, and without the unemployment insurance of very low wages.
 */
function taxOfEmployee(column: string): ReturnType<CountryRules['tax']> {
  const cell = (row: number) => `${column}${row}`;
  /** What of the taxable income the two tariffs of the classes V and VI count up to. */
  const upToLimit = `MIN(${cell(12)},Rules!B43)`;
  return [
    [
      'Children',
      `=MAX(ROUNDDOWN(Calculator!B30,0),IF(${isInClass('II')},1,0))`,
      'Nobody is in class II without one (§ 24b EStG)',
    ],
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
    ['Care insurance, more without children', `=IF(${cell(3)}<1,Rules!B37,0)`, '§ 55 Abs. 3 Satz 1 SGB XI'],
    ['Care insurance, less for children', `=Rules!B38*MAX(0,MIN(${cell(3)},5)-1)`, '§ 55 Abs. 3 Satz 4 SGB XI'],
    ['Pension and unemployment insurance', `=MIN(12*${cell(4)},Rules!B8)*(Rules!B9+Rules!B10)`],
    [
      'Health and care insurance',
      `=MIN(12*${cell(4)},Rules!B11)*(Rules!B12+Rules!B13-Rules!B37-${cell(7)})+MIN(12*${cell(5)},Rules!B11)*${cell(6)}`,
    ],
    [
      'Social security',
      `=IF(Calculator!B26<=Rules!B33,${cell(2)}*Rules!B36,${cell(8)}+${cell(9)})`,
      'A Minijob pays towards the pension alone',
    ],
    [
      'Allowances',
      `=IF(${isInClass('VI')},0,Rules!B15)+IF(${isInClass('II')},Rules!B39+(${cell(3)}-1)*Rules!B40,0)`,
      '§ 39b Abs. 2 Satz 5 EStG: none in class VI',
    ],
    [
      'Taxable income',
      `=IF(Calculator!B26<=Rules!B33,0,MAX(0,${cell(2)}-${cell(11)}-MIN(12*${cell(4)},Rules!B8)*Rules!B9-MIN(12*${cell(4)},Rules!B11)*(Rules!B14+Rules!B13-Rules!B37-${cell(7)})-MIN(12*${cell(5)},Rules!B11)*${cell(6)}))`,
      'The employer pays the tax of a Minijob (§ 40a Abs. 2 EStG)',
    ],
    [
      'Income in the tariff',
      `=IF(${IS_SPLIT},${cell(12)}/2,IF(${IS_WITHOUT_ALLOWANCE},1.25*${upToLimit},${cell(12)}))`,
      'Class III: half of it (§ 32a Abs. 5 EStG); V and VI: five quarters (§ 39b Abs. 2 Satz 7 EStG)',
    ],
    ['Tax on it', `=${incomeTaxDe(cell(13))}`],
    ['Classes V and VI: tax on three quarters', `=${incomeTaxDe(`(0.75*${upToLimit})`)}`],
    [
      'Classes V and VI: twice the difference',
      `=MAX(Rules!B45*${upToLimit},2*(${cell(14)}-${cell(15)}))`,
      'At least 14 %',
    ],
    [
      'Income tax',
      `=IF(${IS_SPLIT},2*${cell(14)},IF(${IS_WITHOUT_ALLOWANCE},IF(${cell(12)}>Rules!B42,MIN(${cell(16)},Rules!B46+Rules!B25*(${upToLimit}-Rules!B42)),${cell(16)})+Rules!B25*(MIN(${cell(12)},Rules!B44)-${upToLimit})+Rules!B27*MAX(0,${cell(12)}-Rules!B44),${cell(14)}))`,
      'Classes V and VI: at most 42 % of what is above the first limit, 42 % above the second, 45 % above the third',
    ],
    [
      'Income in the tariff, less the allowance for children',
      `=MAX(0,${cell(12)}-${cell(3)}*Rules!B41*IF(${IS_SPLIT},1,0.5))*IF(${IS_SPLIT},0.5,1)`,
      '§ 51a Abs. 2a EStG: whole in class III, half in I, II and IV, as each parent has a half',
    ],
    [
      'Tax that the two surcharges are on',
      `=IF(${IS_WITHOUT_ALLOWANCE},${cell(17)},IF(${IS_SPLIT},2,1)*${incomeTaxDe(cell(18))})`,
      'In the classes V and VI no child counts',
    ],
    ['Solidarity surcharge', `=${surchargeDe(cell(19), `IF(${IS_SPLIT},2,1)`)}`, '§ 3 Abs. 4 and § 4 SolzG'],
    ['Church tax', `=Calculator!B31*${cell(19)}`],
    ['Taxes and contributions', `=${cell(10)}+${cell(17)}+${cell(20)}+${cell(21)}`],
  ];
}

/**
 * Income tax of § 32a EStG with the solidarity surcharge, contributions up to both ceilings, and 1 % of a quarter of the
 * list price a month as benefit in kind (BMF, Erlasse zu Dienstfahrrädern).
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
  tax: taxOfEmployee,
};

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
    ['Care insurance without children', 0.006, 'Surcharge, part of the care insurance above; from the age of 23 on'],
    [
      'Care insurance, less for each child',
      0.0025,
      '§ 55 Abs. 3 SGB XI: from the second to the fifth child under 25; who has older ones alone pays as with one',
    ],
    ['Relief for single parents', 4260, '§ 24b Abs. 2 Satz 1 EStG, class II'],
    ['Relief for each further child', 240, '§ 24b Abs. 2 Satz 2 EStG; counts once the tax office has entered it'],
    ['Allowance for a child', 9756, '§ 32 Abs. 6 EStG for 2026: twice 3,414 and 1,464'],
    ['Classes V and VI: first limit', 14071, '§ 39b Abs. 2 Satz 7 EStG; BMF, Programmablaufplan 2026'],
    ['Classes V and VI: second limit', 34939],
    ['Classes V and VI: third limit', 222260],
    ['Classes V and VI: rate at least', 0.14],
    [
      'Classes V and VI: tax at the first limit',
      `=MAX(B45*B42,2*(${incomeTaxDe('(1.25*Rules!B42)')}-${incomeTaxDe('(0.75*Rules!B42)')}))`,
    ],
  ],
  further: [
    ['Tax class', 'I', 'Input: I, II, III, IV, V or VI (§ 38b EStG); in class IV without a factor'],
    ['Children', 0, 'Input: under 25, for the care insurance and for the allowance that lowers the two surcharges'],
    ['Church tax', 0, 'Input: 0.08 in Baden-Württemberg and Bayern, else 0.09; without a cap of the church'],
  ],
};

export const de: ExampleCalculator = {
  country: 'de',
  slug: 'de-2026',
  name: 'Dienstrad-Rechner Deutschland (Beispiel)',
  description:
    'Was kostet dein Rad netto im Monat? Ein Rechenbeispiel mit der 0,25-%-Regel, mit deiner Steuerklasse, deinen Kindern und deiner Kirchensteuer, keine Beratung.',
  benefitLabel: {
    labelEn: 'Tax on private use (0.25 % rule)',
    labelDe: 'Steuer auf private Nutzung (0,25-%-Regel)',
    labelNl: 'Belasting op privégebruik (0,25%-regel)',
    labelFr: 'Impôt sur l’usage privé (règle des 0,25\u00a0%)',
  },
  hasNetPay: true,
  asksTaxClass: true,
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
