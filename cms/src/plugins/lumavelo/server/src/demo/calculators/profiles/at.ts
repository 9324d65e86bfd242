import { AT_PART_TIME, AT_RULES, incomeTaxAt } from '../countries/at.ts';
import { buildEmployerWorkbook } from '../employer-sheet.ts';
import type { ExampleCalculator } from '../examples.ts';
import { buildPartTimeWorkbook } from '../part-time-sheet.ts';
import { buildSelfEmployedWorkbook, RATE_WITHOUT_VAT, VAT_IN_RATE } from '../self-employed-sheet.ts';

/** Up to the Geringfügigkeitsgrenze employees pay no social security (§ 5 Abs. 2 ASVG). */
export const atPartTime: ExampleCalculator = {
  country: 'at',
  profile: 'partTime',
  slug: 'at-2026-part-time',
  name: 'Dienstrad-Rechner für Teilzeit (Beispiel)',
  description:
    'Dein Gehalt ergibt sich aus deinen Stunden. Der Mindestlohn deines Kollektivvertrags muss übrig bleiben: Frag in der Lohnverrechnung nach. Ein Rechenbeispiel, keine Beratung.',
  hasNetPay: true,
  workbook: buildPartTimeWorkbook(AT_RULES, AT_PART_TIME),
  goldenCases: [
    {
      name: 'Marginal employment exchanges nothing',
      values: { B4: '2000', B24: '10', B25: '40', B3: '3000', B6: '0,028' },
      expected: { B26: '500', B27: '0', B15: '84', B28: '84', B12: '84' },
    },
  ],
};

/**
 * The share of business use is an expense. VAT on it comes back from a tenth of business use on (§ 12 Abs. 2 Z 1 lit. a
 * UStG): bikes are no motor vehicles, and e-bikes are those without emissions, which are let in (Z 2a, UStR Rz 1984).
 */
export const atSelfEmployed: ExampleCalculator = {
  country: 'at',
  profile: 'selfEmployed',
  slug: 'at-2026-self-employed',
  name: 'Dienstrad-Rechner für Selbstständige (Beispiel)',
  description:
    'Der betriebliche Anteil der Rate ist Betriebsausgabe, ab einem Zehntel holst du dir auch die Vorsteuer dafür zurück. Ein Rechenbeispiel, keine Beratung.',
  workbook: buildSelfEmployedWorkbook(AT_RULES, {
    title: 'Austria: self-employed',
    reclaimed: [
      `IF(B24>=Rules!B27,${VAT_IN_RATE}*MIN(1,B24),0)`,
      '§ 12 UStG 1994: for the share of business use, from a tenth on; e-bikes by Abs. 2 Z 2a (UStR 2000 Rz 1984)',
    ],
    expense: [
      `=ROUND(IF(B24>=Rules!B27,${RATE_WITHOUT_VAT},B15)*MIN(1,B24),2)`,
      '§ 4 Abs. 4 EStG: the share of business use; VAT that does not come back is part of it',
    ],
    privateUse: [0, 'Nothing: private use is left out of the expense (§ 20 EStG)'],
    rules: [
      ['Pension insurance', 0.185, '§ 27 GSVG; wko.at, Beitragswesen Selbständige'],
      ['Health insurance', 0.068, '§ 27 GSVG; wko.at, Beitragswesen Selbständige'],
      ['Provision', 0.0153, 'Selbständigenvorsorge, § 52 BMSVG; wko.at, Beitragswesen Selbständige'],
      ['Contributions at least on', 6613.2, 'Twelve times 551.10: gesundheitskasse.at, Werte 2026 (BGBl. II 263/2025)'],
      ['Contributions at most on', 97020, 'Twelve times 8,085: gesundheitskasse.at, Werte 2026 (BGBl. II 263/2025)'],
      ['Basic allowance on profits', 0.15, 'Grundfreibetrag, § 10 EStG: up to 4,950 without an investment'],
      ['Basic allowance on profits up to', 33000, '§ 10 EStG'],
      ['Least share of business use for VAT', 0.1, '§ 12 Abs. 2 Z 1 lit. a UStG 1994'],
    ],
    tax: (column) => [
      [
        'Social security',
        `=MIN(MAX(${column}2,Rules!B23),Rules!B24)*(Rules!B20+Rules!B21+Rules!B22)`,
        'The fixed sum of accident insurance is left out: a bike does not change it',
      ],
      ['Profit after it', `=MAX(0,${column}2-${column}3)`],
      ['Taxable income', `=${column}4-MIN(${column}4,Rules!B26)*Rules!B25`],
      ['Income tax', `=${incomeTaxAt(`${column}5`, '0')}`],
      ['Taxes and contributions', `=${column}3+${column}6`],
    ],
  }),
  goldenCases: [
    {
      name: 'Half for business at 40 %: 7 VAT back, 35 deducted',
      values: { B3: '3000', B6: '0,028', B24: '50 %', B9: '40 %' },
      expected: { B15: '84', B26: '7', B23: '35', B12: '63' },
    },
    {
      name: 'Less than a tenth for business: no VAT back, and 4.20 with VAT deducted',
      values: { B3: '3000', B6: '0,028', B24: '5 %', B9: '40 %' },
      expected: { B15: '84', B26: '0', B23: '4.2', B12: '82.32' },
    },
  ],
};

export const atEmployer: ExampleCalculator = {
  country: 'at',
  profile: 'employer',
  slug: 'at-2026-employer',
  name: 'Dienstrad-Rechner für Betriebe (Beispiel)',
  description:
    'Auf umgewandeltes Gehalt zahlst du keine Lohnnebenkosten. Über der Höchstbeitragsgrundlage sinken nur noch DB, Kommunalsteuer und Vorsorge. Ein Rechenbeispiel, keine Beratung.',
  workbook: buildEmployerWorkbook(AT_RULES, {
    title: 'Austria: what an employer saves',
    contributions: (cell) => `MIN(${cell},Rules!B7)*Rules!B20+${cell}*(Rules!B21+Rules!B22+Rules!B23)`,
    source: 'Of the twelve running salaries; the surcharge DZ, which differs by state, is left out',
    rules: [
      [
        'Social security, employer',
        0.2098,
        'ASVG 2026; part of the 29.59 % that WIFO counts with DB, DZ, municipal tax and provision',
      ],
      ['Provision', 0.0153, '§ 6 BMSVG, without a ceiling'],
      ['Family fund', 0.037, 'Dienstgeberbeitrag 2026 (§ 41 FLAG)'],
      ['Municipal tax', 0.03, '§ 9 KommStG'],
    ],
  }),
  goldenCases: [
    {
      name: '84 given up save 24.54 a month',
      values: { B3: '3000', B6: '0,028', B24: '50', B25: '20 %' },
      expected: { B26: '10', B23: '84', B27: '24.54', B29: '2944.8', B33: '2944.8' },
    },
    {
      name: 'Above the ceiling of social security the other dues are saved still',
      values: { B4: '8000', B3: '3000', B6: '0,028' },
      expected: { B27: '6.91' },
    },
  ],
};
