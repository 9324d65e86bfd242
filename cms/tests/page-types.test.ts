import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DISCOURAGED_WORD, FORBIDDEN_WORD } from './harness/bakery.ts';
import { createAsk } from './harness/create-ask.ts';
import { paint } from './harness/images.ts';
import { button, newSlug, page, title } from './harness/pages.ts';
import { createUser, createUserWith, signIn } from './harness/sign-in.ts';
import { type CmsData, createCmsData, type RunningCms, startCms } from './harness/start-cms.ts';

/**
 * Pages in content types of other projects: any attribute, several in one entry, with and without languages and drafts,
 * and made of dynamic zones.
 */

let data: CmsData;
let cms: RunningCms;
let ask: ReturnType<typeof createAsk>;
/** Of the administrator. */
let token: string;
/** As a program. */
let callApi: ReturnType<typeof createAsk>;

beforeAll(async () => {
  data = await createCmsData();
  cms = await startCms(data, { ADDITIONS: import.meta.resolve('./harness/other-projects.ts') });
  const { adminToken, apiToken } = await signIn(cms.url);
  token = adminToken;
  ask = createAsk(cms.url, adminToken);
  callApi = createAsk(cms.url, apiToken);
});

afterAll(async () => {
  await cms.stop();
  await data.remove();
});

const deliver = (uid: string, parameters: Record<string, string>) =>
  ask(`/api/page-builder/page?${new URLSearchParams({ contentType: uid, country: 'nl', ...parameters })}`);

