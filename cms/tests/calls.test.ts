import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './harness/client.ts';
import { create, createBike, newWord } from './harness/entries.ts';
import { upload } from './harness/images.ts';
import { createPage, newSlug, publish } from './harness/pages.ts';

const get = (path: string, headers: Record<string, string> = {}) => call(path, { headers });

describe('bikes of a type', () => {
  it('are those that the country offers, as cards need them', async () => {
    const picture = await upload({ width: 40, height: 30 });
    const bike = await createBike({
      year: 2026,
      retail_price: 2899.5,
      bike_variants: [{ name: 'Green', bike_image_set: { images: [picture.id] } }],
      ebike_specifics: { engine: 'Bosch', battery_range: 110 },
    });
    const elsewhere = await create('bikes', {
      model: 'Aa',
      slug: newWord(),
      bike_type: bike.typeId,
      countries: ['be'],
    });
    const path = `/api/bikes-filter/bike-types-brand?bike_type=${bike.type}`;
    const dutch = await get(`${path}&country=nl`);
    expect(dutch.status).toBe(200);
    expect(dutch.body).toEqual([
      {
        documentId: bike.id,
        slug: bike.slug,
        title: `Bike ${bike.slug}`,
        brand: `Brand ${bike.brand}`,
        brand_slug: bike.brand,
        bike_type: `Type ${bike.type}`,
        bike_type_value: bike.type,
        price: 2899.5,
        image: picture.reference.snapshot.url,
        image_width: picture.reference.snapshot.width,
        year: 2026,
        is_ebike: true,
        battery_range: 110,
      },
    ]);
    const ids = async (address: string, headers = {}) =>
      (await get(address, headers)).body.map((entry: { documentId: string }) => entry.documentId);
    expect(await ids(`${path}&country=be`)).toEqual([elsewhere, bike.id]);
    expect(await ids(path)).toEqual([elsewhere, bike.id]);
    // The site that asks says which country is meant.
    expect(await ids(path, { Origin: 'http://localhost:4321' })).toEqual([bike.id]);
    expect(await ids(`/api/bikes-filter/bike-types-brand?bike_brand=${bike.brand}`)).toEqual([bike.id]);
    expect(await ids(`${path}&page=2&pageSize=1`)).toEqual([bike.id]);
  });

  it('are none for a value that does not exist', async () => {
    expect((await get('/api/bikes-filter/bike-types-brand?bike_type=nothing')).body).toEqual([]);
  });
});

describe('bikes by their ids', () => {
  it('come in the order asked, whole, without those that are unknown or drafts', async () => {
    const first = await createBike({
      year: 2026,
      retail_price: 1999,
      bike_specifics: { frame: { material: 'Aluminium', weight: '23.4 kg' }, brakes: { type: 'Disc' } },
      ebike_specifics: { engine: 'Bosch', charger: [{ title: '2 A' }, { title: '4 A' }], battery_range: 90 },
    });
    const second = await createBike();
    const draft = await createBike({}, '?status=draft');
    const { body, status } = await get(
      `/api/bike-finder/bikes?bike_ids=${[second.id, 'unknown', draft.id, first.id, second.id].join(',')}`,
    );
    expect(status).toBe(200);
    expect(body.data.map((bike: { documentId: string }) => bike.documentId)).toEqual([second.id, first.id]);
    expect(body.data[1]).toEqual({
      id: first.id,
      documentId: first.id,
      slug: first.slug,
      model: `Bike ${first.slug}`,
      year: 2026,
      retail_price: 1999,
      bike_brand: {
        id: first.brandId,
        documentId: first.brandId,
        title: `Brand ${first.brand}`,
        slug: first.brand,
        description: `Brand ${first.brand}`,
      },
      bike_type: { id: first.typeId, documentId: first.typeId, title: `Type ${first.type}`, value: first.type },
      bike_variants: [],
      bike_specifics: { frame: { material: 'Aluminium', weight: '23.4 kg' }, brakes: { type: 'Disc' } },
      ebike_specifics: { engine: 'Bosch', charger: ['2 A', '4 A'], battery_range: '90 km' },
    });
    expect(body.data[0].ebike_specifics).toBeNull();
  });

  it('are none when none are named', async () => {
    expect((await get('/api/bike-finder/bikes')).body).toEqual({ data: [] });
    expect((await get('/api/bike-finder/bikes?bike_ids=,,')).body).toEqual({ data: [] });
  });
});

