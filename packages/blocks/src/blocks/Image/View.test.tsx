import { expect, test } from 'vitest';
import { fixtureImage, missingImage } from '../../fixtures/media.ts';
import { drawBlock } from '../../testing/draw-block.ts';

const file = fixtureImage('bike-city');

test('says what it shows: in its own words, else in those of the media library', () => {
  expect(drawBlock('Image', { file, alt: 'My bike' })).toContain('alt="My bike"');
  expect(drawBlock('Image', { file })).toContain('alt="Dark green city e-bike with a low step-through frame"');
});

test('has its size from the start, and versions for smaller screens', () => {
  const markup = drawBlock('Image', { file });
  expect(markup).toContain('width="1200" height="900"');
  expect(markup).toContain(
    'srcSet="/images/thumbnail_bike-city.webp 250w, /images/small_bike-city.webp 500w, /images/medium_bike-city.webp 1200w"',
  );
  expect(markup).toContain('loading="lazy"');
});

test('a custom width counts only while it is chosen', () => {
  expect(drawBlock('Image', { file, width: 'custom', customWidthPercentage: 40 })).toContain('--width:0.4');
  expect(drawBlock('Image', { file, width: '50%', customWidthPercentage: 40 })).not.toContain('--width');
});

test('a deleted file is named to the editor and leaves nothing for visitors', () => {
  expect(drawBlock('Image', { file: missingImage }, 'edit')).toContain('no longer in the media library');
  expect(drawBlock('Image', { file: missingImage })).toBe('');
});