describe('two pages in an entry without languages and drafts', () => {
  const CAKES = '/content-manager/collection-types/api::cake.cake';
  const recipe = page(title('Flour, sugar, eggs'));
  const story = page(title('Since 1832'));

  async function create(entry: object = {}) {
    const path = newSlug();
    const created = await ask(CAKES, { name: 'Sacher', path, price: 4.5, supplier: 'secret', recipe, story, ...entry });
    return { ...created, path, id: created.body.data?.documentId as string };
  }

  it('are handed out with a version each, and each is saved by who has seen it', async () => {
    const { id } = await create();
    const opened = (await ask(`${CAKES}/${id}`)).body.data;
    const [mine, theirs] = [page(title('Mine')), page(title('Theirs'))];
    const save = (entry: object) => ask(`${CAKES}/${id}`, entry, 'PUT');

    expect((await save({ recipe: { ...theirs, basedOn: opened.recipe.basedOn } })).status).toBe(200);
    const refused = await save({ recipe: { ...mine, basedOn: opened.recipe.basedOn } });
    expect(refused.status).toBe(409);
    expect(refused.body.error.details.issues).toMatchObject([{ code: 'stale', field: 'recipe' }]);
    expect((await save({ story: { ...mine, basedOn: opened.story.basedOn } })).status).toBe(200);
    expect((await ask(`${CAKES}/${id}`)).body.data).toMatchObject({ recipe: theirs, story: mine });
  });

  it('show a section as itself: one save of it changes the page, and errors in it are refused as in the page', async () => {
    const SECTIONS = '/content-manager/collection-types/plugin::page-builder.section';
    const shared = { ...title('Shared'), id: 'a' };
    const section = (await ask(SECTIONS, { name: 'Opening hours', content: page(shared) })).body.data.documentId;
    const $ref = 'plugin::page-builder.section';
    const placed = { id: 'p', type: 'SyncedSection', v: 1, props: { section: { $ref, documentId: section } } };
    const { path } = await create({ recipe: page(placed) });
    const readTitles = async () =>
      (await deliver('api::cake.cake', { slug: path, field: 'recipe' })).body.data.document.blocks.map(
        ({ props }: { props: { title: string } }) => props.title,
      );
    expect(await readTitles()).toEqual(['Shared']);
    const save = (text: string) =>
      ask(`${SECTIONS}/${section}`, { force: true, content: page({ ...shared, props: { title: text } }) }, 'PUT');
    expect((await save('Changed')).status).toBe(200);
    expect(await readTitles()).toEqual(['Changed']);
    expect((await save('')).status).toBe(400);
    expect(await readTitles()).toEqual(['Changed']);
  });

  it('are delivered one by one, with what is public of the entry and nothing else', async () => {
    const { id, path } = await create();
    const { status, body } = await deliver('api::cake.cake', { slug: path });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      documentId: id,
      title: 'Sacher',
      slug: path,
      locale: null,
      localizations: [],
      price: 4.5,
      updatedAt: expect.any(String),
      document: recipe,
      refs: {},
    });
    expect((await deliver('api::cake.cake', { slug: path, field: 'story' })).body.data.document).toEqual(story);
    expect((await deliver('api::cake.cake', { slug: path, field: 'body' })).status).toBe(400);
  });

  it('are in the list of their type, and in no other', async () => {
    const { path } = await create();
    const list = async (uid: string) =>
      (await ask(`/api/page-builder/pages?contentType=${uid}&country=nl&locale=nl`)).body.data;
    expect(await list('api::cake.cake')).toContainEqual(expect.objectContaining({ slug: path, document: recipe }));
    expect(await list('api::page.page')).toEqual([]);
  });

  it('are public once they are saved, so what cannot be published is not saved', async () => {
    const { id } = await create();
    const broken = page(button('javascript:alert(1)'));
    const refused = await ask(`${CAKES}/${id}`, { force: true, story: broken }, 'PUT');
    expect(refused.status).toBe(400);
    expect(refused.body.error.message).toContain('"story" cannot be published with');
    const copied = await ask(`${CAKES}/clone/${id}`, { name: 'Copy', story: broken });
    expect(copied.body.error.message).toContain('"story" cannot be published with');
  });

  it('have an address of their own', async () => {
    const { path } = await create();
    const second = await create({ path });
    expect(second.status).toBe(400);
    expect(second.body.error.details.errors[0].path).toEqual(['path']);
    expect(second.body.error.message).toContain(
      `The slug "${path}" is taken for nl, de, be, at, fr: the page "Sacher"`,
    );
  });

  it('are held to the rules of their project', async () => {
    const refused = await create({ recipe: page(title(`With ${FORBIDDEN_WORD}`)) });
    expect(refused.status).toBe(400);
    expect(refused.body.error.message).toContain('We bake with butter.');
  });

  it('go public in spite of advice, which their editor hears', async () => {
    const document = page(title(`With ${DISCOURAGED_WORD}`));
    const { id, path, status } = await create({ recipe: document });
    expect(status).toBe(201);
    expect((await deliver('api::cake.cake', { field: 'recipe', slug: path })).body.data.document).toEqual(document);
    const place = { model: 'api::cake.cake', documentId: id, field: 'recipe' };
    expect((await ask('/page-builder/checks', { ...place, document })).body.data).toMatchObject([
      { level: 'error', message: { en: 'Fruit looks better.' } },
    ]);
  });

  it('are linked to, and open in an editor that names no language', async () => {
    const { id, path } = await create();
    const refs = (await ask(`/page-builder/references?keys=api::cake.cake:${id}`)).body.data;
    expect(refs).toEqual({ [`api::cake.cake:${id}`]: { documentId: id, title: 'Sacher', slug: path, locale: null } });
    const place = { model: 'api::cake.cake', documentId: id, field: 'recipe' };
    const present = await ask('/page-builder/presence', { ...place, session: 'b1234567' });
    expect(present.body.data).toEqual({ others: [], version: expect.any(String) });
    expect(await ask(`/page-builder/sources?${new URLSearchParams(place)}`)).toMatchObject({
      status: 200,
      body: { data: {} },
    });
  });
});

