import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '../harness/client.ts';
import { create, newWord } from '../harness/entries.ts';

describe('reviews', () => {
  const author = newWord();
  beforeAll(async () => {
    for (const [index, rating] of [5, 4, 3].entries()) {
      const time = `2026-0${index + 1}-01T10:00:00.000Z`;
      await create('reviews', { author_name: `${author} ${rating}`, rating, text: 'Fine', time });
    }
    await create('reviews', { author_name: `${author} draft`, rating: 5 }, '?status=draft');
  });

  it.each([
    ['', ['5']],
    ['&minRating=4', ['4', '5']],
    ['&minRating=1', ['3', '4', '5']],
  ])('with "%s" are the newest of those with enough stars', async (more, expected) => {
    const { body } = await call(`/api/reviews?author=${author.toUpperCase()}${more}`);
    expect(body.data.map((entry: { author_name: string }) => entry.author_name.split(' ')[1])).toEqual(expected);
    expect(body.data.at(-1)).toEqual({
      id: expect.any(String),
      documentId: expect.any(String),
      rating: 5,
      author_name: `${author} 5`,
      text: 'Fine',
      profile_photo_url: '',
      time: '2026-01-01T10:00:00.000Z',
    });
    expect(body.meta.pagination.total).toBe(expected.length);
    // Of all reviews, not of those that were asked for.
    expect(body.meta.statistics.total).toBeGreaterThanOrEqual(3);
    expect(body.meta.statistics.rating).toBeLessThan(5);
  });
});
