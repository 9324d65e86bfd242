import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COUNTRIES, type Country, TOWN_NAMES } from '@lumavelo/blocks/site';
import { countTypingErrors } from './count-typing-errors.ts';
import type { Place } from './geocoder.ts';
import { isNear } from './near.ts';
import { OTHER_NAMES } from './place-names.ts';
import { plainName, sharedName, spellOut } from './plain-name.ts';
import { listPostalCodes, type PostalCode } from './postal-codes.ts';

interface Gazetteer {
  /** Places by their plain names. */
  places: ReadonlyMap<string, readonly Place[]>;
  /** The largest places of each country, the largest first. */
  towns: ReadonlyMap<Country, readonly Place[]>;
  /** Postal codes by country and the name that their place shares with others. */
  namesakes: ReadonlyMap<string, readonly PostalCode[]>;
  /** Plain names by their first letter, those of larger places first. */
  spellings: ReadonlyMap<string, readonly string[]>;
}

/** Places that count as towns: those with more than about 15,000 inhabitants. */
const TOWNS = 2000;

/** Kilometres from the middle of a town to a postal code that is it, and to the farthest one of the largest towns. */
const TOWN_MIDDLE = 3;
const LARGEST_TOWN = 30;

/** Namesakes of a place that are told of at most. */
const NAMESAKES = 4;

/** Letters of a name from which one typing error is seen through, and two. */
const ONE_ERROR = 4;
const TWO_ERRORS = 7;

let gazetteer: Gazetteer | undefined;

/**
 * A place by its name in any of our languages; capitals, accents and hyphens do not matter. Of several, the largest of the
 * country, else the largest of all.
 */
export function findPlace(name: string, country?: Country): Place | undefined {
  const found = findPlaces(name);
  return found.find((place) => place.country === country) ?? found[0];
}

/** All places of a name: those called so at home, the largest first, then those called so in another language. */
export function findPlaces(name: string): readonly Place[] {
  gazetteer ??= readGazetteer();
  return gazetteer.places.get(plainName(name)) ?? [];
}

/**
 * The place that somebody meant who mistyped its name: the one with the fewest errors, and of several the largest. The first
 * letter is taken to be right.
 * @param countries that it may be in
 */
export function findMisspelt(name: string, countries: readonly Country[]): Place | undefined {
  gazetteer ??= readGazetteer();
  const typed = plainName(name);
  const most = typed.length >= TWO_ERRORS ? 2 : 1;
  if (typed.length < ONE_ERROR) return undefined;
  let best: { place: Place; errors: number } | undefined;
  for (const known of gazetteer.spellings.get(typed.charAt(0)) ?? []) {
    const errors = countTypingErrors(typed, known, (best?.errors ?? most + 1) - 1);
    if (errors >= (best?.errors ?? most + 1)) continue;
    const place = gazetteer.places.get(known)?.find(({ country }) => countries.includes(country));
    if (place) best = { place, errors };
  }
  return best?.place;
}

/**
 * Other places of the country that may be meant by a name, as they can be asked for: `5854 Bergen`.
 * @param place the one that it was taken for
 */
export function listNamesakes(name: string, place: Place): string[] {
  gazetteer ??= readGazetteer();
  const apart: PostalCode[] = [];
  for (const code of gazetteer.namesakes.get(`${place.country} ${plainName(name)}`) ?? []) {
    const isOther = [place, ...apart].every((known) => !isNear(known, code, LARGEST_TOWN));
    if (isOther && apart.length < NAMESAKES) apart.push(code);
  }
  return apart.map((code) => `${code.code} ${code.place}`);
}

/**
 * What the area of a postal code is called: the largest town that it is in the middle of, or that the post names. Where no
 * town is, the village that the post names.
 */
export function namePostalCode(code: PostalCode): string {
  gazetteer ??= readGazetteer();
  const named = findPlaces(code.place);
  const towns = gazetteer.towns.get(code.country);
  const town = towns?.find((place) => isNear(place, code, named.includes(place) ? LARGEST_TOWN : TOWN_MIDDLE));
  return town?.name ?? code.place;
}

/**
 * Reads `gazetteer.tsv`, which has a line for each place, the largest first: country, name, latitude, longitude. Villages
 * that it does not have come from the postal codes. Takes 0.2 s of the processor's time, at the first search.
 */
function readGazetteer(): Gazetteer {
  const lines = readFileSync(join(import.meta.dirname, 'gazetteer.tsv'), 'utf8')
    .trimEnd()
    .split('\n');
  const listed = lines.map((line): Place => {
    const [country, name = '', lat, lng] = line.split('\t');
    return { name, country: country as Country, lat: Number(lat), lng: Number(lng) };
  });
  const places = new Map<string, Place[]>();
  for (const place of listed) addPlace(places, plainName(place.name), place);
  addTranslations(places);
  const named = listPostalCodes().filter(({ place, isRegion }) => place !== '' && !isRegion);
  addVillages(places, named);
  addSpelledOut(places);
  const size = new Map(listed.map((place, index) => [place, listed.length - index]));
  const sizeOf = (name: string) => Math.max(...(places.get(name) ?? []).map((place) => size.get(place) ?? 0));
  const sized = [...places.keys()].map((name) => ({ name, size: sizeOf(name) })).sort((a, b) => b.size - a.size);
  return {
    places,
    towns: Map.groupBy(listed.slice(0, TOWNS), ({ country }) => country),
    namesakes: Map.groupBy(named, ({ country, place }) => `${country} ${sharedName(place)}`),
    spellings: Map.groupBy(
      sized.map(({ name }) => name),
      (name) => name.charAt(0),
    ),
  };
}

/**
 * Calls towns by their names at home, and lets them be found under all names of `TOWN_NAMES` and `OTHER_NAMES`, after the
 * places that bear such a name at home.
 */
function addTranslations(places: Map<string, Place[]>): void {
  for (const country of COUNTRIES) {
    for (const [name, { listed, ...others }] of Object.entries(TOWN_NAMES[country])) {
      const called = [name, listed, others.en].flatMap((known) => places.get(plainName(known ?? '')) ?? []);
      const town = called.find((place) => place.country === country);
      if (!town) continue;
      town.name = name;
      for (const key of new Set([name, ...Object.values(others)].map(plainName))) {
        if (!places.get(key)?.includes(town)) addPlace(places, key, town);
      }
    }
  }
  for (const [name, listed] of Object.entries(OTHER_NAMES)) {
    const [town] = places.get(plainName(listed)) ?? [];
    if (town) addPlace(places, plainName(name), town);
  }
}

/** Adds the places of postal codes under names that their country does not have yet. Of several codes the middle one counts. */
function addVillages(places: Map<string, Place[]>, named: readonly PostalCode[]): void {
  for (const codes of Map.groupBy(named, ({ country, place }) => `${country} ${place}`).values()) {
    const middle = codes[codes.length >> 1];
    if (!middle) continue;
    const { place: name, country, lat, lng } = middle;
    const key = plainName(name);
    if (!places.get(key)?.some((place) => place.country === country))
      addPlace(places, key, { name, country, lat, lng });
  }
}

/** Lets places with umlauts be found under names without, unless something else is called so. */
function addSpelledOut(places: Map<string, Place[]>): void {
  for (const named of [...places.values()]) {
    for (const place of named) {
      const key = plainName(spellOut(place.name));
      if (key !== plainName(place.name) && !places.get(key)?.includes(place)) addPlace(places, key, place);
    }
  }
}

function addPlace(places: Map<string, Place[]>, key: string, place: Place): void {
  const same = places.get(key);
  if (same) same.push(place);
  else places.set(key, [place]);
}