it('a page with languages and without drafts has one text in each, and knows the others', async () => {
  const POSTS = '/content-manager/collection-types/api::post.post';
  const address = newSlug();
  const entry = (text: string) => ({ headline: text, address, body: page(title(text)) });
  const created = await ask(`${POSTS}?locale=nl`, entry('Brood'));
  const id = created.body.data.documentId;
  expect((await ask(`${POSTS}/${id}?locale=en`, { ...entry('Bread'), force: true }, 'PUT')).status).toBe(200);

  const { body } = await deliver('api::post.post', { slug: address, locale: 'en' });
  expect(body.data).toMatchObject({ title: 'Bread', locale: 'en', localizations: [{ locale: 'nl', slug: address }] });
  expect((await deliver('api::post.post', { slug: address, locale: 'nl' })).body.data.title).toBe('Brood');
  const unnamed = await deliver('api::post.post', { slug: address });
  expect(unnamed.status).toBe(400);
  expect(unnamed.body.error.message).toBe('api::post.post has languages: name one as "locale".');
});

it('the page of a single type without languages is delivered once it is published', async () => {
  const IMPRINT = '/content-manager/single-types/api::imprint.imprint';
  const text = page(title('Bakery Ltd'));
  expect((await ask(IMPRINT, { heading: 'Imprint', text }, 'PUT')).status).toBe(200);
  expect((await deliver('api::imprint.imprint', {})).status).toBe(404);
  const { basedOn } = (await ask(IMPRINT)).body.data.text;
  const published = await ask(`${IMPRINT}/actions/publish`, { heading: 'Imprint', text: { ...text, basedOn } });
  expect(published.status).toBe(200);
  expect((await deliver('api::imprint.imprint', {})).body.data).toMatchObject({ title: 'Imprint', document: text });
});

