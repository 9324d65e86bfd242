import type { BikeEntry } from '@lumavelo/blocks/contract';
import { COUNTRY_SITES, type SiteLocale } from '@lumavelo/blocks/site';
import { expect, test } from 'vitest';
import { listVariants, writeRiderHeight } from './bike-facts.ts';
import { BIKE_MESSAGES } from './bike-messages.ts';

const FRENCH = COUNTRY_SITES.fr.locales[0] as SiteLocale;
const image = {
  url: '/uploads/a.jpg',
  alternativeText: '',
  width: 1000,
  height: 750,
  mime: 'image/jpeg',
  focalPoint: null,
};

function variant(given: Partial<BikeEntry['bike_variants'][number]>): BikeEntry['bike_variants'][number] {
  return { name: '', colour: '', swatch: '', bike_image_set: { images: [image] }, ...given };
}

const list = (...bike_variants: BikeEntry['bike_variants']) => listVariants({ bike_variants } as BikeEntry, FRENCH);

test('colours are called as visitors call them, and builds as the maker does', () => {
  expect(list(variant({ colour: 'Moss green' }), variant({ name: 'Sport', colour: 'Nebula' }))).toMatchObject([
    { name: 'Vert mousse' },
    { name: 'Sport, Nebula' },
  ]);
});

test('a variant without pictures is no choice', () => {
  expect(list(variant({ colour: 'Sand', bike_image_set: { images: [] } }), variant({ colour: 'Red' }))).toHaveLength(1);
});

test.each([
  ['#5f7350', '#5f7350'],
  ['#FFFFFF', '#FFFFFF'],
  ['red', ''],
  ['#5f7350;background:url(//evil.example)', ''],
  ['#5f73', ''],
])('the colour %j to choose by is drawn as %j', (swatch, drawn) => {
  expect(list(variant({ swatch }))[0]?.swatch).toBe(drawn);
});

test.each([
  [165, 178, '165 tot 178 cm'],
  [176, null, 'vanaf 176 cm'],
  [null, 150, 'tot 150 cm'],
  [null, null, ''],
] as const)('a size for riders from %j to %j', (rider_from, rider_to, text) => {
  expect(writeRiderHeight(BIKE_MESSAGES.nl, { name: 'M', rider_from, rider_to })).toBe(text);
});
