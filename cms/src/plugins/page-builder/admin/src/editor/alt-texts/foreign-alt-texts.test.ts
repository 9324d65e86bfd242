import { createRegistry, defineBlock, type MediaReference } from 'page-format';
import { list, media, text } from 'page-format/fields';
import { expect, test } from 'vitest';
import { listAltTexts } from '../../model/alt-texts.ts';
import type { Tree, TreeBlock } from '../../model/tree.ts';
import { adviseOnForeign } from './foreign-alt-texts.ts';

const label = { en: 'Text' };
const registry = createRegistry([
  defineBlock({
    ...{ type: 'Gallery', category: 'content', label, description: label, icon: 'Image' },
    props: {
      cover: media({ label, altProp: 'coverAlt' }),
      coverAlt: text({ label }),
      ornament: media({ label }),
      pictures: list({
        label,
        itemLabel: label,
        item: { file: media({ label, altProp: 'alt' }), alt: text({ label }) },
      }),
    },
  }),
]);

const picture = (documentId: string, alternativeText: string | null): MediaReference => ({
  ...{ $ref: 'media', documentId },
  snapshot: {
    ...{ name: 'a.jpg', url: '/a.jpg', mime: 'image/jpeg', width: 10, height: 10 },
    ...{ ext: '.jpg', folder: null, alternativeText },
  },
});

const block: TreeBlock = {
  ...{ id: 'gallery', type: 'Gallery', v: 1 },
  props: {
    cover: picture('one', 'as it was chosen'),
    ornament: picture('two', 'only decorates'),
    pictures: [
      { id: 'a', file: picture('three', 'of the file'), alt: ' of the place ' },
      { id: 'b', file: picture('four', null) },
      { id: 'c', file: null, alt: 'of none' },
      { id: 'd' },
    ],
  },
  areas: {},
};
const tree = { blocks: new Map([[block.id, block]]) } as unknown as Tree;
const refs = { 'media:one': { ...picture('one', 'as it is now').snapshot, documentId: 'one' } };

test('a picture is described by the text of its place, else by that of its file as it is now', () => {
  expect(listAltTexts(tree, registry, refs).map(({ path, text: words, isOfFile }) => [path, words, isOfFile])).toEqual([
    [['coverAlt'], 'as it is now', true],
    [['pictures', 0, 'alt'], 'of the place', false],
  ]);
  expect(listAltTexts(tree, registry, {})[0]?.text).toBe('as it was chosen');
});

test('a text in another language is advice at the property that describes the picture', () => {
  const advise = adviseOnForeign(listAltTexts(tree, registry, refs), 'nl-BE', (words) =>
    words === 'of the place' ? 'de' : 'en',
  );
  expect(advise).toMatchObject([
    { level: 'warning', blockId: 'gallery', blockType: 'Gallery', path: ['coverAlt'] },
    { level: 'warning', path: ['pictures', 0, 'alt'] },
  ]);
  expect(advise[0]?.message.en).toBe(
    'The image has the alternative text of the media library, "as it is now", which seems to be in English. Describe it here in Dutch, the language of the page.',
  );
  expect(advise[1]?.message).toMatchObject({
    de: 'Der Alternativtext „of the place“ ist offenbar auf Deutsch, die Seite aber auf Niederländisch. Bitte das Bild auf Niederländisch beschreiben.',
    nl: 'De alternatieve tekst “of the place” lijkt in het Duits te zijn, en de pagina is in het Nederlands. Beschrijf de afbeelding in het Nederlands.',
    fr: 'Le texte alternatif « of the place » semble être en allemand, et la page est en néerlandais. Décrivez l’image en néerlandais.',
  });
  expect(adviseOnForeign(listAltTexts(tree, registry, refs), 'nl', () => undefined)).toEqual([]);
});
