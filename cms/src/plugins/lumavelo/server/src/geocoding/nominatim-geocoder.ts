import { COUNTRIES, type Country } from '@lumavelo/blocks/site';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Geocoder, Place } from './geocoder.ts';
import { readAddress } from './read-address.ts';

const ANSWER = z.array(
  z.object({
    lat: z.coerce.number().min(-90).max(90),
    lon: z.coerce.number().min(-180).max(180),
    display_name: z.string(),
    address: z.object({ country_code: z.enum(COUNTRIES) }),
  }),
);

const TIME_LIMIT = 2_000;
const LARGEST_ANSWER = 200_000;

/** Places stay where they are; what was not found may be found once the server knows more. */
const FOUND_LIFE = 30 * 24 * 3_600_000;
const MISSING_LIFE = 3_600_000;

interface Options {
  /** Address of a Nominatim-compatible server, such as https://nominatim.example.com. */
  url: string;
  /** Asked when the server fails or takes too long, and before the server is asked for places of other countries. */
  fallback: Geocoder;
  /** Told why the server could not be asked. */
  warn(message: string): void;
}

/**
 * Asks a Nominatim-compatible server, each address once: for places of the country that the address names, else of the
 * site's. While the server fails visitors get what the embedded geocoder knows, and the next search asks again.
 */
export function createNominatimGeocoder({ url, fallback, warn }: Options): Geocoder {
  const known = new LRUCache<string, { place: Place | undefined }>({ max: 10_000 });
  return {
    async find(address, country) {
      const key = `${country ?? ''} ${address.trim().toLowerCase()}`;
      const kept = known.get(key);
      if (kept) return kept.place;
      try {
        const own = readAddress(address).country ?? country;
        const asked = own && (await ask(url, address, [own]));
        const embedded = own && !asked ? await fallback.find(address, country) : undefined;
        // What is only spelled alike comes last.
        const exact = embedded?.misspelt === undefined ? embedded : undefined;
        const place = asked ?? exact ?? (await ask(url, address, COUNTRIES)) ?? embedded;
        known.set(key, { place }, { ttl: place ? FOUND_LIFE : MISSING_LIFE });
        return place;
      } catch (error) {
        warn(`The geocoding server ${url} could not be asked (${(error as Error).message}). The embedded one answers.`);
        return fallback.find(address, country);
      }
    },
  };
}

async function ask(url: string, address: string, countries: readonly Country[]): Promise<Place | undefined> {
  const query = new URLSearchParams({
    q: address,
    format: 'jsonv2',
    limit: '1',
    addressdetails: '1',
    countrycodes: countries.join(','),
  });
  const [first] = await request(`${url.replace(/\/$/, '')}/search?${query}`);
  return first && { name: first.display_name, country: first.address.country_code, lat: first.lat, lng: first.lon };
}

async function request(address: string): Promise<z.infer<typeof ANSWER>> {
  const response = await fetch(address, {
    headers: { Accept: 'application/json', 'User-Agent': 'Lumavelo dealer search' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIME_LIMIT),
  });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  const text = await response.text();
  if (text.length > LARGEST_ANSWER) throw new Error('its answer is too long');
  return ANSWER.parse(JSON.parse(text));
}
