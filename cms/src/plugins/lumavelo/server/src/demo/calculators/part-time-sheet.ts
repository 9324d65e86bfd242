import { buildWorkbook, type CountryRules } from './calculator-sheet.ts';
import type { ExampleWorkbook, Row } from './example-workbook.ts';

/** What a country's law says of an exchange of a part-time salary. */
export interface PartTimeRules {
  title: string;
  /** Hours of a full-time week that the calculator starts with. */
  fullTimeHours: number;
  /** What of the salary in B26 may be exchanged a month: a formula without its `=`, and where the rule comes from. */
  room: readonly [formula: string, source: string];
  /** What an exchanged euro pays of the rate: a formula without its `=`; an employer may add what it saves. */
  worth?: string;
  /** Rules below those of employees. */
  rules?: readonly Row[];
  /** Taxes, where small salaries pay others. */
  tax?: CountryRules['tax'];
  /** What the country asks besides, from row 29 of the first sheet on. */
  further?: readonly Row[];
}

/** The calculator of a country for employees. They work full time, so that nothing is asked of their hours. */
export function buildEmployeesWorkbook(country: CountryRules, partTime: PartTimeRules): ExampleWorkbook {
  const { title } = country;
  return build(country, { ...partTime, title }, { hours: partTime.fullTimeHours, salary: 'Gross salary per month' });
}

/**
 * The calculator of a country for people who work part time: their salary follows from that of a full-time week and their
 * hours.
 */
export function buildPartTimeWorkbook(country: CountryRules, partTime: PartTimeRules): ExampleWorkbook {
  return build(country, partTime, { hours: 24, salary: 'Gross salary per month for a full-time week' });
}

/** What the law keeps from being exchanged is paid from net pay, however many hours somebody works. */
function build(
  country: CountryRules,
  partTime: PartTimeRules,
  { hours, salary }: { hours: number; salary: string },
): ExampleWorkbook {
  const { title, fullTimeHours, room, worth = '1', rules = [], tax = country.tax, further = [] } = partTime;
  const [exchange, exchangeSource] = country.exchange;
  const [benefit, benefitSource] = country.benefit;
  return buildWorkbook(
    { ...country, rules: [...country.rules, ...rules], tax },
    {
      title,
      replaced: {
        4: [salary, 3450, 'Input'],
        16: [
          'Benefit in kind per month',
          typeof benefit === 'string' ? `=MAX(0,${benefit.slice(1)}-B28)` : benefit,
          typeof benefit === 'string' ? `${benefitSource}; what is paid from net pay comes off it` : benefitSource,
        ],
        23: ['Gross salary given up per month', `=MIN(B27,${exchange.slice(1)})`, exchangeSource],
      },
      further: [
        ['Hours a week', hours, 'Input'],
        ['Hours of a full-time week', fullTimeHours, 'Input'],
        ['Gross salary per month', '=ROUND(B4*IF(B25>0,MIN(1,B24/B25),1),2)', 'In proportion to the hours'],
        ['What of it may be exchanged', `=${room[0]}`, room[1]],
        ['Paid from net pay per month', `=ROUND(MAX(0,B15-B5)-B23*${worth},2)`, 'What the exchange does not pay'],
        ...further,
      ],
      net: ['+B28', 'The rate leaves the gross salary as far as the law allows; tax on the benefit comes on top'],
      income: `Calculator!B26*${country.salaries}`,
    },
  );
}
