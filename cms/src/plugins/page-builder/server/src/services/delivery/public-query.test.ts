import { expect, it } from 'vitest';
import { MEDIA_COLUMNS } from './public-media.ts';
import { listFiles, listPopulate, pickPublic } from './public-query.ts';

const schema = {
  attributes: {
    name: { type: 'string' },
    secret: { type: 'string' },
    picture: { type: 'media' },
    layers: { type: 'component', repeatable: true, component: 'cake.layer' },
    baker: { type: 'relation', target: 'api::baker.baker' },
  },
};

const attributes = {
  fields: ['name'],
  populate: { picture: {}, layers: { select: ['taste'], files: ['photo'] }, baker: { select: ['name'] } },
};

const file = (id: number) => ({
  ...{ id, documentId: `file-${id}`, name: 'a.png', url: '/a.png', mime: 'image/png', width: 1, height: 1 },
  ...{ ext: '.png', alternativeText: null, focalPoint: null, folderPath: '/1', hash: 'secret' },
});

const row = {
  id: 7,
  name: 'Sacher',
  secret: 'apricots',
  picture: file(1),
  layers: [
    { id: 8, taste: 'sweet', cost: 3, photo: file(2) },
    { id: 9, taste: 'sour', cost: 4, photo: null },
  ],
  baker: null,
};

it('reads of an entry what visitors may see', () => {
  const media = { select: [...MEDIA_COLUMNS] };
  expect(listPopulate(attributes, schema)).toEqual({
    picture: media,
    layers: { select: ['taste'], populate: { photo: media } },
    baker: { select: ['name'], populate: {} },
  });
  expect(listFiles(row, attributes, schema).map(({ id }) => id)).toEqual([1, 2]);
});

it('shows that and nothing else, without numeric ids', () => {
  const shown = pickPublic(row, attributes, schema, new Map([['1', 'Cakes']]));
  expect(shown).toEqual({
    name: 'Sacher',
    picture: expect.objectContaining({ documentId: 'file-1', folder: 'Cakes' }),
    layers: [
      { taste: 'sweet', photo: expect.objectContaining({ documentId: 'file-2' }) },
      { taste: 'sour', photo: null },
    ],
    baker: null,
  });
  expect(JSON.stringify(shown)).not.toMatch(/"id"|secret|cost/);
});
