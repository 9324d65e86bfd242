import { expect, test } from 'vitest';
import { choice, offeredOptions } from './choice.ts';

const label = { en: 'Width', de: 'Breite' };
const width = choice({
  label,
  default: 'narrow',
  options: [
    { value: 'narrow', label: { en: 'Narrow', de: 'Schmal' } },
    { value: 'wide', label: { en: 'Wide', de: 'Breit' }, when: { prop: 'isCard', is: false } },
  ],
});
const offered = (stored: string, isCard: boolean) =>
  offeredOptions(width, stored, { isCard }).map(({ value }) => value);

test('an option is offered while its condition holds, or while it is what is stored', () => {
  expect(offered('narrow', false)).toEqual(['narrow', 'wide']);
  expect(offered('narrow', true)).toEqual(['narrow']);
  expect(offered('wide', true)).toEqual(['narrow', 'wide']);
});

test('one that is stored and no longer offered is a warning', () => {
  expect(width.check?.('wide', { isCard: false })).toEqual([]);
  expect(width.check?.('narrow', { isCard: true })).toEqual([]);
  expect(width.check?.('wide', { isCard: true })).toEqual([
    {
      level: 'warning',
      message: {
        en: '"Width": "Wide" does not go with the other settings. Choose another.',
        de: '„Breite“: „Breit“ passt nicht zu den übrigen Einstellungen. Bitte etwas anderes wählen.',
        nl: '“Width”: “Wide” past niet bij de andere instellingen. Kies iets anders.',
        fr: '«\u00a0Width\u00a0»\u00a0: «\u00a0Wide\u00a0» ne va pas avec les autres paramètres. Choisissez autre chose.',
      },
    },
  ]);
});
