import { registry } from '@lumavelo/blocks/registry';
import { LOCALES, listKnownPaths } from '@lumavelo/blocks/site';
import { findProblems } from 'page-format';
import { describe, expect, it } from 'vitest';
import type { DemoTargets } from './demo-page.ts';
import { listByPage } from './seed-pages.ts';

/** The pages of the demo as editors would find them, with a reference for whatever they refer to. */
const pages = [...listByPage()];

const forEveryName = <Value>(make: (name: string) => Value) =>
  new Proxy({}, { get: (_, name) => make(String(name)) }) as Record<string, Value>;
const refer = ($ref: string, documentId: string, more: object = {}) => ({ $ref, documentId, ...more });

const targets = {
  images: forEveryName((name) => ({
    $ref: 'media',
    documentId: name,
    snapshot: {
      name,
      url: `/uploads/${name}.jpg`,
      width: 1600,
      height: 900,
      mime: 'image/jpeg',
      ext: '.jpg',
      folder: null,
      alternativeText: name,
    },
  })),
  pages: forEveryName((name) => refer('api::page.page', name, { hash: '' })),
  types: forEveryName((name) => refer('api::bike-type.bike-type', name)),
  faqs: forEveryName((name) => refer('api::faq.faq', name)),
  reviews: LOCALES.flatMap((locale) =>
    [1, 2, 3].map((number) => ({ locale, rating: 5, reference: refer('api::review.review', `${locale}${number}`) })),
  ),
  calculators: forEveryName(() => forEveryName((name) => refer('api::calculator.calculator', name))),
} as unknown as DemoTargets;

describe.each(LOCALES)('the demo in %s', (locale) => {
  it.each(pages)('has nothing to mend on its page of %s', (_, versions) => {
    const page = versions.find((version) => version.locale === locale);
    expect(page).toBeDefined();
    expect(
      findProblems(page?.buildContent(targets) ?? { format: 'page', formatVersion: 1, blocks: [] }, registry),
    ).toEqual([]);
  });
});

it('every header of a table says what is below it', () => {
  const headers: string[] = [];
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if ('type' in value && value.type === 'tableHeader') headers.push(JSON.stringify(value));
    Object.values(value).forEach(visit);
  };
  for (const [, versions] of pages) visit(versions.map((version) => version.buildContent(targets)));
  expect(headers.length).toBeGreaterThan(10);
  expect(headers.filter((header) => !header.includes('"text"'))).toEqual([]);
});

it('a link that a new block starts with leads to a page of the demo, or to the list of bikes', () => {
  const slugs = pages.flatMap(([, versions]) => versions.map(({ slug }) => `/${slug}`));
  const known = listKnownPaths(registry);
  expect(known.length).toBeGreaterThan(3);
  expect(known.filter((path) => path !== '/fietsen' && !slugs.includes(path))).toEqual([]);
});
