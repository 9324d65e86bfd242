import { expect, test } from 'vitest';
import { bikeValueText } from './bike-values.ts';

test.each([
  ['Aluminium', 'fr', 'Aluminium'],
  ['Low step', 'nl', 'Lage instap'],
  ['Low step', 'de-AT', 'Tiefeinsteiger'],
  ['Rigid', 'be', 'Ongeveerd'],
  ['Hydraulic disc brakes', 'fr', 'Freins à disque hydrauliques'],
  ['8, hub', 'de', '8, Nabenschaltung'],
  ['2 × 11, derailleur', 'fr', '2 × 11, dérailleur'],
  ['20 and 26 inch', 'nl', '20 en 26 inch'],
  ['20 and 26 inch', 'de', '20 und 26 Zoll'],
  ['LED 40 lux', 'de', 'LED, 40 Lux'],
  ['Folding, 58 × 56 × 28 cm', 'fr', 'Pliable, 58 × 56 × 28 cm'],
  ['47-622, puncture protected', 'de', '47-622, mit Pannenschutz'],
  ['23.4 kg', 'nl', '23,4 kg'],
  ['23.4 kg', 'en', '23.4 kg'],
  ['Full in 3.5 h', 'de', 'Voll in 3,5 Stunden'],
  ['S, M, L', 'fr', 'S, M, L'],
  ['110 km', 'de', '110 km'],
  ['✓', 'nl', '✓'],
  ['', 'nl', ''],
] as const)('%j reads in %s as %j', (text, locale, shown) => {
  expect(bikeValueText(text, { locale })).toBe(shown);
});

test.each(['Bosch 2.0', 'Stroom F40', 'Quiet, in the bottom bracket', 'Magnesium', 'constructor', '__proto__', '#'])(
  'what is not known as a whole stays as the CMS has it: %j',
  (text) => {
    for (const locale of ['nl', 'de', 'fr'] as const) expect(bikeValueText(text, { locale })).toBe(text);
  },
);
