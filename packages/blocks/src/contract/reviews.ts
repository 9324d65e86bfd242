import { z } from 'zod';
import { COUNTRIES } from '../site/locales.ts';
import { entryIds } from './entry-ids.ts';
import { pagination, paginationQuery } from './pagination.ts';
import { defineContract } from './route-contract.ts';

export const reviewEntry = z.object({
  ...entryIds,
  /** Whole stars, 1 to 5. */
  rating: z.number(),
  author_name: z.string(),
  text: z.string(),
  /** Empty when there is none. */
  profile_photo_url: z.string(),
  /** ISO 8601; null when it is not known. */
  time: z.string().nullable(),
});

export type ReviewEntry = z.infer<typeof reviewEntry>;

/** What Google says of all reviews. */
export const reviewStatistics = z.object({ rating: z.number(), total: z.number() });

export type ReviewStatistics = z.infer<typeof reviewStatistics>;

export const reviewsContract = defineContract({
  method: 'GET',
  path: '/reviews',
  summary:
    'Reviews with at least so many stars, the newest first, with the statistics of the country that is named, else of all of them.',
  query: z.strictObject({
    minRating: z
      .string()
      .regex(/^[1-5]$/, 'expected a whole number from 1 to 5')
      .transform(Number)
      .prefault('5'),
    author: z.string().max(200).default(''),
    country: z.enum(COUNTRIES).optional(),
    ...paginationQuery,
  }),
  response: z.object({
    data: z.array(reviewEntry),
    meta: z.object({
      pagination,
      /**
       * What the site settings of the country say that was named, else of all published reviews, whatever was asked
       * for; null while there are none.
       */
      statistics: reviewStatistics.nullable(),
    }),
  }),
  isCached: true,
});

export type ReviewsQuery = z.infer<typeof reviewsContract.query>;
export type ReviewsResponse = z.infer<typeof reviewsContract.response>;
