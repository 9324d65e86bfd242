import { expect, test } from 'vitest';
import type { Attributes } from '../../bases/content-fields.ts';
import { readSnapshotData, type SnapshotLookup } from './snapshot-data.ts';

const type = {
  attributes: {
    title: { type: 'string' },
    price: { type: 'decimal' },
    note: { type: 'string', private: true },
    tags: { type: 'relation', relation: 'manyToMany', target: 'api::tag.tag' },
    owner: { type: 'relation', relation: 'manyToOne', target: 'admin::user' },
    links: { type: 'relation', relation: 'morphToMany' },
    cover: { type: 'media', multiple: false },
    gallery: { type: 'media', multiple: true },
    seo: { type: 'component', component: 'page.seo' },
    cards: { type: 'component', component: 'page.card', repeatable: true },
    zone: { type: 'dynamiczone' },
    content: { type: 'json', customField: 'plugin::page-builder.page' },
  },
};

const COMPONENTS: Readonly<Record<string, { attributes: Attributes }>> = {
  'page.seo': { attributes: { image: { type: 'media' }, metaTitle: { type: 'string' } } },
  'page.card': { attributes: { seo: { type: 'component', component: 'page.seo' } } },
};

const lookup: SnapshotLookup = {
  findComponent: (uid) => COMPONENTS[uid],
  async findTargets(target, keys) {
    const stored = {
      media: [
        { id: 7, documentId: 'f7', locale: null },
        { id: 8, documentId: 'f8', locale: null },
      ],
      'api::tag.tag': [
        { id: 1, documentId: 't1', locale: 'nl' },
        { id: 2, documentId: 't2', locale: 'nl' },
      ],
    }[target];
    return keys.flatMap((key) => stored?.find((row) => key === `${row.documentId}:${row.locale ?? ''}`) ?? []);
  },
};

const read = (values: Record<string, unknown>) => {
  const texts = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]);
  return readSnapshotData(type, Object.fromEntries(texts), lookup);
};

test('values, files, relations, components and zones become data in which nothing has the id of a row', async () => {
  const page = { format: 'page', formatVersion: 1, blocks: [] };
  const { data, missing } = await read({
    title: 'A page',
    price: null,
    tags: ['t2:nl', 't1:nl'],
    cover: ['f7:'],
    gallery: ['f8:', 'f7:'],
    seo: { image: ['f7:'], metaTitle: null },
    cards: [{ seo: null }, { seo: { image: [], metaTitle: 'One' } }],
    zone: [{ component: 'page.seo', values: { image: ['f8:'], metaTitle: 'Two' } }],
    content: page,
  });
  expect(missing).toEqual([]);
  expect(data).toEqual({
    title: 'A page',
    price: null,
    tags: {
      set: [
        { documentId: 't2', locale: 'nl' },
        { documentId: 't1', locale: 'nl' },
      ],
    },
    cover: 7,
    gallery: [8, 7],
    seo: { image: 7, metaTitle: null },
    cards: [{ seo: null }, { seo: { image: null, metaTitle: 'One' } }],
    zone: [{ __component: 'page.seo', image: 8, metaTitle: 'Two' }],
    content: { ...page, step: 'restore' },
  });
});

test('what is gone is left out and counted by its place, as are fields that the type has no more', async () => {
  const { data, missing } = await read({
    tags: ['t9:nl', 't1:nl'],
    owner: ['#5:'],
    gallery: ['f1:', 'f2:'],
    cards: [{ seo: { image: ['f9:'], metaTitle: 'Kept', other: 1 } }],
    zone: [{ component: 'page.gone', values: {} }],
    links: ['x:'],
    note: 'secret',
    old: 1,
    content: null,
  });
  expect(missing).toEqual([
    { field: 'tags', count: 1 },
    { field: 'owner', count: 1 },
    { field: 'gallery', count: 2 },
    { field: 'cards.seo.image', count: 1 },
  ]);
  expect(data).toEqual({
    tags: { set: [{ documentId: 't1', locale: 'nl' }] },
    owner: { set: [] },
    gallery: [],
    cards: [{ seo: { image: null, metaTitle: 'Kept' } }],
    zone: [],
    content: { format: 'page', formatVersion: 1, blocks: [], step: 'restore' },
  });
});
