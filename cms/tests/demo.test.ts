import { readFile } from 'node:fs/promises';
import type { BikeListItem, Facts, PageResponse } from '@lumavelo/blocks/contract';
import { listNames, listPlaceholders } from '@lumavelo/blocks/placeholders';
import { registry } from '@lumavelo/blocks/registry';
import {
  BIKE_LIST_PATHS,
  COUNTRY_SITES,
  type Country,
  createContext,
  imageVariants,
  leadKnownPaths,
  listDefaultLinks,
  pagePath,
} from '@lumavelo/blocks/site';
import { type AnyBlockDefinition, bindProps, findProblems, type PageDocument, type ResolvedMedia } from 'page-format';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { isFull } from '../../scripts/testing/matrix.ts';
import { DEMO_LOGIN } from '../src/plugins/lumavelo/server/src/demo/demo-login.ts';
import { sharedCms } from './harness/shared-cms.ts';
import { type CmsData, createEmptyCmsData, type RunningCms, startCms } from './harness/start-cms.ts';

/** Every language of every site. */
const SITES = Object.values(COUNTRY_SITES).flatMap(({ country, locales }) =>
  locales.map(({ locale }) => ({ country, locale })),
);

let data: CmsData;
let cms: RunningCms;

async function start(): Promise<void> {
  cms = await startCms(data, { SEED_DEMO: 'true' });
}

async function read(path: string, init?: RequestInit) {
  const response = await fetch(cms.url + path, init);
  return { status: response.status, body: await response.json() };
}

/** What stands at a place such as `items.0.link`. */
function readPlace(value: unknown, place: string): unknown {
  return place.split('.').reduce((found, name) => (found as Record<string, unknown> | undefined)?.[name], value);
}

async function signIn(): Promise<string> {
  const body = JSON.stringify({ email: DEMO_LOGIN.email, password: DEMO_LOGIN.password });
  const headers = { 'Content-Type': 'application/json' };
  return (await read('/admin/login', { method: 'POST', headers, body })).body.data.token;
}

async function listEverything(): Promise<unknown> {
  const headers = { Authorization: `Bearer ${await signIn()}` };
  const pages = await read('/content-manager/collection-types/api::page.page?pageSize=100', { headers });
  const files = await read('/upload/files?pageSize=100', { headers });
  const users = await read('/admin/users', { headers });
  return [pages.body.results.length, files.body.results.length, users.body.data.results.length];
}

