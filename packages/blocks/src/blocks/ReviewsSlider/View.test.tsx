import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderBlock } from '../../render/render-block.ts';
import { createContext } from '../../site/site-context.ts';

const context = { mode: 'edit', locale: 'en', country: 'nl', lang: 'en-NL', refs: {}, cmsUrl: '' } as const;
const review = (rating: number) => ({
  $ref: 'api::review.review',
  documentId: `review${rating}`,
  snapshot: { rating, author_name: 'Sanne', text: 'Good.' },
});

function draw(props: Record<string, unknown>) {
  const host = { context: createContext(context), renderArea: () => null };
  return renderToStaticMarkup(renderBlock({ id: 'a', type: 'ReviewsSlider', v: 1, props }, host));
}

test('an editor who chose no reviews is told that they come by themselves', () => {
  expect(draw({})).toContain('No reviews preselected. Will load reviews from the CMS automatically.');
});

test('chosen reviews are shown while editing, without the note', () => {
  const markup = draw({ reviews: [{ id: 'item1', review: review(2) }] });
  expect(markup).toContain('Sanne');
  expect(markup).not.toContain('No reviews preselected');
});

test('a review without a photo shows the first character of its author', () => {
  const written = { ...review(4), snapshot: { rating: 4, author_name: '👩‍🚒 Sanne', text: 'Good.' } };
  expect(draw({ reviews: [{ id: 'item1', review: written }] })).toContain('aria-hidden="true">👩‍🚒</span>');
});
