import { describe, expect, test } from 'vitest';
import { list, media, text, videoSource } from '../fields/index.ts';
import { Box, block, Deck, Note } from '../testing/sample-blocks.ts';
import { defineBlock } from './define-block.ts';
import { accepts, createRegistry, findAreaRule, listAreas } from './registry.ts';

const label = { en: 'x', de: 'x' };
const shared = { category: 'other', label, description: label, icon: 'File' } as const;

describe('createRegistry refuses', () => {
  test('a type declared twice', () => {
    expect(() => createRegistry([Note, Note])).toThrow('Block type Note is declared twice.');
  });

  test('a category that the palette does not have', () => {
    expect(() => createRegistry([Note], [{ name: 'layout', label }])).toThrow(
      'Block Note is in the category "other", which does not exist. Use one of: layout.',
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
    expect(() => createRegistry([Box])).toThrow('Block Box accepts "Note", which does not exist.');
    const deck = defineBlock({ ...Deck, itemAreas: { ...Deck.itemAreas, list: 'slides', label, accepts: ['Slide'] } });
    expect(() => createRegistry([deck])).toThrow('Block Deck accepts "Slide", which does not exist.');
  });
});

test('without categories, those that definitions name are the palette’s', () => {
  const Layout = { ...Box, category: 'layout' };
  expect(createRegistry([Note, Layout, Deck]).categories.map(({ name }) => name)).toEqual(['other', 'layout']);
});

describe('defineBlock refuses', () => {
  test('areas for the items of something that is no list', () => {
    expect(() => defineBlock({ ...Note, itemAreas: { list: 'heading', label } })).toThrow(
      'Block Note: itemAreas names "heading", which is no list property.',
    );
  });

  test('prose in something that is no text', () => {
    expect(() => defineBlock({ ...Note, prose: { text: 'level' } })).toThrow(
      'Block Note: prose names "level", which is no text property.',
    );
  });

  test('media in something that takes none', () => {
    expect(() => defineBlock({ ...Note, media: { image: 'heading' } })).toThrow(
      'Block Note: media names "heading" for images, which is no property for an image.',
    );
    const props = { photo: media({ label }), address: text({ label }) };
    expect(() => defineBlock({ ...shared, type: 'Film', props, media: { video: 'photo' } })).toThrow(
      'Block Film: media names "photo" for videos, which is neither a property for a video nor a text for its address.',
    );
    expect(defineBlock({ ...shared, type: 'Film', props, media: { video: 'address' } }).media).toEqual({
      video: 'address',
    });
  });

  test('content in something that is no text or no list', () => {
    expect(() => defineBlock({ ...Note, content: { text: 'level' } })).toThrow(
      'Block Note: content.text names "level", which is no text property.',
    );
    expect(() => defineBlock({ ...Note, content: { items: 'heading' } })).toThrow(
      'Block Note: content.items names "heading", which is no list property.',
    );
    // A name that is not declared at all does not compile, and is refused where nothing is compiled.
    expect(() => defineBlock({ ...Note, content: { items: 'rows' as 'heading' } })).toThrow(
      'Block Note: content.items names "rows", which is no list property.',
    );
  });

  test('a feature flag without a name, or without an area on each side', () => {
    const on = { label, flag: 'on' } as const;
    expect(() => defineBlock({ ...Box, areas: { on } })).toThrow('Block Box: an area has a "flag", so the block needs');
    const { type, category, description, icon } = Box;
    const flagged = {
      type,
      category,
      label,
      description,
      icon,
      props: { name: text({ label }), items: list({ label, itemLabel: label, item: {} }) },
    };
    expect(() => defineBlock({ ...flagged, flag: 'items' })).toThrow('Block Box: flag names "items", which is no text');
    expect(() => defineBlock({ ...flagged, flag: 'name', areas: { on } })).toThrow(
      "Block Box: no area has flag: 'off'.",
    );
  });

  test('an island with areas', () => {
    expect(() => defineBlock({ ...Box, island: true })).toThrow(
      'Block Box: islands are leaves, so it has either an island or areas, not both.',
    );
  });

  test('a condition on a property that does not exist', () => {
    const props = { size: text({ label, when: { prop: 'wide', is: true } }) };
    expect(() =>
      defineBlock({ type: 'Note', category: 'other', label, description: label, icon: 'File', props }),
    ).toThrow('Block Note: "size" depends on "wide", which is no property beside it. Name one that is.');
  });
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
