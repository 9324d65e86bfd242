import { describe, expect, test } from 'vitest';
import { IMAGE_VARIANTS, imageVariants } from './image-variants.ts';

test('the four prefixes and widths of the specification', () => {
  expect(IMAGE_VARIANTS.map(({ prefix, width }) => `${prefix} ${width}`)).toEqual([
    'thumbnail 250',
    'small 500',
    'medium 1200',
    'large 1600',
  ]);
});

test('a large image has all four, narrowest first', () => {
  expect(imageVariants('/uploads/bike_0f3a.jpg', 4000)).toEqual([
    { url: '/uploads/thumbnail_bike_0f3a.webp', width: 250 },
    { url: '/uploads/small_bike_0f3a.webp', width: 500 },
    { url: '/uploads/medium_bike_0f3a.webp', width: 1200 },
    { url: '/uploads/large_bike_0f3a.webp', width: 1600 },
  ]);
});

describe('nothing is scaled up', () => {
  test.each([
    [249, 0],
    [250, 1],
    [499, 1],
    [500, 2],
    [1199, 2],
    [1200, 3],
    [1599, 3],
    [1600, 4],
  ])('an original of %i pixels has %i variants', (width, count) => {
    expect(imageVariants('/a.png', width)).toHaveLength(count);
  });
});

test.each([
  ['https://cdn.example/a/b.jpeg', 'https://cdn.example/a/thumbnail_b.webp'],
  ['/a.JPG', '/thumbnail_a.webp'],
  ['a.png', 'thumbnail_a.webp'],
  ['a.avif', 'thumbnail_a.webp'],
  ['/a.jpg.png', '/thumbnail_a.jpg.webp'],
  ['/a.png?v=2', '/thumbnail_a.webp?v=2'],
  ['/a.png?from=/b/c', '/thumbnail_a.webp?from=/b/c'],
  ['/a.png#top', '/thumbnail_a.webp#top'],
])('the thumbnail of %s is %s', (url, expected) => {
  expect(imageVariants(url, 300)).toEqual([{ url: expected, width: 250 }]);
});

test.each(['/a.svg', '/a.gif', '/a.webp', '/a.pdf', '/a', '/a.jpgx', '/jpg', '/a.svg?x=.png', '/a.svg#b.png', ''])(
  'no variants of %j',
  (url) => expect(imageVariants(url, 4000)).toEqual([]),
);

test.each([null, undefined, 0])('no variants when the width is %s', (width) => {
  expect(imageVariants('/a.jpg', width)).toEqual([]);
});