describe('reviews', () => {
  const author = newWord();
  beforeAll(async () => {
    for (const [index, rating] of [5, 4, 3].entries()) {
      const time = `2026-0${index + 1}-01T10:00:00.000Z`;
      await create('reviews', { author_name: `${author} ${rating}`, rating, text: 'Fine', time });
    }
    await create('reviews', { author_name: `${author} draft`, rating: 5 }, '?status=draft');
  });

  it.each([
    ['', ['5']],
    ['&minRating=4', ['4', '5']],
    ['&minRating=1', ['3', '4', '5']],
  ])('with "%s" are the newest of those with enough stars', async (more, expected) => {
    const { body } = await get(`/api/reviews?author=${author.toUpperCase()}${more}`);
    expect(body.data.map((entry: { author_name: string }) => entry.author_name.split(' ')[1])).toEqual(expected);
    expect(body.data.at(-1)).toEqual({
      id: expect.any(String),
      documentId: expect.any(String),
      rating: 5,
      author_name: `${author} 5`,
      text: 'Fine',
      profile_photo_url: '',
      time: '2026-01-01T10:00:00.000Z',
    });
    expect(body.meta.pagination.total).toBe(expected.length);
    // Of all reviews, not of those that were asked for.
    expect(body.meta.statistics.total).toBeGreaterThanOrEqual(3);
    expect(body.meta.statistics.rating).toBeLessThan(5);
  });
});

describe('finding entries by title', () => {
  it('knows capitals of every language, and takes no character for a pattern', async () => {
    const word = newWord();
    const brand = await create('bike-brands', { title: `ÉLAN ${word} 100%`, slug: word });
    const titles = async (search: string) =>
      (
        await get(`/api/find?contentType=bike-brands&filters[title][$containsi]=${encodeURIComponent(search)}`)
      ).body.data.map((entry: { title: string }) => entry.title);
    expect(await titles(`élan ${word}`)).toEqual([`ÉLAN ${word} 100%`]);
    expect(await titles(`${word} 100%`)).toEqual([`ÉLAN ${word} 100%`]);
    expect(await titles(`${word}%100`)).toEqual([]);
    expect(await titles(`_${word}`)).toEqual([]);
    const [entry] = (await get(`/api/find?contentType=bike-brands&filters[title][$containsi]=${word}`)).body.data;
    expect(entry).toEqual({
      id: brand,
      documentId: brand,
      title: `ÉLAN ${word} 100%`,
      slug: word,
      description: `ÉLAN ${word} 100%`,
    });
  });

  it('gives published FAQs of one locale, the default one unless another is named', async () => {
    const word = newWord();
    const items = [{ question: 'Why?', answer: 'Because.' }];
    const faq = await create('faqs', { title: `Dutch ${word}`, category: 'lease', items });
    await call(`/api/faqs/${faq}?locale=de`, {
      as: 'api',
      method: 'PUT',
      body: { force: true, data: { title: `Deutsch ${word}`, items: [] } },
    });
    await create('faqs', { title: `Draft ${word}` }, '?status=draft');
    const search = `/api/find?contentType=faqs&filters[title][$containsi]=${word}`;
    expect((await get(search)).body.data).toEqual([
      { id: faq, documentId: faq, title: `Dutch ${word}`, category: 'lease', items },
    ]);
    const [german] = (await get(`${search}&locale=de`)).body.data;
    expect(german).toMatchObject({ documentId: faq, title: `Deutsch ${word}`, items: [] });
  });

  it('knows bike types and calculators', async () => {
    const value = newWord();
    const type = await create('bike-types', { title: `Zz ${value}`, value });
    const found = await get(`/api/find?contentType=bike-types&filters[title][$containsi]=${value}`);
    expect(found.body).toEqual({
      data: [{ id: type, documentId: type, title: `Zz ${value}`, value }],
      meta: { pagination: { page: 1, pageSize: 100, pageCount: 1, total: 1 } },
    });
    expect((await get('/api/find?contentType=calculators&filters[name][$containsi]=zzzz')).body.data).toEqual([]);
  });
});

