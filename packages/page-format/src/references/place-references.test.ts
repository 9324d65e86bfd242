import { expect, test } from 'vitest';
import { block, mediaReference, page } from '../testing/sample-blocks.ts';
import { placeReferences } from './place-references.ts';
import { referenceKey } from './references.ts';

const link = (documentId: string) => ({
  type: 'paragraph',
  content: [{ type: 'text', text: 'a', marks: [{ type: 'link', attrs: { $ref: 'api::page.page', documentId } }] }],
});

test('every place of a target is named once, in nested and unknown blocks too', () => {
  const inner = block('c', 'Note', { link: { $ref: 'api::page.page', documentId: 'p1', hash: '' } });
  const document = page(
    block('a', 'Card', {
      image: mediaReference('m1'),
      text: { type: 'doc', content: [link('p1'), link('p2'), link('p1')] },
    }),
    block(
      'b',
      'Hologram',
      {
        slides: [{ id: 's', image: mediaReference('m1') }, null],
        files: [mediaReference('m1'), mediaReference('m2')],
      },
      { x: [inner] },
    ),
  );
  expect(
    [...placeReferences(document)].map(({ block: { id }, path, reference }) =>
      [id, path.join('.'), referenceKey(reference)].join(' '),
    ),
  ).toEqual([
    'a image media:m1',
    'a text api::page.page:p1',
    'a text api::page.page:p2',
    'b slides.0.image media:m1',
    'b files.0 media:m1',
    'b files.1 media:m2',
    'c link api::page.page:p1',
  ]);
});
