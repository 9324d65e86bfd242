import { describe, expect, it } from 'vitest';
import { isFull } from '../../scripts/testing/matrix.ts';
import { contracts } from '../src/api/openapi/contracts.ts';
import { call } from './harness/client.ts';
import { create, createBike, newWord } from './harness/entries.ts';
import { hostileTextsFor } from './harness/hostile.ts';
import { listQueries } from './harness/queries.ts';

/** Every public route of the site's own with the least it needs. */
const paths = [
  '/api/find?contentType=faqs',
  '/api/reviews?minRating=1',
  '/api/bikes-filter/bike-types-brand?bike_type=city',
  '/api/bike-finder/bikes?bike_ids=a',
  '/api/dealers?address=Utrecht',
  '/api/site?country=nl',
  '/api/facts?country=nl',
  '/api/redirects?country=nl',
];

it('every route is tried here', () => {
  const own = contracts.filter(({ path, isCached }) => isCached && !path.startsWith('/page-builder/'));
  expect(paths.map((path) => path.split('?')[0])).toEqual(own.map(({ path }) => `/api${path}`));
});

/** Parameters that no route knows, and numbers that no page has. */
const REFUSED = [
  'populate=*',
  'populate[createdBy]=*',
  'fields=password',
  'filters[createdBy][password][$startsWith]=a',
  'filters[t0.password][$contains]=a',
  'filters[$and][0][id]=1',
  'sort=createdBy.password',
  'where[id]=1',
  '_q=a',
  '_where[id]=1',
  'select=*',
  '$and[0]=1',
  'status=draft',
  'publicationState=preview',
  'pageSize=0',
  'pageSize=101',
  'pageSize=-1',
  'pageSize=1e9',
  'page=0',
  'page=-1',
  'page=1e3',
  'page=9999999',
  'page=NaN',
  'page[]=1',
  'page=1&page=2',
  'id[]=1',
  `a${'[b]'.repeat(200)}=1`,
  `filters${'[$and][0]'.repeat(50)}[id]=1`,
  `filters${'[$not]'.repeat(50)}[createdBy][password][$startsWith]=a`,
  'a%00=1',
];

/** What Strapi lets through to its query builder in the lists of the admin. */
it.each(['sort=seo', 'sort=createdBy', 'filters[title][$between]=x', 'filters[$and]=x', '_q[]=a'])(
  'a list of the admin refuses %s',
  async (query) => {
    const { status, body } = await call(`/content-manager/collection-types/api::page.page?${query}`, { as: 'admin' });
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ status: 400, name: 'ValidationError', message: expect.any(String) });
  },
);

describe.each(paths.map((path, index) => [path, index] as const))('%s', (path, index) => {
  it.each(isFull ? REFUSED : REFUSED.filter((_, turn) => turn % 3 === index % 3))('refuses %s', async (extra) => {
    const { status, body } = await call(`${path}&${extra}`);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ status: 400, name: 'ValidationError', message: expect.any(String) });
  });

  it.each(['__proto__[x]=1', 'constructor[prototype][x]=1'])('%s changes nothing', async (extra) => {
    const plain = await call(path);
    expect((await call(`${path}&${extra}`)).body).toEqual(plain.body);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });

  it('answers only reading', async () => {
    for (const method of ['DELETE', 'PATCH']) {
      expect((await call(path, { method })).status).toBeGreaterThanOrEqual(400);
      expect((await call(path, { method })).status).toBeLessThan(500);
    }
  });
});

const ADDRESSES = [
  (value: string) => `/api/find?contentType=${value}`,
  (value: string) => `/api/find?contentType=bike-types&filters[title][$containsi]=${value}`,
  (value: string) => `/api/find?contentType=bike-types&filters[title][${value}]=a`,
  (value: string) => `/api/find?contentType=bike-types&filters[${value}][$containsi]=a`,
  (value: string) => `/api/find?contentType=faqs&locale=${value}`,
  (value: string) => `/api/reviews?minRating=${value}`,
  (value: string) => `/api/reviews?author=${value}`,
  (value: string) => `/api/bikes-filter/bike-types-brand?bike_type=${value}`,
  (value: string) => `/api/bikes-filter/bike-types-brand?bike_brand=${value}&country=${value}`,
  (value: string) => `/api/bike-finder/bikes?bike_ids=${value}`,
  (value: string) => `/api/dealers?address=${value}`,
  (value: string) => `/api/dealers?address=Utrecht&distance=${value}&orderBy=${value}`,
  (value: string) => `/api/dealers?lat=${value}&lng=${value}`,
  (value: string) => `/api/site?country=${value}`,
  (value: string) => `/api/facts?country=${value}`,
  (value: string) => `/api/redirects?country=${value}`,
];