// The browser tests start with demo content in every run; what it consists of is tried in `demo/` of the site's plugin.
describe.runIf(isFull)('an empty database started with demo content', () => {
  beforeAll(async () => {
    data = await createEmptyCmsData();
    await start();
  });
  afterAll(async () => {
    await cms.stop();
    await data.remove();
  });

  it('has a home page on every site in every locale, with every reference resolved', async () => {
    for (const { country, locales } of Object.values(COUNTRY_SITES)) {
      for (const { locale } of locales) {
        const { status, body } = await read(`/api/page-builder/page?country=${country}&locale=${locale}&slug=`);
        expect(status, `${country} ${locale}`).toBe(200);
        // France has a home page of its own.
        expect(body.data.localizations).toHaveLength(country === 'fr' ? 1 : 5);
        expect(body.data.seo.metaTitle).toContain('Lumavelo');
        expect(Object.values(body.data.refs)).not.toContain(null);
      }
    }
  });

  it('has every page on every site in every locale, and all they refer to', async () => {
    for (const { country, locales } of Object.values(COUNTRY_SITES)) {
      for (const { locale } of locales) {
        const { body } = await read(`/api/page-builder/pages?country=${country}&locale=${locale}`);
        expect(body.data.length, `${country} ${locale}`).toBe(18);
        for (const page of body.data) {
          // France has some pages of its own, in its two languages.
          expect(page.localizations.length === 5 || country === 'fr', page.slug).toBe(true);
          // The finder follows the blocks of the page of bikes.
          const least = pagePath(country, locale, page.slug) === BIKE_LIST_PATHS[locale] ? 1 : 3;
          expect(page.document.blocks.length, page.slug).toBeGreaterThanOrEqual(least);
          expect(Object.values(page.refs), page.slug).not.toContain(null);
        }
      }
    }
  });

  it.each(SITES)(
    'has no page with anything to mend on the site of $country, in $locale',
    async ({ country, locale }) => {
      const { body } = await read(`/api/page-builder/pages?country=${country}&locale=${locale}`);
      for (const { slug, document } of body.data) expect(findProblems(document, registry), slug).toEqual([]);
    },
  );

  it('has a catalogue for every call', async () => {
    const total = async (path: string) => (await read(path)).body.meta.pagination.total;
    expect(await total('/api/dealers?pageSize=1')).toBe(200);
    expect(await total('/api/reviews?minRating=1&pageSize=1')).toBe(40);
    expect(await total('/api/find?contentType=faqs&pageSize=1')).toBe(34);
    expect(await total('/api/find?contentType=bike-brands&pageSize=1')).toBe(8);
    expect((await read('/api/bikes-filter/bike-types-brand')).body).toHaveLength(60);
    const cities = (await read('/api/bikes-filter/bike-types-brand?bike_type=city&country=nl')).body;
    expect(cities.length).toBeGreaterThan(5);
    expect((await fetch(cms.url + cities[0].image)).status).toBe(200);
    const near = (await read('/api/dealers?address=Utrecht&distance=10')).body.data;
    expect(near.map((dealer: { city: string }) => dealer.city)).toEqual(['Utrecht', 'Utrecht']);
    for (const country of Object.keys(COUNTRY_SITES)) {
      const settings = (await read(`/api/site?country=${country}`)).body.data;
      expect(settings.reviewStatistics.total).toBeGreaterThan(100);
      expect(settings.faqs.length).toBeGreaterThan(0);
      for (const { locale } of COUNTRY_SITES[country as Country].locales) {
        const { headerPages, footerPages } = (await read(`/api/site?country=${country}&locale=${locale}`)).body.data;
        expect([headerPages.length, footerPages.length], `${country} ${locale}`).toEqual([5, 7]);
      }
    }
  });

  it.each(Object.keys(COUNTRY_SITES) as Country[])(
    'has the facts of %s as its lists, its settings and its calculator have them',
    async (country) => {
      const facts: Facts = (await read(`/api/facts?country=${country}`)).body.data;
      const bikes: BikeListItem[] = (await read(`/api/bikes-filter/bike-types-brand?country=${country}&pageSize=100`))
        .body;
      const settings = (await read(`/api/site?country=${country}`)).body.data;
      const prices = bikes.map(({ price }) => price ?? 0).sort((one, other) => one - other);
      expect(facts).toMatchObject({
        bikes: bikes.length,
        brands: new Set(bikes.map(({ brand_slug }) => brand_slug)).size,
        dealers: (await read(`/api/dealers?country=${country}&pageSize=1`)).body.meta.pagination.total,
        reviews: settings.reviewStatistics.total,
        rating: settings.reviewStatistics.rating,
        lowestPrice: prices[0],
      });
      if (country === 'fr') {
        expect(bikes.map(({ lease }) => lease)).toEqual(bikes.map(() => null));
        const none = { lowestMonthlyPrice: null, typicalSaving: null, typicalSavingShare: null };
        expect(facts).toMatchObject(none);
        return;
      }
      const calculate = async (price = 0) => {
        const terms = { be: { B6: '0,028', B7: '0,2' }, at: { B6: '0,028', B7: '0,2' } } as Record<string, object>;
        const body = JSON.stringify({ B3: String(price), B4: '3450', B5: '0', ...terms[country] });
        const headers = { 'Content-Type': 'application/json' };
        const path = `/api/perform-calculations/${settings.calculatorSlug}`;
        return (await read(path, { method: 'POST', headers, body })).body.results;
      };
      for (const { price, lease } of bikes.slice(0, 3)) {
        const { B12, B13, B14, B8, B29: taxClass } = await calculate(price ?? 0);
        const [monthly, saving, takeover, months] = [B12, B13, B14, B8].map(Number);
        expect(lease).toEqual({ monthly, saving, takeover, months, ...(country === 'de' && { taxClass: 'I' }) });
        expect(taxClass).toBe(country === 'de' ? 'I' : undefined);
      }
      const middle = prices[Math.floor(prices.length / 2)];
      const saving = Number((await calculate(middle)).B13);
      expect(facts.lowestMonthlyPrice).toBeCloseTo(Number((await calculate(prices[0])).B12));
      expect(facts.typicalSaving).toBe(Math.round(saving));
      expect(facts.typicalSavingShare).toBeCloseTo(saving / Number(middle));
    },
  );

  it.each(SITES)('quotes no fact that the site of $country does not have, in $locale', async ({ country, locale }) => {
    const facts: Facts = (await read(`/api/facts?country=${country}`)).body.data;
    const { body } = await read(`/api/page-builder/pages?country=${country}&locale=${locale}&pageSize=100`);
    const quoted = body.data.flatMap(({ title, seo, document }: PageResponse['data']) => [
      ...[title, seo.metaTitle, seo.metaDescription].flatMap(listNames),
      ...listPlaceholders(document as PageDocument, registry).map(({ name }) => name),
    ]);
    expect(quoted).toContain('bikes');
    for (const name of quoted) expect(facts[name as keyof Facts], name).not.toBeNull();
  });

  it.each(SITES)(
    'leads every link that a new block starts with to a page of the site of $country, in $locale',
    async ({ country, locale }) => {
      const { body } = await read(`/api/page-builder/pages?country=${country}&locale=${locale}&pageSize=100`);
      const paths = body.data.map(({ slug }: { slug: string }) => pagePath(country, locale, slug));
      const { knownPages } = (await read(`/api/site?country=${country}&locale=${locale}`)).body.data;
      const knownPaths = leadKnownPaths(country, locale, knownPages);
      const context = createContext({
        ...{ mode: 'site', locale, country, lang: locale, cmsUrl: cms.url },
        refs: {},
        knownPaths,
      });
      const links = listDefaultLinks(registry);
      expect(links.length).toBeGreaterThan(10);
      for (const { type, place, address } of links) {
        const bound = bindProps(registry.get(type) as AnyBlockDefinition, {}, context);
        expect(paths, `${type}.${place} ${address}`).toContain(readPlace(bound, place));
      }
    },
  );

  it('keeps its files in folders', async () => {
    const { body } = await read('/api/page-builder/page?country=nl&locale=nl&slug=');
    const media = Object.entries(body.data.refs).filter(([key]) => key.startsWith('media:')) as [
      string,
      ResolvedMedia,
    ][];
    expect(new Set(media.map(([, file]) => file.folder))).toEqual(new Set(['Scenes', 'Bikes', 'People']));
  });

  it('has pictures with texts for those who cannot see them, and all their variants', async () => {
    const { body } = await read('/api/page-builder/page?country=nl&locale=nl&slug=');
    const media = Object.entries(body.data.refs).filter(([key]) => key.startsWith('media:')) as [
      string,
      ResolvedMedia,
    ][];
    expect(media.length).toBeGreaterThan(3);
    for (const [, file] of media) {
      expect(file.alternativeText).toBeTruthy();
      for (const url of [file.url, ...imageVariants(file.url, file.width).map((variant) => variant.url)]) {
        expect((await fetch(cms.url + url)).status, url).toBe(200);
      }
    }
  });

  it('links the Dutch home page to the page for employers', async () => {
    const { body } = await read('/api/page-builder/page?country=nl&locale=nl&slug=');
    expect(Object.values(body.data.refs)).toContainEqual(expect.objectContaining({ slug: 'werkgever' }));
  });

  it('lets the demo editor in, and says that it is a demo', async () => {
    const headers = { Authorization: `Bearer ${await signIn()}` };
    expect((await read('/lumavelo/status', { headers })).body).toMatchObject({ data: { demo: true } });
    expect((await read('/lumavelo/status')).status).toBe(401);
  });

  it('gets nothing more at the next start', async () => {
    const before = await listEverything();
    await cms.stop();
    await start();
    expect(await listEverything()).toEqual(before);
  }, 300_000);
});

describe('a database started without demo content', () => {
  it('says what to do, has no demo login and no demo banner', async () => {
    const { url, adminToken } = sharedCms();
    expect(await readFile(inject('firstLog'), 'utf8')).toContain('SEED_DEMO=true');
    const login = await fetch(`${url}/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: DEMO_LOGIN.email, password: DEMO_LOGIN.password }),
    });
    expect(login.status).toBe(400);
    const status = await fetch(`${url}/lumavelo/status`, { headers: { Authorization: `Bearer ${adminToken}` } });
    expect(await status.json()).toMatchObject({ data: { demo: false } });
  });
});
