import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './harness/client.ts';
import { createAsk } from './harness/create-ask.ts';
import { create } from './harness/entries.ts';
import { upload } from './harness/images.ts';
import { createPage, newSlug, page, publish, readDraft, title } from './harness/pages.ts';
import { sharedCms } from './harness/shared-cms.ts';
import { createUser, createUserWith, type Permission } from './harness/sign-in.ts';
import { writeDatabase } from './harness/write-database.ts';

/** Pages that were deleted: listed with who and when, and stored again under their own id. */

const PAGES = 'api::page.page';
const SECTIONS = 'plugin::page-builder.section';
const ENTRY = `/content-manager/collection-types/${PAGES}`;
const DELETED = '/page-builder/deleted';
const DAY = 24 * 60 * 60 * 1000;

const list = async (query = '') => (await call(`${DELETED}?pageSize=100${query}`, { as: 'admin' })).body;
const find = async (id: string) =>
  (await list()).data.find(({ documentId }: { documentId: string }) => documentId === id);
const restore = (documentId: string, more: object = {}) =>
  call(`${DELETED}/restore`, { as: 'admin', body: { model: PAGES, documentId, ...more } });
const remove = (id: string, locale = '*') =>
  call(`${ENTRY}/${id}?locale=${encodeURIComponent(locale)}`, { as: 'admin', method: 'DELETE' });
const listVersions = async (id: string, locale = 'nl') => {
  const query = new URLSearchParams({ model: PAGES, documentId: id, locale, field: 'content' });
  return (await call(`/page-builder/versions?${query}`, { as: 'admin' })).body.data;
};
const saveIn = (locale: string, id: string, entry: object) =>
  call(`${ENTRY}/${id}?locale=${locale}`, { as: 'admin', method: 'PUT', body: { force: true, ...entry } });