describe('a program that does not say what it began from, in a project that does not require it', () => {
  const PAGES = '/api/pages?status=draft&locale=nl';
  const pathOf = (id: string) => PAGES.replace('?', `/${id}?`);

  async function createPage() {
    const entry = { title: 'First', slug: newSlug(), content: page(title('First')) };
    const { body } = await callApi(PAGES, { data: entry });
    return { id: body.data.documentId as string, basedOn: body.meta.basedOn as Record<string, string> };
  }

  it('writes over a page, and is refused only where it says an older version', async () => {
    const { id, basedOn } = await createPage();
    const put = (body: object) => callApi(pathOf(id), body, 'PUT');
    const content = page(title('Second'));
    expect(await put({ data: { title: 'Second', content } })).toMatchObject({
      status: 200,
      body: { data: { title: 'Second', content } },
    });

    const refused = await put({ data: { title: 'Third', slug: newSlug() }, basedOn: { title: basedOn.title } });
    expect(refused.status).toBe(409);
    expect(refused.body.error.details.issues).toEqual([
      {
        code: 'stale',
        field: 'title',
        path: 'title',
        level: 'error',
        version: expect.any(String),
        message: expect.any(String),
      },
    ]);
    const inside = await put({ data: { content: { ...page(title('Third')), basedOn: basedOn.content } } });
    expect([inside.status, inside.body.error.details.issues[0].field]).toEqual([409, 'content']);
    expect((await callApi(pathOf(id))).body.data).toMatchObject({ title: 'Second', content });

    const read = await callApi(pathOf(id));
    expect((await put({ data: { title: 'Third' }, basedOn: read.body.meta.basedOn })).status).toBe(200);
  });

  it('is answered as by Strapi alone for types without a page', async () => {
    const created = await callApi('/api/faqs?locale=nl', { data: { title: 'Questions', items: [] } });
    expect(created.body.meta).toEqual({});
    const path = `/api/faqs/${created.body.data.documentId}?locale=nl`;
    const written = await callApi(path, { data: { title: 'Answers' }, basedOn: { title: 'f'.repeat(32) } }, 'PUT');
    expect(written).toMatchObject({ status: 200, body: { data: { title: 'Answers' }, meta: {} } });
    expect((await callApi('/api/faqs?locale=nl&basedOn=true')).status).toBe(400);
    const inAdmin = `/content-manager/collection-types/api::faq.faq/${created.body.data.documentId}?locale=nl`;
    expect((await ask(inAdmin, { title: 'More answers' }, 'PUT')).status).toBe(200);
  });

  it('is checked in a type that the project names', async () => {
    const review = { rating: 5, author_name: 'Ada', text: 'Good', time: '2026-01-02T03:04:05.000Z' };
    const created = await callApi('/api/reviews', { data: review });
    const put = (body: object) => callApi(`/api/reviews/${created.body.data.documentId}`, body, 'PUT');
    expect((await put({ data: { text: 'Better' } })).status).toBe(200);
    expect((await put({ data: { text: 'Best' }, basedOn: created.body.meta.basedOn })).status).toBe(409);
  });

  it('is told of a list what to send back, where it asks', async () => {
    const { id, basedOn } = await createPage();
    const list = `${PAGES}&sort=createdAt:desc&pagination[pageSize]=2`;
    expect((await callApi(list)).body.meta.basedOn).toBeUndefined();
    const { body } = await callApi(`${list}&basedOn=true`);
    expect(body.data.map(({ documentId }: { documentId: string }) => documentId)[0]).toBe(id);
    expect(body.meta.basedOn).toHaveLength(2);
    expect(body.meta.basedOn[0]).toMatchObject(basedOn);
    const some = (await callApi(`${list}&basedOn=true&fields=title`)).body.meta.basedOn[0];
    expect([some.title, some.content]).toEqual([basedOn.title, undefined]);
    expect((await callApi(`${list}&basedOn=yes`)).status).toBe(400);
    const anybody = await fetch(`${cms.url}/api/page-builder/pages?locale=nl&country=nl&basedOn=true`);
    expect(anybody.status).toBe(400);
  });

  it('is not a person: in the admin who says nothing is refused', async () => {
    const { id, basedOn } = await createPage();
    const save = (body: object) => ask(`/content-manager/collection-types/api::page.page/${id}?locale=nl`, body, 'PUT');
    const refused = await save({ title: 'Mine' });
    expect(refused.status).toBe(428);
    expect(refused.body.error).toMatchObject({
      status: 428,
      name: 'ValidationError',
      message: expect.stringContaining('which version of "title" it started from'),
      details: { issues: [{ code: 'no-base', field: 'title' }] },
    });
    expect((await save({ title: 'Mine', basedOn })).status).toBe(200);
  });

  it('is checked in the code of the server too, where that says a version', async () => {
    const cake = { name: 'Sacher', path: newSlug(), price: 4.5 };
    const created = await ask('/content-manager/collection-types/api::cake.cake', cake);
    const setPrice = (body: object) => ask(`/api/cakes/${created.body.data.documentId}/price`, body, 'PUT');
    const first = await setPrice({ price: 5 });
    expect(first).toMatchObject({ status: 200, body: { data: { price: 5 }, meta: [{ price: expect.any(String) }] } });
    expect((await setPrice({ price: 6 })).status).toBe(200);
    const [basedOn] = first.body.meta;
    const refused = await setPrice({ price: 7, basedOn });
    expect([refused.status, refused.body.error?.details.issues[0].field]).toEqual([409, 'price']);
    const [latest] = (await setPrice({ price: 6 })).body.meta;
    expect((await setPrice({ price: 7, basedOn: latest })).body.data.price).toBe(7);
  });
});

