import { expect, test } from 'vitest';
import { distanceIntoView, distanceToMiddle } from './distance-into-view.ts';

test.each([
  ['in view', { top: 100, bottom: 300 }, 0],
  ['a little above', { top: -50, bottom: 100 }, -50],
  ['far above', { top: -2_000, bottom: -1_800 }, -2_000],
  ['a little below', { top: 850, bottom: 1_000 }, 100],
  ['below, and higher than the screen', { top: 300, bottom: 2_000 }, 300],
])('an element %s is scrolled to by no more than it needs', (_, box, distance) => {
  expect(distanceIntoView(box, 900)).toBe(distance);
});

test.each([
  ['above', { top: -500, bottom: -400 }, -900],
  ['in the middle already', { top: 400, bottom: 500 }, 0],
  ['below', { top: 2_000, bottom: 2_100 }, 1_600],
  ['higher than the screen', { top: 300, bottom: 2_000 }, 300],
])('an element %s is brought to the middle', (_, box, distance) => {
  expect(distanceToMiddle(box, 900)).toBe(distance);
});
