/**
 * What people write who declare their first blocks, in JavaScript, where no types tell them: each is answered with a
 * sentence that names block, property and file. Values of the wrong type are handed over as a compiler would not let them.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { defineBlock } from '../block/define-block.ts';
import { createRegistry } from '../block/registry.ts';
import * as fields from '../fields/index.ts';
import { syncedSection } from '../sections/synced-section.ts';
import { sampleRegistry } from '../testing/sample-blocks.ts';
import { assertDeclarations, findMistakes } from './index.ts';

/** Declares as JavaScript does: without types. */
type Untyped = (options?: unknown) => unknown;
const { text, number, toggle, choice, colour, link, media, reference, richText, list } = fields as unknown as Record<
  keyof typeof fields,
  Untyped
>;
const declare = defineBlock as unknown as (declaration?: unknown) => { type: string };

const label = { en: 'Label' };
const about = { type: 'Teaser', category: 'content', label, description: label, icon: 'Image' };
const sizes = [
  { value: 'small', label },
  { value: 'large', label },
];
const title = text({ label });

/** A block with one property that is wrong, and what stands beside it. */
const withProp = (prop: unknown, beside: object = {}) => declare({ ...about, props: { prop, ...beside } });
/** A block in which something else is wrong than a property. */
const withKeys = (keys: object) => declare({ ...about, props: { title }, ...keys });

const icons: ReadonlySet<string> = new Set(['Image', 'File', 'BulletList']);

