import type { ReviewsAnswer } from '@lumavelo/blocks/core';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { query, REVIEW, type Row, toReview } from './entries.ts';
import { describePaging, PAGINATION, PAGING, takePage } from './paging.ts';

const REVIEWS = 'api::review.review';

const PARAMETERS = z.strictObject({
  minRating: z
    .string()
    .regex(/^[1-5]$/, 'expected a whole number from 1 to 5')
    .transform(Number)
    .prefault('5'),
  author: z.string().max(200).default(''),
  ...PAGING,
});

export const reviews = defineCall({
  path: '/reviews',
  summary: 'Reviews with at least so many stars, the newest first, with statistics of all of them.',
  parameters: PARAMETERS,
  answer: z.object({
    data: z.array(REVIEW),
    meta: z.object({
      pagination: PAGINATION,
      statistics: z.object({ rating: z.number(), total: z.number() }).nullable(),
    }),
  }),
  reads: [REVIEWS],
  load: loadReviews,
});

async function loadReviews(strapi: Core.Strapi, parameters: z.infer<typeof PARAMETERS>): Promise<ReviewsAnswer> {
  const { minRating, author } = parameters;
  const all: Row[] = await query(strapi, REVIEWS).findMany({
    where: { publishedAt: { $notNull: true } },
    select: ['id', 'author_name', 'rating'],
    orderBy: [{ time: 'desc' }, { documentId: 'asc' }],
  });
  const wanted = author.toLowerCase();
  const found = all.filter(
    ({ rating, author_name }) =>
      Number(rating) >= minRating &&
      String(author_name ?? '')
        .toLowerCase()
        .includes(wanted),
  );
  const shown = takePage(found, parameters).map(({ id }) => Number(id));
  const rows: Row[] = await query(strapi, REVIEWS).findMany({ where: { id: { $in: shown } } });
  const byId = new Map(rows.map((row) => [Number(row.id), toReview(row)]));
  return {
    data: shown.flatMap((id) => byId.get(id) ?? []),
    meta: { pagination: describePaging(found.length, parameters), statistics: summarize(all) },
  };
}

/** The average with one decimal, as Google shows it. */
function summarize(all: readonly Row[]): ReviewsAnswer['meta']['statistics'] {
  if (all.length === 0) return null;
  const sum = all.reduce((total, { rating }) => total + Number(rating), 0);
  return { rating: Math.round((sum / all.length) * 10) / 10, total: all.length };
}
