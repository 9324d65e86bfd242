import { describe, expect, test } from 'vitest';
import { bindFields } from '../block/bind.ts';
import { readProps } from '../block/props.ts';
import { checkFields } from '../check/check-fields.ts';
import { mediaReference } from '../testing/sample-blocks.ts';
import { media } from './media.ts';

const label = { en: 'Picture' };
const fields = { picture: media({ label, crop: true }) };
const use = (parts: object) => ({ picture: { ...mediaReference('photo'), ...parts } });
const whole = mediaReference('photo');
const context = { env: { mode: 'site', locale: 'en', lang: 'en', cmsUrl: '' } as const, refs: {} };

describe('what a picture’s use may say of its part and its focal point', () => {
  test.each([
    [{ crop: { x: 0, y: 0, width: 100, height: 100 } }],
    [{ crop: { x: 33.33, y: 10, width: 66.67, height: 5 } }],
    [{ focalPoint: { x: 0, y: 100 } }],
    [{ crop: undefined, focalPoint: undefined }],
  ])('%j is kept', (parts) => {
    expect(checkFields(fields, use(parts))).toEqual([]);
    expect(readProps({ props: fields } as never, use(parts)).picture).toEqual(use(parts).picture);
  });

  test.each([
    [{ crop: { x: 50, y: 0, width: 51, height: 10 } }],
    [{ crop: { x: 0, y: 95, width: 10, height: 6 } }],
    [{ crop: { x: 0, y: 0, width: 4, height: 50 } }],
    [{ crop: { x: -1, y: 0, width: 50, height: 50 } }],
    [{ crop: { x: 0, y: 0, width: Number.NaN, height: 50 } }],
    [{ crop: { x: '0', y: 0, width: 50, height: 50 } }],
    [{ crop: { x: 0, y: 0 } }],
    [{ crop: null }],
    [{ focalPoint: { x: 101, y: 0 } }],
    [{ focalPoint: { x: 1 } }],
  ])('%j is an error, and the picture is read as a whole', (parts) => {
    expect(checkFields(fields, use(parts))).toMatchObject([
      { level: 'error', path: expect.arrayContaining(['picture']) },
    ]);
    expect(readProps({ props: fields } as never, use(parts)).picture).toEqual(whole);
  });

  test('a file that is none is still no picture', () => {
    expect(readProps({ props: fields } as never, { picture: { $ref: 'media', crop: {} } }).picture).toBeNull();
    expect(readProps({ props: fields } as never, { picture: 'photo' }).picture).toBeNull();
  });
});

describe('what a View gets', () => {
  const crop = { x: 10, y: 10, width: 50, height: 50 };
  const of = (field: ReturnType<typeof media>, parts: object, file?: object) =>
    bindFields({ picture: field }, use(parts), {
      ...context,
      refs: file ? { 'media:photo': { ...whole.snapshot, documentId: 'photo', ...file } } : {},
    }).picture;

  test('the part, and the focal point of the use before that of the file', () => {
    const file = { focalPoint: { x: 1, y: 2 } };
    expect(of(fields.picture, { crop, focalPoint: { x: 30, y: 40 } }, file)).toMatchObject({
      crop,
      focalPoint: { x: 30, y: 40 },
    });
    expect(of(fields.picture, { crop }, file)).toMatchObject({ crop, focalPoint: { x: 1, y: 2 } });
  });

  test('no part where the View draws none', () => {
    expect(of(media({ label }), { crop })).not.toHaveProperty('crop');
  });
});
