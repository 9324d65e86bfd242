import { COUNTRIES, type Country } from '@lumavelo/blocks/site';
import { z } from 'zod';
import type { Area, Coordinates, Place } from './geocoder.ts';

/** How a geocoding server is asked, and what it answers with. */
export interface Protocol {
  /** The path and query that find an address in some countries. */
  search(address: string, countries: readonly Country[]): string;
  /** @throws ZodError when that is no answer to a search; places outside the earth and our countries are none */
  readPlaces(answer: unknown): Place[];
  /** The path and query that say what is at a position. */
  reverse(position: Coordinates): string;
  /** @throws ZodError when that is no answer to such a question */
  readArea(answer: unknown): Area | undefined;
}

const country = z.string().toLowerCase().pipe(z.enum(COUNTRIES));
const latitude = z.coerce.number().min(-90).max(90);
const longitude = z.coerce.number().min(-180).max(180);
const name = z.string().min(1).max(300);

const list = (countries: readonly Country[]) => countries.join(',');
const query = (path: string, parameters: Record<string, string>) => `${path}?${new URLSearchParams(parameters)}`;

const nominatimPlaces = z.array(
  z.object({ lat: latitude, lon: longitude, display_name: name, address: z.object({ country_code: country }) }),
);

/** Without an address for a position in the sea. */
const nominatimArea = z
  .object({
    error: z.unknown().optional(),
    address: z
      .object({
        country_code: z.string(),
        ...{ city: name.optional(), town: name.optional(), village: name.optional(), municipality: name.optional() },
      })
      .optional(),
  })
  .refine(({ error, address }) => address !== undefined || error !== undefined, 'neither an address nor an error');

/** https://nominatim.org/release-docs/latest/api/Search/ and …/Reverse/ */
const nominatim: Protocol = {
  search: (address, countries) =>
    query('/search', {
      ...{ q: address, format: 'jsonv2', limit: '1', addressdetails: '1' },
      countrycodes: list(countries),
    }),
  readPlaces: (answer) =>
    nominatimPlaces.parse(answer).map(({ display_name, lat, lon, address }) => ({
      ...{ name: display_name, country: address.country_code, lat, lng: lon },
    })),
  // 13 is a village or a part of a town: no street, as nobody has to be told where they stand.
  reverse: ({ lat, lng }) => query('/reverse', { lat: `${lat}`, lon: `${lng}`, format: 'jsonv2', zoom: '13' }),
  readArea(answer) {
    const { city, town, village, municipality, country_code } = nominatimArea.parse(answer).address ?? {};
    return toArea(city ?? town ?? village ?? municipality, country_code);
  },
};

/** Undefined for what has no name, or is in none of our countries. */
function toArea(called: string | undefined, code: string | undefined): Area | undefined {
  const own = country.safeParse(code ?? '');
  return called && own.success ? { name: called, country: own.data } : undefined;
}

/** A GeoJSON collection, as Photon and Pelias answer with; what of its properties counts is theirs. */
const collectionOf = <Properties extends z.ZodType>(properties: Properties) =>
  z.object({
    features: z.array(z.object({ geometry: z.object({ coordinates: z.tuple([longitude, latitude]) }), properties })),
  });

const photonAnswer = collectionOf(
  z.object({
    ...{ countrycode: z.string().optional(), name: name.optional(), postcode: name.optional(), city: name.optional() },
    ...{ street: name.optional(), housenumber: name.optional() },
  }),
);

/** Photon knows no countries to search in, so it is asked for several places. */
const PHOTON_PLACES = '15';

/** https://github.com/komoot/photon, "API" */
const photon: Protocol = {
  search: (address) => query('/api', { q: address, limit: PHOTON_PLACES }),
  readPlaces: (answer) =>
    photonAnswer.parse(answer).features.flatMap(({ geometry, properties }) => {
      const { countrycode, name: own, street, housenumber, postcode, city } = properties;
      const line = own ?? [street, housenumber].filter(Boolean).join(' ');
      const area = toArea([line, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', '), countrycode);
      const [lng, lat] = geometry.coordinates;
      return area ? [{ ...area, lat, lng }] : [];
    }),
  reverse: ({ lat, lng }) => query('/reverse', { lat: `${lat}`, lon: `${lng}`, limit: '1' }),
  readArea(answer) {
    const [first] = photonAnswer.parse(answer).features;
    return first && toArea(first.properties.city ?? first.properties.name, first.properties.countrycode);
  },
};

const peliasAnswer = collectionOf(
  z.object({
    label: name,
    country_code: z.string().optional(),
    locality: name.optional(),
    localadmin: name.optional(),
  }),
);

/** https://github.com/pelias/documentation, "search" and "reverse" */
const pelias: Protocol = {
  search: (address, countries) =>
    query('/v1/search', { text: address, size: '1', 'boundary.country': list(countries).toUpperCase() }),
  readPlaces: (answer) =>
    peliasAnswer.parse(answer).features.flatMap(({ geometry, properties }) => {
      const area = toArea(properties.label, properties.country_code);
      const [lng, lat] = geometry.coordinates;
      return area ? [{ ...area, lat, lng }] : [];
    }),
  reverse: ({ lat, lng }) =>
    query('/v1/reverse', { 'point.lat': `${lat}`, 'point.lon': `${lng}`, size: '1', layers: 'coarse' }),
  readArea(answer) {
    const [first] = peliasAnswer.parse(answer).features;
    const { label, country_code, locality, localadmin } = first?.properties ?? {};
    return toArea(locality ?? localadmin ?? label, country_code);
  },
};

export const PROTOCOLS = { nominatim, photon, pelias } as const;

export type ProtocolName = keyof typeof PROTOCOLS;

export function isProtocol(written: string): written is ProtocolName {
  return Object.hasOwn(PROTOCOLS, written);
}
