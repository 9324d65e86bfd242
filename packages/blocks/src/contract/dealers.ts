import { z } from 'zod';
import { COUNTRIES } from '../site/locales.ts';
import { entryIds } from './entry-ids.ts';
import { pagination, paginationQuery } from './pagination.ts';
import { defineContract } from './route-contract.ts';

export const dealerEntry = z.object({
  ...entryIds,
  name: z.string(),
  street: z.string(),
  house_number: z.string(),
  postal_code: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.enum(COUNTRIES).nullable(),
  /** Kilometres from what was searched for; null without a search. */
  distance: z.number().nullable(),
  coordinates: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  is_certified_dealer: z.boolean(),
  telephone: z.string(),
  email: z.string(),
  /** An address with https. */
  website: z.string(),
  /** As people write it, one line for each. */
  opening_hours: z.string(),
});

export type DealerEntry = z.infer<typeof dealerEntry>;

/** Kilometres that can be chosen (specification point 5). */
const DISTANCES = ['10', '25', '50'] as const;

const degrees = (limit: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,15})?$/, 'expected degrees such as 52.09')
    .transform(Number)
    .pipe(z.number().min(-limit).max(limit))
    .optional();

export const dealersContract = defineContract({
  method: 'GET',
  path: '/dealers',
  summary:
    'Dealers, by name; with an address (a place or a postal code) or with lat and lng those within so many ' +
    'kilometres, the nearest first. A place of the country comes before those of others, which are found where the ' +
    'address names their country, or where this one has no such place.',
  query: z
    .strictObject({
      address: z.string().max(200).default(''),
      lat: degrees(90),
      lng: degrees(180),
      distance: z.enum(DISTANCES).default('50').transform(Number),
      orderBy: z.enum(['distance', 'name']).default('distance'),
      /** The country whose site asks: its dealers alone are named. */
      country: z.enum(COUNTRIES).optional(),
      ...paginationQuery,
    })
    .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
      message: '"lat" and "lng" belong together',
      path: ['lat'],
    }),
  response: z.object({
    data: z.array(dealerEntry),
    meta: z.object({
      pagination,
      /**
       * Where the search stands on the map; null without a search, or when the place is not known. A position has the name
       * of the town or village around it, which is empty where none is known, and no country.
       */
      location: z
        .object({ name: z.string(), lat: z.number(), lng: z.number(), country: z.enum(COUNTRIES).nullable() })
        .nullable(),
      /** The postal code of the address, where it is not known and `location` is that of the nearest known one. */
      unknownCode: z.string().optional(),
      /** The name in the address that is none, where `location` is that of a place called much like it. */
      misspelt: z.string().optional(),
      /** Other places of the country that are called like `location`, as they can be asked for: `5854 Bergen`. */
      namesakes: z.array(z.string()).optional(),
      /** The three nearest dealers where none is within the distance; empty otherwise. */
      nearest: z.array(dealerEntry),
    }),
  }),
  isCached: true,
});

export type DealersQuery = z.infer<typeof dealersContract.query>;
export type DealersResponse = z.infer<typeof dealersContract.response>;
