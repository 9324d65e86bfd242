import { COUNTRIES, type Country } from '@lumavelo/blocks/site';
import { LRUCache } from 'lru-cache';
import type { Area, Coordinates, Geocoder, Place } from './geocoder.ts';
import type { Protocol } from './protocols.ts';
import { readAddress } from './read-address.ts';

const TIME_LIMIT = 2_000;
const LARGEST_ANSWER = 200_000;

/** Places stay where they are; what was not found may be found once the server knows more. */
const FOUND_LIFE = 30 * 24 * 3_600_000;
const MISSING_LIFE = 3_600_000;

/** Digits of the degrees of a position that a server is told: about a hundred metres. */
const POSITION_DIGITS = 3;

interface Options {
  /** Address of the server, such as https://nominatim.example.com. */
  url: string;
  protocol: Protocol;
  /** Asked when the server fails or takes too long, and before the server is asked for places of other countries. */
  fallback: Geocoder;
  /** Told why the server could not be asked. */
  warn(message: string): void;
}

/**
 * Asks a geocoding server, each address once: for places of the country that the address names, else of the site's. While
 * the server fails visitors get what the embedded geocoder knows, and the next search asks again.
 */
export function createServiceGeocoder({ url, protocol, fallback, warn }: Options): Geocoder {
  const places = new LRUCache<string, { found: Place | undefined }>({ max: 10_000 });
  const areas = new LRUCache<string, { found: Area | undefined }>({ max: 10_000 });
  const request = (path: string) => readJson(url.replace(/\/$/, '') + path);

  const searchIn = async (address: string, countries: readonly Country[]): Promise<Place | undefined> =>
    protocol
      .readPlaces(await request(protocol.search(address, countries)))
      .find((place) => countries.includes(place.country));

  const search = async (address: string, site: Country | undefined): Promise<Place | undefined> => {
    const own = readAddress(address).country ?? site;
    const asked = own && (await searchIn(address, [own]));
    const embedded = own && !asked ? await fallback.find(address, site) : undefined;
    // What is only spelled alike comes last.
    const exact = embedded?.misspelt === undefined ? embedded : undefined;
    return asked ?? exact ?? (await searchIn(address, COUNTRIES)) ?? embedded;
  };

  /** What is known, or what the server says, or else the embedded geocoder, which is not asked for long. */
  const remember = async <Found extends object>(
    known: LRUCache<string, { found: Found | undefined }>,
    key: string,
    ask: () => Promise<Found | undefined>,
    askFallback: () => Promise<Found | undefined>,
  ): Promise<Found | undefined> => {
    const kept = known.get(key);
    if (kept) return kept.found;
    try {
      const found = await ask();
      known.set(key, { found }, { ttl: found ? FOUND_LIFE : MISSING_LIFE });
      return found;
    } catch (error) {
      warn(`The geocoding server ${url} could not be asked (${(error as Error).message}). The embedded one answers.`);
      return askFallback();
    }
  };

  return {
    find: (address, site) =>
      remember(
        places,
        `${site ?? ''} ${address.trim().toLowerCase()}`,
        () => search(address, site),
        () => fallback.find(address, site),
      ),
    describe(exact) {
      const position = blur(exact);
      return remember(
        areas,
        `${position.lat} ${position.lng}`,
        async () => protocol.readArea(await request(protocol.reverse(position))),
        () => fallback.describe(exact),
      );
    },
  };
}

function blur({ lat, lng }: Coordinates): Coordinates {
  const round = (degrees: number) => Number(degrees.toFixed(POSITION_DIGITS));
  return { lat: round(lat), lng: round(lng) };
}

async function readJson(address: string): Promise<unknown> {
  const response = await fetch(address, {
    headers: { Accept: 'application/json', 'User-Agent': 'Lumavelo dealer search' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIME_LIMIT),
  });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  const text = await response.text();
  if (text.length > LARGEST_ANSWER) throw new Error('its answer is too long');
  return JSON.parse(text);
}
