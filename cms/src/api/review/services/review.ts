import type { ReviewsQuery, ReviewsResponse } from '@lumavelo/blocks/contract';
import type { Country } from '@lumavelo/blocks/site';
import type { Core } from '@strapi/strapi';
import { foldText } from 'page-format';
import { describePaging, takePage } from '../../../http/paginate.ts';
import { query, type Row } from '../../../rows/read-row.ts';
import { factories } from '../../../strapi.ts';
import { toReview, toStatistics } from '../to-review.ts';

const REVIEWS = 'api::review.review';
const SETTINGS = 'api::site-setting.site-setting';

export default factories.createCoreService('api::review.review', ({ strapi }) => ({
  /** Published reviews with so many stars, the newest first. */
  async search(parameters: ReviewsQuery): Promise<ReviewsResponse> {
    const { minRating, author, country } = parameters;
    const all: Row[] = await query(strapi, REVIEWS).findMany({
      where: { publishedAt: { $notNull: true } },
      select: ['id', 'author_name', 'rating'],
      orderBy: [{ time: 'desc' }, { documentId: 'asc' }],
    });
    const wanted = foldText(author);
    const found = all.filter(
      ({ rating, author_name }) => Number(rating) >= minRating && foldText(String(author_name ?? '')).includes(wanted),
    );
    const shown = takePage(found, parameters).map(({ id }) => Number(id));
    const rows: Row[] = await query(strapi, REVIEWS).findMany({ where: { id: { $in: shown } } });
    const byId = new Map(rows.map((row) => [Number(row.id), toReview(row)]));
    const statistics = (country && (await loadStatistics(strapi, country))) ?? summarize(all);
    return {
      data: shown.flatMap((id) => byId.get(id) ?? []),
      meta: { pagination: describePaging(found.length, parameters), statistics },
    };
  },
}));

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
