import { expect, test } from 'vitest';
import { bikeCostsMessages } from './bike-costs-messages.ts';
import { type CostsWords, listCostsLines, writeBasis, writeCosts } from './write-costs.ts';

test.each([
  [
    { monthly: 63.24, saving: 900 },
    { monthly: '€\u00a063,24', saving: '€\u00a0900' },
  ],
  [
    { monthly: 59, saving: 899.5 },
    { monthly: '€\u00a059', saving: '€\u00a0900' },
  ],
  // The binary fractions of these lie below the half.
  [{ monthly: 1.005, saving: 0 }, { monthly: '€\u00a01,01' }],
  [
    { monthly: 10.075, saving: -5 },
    { monthly: '€\u00a010,08', cheaper: '€\u00a05' },
  ],
  [{}, {}],
])('costs %j are written as %j', (costs, written) => {
  const unknown = { monthly: null, saving: null, takeover: null, months: null };
  expect(writeCosts({ ...unknown, ...costs })).toEqual(written);
});

const WORDS: CostsWords = {
  monthly: bikeCostsMessages.monthly.en,
  saving: bikeCostsMessages.saving.en,
  cheaper: bikeCostsMessages.cheaper.en,
  takeover: bikeCostsMessages.takeover.en,
};

test.each([
  [{ saving: 900, takeover: 480, months: 36 }, ['You save €\u00a0900', 'Yours after 36 months for €\u00a0480']],
  [{ saving: -20, takeover: null, months: 36 }, ['Buying is €\u00a020 cheaper']],
  // Nobody knows after how long.
  [{ saving: 0, takeover: 480, months: null }, []],
])('costs %j have the lines %j', (costs, lines) => {
  expect(listCostsLines({ monthly: 30, ...costs }, WORDS).map(({ text }) => text)).toEqual([
    '€\u00a030 a month',
    ...lines,
  ]);
});

test('what has no words is not said', () => {
  const costs = { monthly: 30, saving: 10, takeover: 480, months: 36 };
  expect(listCostsLines(costs, { monthly: '{price} a month' })).toEqual([
    { className: 'BikeCosts-monthly', text: '€\u00a030 a month' },
  ]);
});

test.each([
  ['III', 'Netto, bei €\u00a03.450 brutto im Monat und 36 Monaten Laufzeit. Gerechnet mit Steuerklasse III.'],
  [undefined, 'Netto, bei €\u00a03.450 brutto im Monat und 36 Monaten Laufzeit.'],
])('amounts that are calculated with the tax class %s say so', (taxClass, said) => {
  const text = bikeCostsMessages.basisWithTerm.de;
  const words = { text, textWithClass: `${text} ${bikeCostsMessages.taxClass.de}` };
  expect(writeBasis({ ...words, grossSalary: 3450, months: 36, taxClass })).toBe(said);
});
