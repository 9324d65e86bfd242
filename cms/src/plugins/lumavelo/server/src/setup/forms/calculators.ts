import type { Form, FormField } from './form.ts';

const CELL_HELP = 'As Excel names it: C4, or Tax!C4 on a sheet that is not the first.';

const LABELS: FormField[] = [
  ['labelEn', 6, 'Label in English'],
  ['labelDe', 6, 'Label in German'],
  ['labelNl', 6, 'Label in Dutch'],
  ['labelFr', 6, 'Label in French'],
];

export const CALCULATOR_FORMS: Readonly<Record<string, Form>> = {
  'api::calculator.calculator': {
    mainField: 'name',
    list: ['name', 'slug', 'country'],
    fields: [
      ['name', 6, 'Name', 'Visitors read it above the calculator.'],
      ['slug', 6, 'Address', 'Calculator blocks and configurations name the calculator by it.'],
      ['country', 6, 'Country', 'Decides how numbers are read: 2.499,00 or 2,499.00.'],
      [
        'profile',
        6,
        'For whom',
        'Empty: for employees. A page that names it shows visitors of other countries theirs.',
      ],
      ['workbook', 12, 'Workbook', 'An .xlsx file. It is checked when you save, and refused with the cell named.'],
      ['description', 12, 'Description', 'A sentence or two that visitors read below the name.'],
      ['inputs', 12, 'Input cells', 'Cells that visitors may set. No other cell can be changed.'],
      ['outputs', 12, 'Output cells', 'Cells whose results are answered.'],
      ['charts', 12, 'Chart tabs', 'Output cells name the tab that they are drawn on.'],
      ['testCases', 12, 'Test cases', 'Publishing waits until all of them pass.'],
    ],
  },
  'api::calculator-config.calculator-config': {
    mainField: 'country',
    list: ['country', 'calculatorSlug', 'updatedAt'],
    fields: [
      ['country', 6, 'Country', 'One configuration for each country.'],
      ['calculatorSlug', 6, 'Calculator', 'The address of a published calculator. Empty: the country has none.'],
      ['cellForBikePrice', 6, 'Cell of the bike’s price', CELL_HELP],
      ['cellForGrossSalary', 6, 'Cell of the gross salary'],
      ['cellForMonthlyPrice', 6, 'Cell of the monthly price'],
      ['cellForTotalSavings', 6, 'Cell of the total savings'],
      [
        'cellForTakeoverPrice',
        6,
        'Cell of the takeover price',
        'Calculators show it as the first of the other results.',
      ],
      ['cellForEmployerPays', 6, 'Cell of what the employer pays'],
      [
        'cellForTerm',
        6,
        'Cell of the term',
        'In months. Where visitors choose it, pages of bikes show the price of each term.',
      ],
      ['cellForTaxClass', 6, 'Cell of the tax class', 'Pages of bikes say which one their amounts are for.'],
      ['cellForChildren', 6, 'Cell of the children', 'As many as taxes depend on.'],
      ['cellForChurchTax', 6, 'Cell of the church tax'],
      ['defaultCells', 12, 'Default cells', 'Values that calculations with this calculator start from.'],
      [
        'furtherCalculators',
        12,
        'Further calculators',
        'Such as one for people who work part time, each with the meaning of its own cells.',
      ],
    ],
  },
  'calculator.further-calculator': {
    mainField: 'calculatorSlug',
    fields: [
      ['calculatorSlug', 12, 'Calculator', 'The address of another calculator of this country.'],
      ['cellForBikePrice', 6, 'Cell of the bike’s price', CELL_HELP],
      [
        'cellForGrossSalary',
        6,
        'Cell of the gross salary',
        'Of a month, also where it is a result. Empty where there is none: a profit is no salary.',
      ],
      ['cellForMonthlyPrice', 6, 'Cell of the monthly price'],
      ['cellForTotalSavings', 6, 'Cell of the total savings'],
      ['cellForTakeoverPrice', 6, 'Cell of the takeover price'],
      ['cellForEmployerPays', 6, 'Cell of what the employer pays'],
      ['cellForTerm', 6, 'Cell of the term', 'In months.'],
      ['cellForTaxClass', 6, 'Cell of the tax class'],
      ['cellForChildren', 6, 'Cell of the children', 'As many as taxes depend on.'],
      ['cellForChurchTax', 6, 'Cell of the church tax'],
    ],
  },
  'calculator.default-cell': {
    mainField: 'cell',
    fields: [
      ['cell', 6, 'Cell', CELL_HELP],
      ['value', 6, 'Value', 'Numbers as the country writes them.'],
    ],
  },
  'calculator.input': {
    mainField: 'cell',
    fields: [
      ['cell', 4, 'Cell', CELL_HELP],
      ['type', 4, 'Kind of value'],
      ['source', 4, 'Where it comes from', 'The visitor, or a setting of the calculator block.'],
      ...LABELS,
      ['minimum', 4, 'Least value'],
      ['maximum', 4, 'Greatest value'],
      ['step', 4, 'Step'],
      ['choices', 12, 'Choices', 'For the kind choice: one on each line.'],
      ['helpEn', 6, 'Help in English', 'Visitors read it below the field.'],
      ['helpDe', 6, 'Help in German'],
      ['helpNl', 6, 'Help in Dutch'],
      ['helpFr', 6, 'Help in French'],
    ],
  },
  'calculator.output': {
    mainField: 'cell',
    fields: [
      ['cell', 4, 'Cell', CELL_HELP],
      ['type', 4, 'Kind of value'],
      ['chart', 4, 'Chart tab', 'Counted from 0. Empty: on no chart.'],
      ...LABELS,
    ],
  },
  'calculator.chart': { mainField: 'labelEn', fields: LABELS },
};
