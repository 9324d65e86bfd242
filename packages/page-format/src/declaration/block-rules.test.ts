import { expect, test } from 'vitest';
import type { AnyBlockDefinition } from '../block/define-block.ts';
import { defineBlock } from '../block/define-block.ts';
import type { Layout } from '../block/layouts.ts';
import { choice, list, media, text, toggle } from '../fields/index.ts';
import { Box, Note } from '../testing/sample-blocks.ts';
import { findMistakes } from './index.ts';

const label = { en: 'Label' };
const shared = { type: 'Film', category: 'other', label, description: label, icon: 'File' };

const files = { photo: media({ label }), address: text({ label }) };
const named = { name: text({ label }), items: list({ label, itemLabel: label, item: {} }) };
const on = { label, flag: 'on' } as const;
const sizes = choice({
  label,
  default: 'small',
  options: [
    { value: 'small', label },
    { value: 'wide', label, when: { prop: 'isCard', is: true } },
  ],
});

const grid = (layouts: readonly Layout[], hasAreas = true) =>
  defineBlock({
    ...shared,
    props: { cells: list({ label, itemLabel: label, max: 3, item: { width: text({ label }) } }) },
    ...(hasAreas && { itemAreas: { list: 'cells' as const, label } }),
    layouts,
  });
const layout = (...items: Layout['items']) => ({ label: { en: 'Halves' }, drawing: 'M4 4h16', items });

test.each<[string, AnyBlockDefinition]>([
  [
    `"itemAreas.list" names "heading", which is no list(). Add one.`,
    defineBlock({ ...Note, itemAreas: { list: 'heading', label } }),
  ],
  [
    `"prose.text" names "level", which is no text(). Write 'heading' or 'uniqueId'.`,
    defineBlock({ ...Note, prose: { text: 'level' } }),
  ],
  [
    `"media.image" names "heading", which is no media() of images. Add one.`,
    defineBlock({ ...Note, media: { image: 'heading' } }),
  ],
  [
    `"media.video" names "photo", which is no videoSource(), media() of videos, or text() for an address. Write 'address'.`,
    defineBlock({ ...shared, props: files, media: { video: 'photo' } }),
  ],
  [
    `"content.text" names "level", which is no text() or richText(). Write 'heading' or 'uniqueId'.`,
    defineBlock({ ...Note, content: { text: 'level' } }),
  ],
  [
    `"content.items" names "heading", which is no list(). Add one.`,
    defineBlock({ ...Note, content: { items: 'heading' } }),
  ],
  [
    `"main" names "headline", which is no property of the block. Write 'heading'.`,
    defineBlock({ ...Note, main: ['headline' as 'heading'] }),
  ],
  ['"main" names "level" twice. Take one of them out.', defineBlock({ ...Note, main: ['level', 'heading', 'level'] })],
  [
    'an area has a "flag", and the block has none. Write flag: and the text() that names the feature.',
    defineBlock({ ...Box, areas: { on } }),
  ],
  [
    `"flag" names "items", which is no text(). Write 'name'.`,
    defineBlock({ ...shared, props: named, flag: 'items', areas: { on, off: { label, flag: 'off' } } }),
  ],
  [
    `it has a "flag", and no area for one side. Write flag: 'off' in one of its areas.`,
    defineBlock({ ...shared, props: named, flag: 'name', areas: { on } }),
  ],
  [
    'a property is called "$putAside", which is kept for advice that was put aside. Give it another name.',
    defineBlock({ ...shared, props: { $putAside: text({ label }) } }),
  ],
  ['"layouts" arrange the areas of items, and it has none. Write itemAreas too.', grid([layout({})], false)],
  ['"layouts.0.items" is []. Write items: [{ width: 6 }, { width: 6 }].', grid([layout()])],
  ['the layout "Halves" has 4 items, and "cells" at most 3. Take some away.', grid([layout({}, {}, {}, {})])],
  [`the layout "Halves" sets "size", which items do not have. Write 'width'.`, grid([layout({ size: 6 })])],
])('%s', (sentence, definition) => {
  expect(findMistakes(definition).map((each) => each.replace(/^Block \w+ \(.*?:\d+\): /, ''))).toEqual([sentence]);
});

test.each<[string, AnyBlockDefinition]>([
  ['an address for a video', defineBlock({ ...shared, props: files, media: { image: 'photo', video: 'address' } })],
  ['arranged areas', grid([layout({ width: '6' }, { width: '6' }, {})])],
])('%s is right', (_, definition) => {
  expect(findMistakes(definition)).toEqual([]);
});

test('a condition, also of an option, and also in a list, is on a property beside it', () => {
  const items = list({ label, itemLabel: label, item: { size: sizes, card: toggle({ label, default: false }) } });
  expect(findMistakes(defineBlock({ ...shared, props: { items } }))).toEqual([
    expect.stringMatching(
      /^Block Film, property "items\.size" .*: "options\.1\.when\.prop" names "isCard", which is no property beside it\./,
    ),
  ]);
});
