import type { ResolvedMedia } from 'page-format';
import { expect, test } from 'vitest';
import { showOwnPictures } from './own-pictures.ts';

const file = (documentId: string): ResolvedMedia => ({
  documentId,
  name: `${documentId}.jpg`,
  url: `/uploads/${documentId}.jpg`,
  mime: 'image/jpeg',
  width: 1600,
  height: 900,
  ext: '.jpg',
  folder: null,
  alternativeText: documentId,
});

test('a picture of the country stands where pages name another, and nowhere else', () => {
  const refs = {
    'media:canal': file('canal'),
    'media:bike': file('bike'),
    'api::faq.faq:canal': { documentId: 'canal' },
  };
  const own = [{ picture: 'canal', instead: file('rhine') }];
  expect(showOwnPictures(refs, own)).toEqual({ ...refs, 'media:canal': file('rhine') });
  expect(showOwnPictures(refs, [{ picture: 'square', instead: file('rhine') }])).toBe(refs);
  // A picture that was deleted is missed, not replaced.
  expect(showOwnPictures({ 'media:canal': null }, own)).toEqual({ 'media:canal': null });
});
