import { expect, test } from 'vitest';
import { describeValue } from './describe-value.ts';
import type { TFunction } from './use-translation.ts';

const t = ((key: string, values?: object) => (values ? `${key} ${Object.values(values).join('/')}` : key)) as TFunction;
const use = { $ref: 'media', documentId: 'one', snapshot: { name: 'loaf.jpg', width: 10 } };

test.each([
  [use, 'loaf.jpg'],
  [{ ...use, crop: { x: 1, y: 2, width: 30, height: 40 } }, 'loaf.jpg · value.crop 1/2/30/40'],
  [{ ...use, focalPoint: { x: 5, y: 6 } }, 'loaf.jpg · value.focalPoint 5/6'],
])('of a picture that is cut, the cut is said too: %j', (value, words) => {
  expect(describeValue(value, t)).toBe(words);
});
