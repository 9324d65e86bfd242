import fc from 'fast-check';
import { CROP_SCHEMA, FOCAL_POINT_SCHEMA } from 'page-format/fields';
import { describe, expect, test } from 'vitest';
import { applyCut, fitRatio, pointWithin, replaceAt, setSide, WHOLE, within } from './cut.ts';

const REFERENCE = {
  $ref: 'media',
  documentId: 'photo',
  snapshot: {
    ...{ name: 'a.jpg', url: '/a.jpg', mime: 'image/jpeg', width: 1200, height: 600 },
    ...{ ext: '.jpg', folder: null, alternativeText: null },
  },
} as const;

/** A picture twice as wide as it is high. */
const WIDE = 2;

describe('a part that is held to a shape', () => {
  test.each([
    ['a square of the whole', WHOLE, 1, { x: 25, y: 0, width: 50, height: 100 }],
    [
      'a square of what is already high',
      { x: 0, y: 0, width: 10, height: 100 },
      1,
      { x: 0, y: 40, width: 10, height: 20 },
    ],
    ['the picture’s own', { x: 10, y: 20, width: 40, height: 80 }, WIDE, { x: 10, y: 40, width: 40, height: 40 }],
  ])('%s is the largest around the same middle', (_, crop, ratio, fitted) => {
    expect(fitRatio(crop, ratio, WIDE)).toEqual(fitted);
  });

  test('keeps it when one side is typed, as far as the picture goes', () => {
    const square = { x: 25, y: 0, width: 20, height: 40 };
    expect(setSide(square, 'height', 60, 1, WIDE)).toEqual({ x: 25, y: 0, width: 30, height: 60 });
    expect(setSide(square, 'width', 90, 1, WIDE)).toEqual({ x: 25, y: 0, width: 50, height: 100 });
  });
});

test('a side without a shape changes alone, and the part moves to fit', () => {
  const crop = { x: 40, y: 10, width: 20, height: 20 };
  expect(setSide(crop, 'width', 80, undefined, WIDE)).toEqual({ x: 20, y: 10, width: 80, height: 20 });
  expect(setSide(crop, 'x', 95, undefined, WIDE)).toEqual({ ...crop, x: 80 });
  expect(setSide(crop, 'x', Number.NaN, undefined, WIDE)).toEqual(crop);
});

test('whatever is dragged or typed can be stored', () => {
  const number = fc.double({ min: -1_000, max: 1_000, noNaN: true });
  const crop = fc.record({ x: number, y: number, width: number, height: number });
  const ratio = fc.constantFrom(1, 16 / 9, 9 / 16, WIDE);
  fc.assert(
    fc.property(crop, ratio, number, fc.constantFrom('x', 'y', 'width', 'height'), (drawn, shape, typed, side) => {
      const part = within(drawn);
      for (const stored of [part, fitRatio(part, shape, WIDE), setSide(part, side, typed, shape, WIDE)]) {
        expect(CROP_SCHEMA.safeParse(stored).success, JSON.stringify(stored)).toBe(true);
      }
      const point = pointWithin(drawn, part);
      expect(FOCAL_POINT_SCHEMA.safeParse(point).success).toBe(true);
      expect(point.x >= part.x && point.x <= part.x + part.width + 0.01, JSON.stringify([point, part])).toBe(true);
    }),
  );
});

describe('what is stored', () => {
  const focalPoint = { x: 10, y: 20 };
  const crop = { x: 0, y: 0, width: 50, height: 50 };

  test('is the part and the point', () => {
    expect(applyCut(REFERENCE, { crop, focalPoint })).toEqual({ ...REFERENCE, crop, focalPoint });
  });

  test('is nothing of a picture that is whole again', () => {
    expect(applyCut({ ...REFERENCE, crop, focalPoint }, { crop: WHOLE, focalPoint: undefined })).toEqual(REFERENCE);
  });
});

test('a value is replaced where it stands, and nothing beside it', () => {
  const values = {
    title: 'a',
    slides: [
      { id: 'one', file: 1 },
      { id: 'two', file: 2 },
    ],
  };
  expect(replaceAt(values, ['slides', 1, 'file'], 3)).toEqual({
    title: 'a',
    slides: [
      { id: 'one', file: 1 },
      { id: 'two', file: 3 },
    ],
  });
});
