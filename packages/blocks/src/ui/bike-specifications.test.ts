import { describe, expect, test } from 'vitest';
import { compareEbikeSpecifics, compareSpecifics, readBikes as readBikesOf } from './bike-specifications.ts';

const readBikes = (answer: unknown) => readBikesOf(answer, 'https://cms.example');

/** Bikes that differ in one group only. */
const bikesWith = (...groups: unknown[]) =>
  readBikes(groups.map((frame, index) => ({ documentId: `b${index}`, bike_specifics: { frame } })));

const rowsOf = (...groups: unknown[]) => compareSpecifics(bikesWith(...groups))[0]?.rows;

describe('a row', () => {
  test.each([
    ['the same everywhere', [{ a: 'x' }, { a: 'x' }], ['x', 'x'], true],
    ['different', [{ a: 'x' }, { a: 'y' }], ['x', 'y'], false],
    ['different in one of three', [{ a: 'x' }, { a: 'x' }, { a: 'y' }], ['x', 'x', 'y'], false],
    ['not known of one', [{ a: 'x' }, {}], ['x', ''], false],
    ['spaces apart', [{ a: 'x ' }, { a: ' x' }], ['x', 'x'], true],
    ['a number and its text', [{ a: 8 }, { a: '8' }], ['8', '8'], true],
    ['yes and no', [{ a: true }, { a: false }], ['✓', '–'], false],
    ['lists', [{ a: ['S', 'M'] }, { a: ['S', 'M'] }], ['S, M', 'S, M'], true],
    ['entries', [{ a: { title: 'x' } }, { a: [{ name: 'x' }] }], ['x', 'x'], true],
    ['one bike alone', [{ a: 'x' }], ['x'], false],
  ])('%s', (_, groups, values, equal) => {
    expect(rowsOf(...groups)).toEqual([{ key: 'a', values, details: values.map(() => ''), equal }]);
  });

  test('that nothing is known of is left out, and so is bookkeeping', () => {
    expect(rowsOf({ id: 1, a: null, b: '' }, { id: 2, a: [], b: undefined })).toBeUndefined();
  });

  test('takes its description along, or stands for it', () => {
    expect(rowsOf({ a: 'x', a_description: 'quiet' }, { a_description: 'loud' })).toEqual([
      { key: 'a', values: ['x', 'loud'], details: ['quiet', ''], equal: false },
    ]);
  });

  test('with equal values and different descriptions is different', () => {
    expect(rowsOf({ a: 'x', a_description: 'old' }, { a: 'x', a_description: 'new' })?.[0]?.equal).toBe(false);
  });
});

test('sections stand in the order of first appearance, loose values first', () => {
  const bikes = readBikes([
    { bike_specifics: { frame: { material: 'steel' }, weight: '18 kg' } },
    { bike_specifics: { brakes: { front: 'disc' }, frame: { material: 'steel' }, weight: '18 kg' } },
  ]);
  expect(compareSpecifics(bikes).map(({ key, equal }) => [key, equal])).toEqual([
    ['general', true],
    ['frame', true],
    ['brakes', false],
  ]);
});

test('bikes without a motor have no e-bike section', () => {
  expect(compareEbikeSpecifics(readBikes([{ ebike_specifics: null }, {}]))).toBeUndefined();
});

test('at most three bikes, and an answer of another shape holds none', () => {
  expect(readBikes({ data: [{}, {}, {}, {}] })).toHaveLength(3);
  for (const answer of [undefined, null, 'x', 7, {}, { data: 'x' }, [null, 'x']]) expect(readBikes(answer)).toEqual([]);
});

test.each([undefined, 'javascript:alert(1)', 'data:image/png;base64,x', 7])('an image at %s is none', (url) => {
  const bike_variants = [{ bike_image_set: { images: [{ url }] } }];
  expect(readBikes([{ bike_variants }])[0]?.image).toBe('');
});

test('a file of the CMS is at the address of the CMS', () => {
  const bike_variants = [{ bike_image_set: { images: [{ url: '/uploads/bike.webp' }] } }];
  expect(readBikes([{ bike_variants }])[0]?.image).toBe('https://cms.example/uploads/bike.webp');
});
