import { COUNTRIES, type Country } from '@lumavelo/blocks/site';
import { expect, test } from 'vitest';
import { embeddedGeocoder } from './embedded-geocoder.ts';
import type { Coordinates, Place } from './geocoder.ts';
import { isNear } from './near.ts';
import { listPostalCodes } from './postal-codes.ts';

const { find } = embeddedGeocoder;
const describe = (place: Place | undefined) => place && `${place.country} ${place.name}`;

// Where the towns are, in hundredths of a degree: by the map, and not by the file.
test.each<[Country, code: string, town: string, lat: number, lng: number]>([
  ['nl', '1012 AB', 'Amsterdam', 52.37, 4.89],
  ['nl', '2324', 'Leiden', 52.15, 4.48],
  ['nl', '3523', 'Utrecht', 52.07, 5.12],
  ['nl', '4331', 'Middelburg', 51.5, 3.61],
  ['nl', '6211', 'Maastricht', 50.85, 5.69],
  ['nl', '8881', 'West-Terschelling', 53.36, 5.22],
  ['nl', '9711', 'Groningen', 53.22, 6.57],
  ['nl', '9999', 'Stitswerd', 53.36, 6.6],
  ['de', '01067', 'Dresden', 51.05, 13.74],
  ['de', '02826', 'Görlitz', 51.15, 14.99],
  ['de', '17489', 'Greifswald', 54.09, 13.38],
  ['de', '24937', 'Flensburg', 54.79, 9.44],
  ['de', '27498', 'Helgoland', 54.18, 7.89],
  ['de', '78266', 'Büsingen am Hochrhein', 47.7, 8.69],
  ['de', '79098', 'Freiburg', 48, 7.85],
  ['de', '86150', 'Augsburg', 48.37, 10.9],
  ['be', '1000', 'Brussel', 50.85, 4.35],
  ['be', '2000', 'Antwerpen', 51.22, 4.4],
  ['be', '4020', 'Liège', 50.64, 5.58],
  ['be', '4700', 'Eupen', 50.63, 6.04],
  ['be', '4821', 'Andrimont', 50.62, 5.88],
  ['be', '6700', 'Arlon', 49.68, 5.81],
  ['be', '8400', 'Oostende', 51.23, 2.92],
  ['be', '9000', 'Gent', 51.05, 3.72],
  ['at', '1010', 'Wien', 48.21, 16.37],
  ['at', '3400', 'Klosterneuburg', 48.31, 16.33],
  ['at', '6020', 'Innsbruck', 47.27, 11.39],
  ['at', '6691', 'Jungholz', 47.58, 10.45],
  ['at', '6900', 'Bregenz', 47.5, 9.75],
  ['at', '7000', 'Eisenstadt', 47.85, 16.52],
  ['at', '8010', 'Graz', 47.07, 15.44],
  ['at', '9900', 'Lienz', 46.83, 12.77],
  ['fr', '06000', 'Nice', 43.7, 7.27],
  ['fr', '13001', 'Marseille', 43.3, 5.38],
  ['fr', '20000', 'Ajaccio', 41.92, 8.74],
  ['fr', '20200', 'Bastia', 42.7, 9.45],
  ['fr', '29200', 'Brest', 48.39, -4.49],
  ['fr', '59800', 'Lille', 50.63, 3.06],
  ['fr', '67000', 'Strasbourg', 48.58, 7.75],
  ['fr', '75001', 'Paris', 48.86, 2.34],
])('in %s, %s is within 5 km of %s', async (country, code, town, lat, lng) => {
  const place = await find(code, country);
  expect(describe(place)).toBe(`${country} ${code.slice(0, country === 'nl' ? 4 : 5)} ${town}`);
  expect(place && isNear(place, { lat, lng }, 5), JSON.stringify(place)).toBe(true);
  expect(place?.unknownCode).toBeUndefined();
});

// All 24,000 of them take a second of a free machine.
test('every code of the file is found within 5 km of itself', { timeout: 60_000 }, async () => {
  const away: string[] = [];
  const codes = listPostalCodes().filter(({ code }) => code.length > 3);
  for (const code of codes) {
    const place = await find(code.code, code.country);
    if (!place || place.country !== code.country || !isNear(place, code, 5)) away.push(`${code.country} ${code.code}`);
  }
  expect(away).toEqual([]);
  expect([...Map.groupBy(codes, ({ country }) => country).keys()].toSorted()).toEqual([...COUNTRIES].toSorted());
});

