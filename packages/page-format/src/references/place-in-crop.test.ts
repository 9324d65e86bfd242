import { expect, test } from 'vitest';
import { placeInCrop } from './place-in-crop.ts';

test.each([
  ['the middle without one', null, { x: 50, y: 50 }],
  ['a quarter and three quarters', { x: 30, y: 55 }, { x: 25, y: 75 }],
  ['the nearest edges of one outside', { x: 0, y: 99 }, { x: 0, y: 100 }],
])('a focal point in a part is %s', (_, point, place) => {
  expect(placeInCrop({ x: 20, y: 40, width: 40, height: 20 }, point)).toEqual(place);
});
