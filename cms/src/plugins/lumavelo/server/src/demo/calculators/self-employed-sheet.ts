import { buildWorkbook, type CountryRules } from './calculator-sheet.ts';
import type { ExampleWorkbook, Row } from './example-workbook.ts';

type Rule = readonly [formula: string | number, source: string];

/** What a country's law says of a bike that the self-employed lease. B24 holds the share of business use. */
export interface SelfEmployedRules {
  title: string;
  /** VAT that comes back per month, where it is reclaimed at all: a formula without its `=`. */
  reclaimed: readonly [formula: string, source: string];
  /** What of the rate counts as an expense per month. */
  expense: Rule;
  /** What is added to the profit per month because the bike is ridden privately, too. */
  privateUse: Rule;
  /** Rules below those of employees. */
  rules: readonly Row[];
  /** Taxes and contributions on the profit of the year. */
  tax: CountryRules['tax'];
}

/** VAT in the rate, as the end of a formula. */
export const VAT_IN_RATE = 'B15*Rules!B2/(1+Rules!B2)';

/** The rate without the VAT that comes back. */
export const RATE_WITHOUT_VAT = 'IF(B25,B15/(1+Rules!B2),B15)';

/** The calculator of a country for the self-employed: nobody gives up a salary, the rate lowers the profit. */
export function buildSelfEmployedWorkbook(
  country: CountryRules,
  { title, reclaimed, expense, privateUse, rules, tax }: SelfEmployedRules,
): ExampleWorkbook {
  return buildWorkbook(
    { ...country, rules: [...country.rules, ...rules], tax, keptAtEnteredRate: '(1-B9)' },
    {
      title,
      replaced: {
        4: ['Profit of a year', 45000, 'Input: before taxes and social security, without the bike'],
        5: ['Employer pays per month', 0, 'Nobody: there is no employer'],
        9: ['Tax rate', undefined, 'Optional input: left empty, taxes follow from the profit'],
        15: ['Rate per month, with VAT', '=ROUND(B22+IF(B20,B11*Rules!B4,0),2)'],
        16: ['Private use added to the profit per month', ...privateUse],
        17: [
          'Tax on private use per month',
          `=ROUND(IF(B9>0,B16*B9,(Tax!D${tax('B').length + 2}-Tax!C${tax('B').length + 2})/12),2)`,
        ],
        23: ['Business expense per month', ...expense],
      },
      further: [
        ['Share of business use', 0.6, 'Input'],
        ['VAT is reclaimed', true, 'Input: small businesses that charge no VAT get none back'],
        ['VAT that comes back per month', `=IF(B25,ROUND(MAX(0,${reclaimed[0]}),2),0)`, reclaimed[1]],
        ['Paid per month, without VAT that comes back', '=ROUND(B15-B26,2)'],
      ],
      net: ['+B27-B23', 'What is paid, less the taxes and contributions that the expense saves'],
      income: 'Calculator!B4',
    },
  );
}