describe('site settings', () => {
  it('are those of a country', async () => {
    const faq = await create('faqs', { title: 'On the site', items: [{ question: 'Q', answer: 'A' }] });
    expect((await get('/api/site?country=at')).body).toEqual({ data: null });
    await create('site-settings', {
      country: 'at',
      organisation: 'Lumavelo Austria',
      reviewStatistics: { rating: 4.8, total: 312 },
      faqs: [faq],
    });
    expect((await get('/api/site?country=at')).body.data).toEqual({
      country: 'at',
      organisation: 'Lumavelo Austria',
      email: '',
      phone: '',
      cdnPrefix: '',
      apiPublicUrl: '',
      headerPages: [],
      footerPages: [],
      knownPages: [],
      securityContact: '',
      analyticsId: '',
      scriptHosts: [],
      calculatorSlug: '',
      reviewStatistics: { rating: 4.8, total: 312 },
      faqs: [{ id: faq, documentId: faq, title: 'On the site', category: '', items: [{ question: 'Q', answer: 'A' }] }],
    });
  });

  it('say what Google’s reviews of the country are; elsewhere they are those of this CMS', async () => {
    await create('reviews', { author_name: newWord(), rating: 3 });
    const statistics = async (country: string) => (await get(`/api/reviews${country}`)).body.meta.statistics;
    const own = await statistics('');
    const settings = await create('site-settings', { country: 'fr' });
    expect(await statistics('?country=fr')).toEqual(own);
    const reviewStatistics = { rating: 4.1, total: 987 };
    await call(`/api/site-settings/${settings}`, {
      as: 'api',
      method: 'PUT',
      body: { force: true, data: { reviewStatistics } },
    });
    expect(await statistics('?country=fr')).toEqual(reviewStatistics);
    expect(await statistics('')).toEqual(own);
    expect(await statistics('?country=be')).toEqual(own);
    await call(`/api/site-settings/${settings}`, { as: 'api', method: 'DELETE' });
  });
});

describe('menus', () => {
  it('name published pages of the country in the language asked, in the order of the editor', async () => {
    const make = (title: string, data: object = {}) =>
      createPage({ title, slug: newSlug(), ...data }, { status: 'published', locale: 'de' });
    const [first, second, elsewhere] = [
      await make('Eins'),
      await make('Zwei'),
      await make('Nicht hier', { countries: ['be'] }),
    ];
    const draft = await createPage({ title: 'Entwurf' }, { locale: 'de' });
    const save = (data: object, locale = 'de') =>
      call(`/api/menu?locale=${locale}`, { as: 'api', method: 'PUT', body: { force: true, data } });
    const settings = await create('site-settings', { country: 'de' });
    await save({});
    expect((await save({ headerPages: [second, draft, elsewhere, first], footerPages: [first] })).status).toBe(200);
    const menu = async (locale = 'de') => {
      const { data } = (await get(`/api/site?country=de&locale=${locale}`)).body;
      return [data.headerPages, data.footerPages].map((pages) => pages.map(({ title }: { title: string }) => title));
    };
    expect(await menu()).toEqual([['Zwei', 'Eins'], ['Eins']]);
    expect(await menu('en')).toEqual([[], []]);
    // Publishing makes new rows; the menu stays as it is.
    await call(`/api/pages/${second}?locale=de`, {
      as: 'api',
      method: 'PUT',
      body: { force: true, data: { title: 'Zwei neu' } },
    });
    expect((await publish(second, 'de')).status).toBe(200);
    expect(await menu()).toEqual([['Zwei neu', 'Eins'], ['Eins']]);
    await save({ headerPages: { set: [first, second] } });
    expect(await menu()).toEqual([['Eins', 'Zwei neu'], ['Eins']]);
    await call(`/api/pages/${first}?locale=de`, { as: 'api', method: 'DELETE' });
    expect(await menu()).toEqual([['Zwei neu'], []]);
    await call(`/api/site-settings/${settings}`, { as: 'api', method: 'DELETE' });
  });
});