test.each<[typed: string, site: Country | undefined, found: string | undefined]>([
  // Dutch letters, with and without a space.
  ['1012AB', 'nl', 'nl 1012 Amsterdam'],
  ['1012 ab', 'nl', 'nl 1012 Amsterdam'],
  ['1012', 'nl', 'nl 1012 Amsterdam'],
  ['NL-1012 AB', 'de', 'nl 1012 Amsterdam'],
  ['1012 AT', 'nl', 'nl 1012 Amsterdam'],
  // A town before or behind the code, and a street.
  ['1012 AB Amsterdam', 'nl', 'nl 1012 Amsterdam'],
  ['Utrecht 3511', 'nl', 'nl 3511 Utrecht'],
  ['Oudegracht 112, 3511 AX Utrecht', 'nl', 'nl 3511 Utrecht'],
  ['Neude 11 3512 AD Utrecht', 'nl', 'nl 3512 Utrecht'],
  ['  24937   Flensburg ', 'de', 'de 24937 Flensburg'],
  ['75 001 Paris', 'fr', 'fr 75001 Paris'],
  ['31047 Toulouse CEDEX 4', 'fr', 'fr Toulouse'],
  ['Lyon 3e', 'fr', 'fr Lyon'],
  ['Paris 11ème arrondissement', 'fr', 'fr Paris'],
  ['69003 Lyon 3e', 'fr', 'fr 69003 Lyon'],
  ['4020 Luik', 'be', 'be 4020 Liège'],
  ['6883 Au', 'at', 'at 6883 Au'],
  ['Gap 05000', 'fr', 'fr 05000 Gap'],
  ['６０２０', 'at', 'at 6020 Innsbruck'],
  // The country of the site comes first.
  ['6020', 'at', 'at 6020 Innsbruck'],
  ['6020', 'be', 'be 6020 Charleroi'],
  ['6020', 'nl', 'nl 6021 Budel'],
  ['4020', 'at', 'at 4020 Linz'],
  // Another country where the address names it.
  ['A-6020', 'nl', 'at 6020 Innsbruck'],
  ['AT 6020', 'be', 'at 6020 Innsbruck'],
  ['a6020', 'de', 'at 6020 Innsbruck'],
  ['6020 AT', 'nl', 'at 6020 Innsbruck'],
  ['6020 Innsbruck', 'nl', 'at 6020 Innsbruck'],
  ['6020 Innsbruck, Österreich', 'be', 'at 6020 Innsbruck'],
  ['Innsbruck, AT', 'de', 'at Innsbruck'],
  ['24937 Deutschland', 'at', 'de 24937 Flensburg'],
  ['Duitsland, 24937', 'nl', 'de 24937 Flensburg'],
  ['Allemagne 24937', 'fr', 'de 24937 Flensburg'],
  ['F-75001 Paris', 'de', 'fr 75001 Paris'],
  ['1000 Brussel', 'nl', 'be 1000 Brussel'],
  ['Bergen, België', 'nl', 'be Mons'],
  // A street is no country.
  ['59000 Lille, Avenue de Belgique', 'fr', 'fr 59000 Lille'],
  ['Rue de France, Bruxelles', 'be', 'be Brussel'],
  // Another country where the own one has nothing.
  ['6020', 'de', 'be 6020 Charleroi'],
  ['24937', 'nl', 'de 24937 Flensburg'],
  ['75001', 'be', 'fr 75001 Paris'],
  ['Innsbruck', 'nl', 'at Innsbruck'],
  ['3512', undefined, 'nl 3512 Utrecht'],
  // Digits that are no code.
  ['Plein 1944 12, Nijmegen', 'nl', 'nl Nijmegen'],
  ['Kade 1940-1945, Utrecht', 'nl', 'nl Utrecht'],
  // No code of ours, and none at all.
  ['CH-8001 Zürich', 'at', undefined],
  ['D-6020', 'at', undefined],
  ['0612', 'be', undefined],
  ['00000', 'de', undefined],
  ['123', 'nl', undefined],
  ['123456', 'de', undefined],
])('%j on the site of %s is %s', async (typed, site, found) => {
  expect(describe(await find(typed, site))).toBe(found);
});