describe('a deleted page', () => {
  it('is listed with what it was called, its languages, who deleted it and when, the last one first', async () => {
    const first = await createPage({ title: 'Deleted by a person' });
    await saveIn('de', first, { title: 'Gelöscht', slug: newSlug(), content: page() });
    const second = await createPage({ title: 'Deleted by a program' });
    const third = await createPage({ title: 'Deleted with others' });
    expect(await find(first)).toBeUndefined();
    await remove(first);
    await call(`/api/pages/${second}?locale=nl`, { as: 'api', method: 'DELETE' });
    const bulk = { documentIds: [third], locale: 'nl' };
    await call(`${ENTRY}/actions/bulkDelete`, { as: 'admin', body: bulk });

    const { data, meta } = await list();
    expect(data.slice(0, 3)).toMatchObject([
      { documentId: third, title: 'Deleted with others', deletedBy: 'Test Runner' },
      { documentId: second, title: 'Deleted by a program', deletedBy: 'Tests' },
      { contentType: PAGES, kind: 'collectionType', typeName: 'Page', documentId: first, isPartial: false },
    ]);
    expect([...data[2].locales].sort()).toEqual(['de', 'nl']);
    expect(Math.abs(Date.parse(data[2].deletedAt) - Date.now())).toBeLessThan(60_000);
    expect(meta).toMatchObject({ page: 1, pageSize: 100, days: 30 });
    const later = await call(`${DELETED}?pageSize=1&page=2`, { as: 'admin' });
    expect(later.body.data).toMatchObject([{ documentId: second }]);
    expect(later.body.meta.total).toBe(meta.total);
  });

  it('comes back whole, as a draft and in all its languages, with its versions', async () => {
    const slug = newSlug();
    const content = page(title('Hello'));
    const seo = { metaTitle: 'For search engines', metaDescription: null, noIndex: true, image: null };
    const id = await createPage({ title: 'Whole', slug, content, countries: ['nl'], seo });
    await saveIn('de', id, { title: 'Ganz', slug: newSlug(), content: page(title('Hallo')) });
    await publish(id);
    const before = await readDraft(id);
    await remove(id);
    expect(await readDraft(id)).toBeNull();

    const { status, body } = await restore(id);
    expect([status, body.data], JSON.stringify(body)).toEqual([
      200,
      { documentId: id, locales: expect.arrayContaining(['nl', 'de']), changed: [], missing: [] },
    ]);
    const after = await readDraft(id);
    const { metaTitle, noIndex } = after.seo;
    expect([after.title, after.slug, after.countries, metaTitle, noIndex]).toEqual([
      ...['Whole', slug, before.countries, 'For search engines', true],
    ]);
    expect(JSON.stringify(after.content)).toBe(JSON.stringify(content));
    expect((await readDraft(id, 'de')).title).toBe('Ganz');
    expect((await call(`/api/pages/${id}?locale=nl`, { as: 'api' })).status).toBe(404);
    const versions = await listVersions(id);
    expect(versions.map(({ kind }: { kind: string }) => kind)).toEqual(['restore', 'delete', 'publish', 'save']);
    expect(versions[0].by).toBe('Test Runner');
    expect(await find(id)).toBeUndefined();
    expect((await publish(id)).status).toBe(200);
  });

  it('comes back once, however often it is asked for', async () => {
    const id = await createPage();
    await remove(id);
    const answers = await Promise.all([restore(id), restore(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.error.message).toContain('This entry is stored: somebody has restored it');
    expect(
      (await call(`${ENTRY}?filters[documentId][$eq]=${id}&locale=nl`, { as: 'admin' })).body.results,
    ).toHaveLength(1);
    expect((await restore('nothing')).status).toBe(404);
    expect((await restore(id, { model: 'api::dealer.dealer' })).status).toBe(404);
  });

  it('is listed by the languages that are gone, and comes back in those that are named', async () => {
    const id = await createPage();
    await saveIn('de', id, { title: 'Deutsch', slug: newSlug(), content: page(title('Hallo')) });
    await remove(id, 'de');
    expect(await find(id)).toMatchObject({ title: 'Deutsch', locales: ['de'], isPartial: true });
    const wrong = await restore(id, { locales: ['nl'] });
    expect([wrong.status, wrong.body.error.message]).toEqual([
      409,
      'This entry is not deleted in nl, or was restored there. Load the list anew.',
    ]);
    expect((await restore(id, { locales: ['de'] })).status).toBe(200);
    expect((await readDraft(id, 'de')).content.blocks[0].props.title).toBe('Hallo');
  });

  it('gets a free slug where its own is taken, and the answer says so', async () => {
    const slug = newSlug();
    const id = await createPage({ slug });
    await remove(id);
    await createPage({ slug });
    await createPage({ slug: `${slug}-2` });
    const { status, body } = await restore(id);
    expect([status, body.data?.changed]).toEqual([200, [{ locale: 'nl', field: 'slug', from: slug, to: `${slug}-3` }]]);
    expect((await readDraft(id)).slug).toBe(`${slug}-3`);
    expect((await listVersions(id))[0].kind).toBe('restore');
  });

  it('gets a free slug that is as long as one may be', async () => {
    const slug = newSlug().padEnd(200, 'a');
    const id = await createPage({ slug });
    await remove(id);
    await createPage({ slug });
    expect((await restore(id)).status).toBe(200);
    expect((await readDraft(id)).slug).toBe(`${slug.slice(0, -2)}-2`);
  });

  it('is found again where it is used, and where it uses others; what is gone is named', async () => {
    const faq = await create('faqs', { title: 'Leasing', items: [] }, '?locale=nl');
    const picture = await upload({ width: 20, height: 20 });
    const content = page({
      id: 'b1',
      type: 'FaqBlock',
      v: 1,
      props: { faq: { $ref: 'api::faq.faq', documentId: faq } },
    });
    const id = await createPage({ title: 'Refers', content, seo: { image: picture.id } });
    const readUsers = async () => {
      const query = new URLSearchParams({ type: 'api::faq.faq', documentId: faq });
      const { body } = await call(`/page-builder/uses?${query}`, { as: 'admin' });
      return body.data.map(({ documentId }: { documentId: string }) => documentId);
    };
    expect(await readUsers()).toEqual([id]);
    await remove(id);
    expect(await readUsers()).toEqual([]);
    expect((await restore(id)).body.data.missing).toEqual([]);
    expect(await readUsers()).toEqual([id]);
    const { body } = await call(`${ENTRY}/${id}?locale=nl`, { as: 'admin' });
    expect(body.data.seo.image.id).toBe(picture.id);

    await remove(id);
    await call(`/upload/files/${picture.id}`, { as: 'admin', method: 'DELETE' });
    expect((await restore(id)).body.data.missing).toEqual([{ locale: 'nl', field: 'seo.image', count: 1 }]);
  });

  it('that was deleted before deletions were recorded has the date of its last version, and no person', async () => {
    const id = await createPage({ title: 'Long ago' });
    const [{ savedAt }] = await listVersions(id);
    await remove(id);
    const forget = "DELETE FROM page_builder_versions WHERE entry = ? AND kind = 'delete'";
    await writeDatabase(sharedCms(), forget, [id]);
    expect(await find(id)).toMatchObject({ title: 'Long ago', deletedAt: null, deletedBy: null, savedAt });
    expect((await restore(id)).status).toBe(200);
  });

  it('is kept for 30 days from its deletion, and not from its last save, and so is what it was translated from', async () => {
    const id = await createPage();
    const block = title('Translated');
    const sources = { [block.id]: { locale: 'nl', version: 'ab' } };
    await saveIn('de', id, { title: 'Gelöscht', slug: newSlug(), content: { ...page(block), sources } });
    const touch = 'UPDATE strapi_core_store_settings SET environment = environment WHERE key LIKE ?';
    const countRecords = () => writeDatabase(sharedCms(), touch, [`%sources:${PAGES}:${id}:%`]);
    await remove(id);
    const { deletedAt } = await find(id);
    const prune = (at: number) => call(`/test/prune-versions?now=${at}`, { as: 'admin' });
    await prune(Date.parse(deletedAt) + 30 * DAY - 1_000);
    expect(await find(id)).toBeDefined();
    expect(await countRecords()).toBe(1);
    await prune(Date.parse(deletedAt) + 30 * DAY + 1_000);
    expect(await find(id)).toBeUndefined();
    expect(await countRecords()).toBe(0);
    expect((await restore(id)).status).toBe(404);
  });
});

it('a saved section comes back too, under the id by which pages show it', async () => {
  const sections = `/content-manager/collection-types/${SECTIONS}`;
  const made = await call(sections, { as: 'admin', body: { name: 'Section', content: page(title('Kept')) } });
  const { documentId } = made.body.data;
  await call(`${sections}/${documentId}`, { as: 'admin', method: 'DELETE' });
  expect(await find(documentId)).toMatchObject({ title: 'Section', typeName: 'Saved section', locales: [] });
  expect((await restore(documentId, { model: SECTIONS })).status).toBe(200);
  const { body } = await call(`${sections}/${documentId}`, { as: 'admin' });
  expect([body.data.name, body.data.content.blocks[0].props.title]).toEqual(['Section', 'Kept']);
});

describe('deleted pages are shown to who may read and create such pages', () => {
  const READ = 'plugin::content-manager.explorer.read';
  const CREATE = 'plugin::content-manager.explorer.create';
  const fields = ['title', 'slug', 'countries', 'content'];
  const allow = (action: string, more: Partial<Permission> = {}): Permission => ({
    ...{ action, subject: PAGES, properties: { fields, locales: ['nl'] } },
    ...more,
  });
  let id = '';

  beforeAll(async () => {
    id = await createPage({ title: 'For some' });
    await saveIn('de', id, { title: 'Deutsch', slug: newSlug(), content: page() });
    await remove(id);
  });

  const personWith = async (permissions: Permission[]) => {
    const { url, adminToken } = sharedCms();
    const ask = createAsk(url, await createUser(url, adminToken, permissions));
    const found = (await ask(`${DELETED}?pageSize=100`)).body.data ?? [];
    return { ask, seen: found.find(({ documentId }: { documentId: string }) => documentId === id) };
  };

  it.each([
    ['read alone', [allow(READ)]],
    ['create and read other languages', [allow(READ), allow(CREATE, { properties: { fields, locales: ['fr'] } })]],
    ['one’s own alone', [READ, CREATE].map((action) => allow(action, { conditions: ['admin::is-creator'] }))],
  ])('not to who may %s', async (_, permissions) => {
    const { ask, seen } = await personWith(permissions);
    expect(seen).toBeUndefined();
    expect((await ask(`${DELETED}/restore`, { model: PAGES, documentId: id })).status).toBe(403);
  });

  it('without titles that are not for them, and in their languages alone', async () => {
    const { ask, seen } = await personWith([
      allow(READ, { properties: { fields: ['content'], locales: ['nl'] } }),
      allow(CREATE),
    ]);
    expect(seen).toMatchObject({ title: null, locales: ['nl'] });
    expect((await ask(`${DELETED}/restore`, { model: PAGES, documentId: id, locales: ['de'] })).status).toBe(403);
    const slug = await takeSlug();
    const restored = await ask(`${DELETED}/restore`, { model: PAGES, documentId: id });
    expect(restored.body.data).toEqual({ documentId: id, locales: ['nl'], changed: [], missing: [] });
    // What they may not read came back all the same, with a free slug.
    expect(await readDraft(id)).toMatchObject({ title: 'For some', slug: `${slug}-2` });
    expect(await readDraft(id, 'de')).toBeNull();
  });

  /** Another page takes the slug of the deleted one. */
  async function takeSlug(): Promise<string> {
    await restore(id, { locales: ['nl'] });
    const { slug } = await readDraft(id);
    await remove(id, 'nl');
    await createPage({ slug });
    return slug;
  }

  it('and authors restore what they made, whoever deleted it, and it stays theirs', async () => {
    const { url, adminToken } = sharedCms();
    const ask = createAsk(url, await createUserWith(url, adminToken, 'strapi-author'));
    const made = await ask(`${ENTRY}?locale=nl`, { title: 'Own', slug: newSlug(), content: page() });
    const own = made.body.data.documentId;
    await remove(own);
    const seen = (await ask(DELETED)).body.data;
    expect(seen.map(({ documentId }: { documentId: string }) => documentId)).toEqual([own]);
    expect((await restore(own)).status).toBe(200);
    expect((await ask(`${ENTRY}/${own}?locale=nl`)).status).toBe(200);
  });
});
