import { expect, test } from 'vitest';
import { ENTRY, type Sources } from '../envelope.ts';
import type { Tree } from '../page-tree.ts';
import { countTexts } from './count-texts.ts';
import { toEntryBlock, withEntry, withEntryBlock, withoutHidden } from './entry-block.ts';
import { expandTexts, listEntryTexts, listPaths, toFieldPath } from './entry-texts.ts';
import { noteTexts, pairTexts } from './pair-texts.ts';
import { registry } from './testing/card.ts';

const localized = { pluginOptions: { i18n: { localized: true } } };
const SEO = {
  metaTitle: { type: 'string', maxLength: 120 },
  metaDescription: { type: 'text' },
  image: { type: 'media' },
  noIndex: { type: 'boolean' },
  secret: { type: 'string', private: true },
};
const TYPE = {
  title: { type: 'string', maxLength: 200, ...localized },
  slug: {
    ...{ type: 'string', customField: 'plugin::page-builder.slug', options: { targetField: 'title' } },
    ...localized,
  },
  handle: { type: 'uid', targetField: 'title', ...localized },
  kind: { type: 'enumeration', enum: ['a'], ...localized },
  colour: { type: 'string', customField: 'plugin::colour.picker', ...localized },
  order: { type: 'integer', ...localized },
  internal: { type: 'string', private: true, ...localized },
  hidden: { type: 'string', visible: false, ...localized },
  code: { type: 'string' },
  page: { type: 'json', customField: 'plugin::page-builder.page', ...localized },
  seo: { type: 'component', component: 'shared.seo', repeatable: false, ...localized },
  questions: { type: 'component', component: 'shared.seo', repeatable: true, ...localized },
  related: { type: 'relation', ...localized },
};
const list = (attributes: Record<string, object>, field = 'page') =>
  listEntryTexts(attributes, field, (component) => (component === 'shared.seo' ? SEO : undefined));

test('localized strings, texts and slugs are texts of an entry, also in a component that stands in it once', () => {
  expect(list(TYPE)).toEqual([
    { path: 'title', kind: 'line', maxLength: 200 },
    { path: 'slug', kind: 'slug', maxLength: 255, madeFrom: 'title' },
    { path: 'handle', kind: 'slug', maxLength: 255, madeFrom: 'title' },
    { path: 'seo.metaTitle', kind: 'line', maxLength: 120 },
    { path: 'seo.metaDescription', kind: 'paragraph', maxLength: Number.MAX_SAFE_INTEGER },
  ]);
});

test('of several pages the first one has the texts of the entry, and a type without languages has none', () => {
  expect(list({ ...TYPE, second: TYPE.page }, 'second')).toEqual([]);
  expect(list({ title: { type: 'string' }, page: { type: 'json', customField: 'plugin::page-builder.page' } })).toEqual(
    [],
  );
});

const texts = list(TYPE).filter(({ path }) => path !== 'handle');
const EMPTY: Tree = { blocks: new Map(), parents: new Map(), roots: [] };
const blocks = withEntryBlock(registry, texts);
const original = { title: 'Lamps', slug: 'lamps', seo: { metaTitle: 'Lamps for you', metaDescription: null } };
const pairs = (values: object, sources: Sources = {}, source: object = original) =>
  pairTexts(withEntry(EMPTY, texts, source), withEntry(EMPTY, texts, values), sources, 'en', blocks);
const states = (...given: Parameters<typeof pairs>) =>
  Object.fromEntries(pairs(...given).map(({ source: { place }, state }) => [place.join('/'), state]));

test('texts of an entry are paired, noted and out of date as those of blocks', () => {
  const here = { title: 'Lampen', slug: 'lamps', seo: null };
  expect(states(here)).toEqual({ title: 'translated', slug: 'new', 'seo.metaTitle': 'new' });

  const written = { [ENTRY]: noteTexts(block(original), pairs(here), of('title', 'written'), 'en', undefined) };
  expect(states(here, written)).toEqual({ title: 'edited', slug: 'new', 'seo.metaTitle': 'new' });
  const confirmed = { [ENTRY]: noteTexts(block(original), pairs(here), of('title', 'confirmed'), 'en', undefined) };
  expect(states(here, confirmed).title).toBe('translated');
  expect(states(here, confirmed, { ...original, title: 'Lights' }).title).toBe('outOfDate');
});

