import { expect, test } from 'vitest';
import outline from './outline.json' with { type: 'json' };
import { type Outline, type OutlineTown, readRing, readTownName } from './read-outline.ts';

const { towns } = outline as unknown as Outline;

/** Names on the map, as visitors with this language read them. */
const listNames = (lang: string) => towns.map((town) => readTownName(town, lang));

test.each([
  ['de-DE', ['Wien', 'München', 'Köln', 'Nürnberg', 'Antwerpen', 'Lüttich', 'Brüssel', 'Den Haag', 'Straßburg']],
  ['de-AT', ['Wien', 'München', 'Köln', 'Salzburg', 'Klagenfurt']],
  ['nl-NL', ['Wenen', 'München', 'Keulen', 'Neurenberg', 'Antwerpen', 'Luik', 'Brussel', 'Den Haag', 'Aken']],
  ['nl-BE', ['Parijs', 'Rijsel', 'Bergen', 'Namen', 'Doornik', 'Gent', 'Oostende']],
  ['fr-FR', ['Vienne', 'Munich', 'Cologne', 'Nuremberg', 'Anvers', 'Liège', 'Bruxelles', 'La Haye', 'Strasbourg']],
  ['fr-BE', ['Gand', 'Bruges', 'Louvain', 'Malines', 'Namur', 'Aix-la-Chapelle']],
  ['en-NL', ['Vienna', 'Munich', 'Cologne', 'Nuremberg', 'Antwerp', 'Brussels', 'The Hague', 'Ghent', 'Bruges']],
])('in %s the map says %j', (lang, names) => {
  expect(listNames(lang)).toEqual(expect.arrayContaining(names));
});

test('a town has one name on a map, not another language’s as well', () => {
  expect(listNames('de-AT')).not.toEqual(expect.arrayContaining(['Vienna']));
  expect(listNames('nl-NL')).not.toEqual(expect.arrayContaining(['Köln']));
});

test.each([
  'Reinickendorf',
  'Wandsbek',
  'Eimsbüttel',
  'Harburg',
  'Donaustadt',
  'Floridsdorf',
  'Bochum-Hordel',
  'Pasing',
])('the district %s stands for no town', (district) => {
  expect(towns.map(([name]) => name)).not.toContain(district);
});

test('names that are the same in a language are not sent along', () => {
  for (const [name, , , others = {}] of towns) expect(Object.values(others), name).not.toContain(name);
});

test('a ring is told from point to point, in thousandths of degrees', () => {
  expect(readRing([5000, 52000, 100, -50])).toEqual([
    [52, 5],
    [51.95, 5.1],
  ]);
});

test('languages are told by the beginning of a tag, and a town without another name keeps its own', () => {
  const town: OutlineTown = ['Wien', 48209, 16372, { en: 'Vienna' }];
  expect(['en-AT', 'en', 'de-AT', 'fr'].map((lang) => readTownName(town, lang))).toEqual([
    'Vienna',
    'Vienna',
    'Wien',
    'Wien',
  ]);
});