/** `harness/landing.ts` has the content type, and its mapping. */
describe('dynamic zones as pages, and back', () => {
  const LANDINGS = '/content-manager/collection-types/api::landing.landing';
  let files: { id: number; documentId: string }[];
  let faq: string;

  beforeAll(async () => {
    files = await Promise.all([1, 2, 3].map((number) => upload(`picture-${number}.png`)));
    const created = await ask('/content-manager/collection-types/api::faq.faq?locale=nl', {
      title: 'Bread',
      items: [],
    });
    faq = created.body.data.documentId;
  });

  async function upload(name: string): Promise<{ id: number; documentId: string }> {
    const form = new FormData();
    form.append(
      'files',
      new Blob([new Uint8Array(await paint({ width: 8, height: 8, format: 'png' }))], { type: 'image/png' }),
      name,
    );
    const response = await fetch(`${cms.url}/upload`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: form,
    });
    const [file] = (await response.json()) as { id: number; documentId: string }[];
    if (!file) throw new Error('The file was not uploaded.');
    return file;
  }

  const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });

  /** Every component of the mapping, with values left out here and there. */
  function createSections() {
    const [first, second, third] = files.map(({ id }) => id);
    const text = (words: string) => ({
      body: [{ type: 'heading', level: 2, children: [{ type: 'text', text: words }] }, paragraph(words)],
    });
    return [
      { __component: 'landing.heading', words: 'Fresh every day', level: 1 },
      {
        __component: 'landing.part',
        width: 'wide',
        framed: true,
        switchers: [
          {
            look: 'blue',
            panels: [
              { name: 'Bread', icon: first, texts: [text('Rye'), text('Wheat')] },
              { name: 'Cake', icon: null, texts: [] },
            ],
          },
          { look: null, panels: [] },
        ],
      },
      { __component: 'landing.questions', faq: { connect: [{ documentId: faq, locale: 'nl' }] } },
      {
        __component: 'landing.logos',
        logos: [
          { image: second, alt: 'Mill', url: 'https://example.com' },
          { image: third, alt: '', url: null },
        ],
      },
      { __component: 'landing.downloads', files: [{ file: first, name: 'Menu' }], hint: 'Get it' },
      { __component: 'landing.banner', title: 'Order now', target: { path: '/order' } },
      {
        __component: 'landing.actions',
        buttons: [
          { label: 'Shop', path: '/shop', priority: 'high' },
          { label: 'Jobs', path: '/jobs', priority: 'low' },
        ],
      },
      { __component: 'landing.gallery', images: [third, first] },
    ];
  }

  async function create(sections: object[]): Promise<string> {
    const created = await ask(`${LANDINGS}?locale=nl`, { name: 'A landing page', sections });
    if (created.status !== 201) throw new Error(JSON.stringify(created.body));
    return created.body.data.documentId;
  }

  const convert = (documentId: string, direction: string, options: object = {}, by = ask) =>
    by('/page-builder/zones/convert', {
      model: 'api::landing.landing',
      documentId,
      locale: 'nl',
      direction,
      ...options,
    });

  async function read(id: string) {
    return (await ask(`${LANDINGS}/${id}?locale=nl`)).body.data;
  }

  /** An entry's zone without the numbers of its rows, which are new with each write. */
  function strip(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(strip);
    if (typeof value !== 'object' || value === null) return value;
    const { documentId, url, ...rest } = value as Record<string, unknown>;
    if (typeof documentId === 'string') return documentId;
    const kept = Object.entries({ ...rest, ...(url !== undefined && { url }) }).filter(([name]) => name !== 'id');
    return Object.fromEntries(kept.map(([name, entry]) => [name, strip(entry)]));
  }

  it('a schema with thirteen nested components becomes blocks, and comes back equal', async () => {
    const id = await create(createSections());
    const before = strip((await read(id)).sections);

    const tried = await convert(id, 'import', { dryRun: true });
    expect(tried).toEqual({
      status: 200,
      body: { data: { documentId: id, locale: 'nl', outcome: 'converted', losses: [] } },
    });
    expect((await read(id)).content.blocks).toEqual([]);

    expect((await convert(id, 'import')).body.data).toMatchObject({ outcome: 'converted', losses: [] });
    const { content, sections } = await read(id);
    expect(strip(sections)).toEqual(before);
    expect(content.blocks.map(({ type }: { type: string }) => type)).toEqual([
      ...[
        'Title',
        'Container',
        'FaqBlock',
        'LogoGrid',
        'Downloads',
        'BlockButton',
        'ButtonContainer',
        'LogoSliderBlock',
      ],
    ]);
    const [tabs] = content.blocks[1].areas.content;
    expect(content.blocks[1].props).toEqual({ type: 'large', border: true });
    expect(tabs.props.tabs.map(({ title }: { title: string }) => title)).toEqual(['Bread', 'Cake']);
    expect(tabs.props.tabs[0].image).toMatchObject({ $ref: 'media', documentId: files[0]?.documentId });
    expect(tabs.areas[tabs.props.tabs[0].id]).toHaveLength(2);
    expect(content.blocks[2].props).toEqual({ faq: { $ref: 'api::faq.faq', documentId: faq } });

    expect((await ask(`${LANDINGS}/${id}?locale=nl`, { sections: [], force: true }, 'PUT')).status).toBe(200);
    expect((await convert(id, 'export')).body.data).toMatchObject({ outcome: 'converted', losses: [] });
    const after = (await read(id)).sections;
    expect(strip(after)).toEqual(before);
    const relation = await ask(
      `/content-manager/relations/landing.questions/${after[2].id}/faq?locale=nl&status=draft`,
    );
    expect(relation.body.results.map((entry: { documentId: string }) => entry.documentId)).toEqual([faq]);
  }, 60_000);

  it('a dry run tells by entry and attribute what would be lost', async () => {
    const id = await create([
      { __component: 'landing.poem', verses: 'Roses' },
      { __component: 'landing.heading', words: 'Hi', level: 9, internalNote: 'Ask Jo' },
      { __component: 'landing.downloads', files: [], hint: null },
      {
        __component: 'landing.part',
        switchers: [
          {
            panels: [
              {
                name: 'A',
                texts: [{ body: [{ type: 'paragraph', children: [{ type: 'text', text: 'x', underline: true }] }] }],
              },
            ],
          },
        ],
      },
    ]);
    const { losses } = (await convert(id, 'import', { dryRun: true })).body.data;
    expect(losses.map(({ place, message }: { place: string; message: string }) => `${place}: ${message}`)).toEqual([
      'sections[0]: The mapping has no component "landing.poem": the whole entry is left out.',
      'sections[1].internalNote: It is not in the mapping, and holds "Ask Jo".',
      'sections[1].level: 9 is left out: "type" takes one of: H1, H2, H3, H4, H5.',
      'sections[2].hint: It is empty, and "downloadText" of the block then shows "Download".',
      'sections[3].switchers[0].panels[0].texts[0].body: It comes back changed, as [{"type":"paragraph","children":[{"type":"text","text":"x"}]}].',
    ]);
  });

  it('nothing is written over unless that is asked for', async () => {
    const id = await create([{ __component: 'landing.heading', words: 'One', level: 2 }]);
    expect((await convert(id, 'import')).body.data.outcome).toBe('converted');
    const again = (await convert(id, 'import')).body.data;
    expect(again).toMatchObject({
      outcome: 'skipped',
      reason: '"content" is not empty.',
      skipped: { code: 'zones.notEmpty', values: { field: 'content' } },
    });
    expect((await convert(id, 'import', { replace: true })).body.data.outcome).toBe('converted');
  });

  it('is for who may save the entry', async () => {
    const id = await create([{ __component: 'landing.heading', words: 'One', level: 2 }]);
    const author = createAsk(cms.url, await createUserWith(cms.url, token, 'strapi-author'));
    expect((await convert(id, 'import', {}, author)).status).toBe(403);
    const EXPLORER = 'plugin::content-manager.explorer';
    const fields = (...names: string[]) => ({ fields: names, locales: ['nl'] });
    const permissions = [
      {
        action: `${EXPLORER}.read`,
        subject: 'api::landing.landing',
        properties: fields('name', 'sections', 'content'),
      },
      { action: `${EXPLORER}.update`, subject: 'api::landing.landing', properties: fields('name', 'content') },
    ];
    const pageEditor = createAsk(cms.url, await createUser(cms.url, token, permissions));
    expect((await convert(id, 'import', { dryRun: true }, pageEditor)).status).toBe(200);
    expect((await convert(id, 'export', { dryRun: true }, pageEditor)).status).toBe(403);
    expect((await ask('/page-builder/zones?model=api::landing.landing')).body.data).toEqual({
      zone: 'sections',
      field: 'content',
    });
    expect((await ask('/page-builder/zones?model=api::page.page')).body.data).toBeNull();
    expect(
      (await ask('/page-builder/zones/convert', { model: 'api::page.page', documentId: id, direction: 'import' }))
        .status,
    ).toBe(404);
  });
});
