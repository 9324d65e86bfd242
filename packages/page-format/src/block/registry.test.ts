import { describe, expect, test } from 'vitest';
import { media, videoSource } from '../fields/index.ts';
import { Box, block, Deck, Note } from '../testing/sample-blocks.ts';
import { defineBlock } from './define-block.ts';
import { accepts, createRegistry, findAreaRule, listAreas } from './registry.ts';

const label = { en: 'x', de: 'x' };
const shared = { category: 'other', label, description: label, icon: 'File' } as const;

describe('createRegistry refuses', () => {
  test('a type declared twice', () => {
    expect(() => createRegistry([Note, Note])).toThrow('Block Note is listed twice. List it once.');
  });

  test('a category that the palette does not have', () => {
    expect(() => createRegistry([Note], [{ name: 'layout', label }])).toThrow(
      /^Block Note \(.*\) is in the category "other", which does not exist. Write 'layout'.$/,
    );
  });

  test('two blocks that pasted pictures, or videos, would become', () => {
    const Picture = defineBlock({
      ...shared,
      type: 'Picture',
      props: { file: media({ label }) },
      media: { image: 'file' },
    });
    const Film = defineBlock({
      ...shared,
      type: 'Film',
      props: { source: videoSource({ label }) },
      media: { video: 'source' },
    });
    expect([...createRegistry([Picture, Film]).keys()]).toEqual(['Picture', 'Film']);
    expect(() => createRegistry([Picture, Film, { ...Picture, type: 'Photo' }])).toThrow(
      'Blocks Picture and Photo both have "media" with "image". What is pasted becomes one block, so take it off one of them.',
    );
  });

  test('an area that accepts a type that does not exist', () => {
    expect(() => createRegistry([Box])).toThrow(
      /^Block Box \(.*\) accepts "Note", which does not exist. Write 'Box'.$/,
    );
    const deck = defineBlock({ ...Deck, itemAreas: { ...Deck.itemAreas, list: 'slides', label, accepts: ['Slide'] } });
    expect(() => createRegistry([deck])).toThrow(/^Block Deck \(.*\) accepts "Slide", which does not exist/);
  });
});

test('without categories, those that definitions name are the palette’s', () => {
  const Layout = { ...Box, category: 'layout' };
  expect(createRegistry([Note, Layout, Deck]).categories.map(({ name }) => name)).toEqual(['other', 'layout']);
});

describe('listAreas', () => {
  test('fixed areas by name', () => {
    expect(listAreas(Box, {}).map((area) => area.name)).toEqual(['content', 'notes']);
  });

  test('one for each item, in the order of the items', () => {
    expect(listAreas(Deck, { slides: [{ id: 'b' }, { id: 'a' }] })).toMatchObject([
      { name: 'b', item: 0 },
      { name: 'a', item: 1 },
    ]);
  });

  test('items of other lists own none', () => {
    expect(listAreas(Deck, { slides: [], logos: [{ id: 'x' }] })).toEqual([]);
  });

  test('a list that is not stored has the areas of its defaults', () => {
    expect(listAreas(Deck, {}).map((area) => area.name)).toEqual(['default1', 'default2']);
  });

  test('an item with a broken value keeps its area', () => {
    expect(listAreas(Deck, { slides: [{ id: 'a', name: 7 }] }).map((area) => area.name)).toEqual(['a']);
  });
});

test('findAreaRule finds the rule of an area the block has', () => {
  expect(findAreaRule(Box, block('b', 'Box'), 'notes')?.accepts).toEqual(['Note']);
  expect(findAreaRule(Box, block('b', 'Box'), 'gone')).toBeUndefined();
});

test('an area without a list takes everything, one with a list only what it names', () => {
  expect(accepts({ label }, 'Hologram')).toBe(true);
  expect(accepts({ label, accepts: ['Note'] }, 'Note')).toBe(true);
  expect(accepts({ label, accepts: ['Note'] }, 'Box')).toBe(false);
});
