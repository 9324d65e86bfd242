import { expect, test } from 'vitest';
import { bikePictureSources } from './bike-picture.ts';

test('the versions that exist, narrowest first, and the original where none is as large as screens need', () => {
  expect(bikePictureSources('https://cms.example/uploads/a.jpg', 1000)).toBe(
    'https://cms.example/uploads/thumbnail_a.webp 250w, https://cms.example/uploads/small_a.webp 500w, ' +
      'https://cms.example/uploads/a.jpg 1000w',
  );
});

test('no original where a version is as wide as it', () => {
  expect(bikePictureSources('https://cms.example/uploads/a.jpg', 1200)).toMatch(/, \S+medium_a\.webp 1200w$/);
});

test.each([
  ['https://cms.example/uploads/a.webp', 1200],
  ['https://cms.example/uploads/a.jpg', null],
  ['https://cms.example/uploads/a.jpg', undefined],
  ['https://cms.example/uploads/a.jpg', 200],
  ['', 1200],
])('%j with a width of %j has only itself', (url, width) => {
  expect(bikePictureSources(url, width)).toBe('');
});