test.each<[typed: string, site: Country, stands: string, near: Coordinates]>([
  ['3599', 'nl', 'nl 3585 Utrecht', { lat: 52.09, lng: 5.12 }],
  ['31047', 'fr', 'fr 31000 Toulouse', { lat: 43.6, lng: 1.44 }],
  ['6027', 'at', 'at 6020 Innsbruck', { lat: 47.27, lng: 11.39 }],
  // Not that of a company in Munich whose code begins as Hamburg's.
  ['20082', 'de', 'de 20095 Hamburg', { lat: 53.55, lng: 10 }],
  // Regions overseas and Monaco have no codes of their own in the file.
  ['97400', 'fr', 'fr La Réunion', { lat: -21.13, lng: 55.53 }],
  ['97400', 'nl', 'fr La Réunion', { lat: -21.13, lng: 55.53 }],
  ['98000', 'fr', 'fr Monaco', { lat: 43.74, lng: 7.42 }],
])('%s on the site of %s is not known, and %s stands for it', async (typed, site, stands, near) => {
  const place = await find(typed, site);
  expect(describe(place)).toBe(stands);
  expect(place?.unknownCode).toBe(typed);
  expect(place && isNear(place, near, 8)).toBe(true);
});

test('a name that is none stands for one that is spelled much alike, and says so; one that several have names the others', async () => {
  expect(await find('Amstredam', 'nl')).toMatchObject({ name: 'Amsterdam', country: 'nl', misspelt: 'Amstredam' });
  expect(await find('Damrak 1, Amstredam', 'nl')).toMatchObject({ name: 'Amsterdam', misspelt: 'Amstredam' });
  expect(await find('Innsbruk', 'nl')).toMatchObject({ name: 'Innsbruck', country: 'at' });
  expect(await find('Nergenshuizen op de maan', 'nl')).toBeUndefined();
  // A code leaves no doubt.
  expect(await find('1012 Amstredam', 'nl')).not.toHaveProperty('misspelt');
  const bergen = await find('Bergen', 'nl');
  expect(bergen).toMatchObject({ name: 'Bergen', namesakes: ['4611 Bergen op Zoom', '5854 Bergen L'] });
  for (const typed of bergen?.namesakes ?? []) expect(await find(typed, 'nl')).not.toHaveProperty('namesakes');
  expect(describe(await find('5854 Bergen L', 'nl'))).toMatch(/^nl 5854/);
  expect(await find('Bergen op Zoom', 'nl')).not.toHaveProperty('namesakes');
});

test('no text is too odd to be looked up', async () => {
  const odd = [
    '',
    ' ',
    ',',
    ',,;\n',
    '\u202e\u0000',
    '🚲'.repeat(90),
    '9'.repeat(200),
    'a1'.repeat(100),
    '1 '.repeat(100),
  ];
  for (const text of [...odd, '(', '1012 '.repeat(40), '-'.repeat(200), '\ud800', 'ﷺ'.repeat(200), '١٠١٢']) {
    for (const site of [undefined, ...COUNTRIES]) await expect(find(text, site)).resolves.not.toThrow();
  }
});

// Where people stand, by the map: in the middle of a town, at its edge, in a village, across a border.
test.each([
  [52.3702, 4.8952, 'nl Amsterdam'],
  [54.7937, 9.4469, 'de Flensburg'],
  [50.8467, 4.3525, 'be Brussel'],
  [47.2692, 11.4041, 'at Innsbruck'],
  [48.8566, 2.3522, 'fr Paris'],
  [51.4427, 6.0609, 'nl Horst'],
])('who is at %d, %d is told of %s', async (lat, lng, area) => {
  const found = await embeddedGeocoder.describe({ lat, lng });
  expect(`${found?.country} ${found?.name}`).toBe(area);
});

test.each([
  [54.5, 3.5],
  [52.23, 21.01],
])('who is far from all of our places, at %d, %d, is told nothing', async (lat, lng) => {
  expect(await embeddedGeocoder.describe({ lat, lng })).toBeUndefined();
});