describe('known pages', () => {
  it('are those with a known slug in any language, in the language asked, else in another one of the country', async () => {
    const settings = await create('site-settings', { country: 'be' });
    const known = async (locale: string, path: string) => {
      const { data } = (await get(`/api/site?country=be&locale=${locale}`)).body;
      const page = data.knownPages.find((entry: { path: string }) => entry.path === path);
      return page && `${page.locale} ${page.slug}`;
    };
    const path = '/werkgever-niet-aangesloten';
    expect(await known('fr', path)).toBeUndefined();

    // The slug of a page in the Netherlands, which has no Dutch page in Belgium.
    const documentId = await createPage(
      { title: 'Nog niet', slug: path.slice(1) },
      { status: 'published', locale: 'nl' },
    );
    const translate = async (locale: string, data: object) => {
      const body = { force: true, data };
      await call(`/api/pages/${documentId}?locale=${locale}&status=draft`, { as: 'api', method: 'PUT', body });
    };
    expect(await known('fr', path)).toBeUndefined();
    await translate('fr', { title: 'Pas encore', slug: 'pas-encore' });
    expect(await known('fr', path)).toBeUndefined();
    expect((await publish(documentId, 'fr')).status).toBe(200);
    expect(await known('fr', path)).toBe('fr pas-encore');
    expect(await known('en', path)).toBe('fr pas-encore');

    await translate('en', { title: 'Not yet', slug: 'not-yet', countries: ['fr'] });
    expect((await publish(documentId, 'en')).status).toBe(200);
    expect(await known('en', path)).toBe('fr pas-encore');
    await translate('en', { title: 'Not yet', slug: 'not-yet', countries: ['be'] });
    expect((await publish(documentId, 'en')).status).toBe(200);
    expect(await known('en', path)).toBe('en not-yet');

    // A page of the language that has the slug itself is meant before all others.
    const own = await createPage({ title: 'Own', slug: path.slice(1) }, { status: 'published', locale: 'en' });
    expect(await known('en', path)).toBe(`en ${path.slice(1)}`);
    expect(await known('fr', path)).toBe('fr pas-encore');
    for (const [id, locale] of [
      [documentId, '*'],
      [own, 'en'],
    ] as const) {
      await call(`/api/pages/${id}?locale=${locale}`, { as: 'api', method: 'DELETE' });
    }
    await call(`/api/site-settings/${settings}`, { as: 'api', method: 'DELETE' });
  });
});

describe('an answer', () => {
  it('can be asked for again by its hash, and is new after a change', async () => {
    const bike = await createBike();
    const path = `/api/bike-finder/bikes?bike_ids=${bike.id}`;
    const first = await get(path);
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect((await get(path, { 'If-None-Match': tag })).status).toBe(304);
    await call(`/api/bikes/${bike.id}`, {
      as: 'api',
      method: 'PUT',
      body: { force: true, data: { model: 'Renamed' } },
    });
    const second = await get(path, { 'If-None-Match': tag });
    expect(second.status).toBe(200);
    expect(second.body.data[0].model).toBe('Renamed');
    await call(`/api/bike-brands/${bike.brandId}`, {
      as: 'api',
      method: 'PUT',
      body: { force: true, data: { title: 'New brand' } },
    });
    expect((await get(path)).body.data[0].bike_brand.title).toBe('New brand');
    await call(`/api/bikes/${bike.id}`, { as: 'api', method: 'DELETE' });
    expect((await get(path)).body.data).toEqual([]);
  });

  it('is described, with every call and its parameters', async () => {
    const { body, status } = await get('/api/openapi.json');
    expect(status).toBe(200);
    expect(body.openapi).toBe('3.1.0');
    const names = (path: string) => body.paths[path].get.parameters.map((entry: { name: string }) => entry.name);
    expect(Object.keys(body.paths)).toEqual([
      '/find',
      '/reviews',
      '/bikes-filter/bike-types-brand',
      '/bike-finder/bikes',
      '/dealers',
      '/site',
      '/redirects',
      '/perform-calculations/{slug}',
      '/page-builder/pages',
      '/page-builder/page',
      '/files',
      '/upload',
    ]);
    expect(names('/page-builder/pages')).toEqual(['country', 'locale', 'status', 'page', 'pageSize']);
    expect(names('/page-builder/page')).toEqual(['country', 'locale', 'status', 'slug']);
    expect(Object.keys(body.paths['/page-builder/page'].get.responses)).toEqual([
      '200',
      '304',
      '400',
      '401',
      '404',
      '429',
      '503',
    ]);
    expect(Object.keys(body.paths['/upload'].post.responses)).toEqual(['201', '400', '401', '403']);
    const calculation = body.paths['/perform-calculations/{slug}'];
    expect(calculation.get.parameters).toMatchObject([{ name: 'slug', in: 'path', required: true }]);
    expect(Object.keys(calculation.post.responses)).toEqual(['200', '400', '404', '429']);
    const ids = Object.values<Record<string, { operationId: string }>>(body.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(names('/find')).toEqual(
      expect.arrayContaining(['contentType', 'filters[title][$containsi]', 'filters[name][$containsi]', 'locale']),
    );
    expect(names('/reviews')).toEqual(['minRating', 'author', 'country', 'page', 'pageSize']);
  });
});
