import { z } from 'zod';
import { bikeBrandEntry, bikeTypeEntry } from './bike-entries.ts';
import { entryIds } from './entry-ids.ts';
import { defineContract } from './route-contract.ts';

/** Bikes in one response; a comparison has three, a list of liked ones a few more. */
const IDS_LIMIT = 50;

const bikeImage = z.object({
  url: z.string(),
  alternativeText: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  mime: z.string(),
  /** Per cent of width and height: what stays in view where the picture is cut; null without one. */
  focalPoint: z.object({ x: z.number(), y: z.number() }).nullable(),
});

export type BikeImage = z.infer<typeof bikeImage>;

const optionalText = z.string().optional();

const ebikeSpecifics = z.object({
  engine: optionalText,
  engine_description: optionalText,
  display: optionalText,
  display_description: optionalText,
  charger: z.array(z.string()).optional(),
  charger_description: optionalText,
  battery: optionalText,
  battery_description: optionalText,
  /** With its unit, such as `110 km`. */
  battery_range: optionalText,
  battery_range_description: optionalText,
});

export type EbikeSpecifics = z.infer<typeof ebikeSpecifics>;

export const bikeEntry = z.object({
  ...entryIds,
  slug: z.string(),
  model: z.string(),
  year: z.number().nullable(),
  retail_price: z.number().nullable(),
  bike_brand: bikeBrandEntry.nullable(),
  bike_type: bikeTypeEntry.nullable(),
  bike_variants: z.array(
    z.object({
      name: z.string(),
      colour: z.string(),
      /** The colour to choose by, such as `#5f7350`; empty where none was given. */
      swatch: z.string(),
      bike_image_set: z.object({ images: z.array(bikeImage) }),
    }),
  ),
  /** Height of the riders whom each size fits, in centimetres; null where it is open. */
  frame_sizes: z.array(
    z.object({ name: z.string(), rider_from: z.number().nullable(), rider_to: z.number().nullable() }),
  ),
  /** Groups such as `frame`, each with its values; what is not known is left out. */
  bike_specifics: z.record(z.string(), z.record(z.string(), z.string())),
  /** Null for a bike without a motor. */
  ebike_specifics: ebikeSpecifics.nullable(),
});

export type BikeEntry = z.infer<typeof bikeEntry>;

export const bikeFinderContract = defineContract({
  method: 'GET',
  path: '/bike-finder/bikes',
  summary: `Up to ${IDS_LIMIT} bikes with all their specifications, in the order asked; unknown ids are skipped.`,
  query: z.strictObject({
    bike_ids: z
      .string()
      .max(4_000)
      .transform((ids) => [...new Set(ids.split(',').map((id) => id.trim()))].filter(Boolean))
      .pipe(z.array(z.string().max(64)).max(IDS_LIMIT))
      .default([]),
  }),
  response: z.object({ data: z.array(bikeEntry) }),
  isCached: true,
});

export type BikeFinderQuery = z.infer<typeof bikeFinderContract.query>;
export type BikeFinderResponse = z.infer<typeof bikeFinderContract.response>;
