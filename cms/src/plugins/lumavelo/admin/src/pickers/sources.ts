import { cutText } from 'page-format';
import {
  type EntryRequest,
  type EntrySearch,
  filterByText,
  PICKER_PAGE_SIZE,
  type PickerSource,
} from 'strapi-plugin-page-builder/admin';
import { describeText } from '../text/use-translation.ts';

/**
 * Content types that blocks refer to are found by the public calls of the CMS, which list what visitors may see; pages
 * by the Content Manager, which lists drafts too, as far as the person's role may see them.
 */
export const sources: readonly PickerSource[] = [
  { contentType: 'api::page.page', keeps: ['title'], detail: ({ slug }) => `/${text(slug)}` },
  {
    contentType: 'api::calculator.calculator',
    request: find('calculators', 'name'),
    keeps: ['name', 'title', 'slug', 'description'],
    detail: ({ slug }) => text(slug),
  },
  {
    contentType: 'api::faq.faq',
    request: find('faqs', 'title'),
    keeps: ['title'],
    detail: ({ category }) => text(category),
  },
  {
    contentType: 'api::bike-type.bike-type',
    request: find('bike-types', 'title'),
    keeps: ['title', 'value'],
    detail: ({ value }) => text(value),
  },
  {
    contentType: 'api::bike-brand.bike-brand',
    request: find('bike-brands', 'title'),
    keeps: ['title', 'slug'],
    detail: ({ slug }) => text(slug),
  },
  {
    contentType: 'api::review.review',
    request: ({ query, filter = '1' }) => ({
      path: '/api/reviews',
      params: {
        minRating: Number(filter),
        pageSize: PICKER_PAGE_SIZE,
        ...(query.trim() && { author: query.trim() }),
      },
    }),
    keeps: ['author_name', 'rating'],
    detail: ({ rating, text: words }) => `${'★'.repeat(Number(rating) || 0)} ${cutText(text(words), 80)}`,
    filter: {
      label: describeText('reviews.minRating'),
      any: describeText('reviews.anyRating'),
      options: [5, 4, 3, 2, 1].map((stars) => ({
        value: String(stars),
        label: describeText('reviews.stars'),
        values: { stars },
      })),
    },
  },
];

/** `GET /api/find` (specification point 7). */
function find(contentType: string, titleField: string): (search: EntrySearch) => EntryRequest {
  return ({ query, locale }) => ({
    path: '/api/find',
    params: {
      contentType,
      pageSize: PICKER_PAGE_SIZE,
      ...(contentType === 'faqs' && { locale }),
      ...filterByText(titleField, query),
    },
  });
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
