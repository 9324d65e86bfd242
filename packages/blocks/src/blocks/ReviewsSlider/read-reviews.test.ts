import { describe, expect, test } from 'vitest';
import type { SiteEnv } from '../../site/site-context.ts';
import { ReviewsSlider } from './block.ts';
import { readReview, readReviews } from './read-reviews.ts';

describe('a review', () => {
  const time = Date.UTC(2026, 4, 17);

  test.each([
    ['seconds, as Google gives them', time / 1_000],
    ['seconds as text', String(time / 1_000)],
    ['a date, as the CMS gives it', '2026-05-17T00:00:00.000Z'],
  ])('has its date from %s', (_, value) => {
    expect(readReview({ id: 1, rating: 5, time: value })?.date?.toISOString()).toBe('2026-05-17T00:00:00.000Z');
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'http://example.com/a.jpg', 7])(
    'has no picture from %s',
    (profile_photo_url) => {
      expect(readReview({ id: 1, rating: 5, profile_photo_url })?.photo).toBe('');
    },
  );

  test.each([[null], ['x'], [{}], [{ rating: 0 }], [{ rating: 6 }], [{ rating: '5' }]])('%j is none', (entry) => {
    expect(readReview(entry)).toBeUndefined();
  });
});

test('an answer of another shape holds nothing', () => {
  for (const data of [undefined, null, [], 'x', { data: 'x' }, { data: [], meta: { statistics: { rating: '5' } } }]) {
    expect(readReviews({ status: 'loaded', data })).toEqual({ reviews: [], statistics: undefined });
  }
});

test.each([
  [5, 'nl', 4],
  [4, 'fr', 4],
  [2, 'at', 2],
] as const)(
  'with %d stars on the site of %s, reviews of %d stars and the statistics of the country are asked for',
  (minRating, country, asked) => {
    const env: SiteEnv = { mode: 'site', country, locale: 'en', lang: 'en', cmsUrl: '' };
    const address = ReviewsSlider.request?.({ reviews: [], minRating }, env);
    expect(address).toBe(`/api/reviews?minRating=${asked}&country=${country}`);
    // Where reviews are chosen, the answer is asked for its statistics.
    const chosen = { reviews: [{ id: 'i1', review: null }], minRating };
    expect(ReviewsSlider.request?.(chosen, env)).toBe(`${address}&pageSize=1`);
  },
);
