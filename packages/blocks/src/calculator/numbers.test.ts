import { expect, test } from 'vitest';
import { numbersOf } from './numbers.ts';

/** As people read it: spaces that do not break are spaces. */
const read = (text: string) => text.replace(/\s/g, ' ');

test.each([
  ['nl-NL', '€ 2.999,50'],
  ['nl-BE', '€ 2.999,50'],
  ['de-DE', '2.999,50 €'],
  ['de-AT', '€ 2.999,50'],
  ['fr-FR', '2 999,50 €'],
  ['fr-BE', '2 999,50 €'],
])('money in %s is written %s', (lang, expected) => {
  expect(read(numbersOf(lang).money(2999.5))).toBe(expected);
});

test.each(['nl-NL', 'nl-BE', 'de-DE', 'de-AT', 'fr-FR', 'fr-BE'])(
  'fields and amounts part thousands alike in %s',
  (lang) => {
    const { money, plain } = numbersOf(lang);
    expect(money(2999.25)).toContain(plain(2999.25));
  },
);

test.each(['en-NL', 'en-DE', 'en-BE', 'en-AT', 'en-FR'])(
  'in %s money has the marks of every other number, so that a comma means one thing on a page',
  (lang) => {
    const { money, plain } = numbersOf(lang);
    expect(money(2999.25)).toContain(plain(2999.25));
    expect(read(money(-59))).toMatch(/^(-€|€ -|€-|-€ )59,00$/);
  },
);

test.each(['nl-NL', 'de-DE', 'de-AT', 'fr-FR', 'en-NL', 'en-FR'])('what a field shows in %s is read again', (lang) => {
  const numbers = numbersOf(lang);
  for (const value of [0, 59.06, 2999, 2999.5, 1234567.25]) expect(numbers.read(numbers.plain(value))).toBe(value);
});
