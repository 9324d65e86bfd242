import { expect, test } from 'vitest';
import { focalStyle, readFocalPoint } from './image-attributes.ts';

test.each([
  [{ x: 20, y: 70 }, '20% 70%'],
  [{ x: 0, y: 0 }, '0% 0%'],
  [null, undefined],
  [{ x: '1) url(//evil.example)', y: 0 }, undefined],
  [{ x: 1 }, undefined],
  ['left', undefined],
])('the focal point %j of an answer is kept as %j', (answered, position) => {
  expect(focalStyle(readFocalPoint(answered))?.objectPosition).toBe(position);
});
