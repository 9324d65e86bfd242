import { z } from 'zod';
import { entryIds } from './entry-ids.ts';

export const bikeBrandEntry = z.object({
  ...entryIds,
  title: z.string(),
  slug: z.string(),
  /** The brand in words; its title where none were written. */
  description: z.string(),
});

export type BikeBrandEntry = z.infer<typeof bikeBrandEntry>;

export const bikeTypeEntry = z.object({ ...entryIds, title: z.string(), value: z.string() });

export type BikeTypeEntry = z.infer<typeof bikeTypeEntry>;
