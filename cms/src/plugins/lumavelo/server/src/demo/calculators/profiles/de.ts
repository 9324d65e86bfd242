import { DE_PART_TIME, DE_RULES, de, incomeTaxDe, surchargeDe } from '../countries/de.ts';
import { buildEmployerWorkbook } from '../employer-sheet.ts';
import type { ExampleCalculator } from '../examples.ts';
import { buildPartTimeWorkbook } from '../part-time-sheet.ts';
import { buildSelfEmployedWorkbook, RATE_WITHOUT_VAT, VAT_IN_RATE } from '../self-employed-sheet.ts';

/** An exchange keeps the hourly minimum wage and the insurance of the job; contributions by the Midijob formulas. */
export const dePartTime: ExampleCalculator = {
  country: 'de',
  profile: 'partTime',
  slug: 'de-2026-part-time',
  name: 'Dienstrad-Rechner für Teilzeit (Beispiel)',
  description:
    'Dein Gehalt ergibt sich aus deinen Stunden. Was Mindestlohn oder Minijob-Grenze nicht zulassen, zahlst du aus dem Netto. Ein Rechenbeispiel, keine Beratung.',
  ...(de.benefitLabel && { benefitLabel: de.benefitLabel }),
  hasNetPay: true,
  asksTaxClass: true,
  workbook: buildPartTimeWorkbook(DE_RULES, DE_PART_TIME),
  goldenCases: [
    {
      name: '1,000 may come down to what is no Minijob yet',
      values: { B4: '2000', B24: '10', B25: '20' },
      expected: { B26: '1000', B27: '396.99' },
    },
    {
      name: 'A Minijob exchanges nothing',
      values: { B4: '2400', B24: '10', B25: '40', B6: '0,028' },
      expected: { B26: '600', B27: '0', B15: '83.97', B28: '83.97', B12: '83.97' },
    },
  ],
};

/**
 * A bike of the business from 10 % of business use on. Its private use is not taxed (§ 6 Abs. 1 Nr. 4 Satz 6 EStG, until
 * the end of 2030), but bears VAT (Abschnitt 15.24 UStAE).
 */
export const deSelfEmployed: ExampleCalculator = {
  country: 'de',
  profile: 'selfEmployed',
  slug: 'de-2026-self-employed',
  name: 'Dienstrad-Rechner für Selbstständige (Beispiel)',
  description:
    'Die Rate ist Betriebsausgabe, die private Nutzung bleibt bei der Einkommensteuer außer Ansatz. Ein Rechenbeispiel, keine Beratung.',
  workbook: buildSelfEmployedWorkbook(DE_RULES, {
    title: 'Germany: self-employed, private use free of income tax',
    reclaimed: [
      `IF(B24>=Rules!B34,${VAT_IN_RATE}-IF(B24<1,Rules!B2*Rules!B35*Rules!B36*ROUNDDOWN(B11,-2),0),0)`,
      'All of it, less VAT on private use by the 1 % rule (Abschnitt 15.24 Abs. 2 and 15.23 Abs. 5 UStAE)',
    ],
    expense: [
      `=IF(B24>=Rules!B34,ROUND(${RATE_WITHOUT_VAT},2),0)`,
      'The rate without VAT; VAT on private use is no expense (§ 12 Nr. 3 EStG)',
    ],
    privateUse: [0, '§ 6 Abs. 1 Nr. 4 Satz 6 EStG: bikes and e-bikes up to 25 km/h, until the end of 2030'],
    rules: [
      ['Health and care insurance without sick pay', 0.211, '14.0 % + 2.9 % on average, and 4.2 % without children'],
      ['Least income of the year for it', 15820, '§ 240 SGB V: a third of the Bezugsgröße of 3,955 a month'],
      ['Least share of business use', 0.1, 'R 4.2 EStR and § 15 Abs. 1 Satz 2 UStG'],
      ['Private use per month: share of the list price', 0.01],
      ['Of it with VAT', 0.8, '20 % is taken off for costs without VAT'],
      ['Allowance', 36, '§ 10c EStG'],
    ],
    tax: (column) => [
      ['Health and care insurance', `=MIN(MAX(${column}2,Rules!B33),Rules!B11)*Rules!B32`, 'Voluntarily insured'],
      [
        'Taxable income',
        `=MAX(0,${column}2-${column}3-Rules!B37)`,
        'Without a pension of one’s own, without trade tax',
      ],
      ['Income tax', `=${incomeTaxDe(`${column}4`)}`],
      ['Solidarity surcharge', `=${surchargeDe(`${column}5`)}`],
      ['Taxes and contributions', `=${column}3+${column}5+${column}6`],
    ],
  }),
  goldenCases: [
    {
      name: '2,999 at 42 % and a factor of 0.028',
      values: { B3: '2999', B6: '0,028', B9: '42 %' },
      expected: { B15: '83.97', B16: '0', B23: '70.56', B26: '9', B12: '45.33' },
    },
  ],
};

export const deEmployer: ExampleCalculator = {
  country: 'de',
  profile: 'employer',
  slug: 'de-2026-employer',
  name: 'Dienstrad-Rechner für Arbeitgeber (Beispiel)',
  description:
    'Auf umgewandeltes Gehalt zahlst du keine Sozialabgaben. Über den Beitragsbemessungsgrenzen fallen ohnehin keine an. Ein Rechenbeispiel, keine Beratung.',
  workbook: buildEmployerWorkbook(DE_RULES, {
    title: 'Germany: what an employer saves',
    contributions: (cell) => `MIN(${cell},Rules!B8)*(Rules!B32+Rules!B33)+MIN(${cell},Rules!B11)*(Rules!B34+Rules!B35)`,
    source: 'The benefit in kind is salary, too. Levies (U1, U2, Insolvenzgeldumlage) are left out',
    rules: [
      ['Pension insurance, employer', 0.093, 'Half of 18.6 %'],
      ['Unemployment insurance, employer', 0.013, 'Half of 2.6 %'],
      ['Health insurance, employer', 0.0875, 'Half of 14.6 % and of the average additional 2.9 %'],
      ['Care insurance, employer', 0.018, 'Half of 3.6 %; in Saxony 1.3 %'],
    ],
  }),
  goldenCases: [
    {
      name: 'Above both ceilings an exchange lowers no contributions',
      values: { B4: '9000', B6: '0,028', B24: '50', B25: '20 %' },
      expected: { B26: '10', B9: '0', B27: '0', B29: '0', B32: '0', B33: '0' },
    },
  ],
};