describe.each(ADDRESSES.map((address, index) => [address('…'), address, hostileTextsFor(index)] as const))(
  '%s',
  (_, address, texts) => {
    it.each(texts.map((value) => [value.slice(0, 30), value]))('with %j is no fault of the CMS', async (_, value) => {
      for (const text of [encodeURIComponent(value), value.replaceAll(/[#\s]/g, '')]) {
        const { status, body } = await call(address(text));
        expect(status, JSON.stringify(body).slice(0, 500)).toBeLessThan(500);
        if (status !== 200) expect(body.error).toMatchObject({ status, message: expect.any(String) });
      }
    });
  },
);

it.each([
  '/api/find',
  '/api/find?contentType=users',
  '/api/find?contentType=admin::user',
  '/api/find?contentType=calculators&filters[title][$containsi]=a',
  '/api/find?contentType=bike-types&filters[title][$eq]=a',
  '/api/find?contentType=bike-types&filters[title]=a',
  '/api/find?contentType=bike-types&locale=nl',
  '/api/reviews?minRating=0',
  '/api/reviews?minRating=6',
  '/api/reviews?minRating=4.5',
  '/api/dealers?distance=20',
  '/api/dealers?distance=-5',
  '/api/dealers?lat=52',
  '/api/dealers?lat=91&lng=0',
  '/api/site',
  '/api/site?country=xx',
  '/api/facts',
  '/api/redirects',
])('%s is refused', async (path) => {
  expect((await call(path)).status).toBe(400);
});

it('ten thousand ids are refused, and fifty are not', async () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => `id${index}`).join(',');
  // Longer than any server reads an address.
  expect([400, 414, 431]).toContain((await call(`/api/bike-finder/bikes?bike_ids=${ids(10_000)}`)).status);
  expect((await call(`/api/bike-finder/bikes?bike_ids=${ids(51)}`)).status).toBe(400);
  expect((await call(`/api/bike-finder/bikes?bike_ids=${ids(50)}`)).status).toBe(200);
});

it('no answer holds a private field, a draft or a numeric id', async () => {
  const word = newWord();
  const bike = await createBike({
    bike_variants: [{ name: 'One' }],
    bike_specifics: { frame: { material: 'Steel' } },
    ebike_specifics: { engine: 'M', charger: [{ title: 'C' }] },
  });
  await createBike({ model: `secret ${word}`, bike_type: bike.typeId }, '?status=draft');
  await create('reviews', { author_name: `secret ${word}`, rating: 5 }, '?status=draft');
  await create('faqs', { title: `secret ${word}` }, '?status=draft');
  await create('faqs', { title: 'Open', items: [{ question: 'Q', answer: 'A' }] });
  await create('dealers', { name: 'Open', coordinates: { lat: 1, lng: 1 } });
  await create('reviews', { author_name: 'Open', rating: 5 });
  const asked = [
    ...paths,
    `/api/bikes-filter/bike-types-brand?bike_type=${bike.type}`,
    `/api/bike-finder/bikes?bike_ids=${bike.id}`,
    '/api/dealers',
    '/api/find?contentType=bike-brands',
  ];
  for (const path of asked) {
    const { status, body } = await call(path);
    expect(status).toBe(200);
    const text = JSON.stringify(body);
    expect(text).not.toContain(`secret ${word}`);
    expect(text).not.toMatch(/"id":\s*\d/);
    expect(text).not.toMatch(/createdBy|updatedBy|createdAt|provider|"hash"|latitude|password|locale/);
  }
});

describe('the number of database statements', () => {
  it('does not grow with the answer', async () => {
    // Of a type of their own: bikes of other tests may have a brand, whose lookup is one statement more.
    const value = newWord();
    const type = await create('bike-types', { title: 'Many', value });
    const ids: string[] = [];
    for (let index = 0; index < 4; index += 1) {
      const bike = await createBike({
        bike_type: type,
        bike_variants: [{ name: 'One' }, { name: 'Two' }],
        bike_specifics: { frame: { material: 'Steel' }, brakes: { type: 'Disc' } },
        ebike_specifics: { engine: 'M', charger: [{ title: 'C' }] },
      });
      ids.push(bike.id);
      await create('dealers', { name: `Near ${index}`, coordinates: { lat: 40 + index / 1_000, lng: 10 } });
      await create('faqs', { title: `Counted ${index}`, items: [{ question: 'Q', answer: 'A' }] });
      await create('reviews', { author_name: `Counted ${index}`, rating: 4 });
    }
    const few: Record<string, string> = {
      bikeFinder: `/api/bike-finder/bikes?bike_ids=${ids.slice(0, 2).join(',')}`,
      bikesFilter: `/api/bikes-filter/bike-types-brand?bike_type=${value}&pageSize=2`,
      dealers: '/api/dealers?lat=40&lng=10&pageSize=2',
      faqs: '/api/find?contentType=faqs&filters[title][$containsi]=counted&pageSize=2',
      reviews: '/api/reviews?author=counted&minRating=1&pageSize=2',
    };
    const many: Record<string, string> = {
      bikeFinder: `/api/bike-finder/bikes?bike_ids=${ids.join(',')}`,
      bikesFilter: `/api/bikes-filter/bike-types-brand?bike_type=${value}&pageSize=4`,
      dealers: '/api/dealers?lat=40&lng=10&pageSize=4',
      faqs: '/api/find?contentType=faqs&filters[title][$containsi]=counted&pageSize=4',
      reviews: '/api/reviews?author=counted&minRating=1&pageSize=4',
    };
    for (const name of Object.keys(few)) {
      const small = await countStatements(few[name] ?? '', 2);
      const large = await countStatements(many[name] ?? '', 4);
      expect(large, name).toBe(small);
      expect(large, name).toBeGreaterThan(0);
    }
  });
});

/** How many statements one call makes; once a minute the CMS looks by itself for leads to tell of. */
async function countStatements(path: string, entries: number): Promise<number> {
  const queries = await listQueries(async () => {
    const { body } = await call(path);
    expect((body.data ?? body).length).toBe(entries);
  });
  return queries.filter((sql) => !/ \Wleads\W/.test(sql)).length;
}
