import { expect, test } from 'vitest';
import { readExcerpt } from './read-excerpt.ts';

test('words that were searched for are told from those around them', () => {
  expect(readExcerpt('Je <mark>fiets</mark> via je <mark>werk.</mark>')).toEqual([
    { text: 'Je ', isMarked: false },
    { text: 'fiets', isMarked: true },
    { text: ' via je ', isMarked: false },
    { text: 'werk.', isMarked: true },
  ]);
  expect(readExcerpt('')).toEqual([]);
});

test('what an editor typed comes out as they typed it, also inside a mark', () => {
  expect(readExcerpt('kies &lt;mark&gt; of <mark>&lt;img</mark> onerror="x"&gt;')).toEqual([
    { text: 'kies <mark> of ', isMarked: false },
    { text: '<img', isMarked: true },
    { text: ' onerror="x">', isMarked: false },
  ]);
});
