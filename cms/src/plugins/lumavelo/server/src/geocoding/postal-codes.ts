import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Country } from '@lumavelo/blocks/site';
import type { Coordinates } from './geocoder.ts';
import { distanceBetween } from './near.ts';

/** How many digits the postal codes of a country have; what follows them (3511 **AX**) narrows down a street. */
const DIGITS: Readonly<Record<Country, number>> = { nl: 4, be: 4, at: 4, de: 5, fr: 5 };

/** Digits that must agree for a code to stand for another: two of them are a region, one is a part of a country. */
const LEAST_AGREEMENT = 2;

/** Digits that all codes of a French region overseas begin with. */
const REGION = 3;

/** A postal code, or the beginning of all codes of a region overseas. */
export interface PostalCode extends Coordinates {
  country: Country;
  code: string;
  isRegion: boolean;
  /** Empty for a German company that has a code of its own. */
  place: string;
}

/** Lines of `postal-codes.tsv`, sorted: country, code, place, latitude, longitude. */
let lines: readonly string[] | undefined;

/**
 * A postal code of a country, or the region overseas that it begins like.
 * @param digits four or five digits, without the letters of a Dutch code
 */
export function findPostalCode(digits: string, country: Country): PostalCode | undefined {
  if (digits.length !== DIGITS[country]) return undefined;
  return listCodes(`${country}\t${digits}\t`)[0] ?? listCodes(`${country}\t${digits.slice(0, REGION)}\t`)[0];
}

/**
 * The code that stands for one that is not in the file: it begins alike in the most digits, and of several such it has the
 * nearest number.
 * @returns undefined when the country has no code that begins alike
 */
export function findNearestCode(digits: string, country: Country): PostalCode | undefined {
  if (digits.length !== DIGITS[country]) return undefined;
  const apart = ({ code }: PostalCode) => Math.abs(Number(code) - Number(digits));
  for (let length = digits.length - 1; length >= LEAST_AGREEMENT; length -= 1) {
    const alike = listCodes(`${country}\t${digits.slice(0, length)}`).filter(
      ({ place, isRegion }) => place !== '' && !isRegion,
    );
    const [nearest] = alike.toSorted((one, other) => apart(one) - apart(other));
    if (nearest) return nearest;
  }
  return undefined;
}

/** Kilometres from a position to the middle of the farthest postal code that it may be in. */
const FARTHEST_CODE = 15;

/** Lines by whole tenths of a degree, so that few are looked at for a position. */
let grid: ReadonlyMap<string, readonly PostalCode[]> | undefined;

/**
 * The postal code whose middle is nearest to a position.
 * @returns undefined where none is within 15 km
 */
export function findCodeAround(position: Coordinates): PostalCode | undefined {
  grid ??= Map.groupBy(
    listPostalCodes().filter(({ place, isRegion }) => place !== '' && !isRegion),
    ({ lat, lng }) => cellOf(lat, lng),
  );
  let nearest: PostalCode | undefined;
  let least = FARTHEST_CODE;
  // Two cells are more than 15 km in each direction: 0.2 degrees are 22 km from south to north, and 13 from east to west at 54°.
  for (let south = -2; south <= 2; south += 1)
    for (let west = -3; west <= 3; west += 1)
      for (const code of grid.get(cellOf(position.lat + south / 10, position.lng + west / 10)) ?? []) {
        const apart = distanceBetween(position, code);
        if (apart < least) [nearest, least] = [code, apart];
      }
  return nearest;
}

function cellOf(lat: number, lng: number): string {
  return `${Math.floor(lat * 10)} ${Math.floor(lng * 10)}`;
}

/** All postal codes, by country and number. */
export function listPostalCodes(): PostalCode[] {
  return readLines().map(readPostalCode);
}

/** The codes whose lines begin with a text. The file is read for the first of them. */
function listCodes(beginning: string): PostalCode[] {
  const sorted = readLines();
  let [first, end] = [0, sorted.length];
  while (first < end) {
    const middle = (first + end) >> 1;
    if ((sorted[middle] ?? '') < beginning) first = middle + 1;
    else end = middle;
  }
  const codes: PostalCode[] = [];
  for (let index = first; sorted[index]?.startsWith(beginning); index += 1)
    codes.push(readPostalCode(sorted[index] ?? ''));
  return codes;
}

function readLines(): readonly string[] {
  lines ??= readFileSync(join(import.meta.dirname, 'postal-codes.tsv'), 'utf8')
    .trimEnd()
    .split('\n');
  return lines;
}

function readPostalCode(line: string): PostalCode {
  const [country, code = '', place = '', lat, lng] = line.split('\t');
  const isRegion = code.length === REGION;
  return { country: country as Country, code, isRegion, place, lat: Number(lat), lng: Number(lng) };
}
