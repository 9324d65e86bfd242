import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { PUT_ASIDE } from '../check/put-aside.ts';
import type { Block } from '../document/document.ts';
import { createSyncedSection, differenceKey } from '../sections/synced-section.ts';
import { block, mediaReference, page, sampleRegistry } from '../testing/sample-blocks.ts';
import { describeDelivered, describeStored } from './index.ts';

/** Validators refuse keywords that they do not know, and types that do not fit each other. */
const compile = (schema: object) => new Ajv2020({ strict: true, strictTypes: false, allErrors: true }).compile(schema);

const stored = compile(describeStored(sampleRegistry));
const delivered = compile(describeDelivered(sampleRegistry));

const words = (text: string) => ({
  type: 'doc',
  content: [
    { type: 'paragraph', attrs: { textAlign: 'center' }, content: [{ type: 'text', text, marks: [{ type: 'bold' }] }] },
  ],
});
const note = block('n', 'Note', { heading: 'Rye', level: 3, ownColour: true, shade: 4, link: 'https://rye.example' });
const card = block('c', 'Card', {
  image: { ...mediaReference('p'), crop: { x: 0, y: 0, width: 50, height: 50 } },
  faq: { $ref: 'api::faq.faq', documentId: 'f' },
  body: words('Bread'),
  facts: [{ id: 'one', key: 'Weight', value: '1 kg' }],
});
const slide = block('d', 'Deck', { slides: [{ id: 's1', name: 'One' }] }, { s1: [card] });

const entry = (blocks: Block[]) => ({
  documentId: 'k3n5p7',
  title: 'Bread',
  slug: 'bread',
  locale: null,
  localizations: [],
  updatedAt: '2026-11-24T09:30:00.000Z',
  document: page(...blocks),
  refs: { 'media:p': null },
});

test('every block is taken with its defaults, and with values in all its fields', () => {
  const blocks = [...sampleRegistry.values()].map(({ type, props }, index) => {
    const defaults = Object.entries<{ default: unknown }>(props).map(([name, field]) => [name, field.default]);
    return block(`b${index}`, type, Object.fromEntries(defaults));
  });
  const whole = [...blocks, note, slide, block('box', 'Box', { wide: true }, { content: [card], notes: [note] })];
  for (const validate of [() => stored(page(...whole)), () => delivered(entry(whole))]) expect(validate()).toBe(true);
  expect(stored.errors).toBeNull();
  expect(delivered.errors).toBeNull();
});

test('what editors alone have is stored, and stands in no schema of what is delivered', () => {
  const hidden: Block = { ...note, name: 'Opening', hidden: true, locked: true };
  hidden.props = { ...hidden.props, [PUT_ASIDE]: [] };
  const section = createSyncedSection({ documentId: 's', name: 'Opening hours' });
  section.props[differenceKey('n', 'heading')] = 'Wheat';
  expect(stored(page(hidden, section))).toBe(true);
  const described = JSON.stringify(describeDelivered(sampleRegistry));
  expect(described).not.toMatch(/"(?:locked|hidden|SyncedSection)"/);
});

test.each<[mistake: string, document: unknown, place: string]>([
  ['no page', [], ''],
  ['another format', { ...page(), format: 'blocks' }, '/format'],
  ['a key that a page does not have', { ...page(), title: 'Bread' }, ''],
  ['a block that there is not', page(block('n', 'Nothing')), '/blocks/0/type'],
  ['a block of a version before', page({ ...note, v: 1 }), '/blocks/0/v'],
  ['a block without an id', page({ ...note, id: '' }), '/blocks/0/id'],
  ['a key that a block does not have', page({ ...note, title: 'Rye' } as Block), '/blocks/0'],
  ['a misspelt property', page({ ...note, props: { headng: 'Rye' } }), '/blocks/0/props'],
  ['a text that is a number', page({ ...note, props: { heading: 1 } }), '/blocks/0/props/heading'],
  ['no option of a choice', page({ ...note, props: { level: 7 } }), '/blocks/0/props/level'],
  ['a number out of bounds', page({ ...note, props: { shade: 10 } }), '/blocks/0/props/shade'],
  ['a number between two steps', page({ ...note, props: { shade: 1.5 } }), '/blocks/0/props/shade'],
  ['a switch that is a text', page({ ...note, props: { ownColour: 'yes' } }), '/blocks/0/props/ownColour'],
  ['HTML as formatted text', page({ ...card, props: { body: '<p>Rye</p>' } }), '/blocks/0/props/body'],
  [
    'a node that formatted texts do not have',
    page({ ...card, props: { body: { type: 'doc', content: [{ type: 'script' }] } } }),
    '/blocks/0/props/body/content/0/type',
  ],
  ['a file by its address', page({ ...card, props: { image: '/uploads/a.jpg' } }), '/blocks/0/props/image'],
  [
    'a reference to another type',
    page({ ...card, props: { faq: { $ref: 'api::user.user', documentId: 'u' } } }),
    '/blocks/0/props/faq/$ref',
  ],
  ['an item without an id', page({ ...card, props: { facts: [{ key: 'Weight' }] } }), '/blocks/0/props/facts/0'],
  [
    'more items than allowed',
    page({ ...slide, props: { slides: [1, 2, 3, 4, 5].map((n) => ({ id: `s${n}` })) } }),
    '/blocks/0/props/slides',
  ],
  ['an area that a block does not have', page(block('b', 'Box', {}, { sidebar: [] })), '/blocks/0/areas'],
  ['a block where it may not stand', page(block('b', 'Box', {}, { notes: [card] })), '/blocks/0/areas/notes/0/type'],
])('%s is refused, at its place', (_, document, place) => {
  expect(stored(document)).toBe(false);
  expect(stored.errors?.map(({ instancePath }) => instancePath)).toContain(place);
});

test('of what is delivered, unknown properties are let pass, and wrong values are not', () => {
  expect(delivered({ ...entry([{ ...note, props: { later: 1 } }]), summary: 'Rye' })).toBe(true);
  expect(delivered(entry([{ ...note, v: 1 }]))).toBe(false);
  expect(delivered({ ...entry([note]), refs: [] })).toBe(false);
  const { document: _, ...without } = entry([note]);
  expect(delivered(without)).toBe(false);
});
