import { expect, test } from 'vitest';
import { block, mediaReference, page, sampleRegistry } from '../testing/sample-blocks.ts';
import { findMissingReferences } from './find-missing-references.ts';
import type { ResolvedReferences } from './references.ts';

const pageLink = { type: 'link', attrs: { href: '', $ref: 'api::page.page', documentId: 'gone', hash: '' } };
const fileLink = { type: 'link', attrs: { href: '/uploads/a.pdf', $ref: 'media', documentId: 'm2', hash: null } };
const text = {
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [pageLink] }] },
    { type: 'paragraph', content: [{ type: 'text', text: 'b', marks: [fileLink] }] },
  ],
};
const document = page(
  block('a', 'Card', { image: mediaReference('m1', { name: 'photo.jpg' }), text }),
  block('b', 'Deck', { slides: [{ id: 's', image: mediaReference('m1', { name: 'photo.jpg' }) }] }),
  block('c', 'Hologram', { image: mediaReference('m1') }),
);
const find = (refs: ResolvedReferences) =>
  findMissingReferences(document, sampleRegistry, refs).map(
    ({ level, blockId, path, message }) => `${level} ${blockId} ${path.join('.')}: ${message.en}`,
  );

test('names every place that leads to something deleted, but not in blocks that are kept as they are', () => {
  expect(find({ 'media:m1': null, 'media:m2': null, 'api::page.page:gone': null })).toEqual([
    'warning a image: What was chosen here ("photo.jpg") no longer exists. Choose something else.',
    'warning a text: A link leads to a page that no longer exists in this language. Choose another page, or remove the link.',
    'warning a text: A link leads to a file that no longer exists. Choose another file, or remove the link.',
    'warning b slides.0.image: What was chosen here ("photo.jpg") no longer exists. Choose something else.',
  ]);
});

test('finds nothing wrong with what is there, or was not asked for yet', () => {
  expect(find({})).toEqual([]);
  expect(find({ 'api::page.page:gone': { documentId: 'gone', title: 'x', slug: 'x', locale: 'nl' } })).toEqual([]);
});
