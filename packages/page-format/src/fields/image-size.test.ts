import { expect, test } from 'vitest';
import { mediaReference } from '../testing/sample-blocks.ts';
import { checkImageSize } from './image-size.ts';

const image = (width: number | null, mime = 'image/jpeg') => {
  const reference = mediaReference('photo');
  return { ...reference, snapshot: { ...reference.snapshot, width, mime } };
};
const say = (...given: Parameters<typeof checkImageSize>) => checkImageSize(...given).map(({ message }) => message.en);

test('an image that is smaller than its place will look blurred', () => {
  expect(say(image(300), 700)).toEqual([
    '"photo.jpg" is 300 pixels wide, and is shown up to 700 wide here, so it will look blurred. Choose a larger one.',
  ]);
  expect(say(image(700), 700)).toEqual([]);
  expect(say(image(10), undefined)).toEqual([]);
});

test('an image without smaller versions may not be far larger than any screen', () => {
  expect(say(image(4000, 'image/webp'), 700)).toEqual([expect.stringContaining('so every visitor loads all of it.')]);
  expect(say(image(4000), 700)).toEqual([]);
  expect(say(image(2600, 'image/gif'), 700)).toEqual([]);
});

test('a drawing has every size, and of one that is not known nothing is said', () => {
  expect(say(image(20, 'image/svg+xml'), 700)).toEqual([]);
  expect(say(image(null), 700)).toEqual([]);
});

test('a part that is smaller than its place will look blurred, and that of a picture which is too small is no news', () => {
  const part = (width: number) => ({ ...image(width), crop: { x: 0, y: 0, width: 25, height: 100 } });
  expect(say(part(2000), 700)).toEqual([
    'The part of "photo.jpg" that is shown is 500 pixels wide, and is shown up to 700 wide here, so it will look blurred. Choose a larger part.',
  ]);
  expect(say(part(2800), 700)).toEqual([]);
  expect(say(part(300), 700)).toEqual([expect.stringMatching(/^"photo\.jpg" is 300 pixels wide/)]);
});