const MISTAKES: readonly (readonly [mistake: string, made: unknown, sentence: string])[] = [
  ['no label', withProp(text({})), `Block Teaser, property "prop": "label" is missing. Write label: { en: 'Title' }.`],
  [
    'no arguments',
    withProp(text()),
    `Block Teaser, property "prop": text() was given nothing. Write text({ label: { en: 'Title' } }).`,
  ],
  [
    'a text in place of the options',
    withProp(text('Title')),
    `Block Teaser, property "prop": text() was given 'Title'. Write text({ label: { en: 'Title' } }).`,
  ],
  [
    'a label that is no text by language',
    withProp(text({ label: 'Title' })),
    `Block Teaser, property "prop": "label" is 'Title'. Write label: { en: 'Title' }.`,
  ],
  [
    'a label without English',
    withProp(text({ label: { de: 'Titel' } })),
    `Block Teaser, property "prop": "label" is { de: 'Titel' }. Write label: { en: 'Title' }.`,
  ],
  [
    'a field function that is not called',
    withProp(text),
    `Block Teaser, property "prop": it is the function text, which was not called. Write text({ label: { en: 'Title' } }).`,
  ],
  [
    'a property that is no field',
    withProp('text'),
    `Block Teaser, property "prop": it is 'text', which is no field. Write text({ label: { en: 'Title' } }).`,
  ],
  [
    'a property that is undefined',
    withProp(undefined),
    `Block Teaser, property "prop": it is undefined, which is no field. Write text({ label: { en: 'Title' } }).`,
  ],
  [
    'a block as a property',
    withProp(withKeys({})),
    'Block Teaser, property "prop": it is a block, which no property can be. Put it into an area.',
  ],
  [
    'a misspelt option',
    withProp(text({ label, requird: true })),
    'Block Teaser, property "prop": "requird" is no option of text(). Write "required".',
  ],
  [
    'a misspelt option that is needed',
    withProp(text({ lable: label })),
    'Block Teaser, property "prop": "lable" is no option of text(). Write "label".',
  ],
  [
    'an option of another field',
    withProp(toggle({ label, default: true, min: 1 })),
    'Block Teaser, property "prop": "min" is no option of toggle(). It takes label, help, group, when, default.',
  ],
  [
    'a group that there is not',
    withProp(text({ label, group: 'styles' })),
    `Block Teaser, property "prop": "group" is 'styles'. Write group: 'content', 'layout', 'style', 'analytics' or 'advanced'.`,
  ],
  [
    'a length that is no number',
    withProp(text({ label, maxLength: '80' })),
    `Block Teaser, property "prop": "maxLength" is '80'. Write maxLength: 80.`,
  ],
  [
    'a default that is too long',
    withProp(text({ label, maxLength: 3, default: 'Bread' })),
    `Block Teaser, property "prop": "default" is 'Bread'. Write a text of at most 3 characters.`,
  ],
  [
    'an expression alone as the pattern',
    withProp(text({ label, pattern: /^\d+$/ })),
    `Block Teaser, property "prop": "pattern.expression" is missing. Write expression: /^\\d+$/.\nBlock Teaser, property "prop": "pattern.message" is missing. Write message: { en: 'Only digits.' }.`,
  ],
  [
    'an expression that remembers',
    withProp(text({ label, pattern: { expression: /\d/g, message: label } })),
    'Block Teaser, property "prop": "pattern.expression" is /\\d/g, which finds a text every other time only. Take the g or y off.',
  ],
  [
    'a condition on nothing',
    withProp(text({ label, when: { prop: 'kid', is: 1 } }), { kind: title }),
    `Block Teaser, property "prop": "when.prop" names "kid", which is no property beside it. Write 'kind'.`,
  ],
  [
    'a condition that never holds',
    withProp(text({ label, when: { prop: 'size', is: 'huge' } }), {
      size: choice({ label, default: 'small', options: sizes }),
    }),
    `Block Teaser, property "prop": "when.is" is 'huge', which "size" never is. Write 'small' or 'large'.`,
  ],
  [
    'a choice without options',
    withProp(choice({ label, default: 'small' })),
    `Block Teaser, property "prop": "options" is missing. Write options: [{ value: 'small', label: { en: 'Small' } }].`,
  ],
  [
    'no options to choose from',
    withProp(choice({ label, default: 'small', options: [] })),
    `Block Teaser, property "prop": "options" is []. Write options: [{ value: 'small', label: { en: 'Small' } }].`,
  ],
  [
    'options that are texts',
    withProp(choice({ label, default: 'small', options: ['small'] })),
    `Block Teaser, property "prop": "options.0" is 'small'. Write { value: 'small', label: { en: 'Small' } }.`,
  ],
  [
    'a misspelt key of an option',
    withProp(choice({ label, default: 1, options: [{ valeu: 1, label }] })),
    'Block Teaser, property "prop": "options.0.valeu" is no option of choice(). Write "value".',
  ],
  [
    'a choice without a default',
    withProp(choice({ label, options: sizes })),
    `Block Teaser, property "prop": "default" is missing. Write default: 'small', where 'small' is the value of an option.`,
  ],
  [
    'a default that is no option',
    withProp(choice({ label, default: 'smal', options: sizes })),
    `Block Teaser, property "prop": "default" is 'smal', which is no value of its options. Write 'small'.`,
  ],
  [
    'two options with one value',
    withProp(choice({ label, default: 'small', options: [...sizes, ...sizes] })),
    `Block Teaser, property "prop": two of the "options" have the value 'small'. Give each a value of its own.`,
  ],
  [
    'a number without bounds',
    withProp(number({ label, default: 1 })),
    'Block Teaser, property "prop": "min" is missing. Write min: 0.\nBlock Teaser, property "prop": "max" is missing. Write max: 10.',
  ],
  [
    'a minimum over the maximum',
    withProp(number({ label, default: 5, min: 10, max: 1 })),
    'Block Teaser, property "prop": "min" is 10, which is more than "max", 1. Exchange them.',
  ],
  [
    'a default out of bounds',
    withProp(number({ label, default: 0, min: 1, max: 10 })),
    'Block Teaser, property "prop": "default" is 0. Write a number from 1 to 10 in steps of 1.',
  ],
  [
    'a switch that is a text',
    withProp(toggle({ label, default: 'true' })),
    `Block Teaser, property "prop": "default" is 'true'. Write default: false.`,
  ],
  [
    'a colour that the palette lacks',
    withProp(colour({ label, default: 'flor', palette: { flour: { value: '#fff', label } } })),
    `Block Teaser, property "prop": "default" is 'flor', which is no name of the palette. Write 'flour'.`,
  ],
  [
    'a colour without its value',
    withProp(colour({ label, default: 'flour', palette: { flour: '#fff' } })),
    `Block Teaser, property "prop": "palette.flour" is '#fff'. Write { value: '#fbf6ee', label: { en: 'Flour' } }.`,
  ],
  [
    'an alternative text that there is not',
    withProp(media({ label, altProp: 'alt' }), { picture: media({ label }) }),
    'Block Teaser, property "prop": "altProp" names "alt", which is no text() beside it. Add one.',
  ],
  [
    'an alternative text that is misspelt',
    withProp(media({ label, altProp: 'imageAlt' }), { imgAlt: title }),
    `Block Teaser, property "prop": "altProp" names "imageAlt", which is no text() beside it. Write 'imgAlt'.`,
  ],
  [
    'a kind of file that there is not',
    withProp(media({ label, accepts: 'images' })),
    `Block Teaser, property "prop": "accepts" is 'images'. Write accepts: 'image', 'video' or 'file'.`,
  ],
  [
    'a reference to nothing',
    withProp(reference({ label, titleField: 'name' })),
    `Block Teaser, property "prop": "contentType" is missing. Write contentType: 'api::baker.baker'.`,
  ],
  [
    'a content type by its short name',
    withProp(reference({ label, contentType: 'baker', titleField: 'name' })),
    `Block Teaser, property "prop": "contentType" is 'baker'. Write contentType: with its whole name, such as 'api::baker.baker'.`,
  ],
  [
    'pages that are no list',
    withProp(link({ label, pages: 'api::page.page' })),
    `Block Teaser, property "prop": "pages" is 'api::page.page'. Write pages: ['api::page.page'].`,
  ],
  [
    'a formatted text with a default',
    withProp(richText({ label, default: '<p>Bread</p>' })),
    'Block Teaser, property "prop": "default" is no option of richText(). It takes label, help, group, when, pages, folders.',
  ],
  [
    'a list without items',
    withProp(list({ label, itemLabel: label })),
    `Block Teaser, property "prop": "item" is missing. Write item: { name: text({ label: { en: 'Name' } }) }.`,
  ],
  [
    'a list whose item is one field',
    withProp(list({ label, itemLabel: label, item: title })),
    `Block Teaser, property "prop": "item" is an object. Write item: { name: text({ label: { en: 'Name' } }) }.`,
  ],
  [
    'an item without a label',
    withProp(list({ label, itemLabel: label, item: { name: text() } })),
    `Block Teaser, property "prop.name": text() was given nothing. Write text({ label: { en: 'Title' } }).`,
  ],
  [
    'a list without a word for its items',
    withProp(list({ label, item: { name: title } })),
    `Block Teaser, property "prop": "itemLabel" is missing. Write itemLabel: { en: 'Item' }.`,
  ],
  [
    'a title of items that there is not',
    withProp(list({ label, itemLabel: label, titleProp: 'title', item: { name: title } })),
    `Block Teaser, property "prop": "titleProp" names "title", which is no property of "item". Write 'name'.`,
  ],
  [
    'a default item with another property',
    withProp(list({ label, itemLabel: label, item: { name: title }, default: [{ nmae: 'Rye' }] })),
    `Block Teaser, property "prop": "default.0.nmae" is no property of "item". Write 'name'.`,
  ],
  [
    'a default item with another value',
    withProp(list({ label, itemLabel: label, item: { name: title }, default: [{ name: 1 }] })),
    'Block Teaser, property "prop": "default.0.name" is 1. Write a text of at most 1,000 characters.',
  ],
  [
    'more default items than allowed',
    withProp(list({ label, itemLabel: label, max: 1, item: { name: title }, default: [{}, {}] })),
    'Block Teaser, property "prop": "default" has 2 items, and "max" is 1. Take items away, or raise "max".',
  ],
  [
    'a plain object',
    { ...about, props: { title } },
    'Block Teaser: it was not declared. Write defineBlock({ … }) around it.',
  ],
  [
    'a block without a label',
    withKeys({ label: undefined }),
    `Block Teaser: "label" is missing. Write label: { en: 'Teaser' }.`,
  ],
  [
    'a block without properties',
    withKeys({ props: undefined }),
    `Block Teaser: "props" is missing. Write props: { title: text({ label: { en: 'Title' } }) }.`,
  ],
  [
    'properties in a list',
    withKeys({ props: [title] }),
    `Block Teaser: "props" is a list. Write props: { title: text({ label: { en: 'Title' } }) }.`,
  ],
  [
    'a misspelt key',
    withKeys({ catgory: 'content', synonym: 'card' }),
    'Block Teaser: "catgory" is no option of defineBlock(). Write "category".\nBlock Teaser: "synonym" is no option of defineBlock(). Write "synonyms".',
  ],
  [
    'a category that is missing and misspelt',
    declare({ ...about, category: undefined, catgory: 'content', props: {} }),
    'Block Teaser: "catgory" is no option of defineBlock(). Write "category".',
  ],
  [
    'an icon that there is not',
    withKeys({ icon: 'Images' }),
    `Block Teaser: "icon" is 'Images', which @strapi/icons does not have. Write 'Image', or another of its names.`,
  ],
  [
    'an icon far from any',
    withKeys({ icon: 'fa-solid fa-bread-slice' }),
    `Block Teaser: "icon" is 'fa-solid fa-bread-slice', which @strapi/icons does not have. Write 'Image', or another of its names.`,
  ],
  [
    'a prompt that is a text',
    withKeys({ prompt: 'Write a title.' }),
    `Block Teaser: "prompt" is 'Write a title.'. Write prompt: ({ title }) => (title === '' ? { en: 'Write a title.' } : undefined).`,
  ],
  [
    'areas in a list',
    withKeys({ areas: ['content'] }),
    `Block Teaser: "areas" is ['content']. Write areas: { content: { label: { en: 'Content' } } }.`,
  ],
  [
    'an area without a label',
    withKeys({ areas: { content: {} } }),
    `Block Teaser: "areas.content.label" is missing. Write label: { en: 'Content' }.`,
  ],
  [
    'an area for no block',
    withKeys({ areas: { content: { label, accepts: [] } } }),
    `Block Teaser: "areas.content.accepts" is []. Write accepts: ['Teaser'], or leave it out: then every block may stand there.`,
  ],
  [
    'an area that accepts a block itself',
    withKeys({ areas: { content: { label, accepts: [withKeys({})] } } }),
    `Block Teaser: "areas.content.accepts.0" is an object. Write 'Teaser'.`,
  ],
  [
    'areas for the items of no list',
    withKeys({ itemAreas: { label, list: 'title' } }),
    'Block Teaser: "itemAreas.list" names "title", which is no list(). Add one.',
  ],
  [
    'an island with areas',
    withKeys({ island: true, areas: { content: { label } } }),
    'Block Teaser: it has an island and areas, and islands are leaves. Take "island" off, and write element: true for its script.',
  ],
  [
    'a first migration with the number 1',
    withKeys({ migrations: [{ to: 1, name: 'first', migrate: () => ({}) }] }),
    'Block Teaser: the migration "first" leads to version 1. Write to: 2, because steps have no gaps, and are only ever appended.',
  ],
  [
    'a migration that is a function',
    withKeys({ migrations: [() => ({})] }),
    `Block Teaser: "migrations.0" is a function. Write { to: 2, name: 'rename-size-to-scale', migrate: ({ size, ...rest }) => ({ ...rest, scale: size }) }.`,
  ],
  [
    'a text to write that is none',
    withKeys({ prose: { text: 'titel' } }),
    `Block Teaser: "prose.text" names "titel", which is no text(). Write 'title'.`,
  ],
];

