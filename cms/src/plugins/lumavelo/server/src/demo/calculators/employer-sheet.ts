import { COMMON_RULES, type CountryRules, LEASE, NOTICE, RATE } from './calculator-sheet.ts';
import type { ExampleWorkbook, Row } from './example-workbook.ts';

/** What a country's employers pay on salaries. */
export interface EmployerRules {
  title: string;
  /** Contributions of a year on the gross income in a cell of the sheet Tax: a formula without its `=`. */
  contributions(cell: string): string;
  /** Where the rates come from, and what is left out. */
  source: string;
  /** What of the contributions that are saved goes into the rate: a formula without its `=`, and why. */
  passedOn?: readonly [formula: string, source: string];
  /** Rules below those of employees. */
  rules?: readonly Row[];
}

/** The calculator of a country for employers: what an exchange of salaries saves them in a year. */
export function buildEmployerWorkbook(
  { residual, vat, benefit, exchange, rules, salaries }: CountryRules,
  { title, contributions, source, passedOn = ['0', 'Nothing'], rules: further = [] }: EmployerRules,
): ExampleWorkbook {
  const income = `Calculator!B4*${salaries}`;
  return {
    Calculator: [
      [title],
      [NOTICE],
      ['Average price of a bike', 2999, 'Input'],
      ['Average gross salary per month', 3450, 'Input'],
      ['Employer pays per bike and month', 0, 'Input'],
      ['Leasing factor per month', undefined, 'Optional input'],
      ['Residual value', residual, 'Input: take-over price as a share of the price'],
      ['Months', 36, 'Input'],
      [
        'Contributions saved, as a share of the salary given up',
        '=IF(B23>0,ROUND(B27/B23,4),0)',
        'None above a ceiling',
      ],
      ['Price includes VAT', true, 'Input'],
      ['Price including VAT', '=ROUND(IF(B10,B3,B3*(1+Rules!B2)),2)'],
      ['Cost per bike and month', '=ROUND(B5-B27+B28,2)', 'Negative where an employer saves more than it pays'],
      [
        'Saving over the whole term',
        '=ROUND(B33*B8/12,2)',
        'Of all bikes; negative where they cost more than they save',
      ],
      ['Take-over price of a bike', '=ROUND(B11*B7,2)', 'Paid by the employee'],
      ['Rate per bike and month', RATE],
      ['Benefit in kind per month', benefit[0], benefit[1]],
      ['Salaries given up in a year', '=ROUND(B26*B23*12,2)'],
      ['Rates of a year', '=ROUND(B26*B15*12,2)'],
      ['Bought by the company', '=ROUND(B26*B11,2)'],
      ['With insurance and service', true, 'Input'],
      ['Insurance and service per month', '=IF(B20,ROUND(B11*Rules!B4,2),0)'],
      LEASE,
      ['Gross salary given up per month', exchange[0], exchange[1]],
      ['Employees', 100, 'Input'],
      ['Share who take a bike', 0.2, 'Input'],
      ['Bikes', '=ROUND(B24*B25,0)'],
      ['Contributions saved per bike and month', '=ROUND((Tax!B3-Tax!D3)/12,2)', source],
      ['Of it put into the rate', `=ROUND(${passedOn[0]},2)`, passedOn[1]],
      ['Contributions saved in a year', '=ROUND(B26*B27*12,2)'],
      ['Of it put into the rates', '=ROUND(B26*B28*12,2)'],
      ['Own contributions to the rates in a year', '=ROUND(B26*B5*12,2)'],
      ['Administration in a year', 0, 'Requests, payroll files and damage are part of the rate'],
      ['What remains in a year', '=ROUND(B29-B30-B31-B32,2)'],
    ],
    Rules: [...COMMON_RULES(vat), ...rules, ...further],
    Tax: [
      ['Contributions of an employer in a year', ['Without the bike', 'With the bike', 'With its private use']],
      [
        'Gross income',
        [`=${income}`, `=MAX(0,${income}-12*Calculator!B23)`, `=MAX(0,${income}-12*Calculator!B23)+12*Calculator!B16`],
      ],
      ['Contributions', ['B', 'C', 'D'].map((column) => `=${contributions(`${column}2`)}`)],
    ],
  };
}
