import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COUNTRIES, type Country, TOWN_NAMES } from '@lumavelo/blocks/site';
import type { Place } from './geocoder.ts';
import { OTHER_NAMES } from './place-names.ts';

interface KnownPlace extends Place {
  country: Country;
}

let places: ReadonlyMap<string, readonly KnownPlace[]> | undefined;

/**
 * A place of the gazetteer by its name in any of our languages; capitals, accents and hyphens do not matter. Of several,
 * the largest of the country, else the largest of all. The file is read at the first search, in about 20 ms.
 */
export function findPlace(name: string, country?: Country): Place | undefined {
  places ??= readGazetteer();
  const found = places.get(plain(name)) ?? places.get(plain(OTHER_NAMES[name.trim().toLowerCase()] ?? ''));
  const best = found?.find((place) => place.country === country) ?? found?.[0];
  return best && { name: best.name, lat: best.lat, lng: best.lng };
}

/** `gazetteer.tsv` has a line for each place, the largest first: country, name, latitude, longitude. */
function readGazetteer(): Map<string, KnownPlace[]> {
  const read = new Map<string, KnownPlace[]>();
  for (const line of readFileSync(join(import.meta.dirname, 'gazetteer.tsv'), 'utf8').split('\n')) {
    const [code, name = '', lat, lng] = line.split('\t');
    const country = COUNTRIES.find((entry) => entry === code);
    if (!country) continue;
    const key = plain(name);
    const same = read.get(key) ?? [];
    same.push({ country, name, lat: Number(lat), lng: Number(lng) });
    read.set(key, same);
  }
  addTranslations(read);
  return read;
}

/** Lets towns be found under all names of `TOWN_NAMES`, after the places that bear such a name at home. */
function addTranslations(read: Map<string, KnownPlace[]>): void {
  for (const country of COUNTRIES) {
    for (const [name, { listed, ...others }] of Object.entries(TOWN_NAMES[country])) {
      const places = [name, listed, others.en].flatMap((known) => read.get(plain(known ?? '')) ?? []);
      const town = places.find((place) => place.country === country);
      if (!town) continue;
      for (const key of new Set([name, ...Object.values(others)].map(plain))) {
        const same = read.get(key) ?? [];
        if (!same.includes(town)) read.set(key, [...same, town]);
      }
    }
  }
}

/** A name without what people leave out: capitals, accents, hyphens, apostrophes. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