/** The file of a sentence, which each has that a declaration leads to. */
const FILE = / \(beginners-mistakes\.test\.ts:\d+\)/g;

test.each(MISTAKES)('%s', (_, made, sentence) => {
  const found = findMistakes(made, { root: import.meta.dirname, icons });
  expect(found.map((each) => each.replace(FILE, '')).join('\n')).toBe(sentence);
});

const join = createRegistry as unknown as (definitions?: unknown, categories?: unknown) => unknown;
const Teaser = withKeys({});

test.each<[string, unknown, string]>([
  ['no list of blocks', undefined, 'createRegistry takes a list of blocks. Write createRegistry([Teaser]).'],
  [
    'an undefined block',
    [Teaser, undefined],
    'createRegistry was given undefined as block 2, after Teaser. Export the block from its file by the name that is imported.',
  ],
  [
    'what is no block',
    [{ Teaser }],
    'createRegistry was given an object as block 1, which is no block. Write what defineBlock({ … }) returned.',
  ],
  [
    'a block without a type',
    [Teaser, declare()],
    "createRegistry was given a block without a type (FILE) as block 2, after Teaser. Write type: 'Teaser' in it.",
  ],
  ['one block twice', [Teaser, Teaser], 'Block Teaser is listed twice. List it once.'],
  [
    'two blocks of one type',
    [Teaser, withKeys({})],
    'Two blocks have the type Teaser: (FILE) (FILE). Give one of them another.',
  ],
  [
    'an area that accepts no known block',
    [withKeys({ areas: { content: { label, accepts: ['Teasre'] } } })],
    `Block Teaser (FILE) accepts "Teasre", which does not exist. Write 'Teaser'.`,
  ],
])('in a list of blocks: %s', (_, definitions, sentence) => {
  let message = '';
  try {
    join(definitions);
  } catch (error) {
    message = (error as Error).message;
  }
  expect(message.replace(/ \([^()]*beginners-mistakes\.test\.ts:\d+\)/g, ' (FILE)')).toBe(sentence);
});

test('what is right is right: blocks of every kind, their copies, and fields that a project has made itself', () => {
  for (const definition of sampleRegistry.values()) expect(findMistakes(definition)).toEqual([]);
  expect(findMistakes({ ...sampleRegistry.get('Note'), type: 'Copy' })).toEqual([]);
  expect(findMistakes(syncedSection)).toEqual([]);
});

test('all mistakes of all blocks are said at once, with the line of each declaration', () => {
  const blocks = [declare({ ...about, props: { a: text() } }), declare({ ...about, type: 'Note', props: { b: 1 } })];
  const line = readFileSync(import.meta.filename, 'utf8')
    .split('\n')
    .findIndex((each) => each.includes('b: 1 }'));
  const file = `beginners-mistakes.test.ts:${line + 1}`;
  expect(() => assertDeclarations(blocks, { root: import.meta.dirname })).toThrow(
    `Block Teaser, property "a" (${file}): text() was given nothing. Write text({ label: { en: 'Title' } }).\n` +
      `Block Note, property "b" (${file}): it is 1, which is no field. Write text({ label: { en: 'Title' } }).`,
  );
});
