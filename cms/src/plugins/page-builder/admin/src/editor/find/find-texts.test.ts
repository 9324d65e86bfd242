import {
  createRegistry,
  createSyncedSection,
  defineBlock,
  MAY_DIFFER,
  type RichTextNode,
  withSyncedSections,
} from 'page-format';
import { choice, link, list, richText, text, toggle } from 'page-format/fields';
import { expect, test } from 'vitest';
import { treeOf } from '../../model/testing/page.ts';
import { findTexts } from './find-texts.ts';

const words = (en: string) => ({ en });
const Leaflet = defineBlock({
  ...{ type: 'Leaflet', category: 'other', label: words('Leaflet'), description: words('Leaflet'), icon: 'File' },
  props: {
    title: text({ label: words('Title') }),
    side: choice({ label: words('Side'), default: 'lease', options: [{ value: 'lease', label: words('Left') }] }),
    isLong: toggle({ label: words('Long'), default: false }),
    rest: text({ label: words('Rest'), when: { prop: 'isLong', is: true } }),
    body: richText({ label: words('Body') }),
    steps: list({ label: words('Steps'), itemLabel: words('step'), item: { name: text({ label: words('Name') }) } }),
    more: link({ label: words('More') }),
  },
});
const Shelf = defineBlock({
  ...{ type: 'Shelf', category: 'other', label: words('Shelf'), description: words('Shelf'), icon: 'File' },
  props: {},
  areas: { content: { label: words('Content') } },
});
const registry = createRegistry([Leaflet, Shelf]);

const leaflet = (id: string, props: Record<string, unknown>) => ({ id, type: 'Leaflet', v: 1, props });
const find = (blocks: Parameters<typeof treeOf>, wanted: string, matchCase = false) =>
  findTexts(treeOf(...blocks), registry, { text: wanted, matchCase });

const bold = (words: string): RichTextNode => ({ type: 'text', text: words, marks: [{ type: 'bold' }] });
const paragraph = (...content: RichTextNode[]): RichTextNode => ({ type: 'paragraph', content });

test('finds texts, lists, formatted text and addresses from top to bottom, and says where they are', () => {
  const item = { type: 'listItem', content: [paragraph(bold('Le'), { type: 'text', text: 'ase it' })] };
  const body = { type: 'doc', content: [{ type: 'bulletList', content: [item] }] };
  const first = leaflet('a', { title: 'Lease a boat', body, more: '/lease' });
  const second = leaflet('b', {
    steps: [
      { id: 's1', name: 'Choose' },
      { id: 's2', name: 'Then lease' },
    ],
  });
  const shelf = { id: 's', type: 'Shelf', v: 1, props: {}, areas: { content: [second] } };
  expect(find([shelf, first], 'lease').map(({ block, path, found }) => [block, path, found])).toEqual([
    ['b', ['steps', 1, 'name'], 'lease'],
    ['a', ['title'], 'Lease'],
    ['a', ['body'], 'Lease'],
    ['a', ['more'], 'lease'],
  ]);
  expect(find([first], 'lease', true).map(({ path }) => path)).toEqual([['more']]);
});

test('takes signs as they are, and says each time that a text is in one field', () => {
  const found = find([leaflet('a', { title: 'From 4.50 (4.50!) and 4x50' })], '4.50');
  expect(found.map(({ before, after }) => [before, after])).toEqual([
    ['From ', ' (4.50!) and 4x50'],
    ['From 4.50 (', '!) and 4x50'],
  ]);
  expect(find([leaflet('a', { title: 'Any' })], '')).toEqual([]);
  // What an item says nothing about has no text.
  expect(find([leaflet('a', { steps: [{ id: 's1' }] })], 'undefined')).toEqual([]);
});

test('shows whole characters around what it found', () => {
  const [match] = find([leaflet('a', { title: `${'🚲'.repeat(50)}alease${'🚲'.repeat(50)}` })], 'lease');
  expect(match?.before).toMatch(/^…(?:🚲)+a$/u);
  expect(match?.after).toMatch(/^(?:🚲)+…$/u);
});

test('leaves out what is no text, settings that are not shown, and blocks that are kept as they are', () => {
  expect(find([leaflet('a', { rest: 'lease' })], 'lease')).toEqual([]);
  expect(find([leaflet('a', { rest: 'lease', isLong: true })], 'lease')).toHaveLength(1);
  expect(find([{ id: 'x', type: 'Unknown', v: 1, props: { title: 'lease' } }], 'lease')).toEqual([]);
});

test('finds what a synced section shows on the page, and where it may differ the setting in which it is changed', () => {
  const content = {
    format: 'page' as const,
    formatVersion: 1 as const,
    blocks: [leaflet('a', { title: 'Lease it', [MAY_DIFFER]: ['title'] }), leaflet('b', { title: 'Lease more' })],
  };
  const section = { documentId: 's', name: 'Steps', content };
  const placed = { ...createSyncedSection(section), id: 'p' };
  const here = { ...placed, props: { ...placed.props, 'a/title': 'Lease it here' } };
  const wanted = { text: 'lease', matchCase: false };
  const find = (leftOut?: ReadonlySet<string>) =>
    findTexts(treeOf(here), withSyncedSections(registry), wanted, { s: section }, leftOut);
  expect(find().map(({ block, path, after }) => ({ block, path, after }))).toEqual([
    { block: 'p', path: ['a/title'], after: ' it here' },
    { block: 'p', path: [], after: ' more' },
  ]);
  expect(find(new Set(['p']))).toEqual([]);
});