test('what is noted of texts that a person may not change stays', () => {
  const here = { title: 'Lampen', slug: 'lampen', seo: null };
  const all = noteTexts(block(original), pairs(here), of('title', 'confirmed'), 'en', undefined);
  const some = pairs(here, { [ENTRY]: all }).filter(({ source: { place } }) => place[0] === 'slug');
  const later = noteTexts(block(original), some, of('slug', 'confirmed'), 'en', all);
  expect(states(here, { [ENTRY]: later })).toEqual({ title: 'translated', slug: 'translated', 'seo.metaTitle': 'new' });
  expect(states(here, { [ENTRY]: later }, { ...original, title: 'Lights' }).title).toBe('outOfDate');
});

test('they are counted with the page, but for one that has no block of its original', () => {
  const source = withEntry(EMPTY, texts, original);
  const count = (tree: Tree, values: object) =>
    countTexts(tree, pairTexts(tree, withEntry(EMPTY, texts, values), {}, 'en', blocks), blocks);
  expect(count(source, { title: 'Lampen', slug: 'lamps' })).toMatchObject({
    ...{ all: { texts: 3, words: 5 }, new: { texts: 2, words: 4 }, absent: { texts: 0 } },
  });
  const card = { id: 'c', type: 'Card', v: 1, props: { title: 'Our lamps' } };
  const page: Tree = { blocks: new Map([['c', card]]), parents: new Map(), roots: ['c'] };
  expect(count(withEntry(page, texts, original), { title: 'Lampen' })).toMatchObject({
    ...{ all: { texts: 4 }, new: { texts: 0 }, absent: { texts: 4 } },
  });
});

test('an entry without a page has a text for each of its components, in their order', () => {
  const { page: _, seo, questions } = TYPE;
  expect(list({ questions, page: TYPE.page })).toEqual([]);
  const known = list({ seo, questions }, ENTRY);
  expect(known.map(({ path }) => path)).toEqual([
    ...['seo.metaTitle', 'seo.metaDescription', 'questions.*.metaTitle', 'questions.*.metaDescription'],
  ]);
  const paths = (...entries: object[]) => expandTexts(known, entries).map(({ path }) => path);
  expect(paths({}, { questions: [{ metaTitle: 'One' }, {}] })).toEqual([
    ...['seo.metaTitle', 'seo.metaDescription', 'questions.0.metaTitle', 'questions.0.metaDescription'],
    ...['questions.1.metaTitle', 'questions.1.metaDescription'],
  ]);
  expect(paths({ questions: null })).toEqual(['seo.metaTitle', 'seo.metaDescription']);
  expect(['questions.*.metaTitle', 'questions.12.metaTitle', 'title'].map(toFieldPath)).toEqual([
    ...['questions.metaTitle', 'questions.metaTitle', 'title'],
  ]);
});

test('without texts of its own an entry adds nothing', () => {
  expect(withEntryBlock(registry, [])).toBe(registry);
  expect(withEntry(EMPTY, [], original)).toBe(EMPTY);
});

test('a text that the form hides in one of the two languages asks for nothing, and nothing is hidden by what is not known', () => {
  const visible = (name: string) => ({ conditions: { visible: { '==': [{ var: name }, true] } } });
  const type = {
    ...{ title: TYPE.title, page: TYPE.page, hasLine: { type: 'boolean' }, hasSeo: { type: 'boolean' } },
    line: { type: 'string', ...localized, ...visible('hasLine') },
    seo: { ...TYPE.seo, ...visible('hasSeo') },
  };
  const listed = list(type);
  expect(listPaths(listed)).toEqual(['title', 'line', 'seo.metaTitle', 'seo.metaDescription', 'hasLine', 'hasSeo']);
  const all = { title: 'Lamps', line: 'For you', seo: { metaTitle: 'All lamps' }, hasLine: true, hasSeo: true };
  const namesOf = (there: object, here: object) => {
    const source = withoutHidden(withEntry(EMPTY, listed, there), listed, here);
    const known = withEntryBlock(registry, listed);
    return pairTexts(source, withEntry(EMPTY, listed, here), {}, 'en', known).map((pair) => pair.source.place[0]);
  };
  expect(namesOf(all, all)).toEqual(['title', 'line', 'seo.metaTitle']);
  expect(namesOf(all, { hasLine: false, hasSeo: null })).toEqual(['title']);
  expect(namesOf({ ...all, hasLine: false }, all)).toEqual(['title', 'seo.metaTitle']);
  expect(namesOf(all, {})).toEqual(['title', 'line', 'seo.metaTitle']);
});

const block = (values: object) => toEntryBlock(texts, values);
const of =
  (path: string, noted: 'written' | 'confirmed') =>
  ({ source: { place } }: { source: { place: readonly string[] } }) =>
    place[0] === path ? noted : undefined;
