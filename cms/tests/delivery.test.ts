import { createId, type MediaReference } from 'page-format';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './harness/client.ts';
import { deleteUsedFile, upload } from './harness/images.ts';
import { button, createPage, newSlug, page, publish, title } from './harness/pages.ts';
import { explain, listQueries } from './harness/queries.ts';
import { PREVIEW_TOKEN } from './harness/start-cms.ts';

const read = (parameters: string, headers: Record<string, string> = {}) =>
  call(`/api/page-builder/page?${parameters}`, { headers });
const list = (parameters: string) => call(`/api/page-builder/pages?${parameters}`);

const published = { status: 'published' };

function image(reference: MediaReference) {
  return { id: createId(), type: 'Image', v: 1, props: { file: reference } };
}

const pageLink = (documentId: string) => ({ $ref: 'api::page.page', documentId, hash: '' });

describe('a published page', () => {
  it('is delivered with its tree, its siblings and what search engines see', async () => {
    const slug = newSlug();
    const picture = await upload({ width: 900, height: 500 });
    const cut = { crop: { x: 10, y: 20, width: 33.33, height: 50 }, focalPoint: { x: 25, y: 40 } };
    const content = page(title('Hello'), image({ ...picture.reference, ...cut }));
    const seo = { metaTitle: 'Meta', metaDescription: 'About', image: picture.id, noIndex: true };
    const id = await createPage({ slug, title: 'Delivered', content, seo }, published);
    const siblingSlug = newSlug();
    await call(`/api/pages/${id}?locale=de`, {
      as: 'api',
      method: 'PUT',
      body: {
        force: true,
        data: { title: 'Seite', slug: siblingSlug, countries: ['de'], content: page(title('Hallo')) },
      },
    });
    await call(`/api/pages/${id}?locale=en&status=draft`, {
      as: 'api',
      method: 'PUT',
      body: { force: true, data: { title: 'Only a draft', slug: newSlug() } },
    });

    const answer = await read(`country=nl&locale=nl&slug=${slug}`);
    expect(answer.status).toBe(200);
    const { documentId } = picture.reference;
    const media = {
      documentId,
      name: picture.reference.snapshot.name,
      url: picture.reference.snapshot.url,
      mime: 'image/jpeg',
      width: 900,
      height: 500,
      ext: '.jpg',
      folder: null,
      alternativeText: 'A test picture',
      focalPoint: null,
    };
    expect(answer.body).toEqual({
      data: {
        documentId: id,
        title: 'Delivered',
        slug,
        locale: 'nl',
        countries: [],
        localizations: [{ locale: 'de', slug: siblingSlug, countries: ['de'] }],
        seo: { metaTitle: 'Meta', metaDescription: 'About', image: media, noIndex: true },
        updatedAt: expect.any(String),
        document: content,
        refs: { [`media:${documentId}`]: media },
      },
    });
  });

  it('shows no part that lies outside its picture: the draft keeps it, and is not published', async () => {
    const { reference } = await upload({ width: 900, height: 500 });
    const outside = { ...reference, crop: { x: 60, y: 0, width: 50, height: 50 } };
    const id = await createPage({ content: page(title('Hello'), image(outside)) });
    const answer = await publish(id);
    expect(answer.status).toBe(400);
    expect(answer.body.error.message).toContain('(crop › width)');
  });

  it('is found only on the sites it belongs to', async () => {
    const slug = newSlug();
    await createPage({ slug, countries: ['de'] }, { ...published, locale: 'en' });
    expect((await read(`country=de&locale=en&slug=${slug}`)).status).toBe(200);
    expect((await read(`country=nl&locale=en&slug=${slug}`)).status).toBe(404);
    const slugs = async (country: string) =>
      (await list(`country=${country}&locale=en`)).body.data.map((entry: { slug: string }) => entry.slug);
    expect(await slugs('de')).toContain(slug);
    expect(await slugs('nl')).not.toContain(slug);
  });

  it('can be asked for again by its hash', async () => {
    const slug = newSlug();
    await createPage({ slug }, published);
    const first = await read(`country=nl&locale=nl&slug=${slug}`);
    const again = await read(`country=nl&locale=nl&slug=${slug}`, { 'If-None-Match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(again.body).toBe('');
  });
});

describe('references', () => {
  it('lead to published pages of the same site and locale, and nowhere else', async () => {
    const slug = newSlug();
    const linked = await createPage({ title: 'Linked', slug }, published);
    const draft = await createPage({ title: 'Not yet public' });
    const german = await createPage({ title: 'Deutsch' }, { ...published, locale: 'de' });
    const elsewhere = await createPage({ title: 'Elsewhere', countries: ['be'] }, published);
    const targets = [linked, draft, german, elsewhere, 'gone'];
    const source = newSlug();
    await createPage({ slug: source, content: page(...targets.map((id) => button(pageLink(id)))) }, published);
    const { refs } = (await read(`country=nl&locale=nl&slug=${source}`)).body.data;
    expect(refs).toEqual({
      [`api::page.page:${linked}`]: { documentId: linked, title: 'Linked', slug, locale: 'nl' },
      [`api::page.page:${draft}`]: null,
      [`api::page.page:${german}`]: null,
      [`api::page.page:${elsewhere}`]: null,
      'api::page.page:gone': null,
    });
  });

  it('become null when the file is deleted', async () => {
    const picture = await upload({ width: 300, height: 200 });
    const slug = newSlug();
    await createPage({ slug, content: page(image(picture.reference)) }, published);
    await deleteUsedFile(picture.id);
    const { refs } = (await read(`country=nl&locale=nl&slug=${slug}`)).body.data;
    expect(refs).toEqual({ [`media:${picture.reference.documentId}`]: null });
  });

  it('do not open other content types, whatever the document says', async () => {
    const slug = newSlug();
    const hidden = ['admin::user', 'plugin::upload.folder', 'api::secret.secret', 'api::page.page'].map(($ref) => ({
      $ref,
      documentId: 'x',
    }));
    const content = page({ id: 'odd', type: 'FromTheFuture', v: 1, props: { hidden } });
    await createPage({ slug, content }, published);
    const answer = await read(`country=nl&locale=nl&slug=${slug}`);
    expect(answer.status).toBe(200);
    expect(answer.body.data.refs).toEqual({ 'api::secret.secret:x': null, 'api::page.page:x': null });
  });
});

describe('the editor', () => {
  it('sees drafts and pages of every site, signed in only', async () => {
    const draft = await createPage({ title: 'Not yet public', countries: ['be'] });
    const picture = await upload({ width: 30, height: 20 });
    const keys = [`api::page.page:${draft}`, `media:${picture.reference.documentId}`, 'media:gone'].join(',');
    const path = `/page-builder/references?locale=nl&keys=${keys}`;
    const { data } = (await call(path, { as: 'admin' })).body;
    expect(data).toEqual({
      [`api::page.page:${draft}`]: expect.objectContaining({ title: 'Not yet public' }),
      [`media:${picture.reference.documentId}`]: expect.objectContaining({ width: 30, height: 20 }),
      'media:gone': null,
    });
    expect((await call(path)).status).toBe(401);
    expect((await call(path, { as: 'api' })).status).toBe(401);
  });

  it.each(['', 'locale=nl', 'locale=xx&keys=media:a', 'locale=nl&keys=admin::user:a', 'locale=nl&keys=media:a&x=1'])(
    'gets 400 for "%s"',
    async (parameters) => {
      expect((await call(`/page-builder/references?${parameters}`, { as: 'admin' })).status).toBe(400);
    },
  );
});

describe('the list', () => {
  it('comes in pages that together hold every page once', async () => {
    const slugs = Array.from({ length: 5 }, newSlug);
    for (const slug of slugs) await createPage({ slug }, { ...published, locale: 'fr' });
    const first = await list('country=fr&locale=fr&page=1&pageSize=2');
    expect(first.body.meta.pagination).toEqual({ page: 1, pageSize: 2, pageCount: 3, total: 5 });
    const found: string[] = [];
    for (const number of [1, 2, 3]) {
      const { data } = (await list(`country=fr&locale=fr&page=${number}&pageSize=2`)).body;
      found.push(...data.map((entry: { slug: string }) => entry.slug));
    }
    expect(found.sort()).toEqual(slugs.sort());
    expect((await list('country=fr&locale=fr&page=4&pageSize=2')).body.data).toEqual([]);
  });

  it('has 100 pages at a time unless said otherwise', async () => {
    expect((await list('country=at&locale=de-AT')).body).toEqual({
      data: [],
      meta: { pagination: { page: 1, pageSize: 100, pageCount: 0, total: 0 }, damaged: [] },
    });
  });

  it('holds no numeric id', async () => {
    const answer = await list('country=nl&locale=nl');
    expect(JSON.stringify(answer.body)).not.toMatch(/"id":\s*\d/);
  });
});

describe('parameters', () => {
  it.each([
    '',
    'country=nl',
    'locale=nl',
    'country=xx&locale=nl',
    'country=nl&locale=de',
    'country=nl&locale=nl&status=anything',
    'country=nl&locale=nl&populate=*',
    'country=nl&locale=nl&filters[title]=x',
    'country=nl&country=de&locale=nl',
    'country[]=nl&locale=nl',
    'country=nl&locale=nl&__proto__[x]=1&where=1',
  ])('"%s" is refused', async (parameters) => {
    for (const answer of [await read(parameters), await list(parameters)]) {
      expect(answer.status).toBe(400);
      expect(answer.body.error).toMatchObject({
        status: 400,
        name: 'ValidationError',
        details: { errors: expect.any(Array) },
      });
    }
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1e3', 'pageSize=101', 'pageSize=0', 'slug=a'])(
    'of the list: "%s" is refused',
    async (parameter) => {
      expect((await list(`country=nl&locale=nl&${parameter}`)).status).toBe(400);
    },
  );

  it('of one page: an unknown slug is not found', async () => {
    for (const slug of ['nothing-here', "'%22%25", 'en', '..%2F..']) {
      const answer = await read(`country=nl&locale=nl&slug=${slug}`);
      expect(answer.body.error).toMatchObject({ status: 404, name: 'NotFoundError' });
    }
    expect((await read('country=nl&locale=nl&slug=%00')).status).toBe(400);
  });
});

describe('drafts', () => {
  const slug = newSlug();
  const parameters = `country=nl&locale=nl&slug=${slug}&status=draft`;
  beforeAll(async () => {
    await createPage({ slug, title: 'CANARY draft' });
  });

  it.each<Record<string, string>>([
    {},
    { 'x-preview-token': 'wrong' },
    { Authorization: `Bearer ${PREVIEW_TOKEN}x` },
    { Authorization: PREVIEW_TOKEN },
  ])('need the preview token, not %j', async (headers) => {
    const answer = await read(parameters, headers);
    expect(answer.status).toBe(401);
    expect(JSON.stringify(answer.body)).not.toContain('CANARY');
  });

  it.each<Record<string, string>>([{ 'x-preview-token': PREVIEW_TOKEN }, { Authorization: `Bearer ${PREVIEW_TOKEN}` }])(
    'are delivered with the token, and never kept by a cache',
    async (headers) => {
      const answer = await read(parameters, headers);
      expect(answer.body.data.title).toBe('CANARY draft');
      expect(answer.headers.get('cache-control')).toContain('no-store');
    },
  );

  it('are on no public answer', async () => {
    expect((await read(parameters.replace('&status=draft', ''))).status).toBe(404);
    expect(JSON.stringify((await list('country=nl&locale=nl')).body)).not.toContain('CANARY');
    expect((await call('/api/pages')).status).toBe(401);
  });
});

it('asks the database as often for many references as for few', async () => {
  const targets: { picture: MediaReference; linked: string }[] = [];
  for (let index = 0; index < 12; index += 1) {
    const picture = await upload({ width: 40 + index, height: 20 });
    targets.push({ picture: picture.reference, linked: await createPage({}, { ...published, locale: 'be' }) });
  }
  const blocksFor = (count: number) =>
    targets.slice(0, count).flatMap(({ picture, linked }) => [image(picture), button(pageLink(linked))]);
  /** Of six requests, each the first after a page with so many references was published: files beside this one ask too. */
  const fewest = async (count: number, ask: (slug: string) => Promise<{ status: number }>) => {
    const counts: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      const slug = newSlug();
      await createPage({ slug, content: page(...blocksFor(count)) }, { ...published, locale: 'be' });
      counts.push(await countQueries(() => ask(slug)));
    }
    return Math.min(...counts);
  };

  const forFew = await fewest(1, (slug) => read(`country=be&locale=be&slug=${slug}`));
  const forMany = await fewest(12, (slug) => read(`country=be&locale=be&slug=${slug}`));
  const forOneOfList = await fewest(1, () => list('country=be&locale=be&pageSize=1&page=13'));
  const forWholeList = await fewest(12, () => list('country=be&locale=be'));
  expect(forFew).toBeGreaterThan(0);
  expect(forMany).toBe(forFew);
  expect(forFew).toBeLessThanOrEqual(8);
  expect(forWholeList).toBeLessThanOrEqual(forMany + 1);
  expect(forOneOfList).toBeLessThanOrEqual(forWholeList);
});

/** How often pages and files are asked for; the CMS may ask by itself meanwhile, as for its statistics. */
async function countQueries(work: () => Promise<{ status: number }>): Promise<number> {
  const queries = await listQueries(async () => expect((await work()).status).toBe(200));
  return queries.filter((sql) => sql.startsWith('select') && / (from|join) \W(pages|files)/.test(sql)).length;
}

it.each<[string, (slug: string, id: string) => Promise<{ status: number }>]>([
  ['a page is asked for', (slug) => read(`country=nl&locale=nl&slug=${slug}`)],
  ['a page is published', (_, id) => publish(id)],
])('when %s, its address is looked up by an index', async (_, work) => {
  const slug = newSlug();
  const id = await createPage({ slug }, published);
  const queries = await listQueries(async () => expect((await work(slug, id)).status).toBe(200));
  const lookups = queries.filter((sql) => /\Wslug\W = [?$]/.test(sql) && /from \Wpages\W/.test(sql));
  expect(lookups.length).toBeGreaterThan(0);
  for (const sql of lookups) {
    // Of a few rows, PostgreSQL might rather read all in the order asked for than sort one.
    const unordered = sql.replace(/ order by .*/, '');
    expect(await explain(unordered, ['nl', slug])).toContain('pages_address_index');
  }
});
