import { type ReviewsQuery, type ReviewsResponse, reviewsContract } from '@lumavelo/blocks/contract';
import type { Country } from '@lumavelo/blocks/site';
import type { Core } from '@strapi/strapi';
import { defineCall } from './define-call.ts';
import { query, type Row, toReview, toStatistics } from './entries.ts';
import { describePaging, takePage } from './paging.ts';

const REVIEWS = 'api::review.review';
const SETTINGS = 'api::site-setting.site-setting';

export const reviews = defineCall({
  contract: reviewsContract,
  reads: [REVIEWS, SETTINGS],
  load: loadReviews,
});

async function loadReviews(strapi: Core.Strapi, parameters: ReviewsQuery): Promise<ReviewsResponse> {
  const { minRating, author, country } = parameters;
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
  const statistics = (country && (await loadStatistics(strapi, country))) ?? summarize(all);
  return {
    data: shown.flatMap((id) => byId.get(id) ?? []),
    meta: { pagination: describePaging(found.length, parameters), statistics },
  };
}

/** What Google says of a country's reviews, as its site settings have it; null where they say nothing. */
async function loadStatistics(strapi: Core.Strapi, country: Country): Promise<ReviewsResponse['meta']['statistics']> {
  const row: Row | null = await query(strapi, SETTINGS).findOne({
    where: { country },
    populate: { reviewStatistics: true },
  });
  return toStatistics(row?.reviewStatistics);
}

/** The average with one decimal, as Google shows it. */
function summarize(all: readonly Row[]): ReviewsResponse['meta']['statistics'] {
  if (all.length === 0) return null;
  const sum = all.reduce((total, { rating }) => total + Number(rating), 0);
  return { rating: Math.round((sum / all.length) * 10) / 10, total: all.length };
}
