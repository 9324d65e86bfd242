import { createRegistry, defineBlock, type MediaReference } from 'page-format';
import { fileAddress, media, text, videoSource } from 'page-format/fields';
import { expect, test } from 'vitest';
import { findMediaBlock, isEmptyMedia, makeMediaBlock, makeVideoOfAddress, mediaValue } from './media-blocks.ts';
import { treeOf } from './testing/page.ts';
import { registry as withoutMedia } from './testing/registry.ts';

const label = { en: 'Label', de: 'Label' };
const shared = { category: 'elements', label, description: label, icon: 'Image' } as const;
const Poster = defineBlock({ ...shared, type: 'Poster', props: { picture: media({ label }) } });
const Picture = defineBlock({
  ...shared,
  type: 'Picture',
  props: { file: media({ label, altProp: 'alt' }), alt: text({ label, maxLength: 10 }) },
  media: { image: 'file' },
});
const Film = defineBlock({
  ...shared,
  type: 'Film',
  props: { address: fileAddress({ label, maxLength: 60 }) },
  media: { video: 'address' },
});
const Reel = defineBlock({
  ...shared,
  type: 'Reel',
  props: { source: videoSource({ label }) },
  media: { video: 'source' },
});
const registry = createRegistry([Poster, Picture, Film]);

const file: MediaReference = {
  $ref: 'media',
  documentId: 'f1',
  snapshot: {
    name: 'a.mp4',
    url: '/uploads/a.mp4',
    mime: 'video/mp4',
    width: null,
    height: null,
    ext: '.mp4',
    folder: null,
    alternativeText: null,
  },
};
const imageBlock = () => {
  const found = findMediaBlock(registry, 'image');
  if (!found) throw new Error('There is no block for images.');
  return found;
};

test('the block is the one that says so, and not any that has a picture', () => {
  expect(findMediaBlock(registry, 'image')).toEqual({ definition: Picture, prop: 'file' });
  expect(findMediaBlock(registry, 'video')).toEqual({ definition: Film, prop: 'address' });
  expect(findMediaBlock(withoutMedia, 'image')).toBeUndefined();
});

test('it holds the file, or its address where it holds addresses', () => {
  expect(mediaValue({ definition: Film, prop: 'address' }, file)).toBe('/uploads/a.mp4');
  expect(mediaValue({ definition: Reel, prop: 'source' }, file)).toBe(file);
});

test('what a picture shows is kept as far as its block takes it', () => {
  expect(makeMediaBlock(imageBlock(), file, ' A canal in spring ').props).toMatchObject({ file, alt: 'A canal in' });
  expect(makeMediaBlock(imageBlock(), file, '👩‍🚒 on a canal').props).toMatchObject({ alt: '👩‍🚒 on a can' });
  expect(makeMediaBlock(imageBlock(), file).props).toEqual({ file });
});

test('a block is empty until something is chosen for it', () => {
  const block = (id: string, type: string, props: Record<string, unknown>) => ({ id, type, v: 1, props });
  const tree = treeOf(block('a', 'Picture', {}), block('b', 'Picture', { file }), block('c', 'Poster', {}));
  expect(['a', 'b', 'c', 'd'].filter((id) => isEmptyMedia(tree, id, imageBlock()))).toEqual(['a']);
});

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ' https://youtu.be/dQw4w9WgXcQ\n',
  'https://vimeo.com/76979871',
  'http://example.com/film.MP4?a=1',
])('%j becomes a video', (address) => {
  expect(makeVideoOfAddress(address, registry)).toMatchObject({ type: 'Film', props: { address: address.trim() } });
});

test.each([
  'https://example.com/',
  'https://example.com/picture.png',
  'https://www.youtube.com/@somebody',
  'See https://youtu.be/dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ\nhttps://youtu.be/dQw4w9WgXcQ',
  'javascript://example.com/a.mp4',
  '/uploads/a.mp4',
  `https://example.com/${'long'.repeat(20)}.mp4`,
])('%j is no video', (text) => expect(makeVideoOfAddress(text, registry)).toBeUndefined());

test('an address stays text where no block takes one', () => {
  expect(makeVideoOfAddress('https://vimeo.com/76979871', withoutMedia)).toBeUndefined();
  expect(makeVideoOfAddress('https://vimeo.com/76979871', createRegistry([Reel]))?.props).toMatchObject({
    source: 'https://vimeo.com/76979871',
  });
});
