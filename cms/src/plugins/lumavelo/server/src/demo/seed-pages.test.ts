import { registry } from '@lumavelo/blocks/registry';
import { LOCALES, listKnownPaths } from '@lumavelo/blocks/site';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { createEmptyDocument, findProblems } from 'page-format';
import { describeStored } from 'page-format/json-schema';
import { describe, expect, it } from 'vitest';
import type { DemoTargets } from './demo-page.ts';
import { listByPage, listFrenchPages } from './seed-pages.ts';
import { shareIds } from './share-ids.ts';
import { FRENCH_LOCALES } from './texts/france.ts';
import { TEXTS } from './texts/index.ts';
import type { PageKind } from './texts/site-texts.ts';

/** The pages of the demo as editors would find them, with a reference for whatever they refer to. */
const pages = [...listByPage()];
const french = [...listFrenchPages()];

const forEveryName = <Value>(make: (name: string) => Value) =>
  new Proxy({}, { get: (_, name) => make(String(name)) }) as Record<string, Value>;
const refer = ($ref: string, documentId: string, more: object = {}) => ({ $ref, documentId, ...more });

const validate = new Ajv2020({ strictTypes: false }).compile(describeStored(registry));

/** A reference to a page as it is stored. */
const PAGE_LINK = /"\$ref":"api::page\.page","documentId":"(\w+)"/g;

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

describe.each([
  ...LOCALES.map((locale) => ({ site: 'all its countries', locale, of: pages })),
  ...FRENCH_LOCALES.map((locale) => ({ site: 'France', locale, of: french })),
])('the demo of $site in $locale', ({ locale, of }) => {
  it.each(of)('has nothing to mend on its page of %s', (_, versions) => {
    const page = versions.find((version) => version.locale === locale);
    const document = page?.buildContent(targets) ?? createEmptyDocument();
    expect(page).toBeDefined();
    expect(findProblems(document, registry)).toEqual([]);
    expect(validate(document), JSON.stringify(validate.errors?.at(-1))).toBe(true);
  });

  it('says of reviews and customers that they are made up', () => {
    const { invented } = TEXTS[locale].headings;
    for (const [kind, versions] of of) {
      for (const version of versions.filter((each) => each.locale === locale)) {
        const content = JSON.stringify(version.buildContent(targets));
        if (/"type":"(?:ReviewsSlider|Slider|Logo\w+)"/.test(content)) expect(content, kind).toContain(invented);
      }
    }
  });

  it('asks with forms, and with no program for mail', () => {
    const contents = of.flatMap(([, versions]) =>
      versions.map((version) => JSON.stringify(version.buildContent(targets))),
    );
    expect(contents.filter((content) => content.includes('mailto:'))).toEqual([]);
  });
});

it('homes have a price to move, and ways to kinds of bikes, dealers and figures for employers; in France no price', () => {
  const homes = (of: typeof pages) =>
    of.find(([kind]) => kind === 'home')?.[1].map(({ buildContent }) => JSON.stringify(buildContent(targets))) ?? [];
  expect(homes(pages)).toHaveLength(LOCALES.length);
  for (const home of homes(pages)) expect(home).toContain('"type":"MonthlyPrice"');
  expect(homes(french)).toHaveLength(FRENCH_LOCALES.length);
  for (const home of homes(french)) expect(home).not.toContain('MonthlyPrice');
  for (const home of [...homes(pages), ...homes(french)]) {
    for (const way of ['/fietsen?type=cargo', '"documentId":"dealers"', '"documentId":"employerSavings"', '{{rating}}'])
      expect(home).toContain(way);
  }
});

it('each site has each page once in each language', () => {
  for (const [kind, versions] of [...pages, ...french]) {
    for (const { countries = [], locale } of versions) {
      const others = french.find(([name]) => name === kind)?.[1].some((version) => version.locale === locale);
      expect(others ? countries.length > 0 : countries.length === 0, `${kind} in ${locale}`).toBe(true);
    }
  }
  for (const [kind, versions] of french) {
    for (const { locale, countries = [] } of versions) {
      const shared = pages.find(([name]) => name === kind)?.[1].find((version) => version.locale === locale);
      expect(countries, kind).toEqual(['fr']);
      expect(shared?.countries, kind).not.toContain('fr');
    }
  }
});

it('pages that France shares lead to no page that it has of its own', () => {
  const own = new Set(french.map(([kind]) => kind));
  const led = new Set<string>();
  for (const [kind, versions] of pages) {
    if (own.has(kind)) continue;
    for (const version of versions.filter(({ locale }) => FRENCH_LOCALES.some((name) => name === locale)))
      for (const [, name = ''] of JSON.stringify(version.buildContent(targets)).matchAll(PAGE_LINK)) led.add(name);
  }
  expect([...led].sort()).not.toHaveLength(0);
  expect([...led].filter((name) => own.has(name as PageKind))).toEqual([]);
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

it.each(pages)('in other languages the page of %s has the ids of the original, and is whole', (kind, versions) => {
  const [original, ...others] = versions.map(({ buildContent }) => buildContent(targets));
  if (!original) throw new Error('The page has no original.');
  const known = new Set(original.blocks.map(({ id }) => id));
  for (const other of others) {
    const shared = shareIds(other, original);
    const own = shared.blocks.filter(({ id }) => !known.has(id));
    // Homes of some countries have two sections more.
    expect(own.length).toBeLessThanOrEqual(kind === 'home' ? 2 : 0);
    expect(findProblems(shared, registry)).toEqual([]);
  }
});
