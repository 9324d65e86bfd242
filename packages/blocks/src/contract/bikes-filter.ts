import { z } from 'zod';
import { COUNTRIES } from '../site/locales.ts';
import { bikeLease } from './bike-lease.ts';
import { paginationQuery } from './pagination.ts';
import { defineContract } from './route-contract.ts';

/** A bike on a card. */
export const bikeListItem = z.object({
  documentId: z.string(),
  slug: z.string(),
  title: z.string(),
  /** Title of the brand, and its slug for filters; empty without a brand. */
  brand: z.string(),
  brand_slug: z.string(),
  /** Title of the type, and its value for filters; empty without a type. */
  bike_type: z.string(),
  bike_type_value: z.string(),
  /** Retail price in the country's currency; null when it is not known. */
  price: z.number().nullable(),
  /** Address of the first picture, as the media library has it; empty without one. */
  image: z.string(),
  /** Of that picture, in pixels; null when it is not known. */
  image_width: z.number().nullable(),
  /** Its focal point in per cent of width and height; null without one. */
  image_focal_point: z.object({ x: z.number(), y: z.number() }).nullable(),
  year: z.number().nullable(),
  is_ebike: z.boolean(),
  /** Kilometres; null without a motor. */
  battery_range: z.number().nullable(),
  /** For the country's default person; null without a country, a calculator of it or a price. */
  lease: bikeLease.nullable(),
});

export type BikeListItem = z.infer<typeof bikeListItem>;

/** A value of a filter, such as `city`. Anything may be asked for; what does not exist has no bikes. */
const filterValue = z.string().max(120).optional();

/** The list is the whole response, as the specification has it; a page shorter than `pageSize` is the last one. */
export const bikesFilterContract = defineContract({
  method: 'GET',
  path: '/bikes-filter/bike-types-brand',
  summary:
    'Bikes of a type or a brand that are offered in a country: the one named, or else the one whose site asks. ' +
    'A list without more around it; a page that is shorter than pageSize is the last one.',
  query: z.strictObject({
    bike_type: filterValue,
    bike_brand: filterValue,
    country: z.enum(COUNTRIES).optional(),
    ...paginationQuery,
  }),
  response: z.array(bikeListItem),
  isCached: true,
});

export type BikesFilterQuery = z.infer<typeof bikesFilterContract.query>;
export type BikesFilterResponse = z.infer<typeof bikesFilterContract.response>;
