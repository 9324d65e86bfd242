import { boxTaxNl, generalCreditNl, labourCreditNl, NL_PART_TIME, NL_RULES, nl } from '../countries/nl.ts';
import { buildEmployerWorkbook } from '../employer-sheet.ts';
import type { ExampleCalculator } from '../examples.ts';
import { buildPartTimeWorkbook } from '../part-time-sheet.ts';
import { buildSelfEmployedWorkbook, VAT_IN_RATE } from '../self-employed-sheet.ts';

/** The hourly minimum wage stays untouched by an exchange (Wet minimumloon en minimumvakantiebijslag, art. 7 and 13). */
export const nlPartTime: ExampleCalculator = {
  country: 'nl',
  profile: 'partTime',
  slug: 'nl-2026-part-time',
  name: 'Fietsplan-calculator parttime (voorbeeld)',
  description:
    'Je loon volgt uit je uren. Wat onder het minimumloon zou komen, betaal je uit je nettoloon. Een rekenvoorbeeld, geen advies.',
  ...(nl.benefitLabel && { benefitLabel: nl.benefitLabel }),
  hasNetPay: true,
  workbook: buildPartTimeWorkbook(NL_RULES, NL_PART_TIME),
  goldenCases: [
    {
      name: '24 of 40 hours at 4,000 are 2,400, of which 841.04 may be exchanged',
      values: { B4: '4000', B24: '24', B25: '40' },
      expected: { B26: '2400', B27: '841.04', B28: '0' },
    },
    {
      name: 'At the minimum wage nothing can be exchanged',
      values: { B4: '2598', B24: '20', B25: '40', B6: '0,028' },
      expected: { B27: '0', B15: '83.97', B28: '83.97', B16: '0' },
    },
  ],
};

/**
 * A bike of the business (keuzevermogen: at least 10 % of its use is for business): the rate is an expense, 7 % of the
 * price a year is added (Wet IB 2001, art. 3.20a), VAT comes back for the share of business use.
 */
export const nlSelfEmployed: ExampleCalculator = {
  country: 'nl',
  profile: 'selfEmployed',
  slug: 'nl-2026-self-employed',
  name: 'Fietsplan-calculator voor ondernemers (voorbeeld)',
  description: 'De lease gaat van je winst af, de bijtelling komt erbij. Een rekenvoorbeeld, geen advies.',
  ...(nl.benefitLabel && { benefitLabel: nl.benefitLabel }),
  workbook: buildSelfEmployedWorkbook(NL_RULES, {
    title: 'Netherlands: self-employed, 7 % addition',
    reclaimed: [
      `IF(B24>=Rules!B27,${VAT_IN_RATE}*MIN(1,B24),0)`,
      'Wet OB 1968, art. 15: for the share of business use',
    ],
    expense: ['=IF(B24>=Rules!B27,B27,0)', 'All that is paid; private use is added instead'],
    privateUse: [
      '=MIN(B23,ROUND(B11*Rules!B6/12,2))',
      'Wet IB 2001, art. 3.20a: 7 % of the consumer advice price a year, at most the cost',
    ],
    rules: [
      [
        'Self-employed deduction',
        1200,
        'Zelfstandigenaftrek 2026 (Wet IB 2001, art. 3.76), 2,470 in 2025; from 1,225 hours a year',
      ],
      ['SME profit exemption', 0.127, 'Mkb-winstvrijstelling 2026, as in 2025 (Wet IB 2001, art. 3.79a)'],
      ['Care insurance contribution', 0.0485, 'Zvw 2026, others than employees (Stcrt. 2025, 38055)'],
      ['Care insurance contribution: income up to', 79409, 'Bijdrage-inkomen 2026 (Stcrt. 2025, 38055)'],
      ['Addition per year', 0.07, 'As for employees'],
      ['Least share of business use', 0.1, 'Below it the bike is private (keuzevermogen)'],
    ],
    tax: (column) => [
      ['Self-employed deduction', `=MIN(${column}2,Rules!B22)`],
      ['SME profit exemption', `=(${column}2-${column}3)*Rules!B23`],
      ['Taxable profit', `=${column}2-${column}3-${column}4`],
      ['Tax in box 1', `=${boxTaxNl(`${column}5`)}`],
      [
        'Deductions in the last bracket',
        `=MIN(${column}3+${column}4,MAX(0,${column}2-Rules!B9))*(Rules!B11-Rules!B10)`,
        'They count at the second rate (art. 2.10, lid 2)',
      ],
      ['General tax credit', `=${generalCreditNl(`${column}5`)}`],
      ['Labour tax credit', `=${labourCreditNl(`${column}2`)}`, 'On the profit before deductions'],
      ['Care insurance contribution', `=MIN(${column}5,Rules!B25)*Rules!B24`],
      ['Taxes and contributions', `=MAX(0,${column}6+${column}7-${column}8-${column}9)+${column}10`],
    ],
  }),
  goldenCases: [
    {
      name: 'Without business use there is neither an expense nor VAT',
      values: { B6: '0,028', B24: '5 %' },
      expected: { B15: '83.97', B23: '0', B26: '0', B12: '83.97' },
    },
    {
      name: '100 % business use at an entered rate of 30 %',
      values: { B6: '0,028', B24: '100 %', B9: '30 %' },
      expected: { B26: '14.57', B27: '69.4', B16: '17.49', B12: '53.83' },
    },
  ],
};

export const nlEmployer: ExampleCalculator = {
  country: 'nl',
  profile: 'employer',
  slug: 'nl-2026-employer',
  name: 'Fietsplan-calculator voor werkgevers (voorbeeld)',
  description:
    'Over het loon dat je mensen ruilen, betaal je geen werkgeverslasten. Boven het maximumpremieloon zijn die er al niet. Een rekenvoorbeeld, geen advies.',
  workbook: buildEmployerWorkbook(NL_RULES, {
    title: 'Netherlands: what an employer saves',
    contributions: (cell) => `MIN(${cell},Rules!B22)*(Rules!B23+Rules!B24+Rules!B25+Rules!B26)`,
    source: 'The addition is wage, too. The premium of the Werkhervattingskas, which differs by employer, is left out',
    rules: [
      ['Ceiling of contributions', 79409, 'Maximumpremieloon 2026 (Stcrt. 2025, 42324)'],
      ['Unemployment fund', 0.0274, 'AWf, low premium 2026: permanent contracts (Stcrt. 2025, 42324)'],
      ['Disability fund', 0.0763, 'Aof, high premium 2026 (Stcrt. 2025, 42324)'],
      ['Childcare', 0.005, 'Opslag kinderopvang 2026 (Stcrt. 2025, 42324)'],
      ['Care insurance', 0.061, 'Werkgeversheffing Zvw 2026 (Stcrt. 2025, 38055)'],
    ],
  }),
  goldenCases: [
    {
      name: 'Above the ceiling an exchange lowers no contributions',
      values: { B4: '9000', B6: '0,028', B24: '50', B25: '20 %' },
      expected: { B26: '10', B9: '0', B27: '0', B29: '0', B32: '0', B33: '0' },
    },
  ],
};
