import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DISCOURAGED_WORD, FORBIDDEN_WORD } from './harness/bakery.ts';
import { createAsk } from './harness/create-ask.ts';
import { button, newSlug, page, title } from './harness/pages.ts';
import { signIn } from './harness/sign-in.ts';
import { type CmsData, createCmsData, type RunningCms, startCms } from './harness/start-cms.ts';

/** Pages in content types of other projects: any attribute, several in one entry, with and without languages and drafts. */

let data: CmsData;
let cms: RunningCms;
let ask: ReturnType<typeof createAsk>;

beforeAll(async () => {
  data = await createCmsData();
  cms = await startCms(data, { ADDITIONS: import.meta.resolve('./harness/bakery.ts') });
  ask = createAsk(cms.url, (await signIn(cms.url)).adminToken);
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
