import type { Block } from 'page-format';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './harness/client.ts';
import { create, createBike } from './harness/entries.ts';
import { upload } from './harness/images.ts';
import { button, createPage, newSlug, page, publish, title } from './harness/pages.ts';
import { sharedCms } from './harness/shared-cms.ts';
import { createUser } from './harness/sign-in.ts';

/** On which pages a file or an entry stands, and what is asked before it goes. */

const ENTRIES = '/content-manager/collection-types';
const PAGES = `${ENTRIES}/api::page.page`;
const FAQS = `${ENTRIES}/api::faq.faq`;

const faqBlock = (id: string, documentId: string): Block => ({
  id,
  type: 'FaqBlock',
  v: 1,
  props: { faq: { $ref: 'api::faq.faq', documentId } },
});

const image = (id: string, reference: object): Block => ({ id, type: 'Image', v: 1, props: { file: reference } });

const createFaq = () =>
  create('faqs', { title: 'Leasing', items: [{ question: 'Why?', answer: 'Because.' }] }, '?locale=nl');

const saveDraft = async (id: string, content: object, locale = 'nl') => {
  const body = { force: true, title: `A page in ${locale}`, slug: newSlug(), content };
  const saved = await call(`${PAGES}/${id}?locale=${locale}`, { as: 'admin', method: 'PUT', body });
  expect(saved.status).toBe(200);
};

const remove = (path: string, headers: Record<string, string> = {}) =>
  call(path, { as: 'admin', method: 'DELETE', headers });

async function findUses(type: string, documentId: string, more: Record<string, string> = {}, token?: string) {
  const query = new URLSearchParams({ type, documentId, ...more });
  const as = token ? { headers: { Authorization: `Bearer ${token}` } } : { as: 'admin' as const };
  return call(`/page-builder/uses?${query}`, as);
}

/** Somebody who reads pages in German, and questions. */
let german = '';
beforeAll(async () => {
  const { url, adminToken } = sharedCms();
  const read = (subject: string, fields: string[], locales: string[]) => ({
    action: 'plugin::content-manager.explorer.read',
    subject,
    properties: { fields, locales },
  });
  german = await createUser(url, adminToken, [
    read('api::page.page', ['title', 'content'], ['de']),
    read('api::faq.faq', ['title'], ['nl', 'de']),
  ]);
});

describe('the list', () => {
  it('names each page once in a language, with its versions and the blocks in each', async () => {
    const faq = await createFaq();
    const id = await createPage({ title: 'Twice', content: page(faqBlock('a', faq), faqBlock('b', faq)) });
    expect((await publish(id)).status).toBe(200);
    const form = { force: true, content: page(title('x'), faqBlock('b', faq), faqBlock('c', faq)) };
    expect((await call(`${PAGES}/${id}?locale=nl`, { as: 'admin', method: 'PUT', body: form })).status).toBe(200);

    const { status, body } = await findUses('api::faq.faq', faq);
    expect(status).toBe(200);
    expect(body.meta).toEqual({ isTarget: true, page: 1, pageSize: 100, total: 1, hidden: 0 });
    const [entry] = body.data;
    expect(entry).toMatchObject({
      uid: 'api::page.page',
      kind: 'collectionType',
      typeName: 'Page',
      documentId: id,
      locale: 'nl',
      title: 'Twice',
      states: ['draft', 'published'],
      more: 0,
    });
    const places = entry.places.map((place: { blockId: string; path: string; states: string[] }) =>
      [place.blockId, place.path, ...place.states].join(' '),
    );
    expect(places.sort()).toEqual(['a faq published', 'b faq draft published', 'c faq draft']);
  });

  it('comes in parts, by title, and is empty for what nothing uses', async () => {
    const faq = await createFaq();
    for (const name of ['C', 'A', 'B']) await createPage({ title: name, content: page(faqBlock('a', faq)) });
    const second = await findUses('api::faq.faq', faq, { page: '2', pageSize: '1' });
    expect(second.body.meta).toMatchObject({ page: 2, pageSize: 1, total: 3 });
    expect(second.body.data.map((entry: { title: string }) => entry.title)).toEqual(['B']);
    expect((await findUses('api::faq.faq', await createFaq())).body).toMatchObject({ data: [], meta: { total: 0 } });
    expect((await findUses('api::redirect.redirect', faq)).body.meta.isTarget).toBe(false);
  });

  it('shows what a person may read, and counts the rest', async () => {
    const faq = await createFaq();
    const id = await createPage({ title: 'Geheim', content: page(faqBlock('a', faq)) });
    await saveDraft(id, page(faqBlock('a', faq)), 'de');
    const { status, body } = await findUses('api::faq.faq', faq, {}, german);
    expect(status).toBe(200);
    expect(body.meta).toMatchObject({ total: 1, hidden: 1 });
    expect(body.data).toMatchObject([{ locale: 'de', title: 'A page in de' }]);
    expect(JSON.stringify(body)).not.toContain('Geheim');
    // What one may not read oneself, one is not told of.
    const brand = await create('bike-brands', { title: 'Brand', slug: newSlug() });
    expect((await findUses('api::bike-brand.bike-brand', brand, {}, german)).status).toBe(403);
  });
});

it('a link follows its page to another slug, and stays a use of it', async () => {
  const to = await createPage({ title: 'Target', content: page(title('Here')) });
  expect((await publish(to)).status).toBe(200);
  const slug = newSlug();
  const from = await createPage({
    slug,
    content: page(button({ $ref: 'api::page.page', documentId: to, hash: '' })),
  });
  const change = { force: true, slug: `${newSlug()}-moved` };
  expect((await call(`${PAGES}/${to}?locale=nl`, { as: 'admin', method: 'PUT', body: change })).status).toBe(200);
  expect((await publish(to)).status).toBe(200);
  expect((await publish(from)).status).toBe(200);
  const { body } = await call(`/api/page-builder/page?country=nl&locale=nl&slug=${slug}`);
  expect(body.data.refs[`api::page.page:${to}`]).toMatchObject({ slug: change.slug });
  const uses = await findUses('api::page.page', to);
  expect(uses.body.data).toMatchObject([{ documentId: from, states: ['draft', 'published'] }]);
});

describe('who deletes an entry in use', () => {
  it('is told of the pages, and deletes it once they have seen them', async () => {
    const faq = await createFaq();
    await createPage({ title: 'Shows it', content: page(faqBlock('a', faq)) });
    const refused = await remove(`${FAQS}/${faq}?locale=nl`);
    expect(refused.status).toBe(409);
    expect(refused.body.error).toMatchObject({
      name: 'InUseError',
      message: 'This is used by "Shows it" (nl). Deleted, it is missing there.',
      details: { code: 'in-use', action: 'delete', total: 1, hidden: 0, entries: [{ title: 'Shows it' }] },
    });
    const { confirmation } = refused.body.error.details;

    // Somebody uses it meanwhile: what was seen is not all any more.
    await createPage({ title: 'Shows it too', content: page(faqBlock('a', faq)) });
    const again = await remove(`${FAQS}/${faq}?locale=nl`, { 'X-Confirm-Uses': confirmation });
    expect(again.body.error.message).toContain('"Shows it" (nl), "Shows it too" (nl)');
    const seen = { 'X-Confirm-Uses': again.body.error.details.confirmation };
    expect((await remove(`${FAQS}/${faq}?locale=nl`, seen)).status).toBe(200);
    expect((await call(`${FAQS}/${faq}?locale=nl`, { as: 'admin' })).status).toBe(404);
  });

  it('is told the same of several at once, and of one page less than it links to itself', async () => {
    const first = await createPage({ title: 'First', content: page(title('1')) });
    const second = await createPage({
      title: 'Second',
      content: page(button({ $ref: 'api::page.page', documentId: first, hash: '' })),
    });
    await saveDraft(first, page(button({ $ref: 'api::page.page', documentId: first, hash: '' })));
    const bulk = (documentIds: string[]) =>
      call(`${PAGES}/actions/bulkDelete?locale=nl`, { as: 'admin', body: { documentIds, locale: 'nl' } });
    const refused = await bulk([first]);
    expect(refused.status).toBe(409);
    expect(refused.body.error.details.entries).toMatchObject([{ documentId: second }]);
    expect((await bulk([first, second])).status).toBe(200);
  });

  it('is asked for the language that goes alone', async () => {
    const to = await createPage({ content: page(title('x')) });
    await saveDraft(to, page(title('y')), 'de');
    await createPage({
      content: page(button({ $ref: 'api::page.page', documentId: to, hash: '' })),
    });
    expect((await remove(`${PAGES}/${to}?locale=de`)).status).toBe(200);
    expect((await remove(`${PAGES}/${to}?locale=nl`)).status).toBe(409);
    expect((await remove(`${PAGES}/${to}?locale=*`)).status).toBe(409);
  });

  it('is asked before unpublishing what visitors see, and not for drafts', async () => {
    const faq = await createFaq();
    const id = await createPage({ content: page(faqBlock('a', faq)) });
    const unpublish = () => call(`${FAQS}/${faq}/actions/unpublish?locale=nl`, { as: 'admin', body: { locale: 'nl' } });
    expect((await publish(id)).status).toBe(200);
    const refused = await unpublish();
    expect(refused.status).toBe(409);
    expect(refused.body.error.message).toContain('Unpublished, it is missing there.');
    const away = await call(`${PAGES}/${id}/actions/unpublish?locale=nl`, { as: 'admin', body: { locale: 'nl' } });
    expect(away.status).toBe(200);
    expect((await unpublish()).status).toBe(200);
  });

  it('is not asked as a program: the API keeps to what Strapi says of it', async () => {
    const faq = await createFaq();
    const id = await createPage({ content: page(faqBlock('a', faq)) });
    expect((await call(`/api/faqs/${faq}?locale=nl`, { as: 'api', method: 'DELETE' })).status).toBe(204);
    // The page still says what it meant.
    expect((await findUses('api::faq.faq', faq)).body.data).toMatchObject([{ documentId: id }]);
  });
});

describe('a file in the form of an entry', () => {
  const share = async (name: string) => {
    const { id, reference } = await upload({ width: 20, height: 20 });
    const documentId = await createPage({ title: name, seo: { image: id } });
    return { file: id, reference, documentId };
  };

  it('is used there, in a component and in one within another, in each language and version', async () => {
    const { file, reference, documentId } = await share('Shared');
    expect((await publish(documentId)).status).toBe(200);
    const bike = await createBike({
      bike_variants: [{ name: 'Red', bike_image_set: { images: [file] } }],
    });
    const { body } = await findUses('media', reference.documentId);
    const entries = body.data.map(({ title, locale, states, places }: Record<string, unknown>) => ({
      ...{ title, locale, states },
      places,
    }));
    expect(entries).toEqual([
      {
        ...{ title: `Bike ${bike.slug}`, locale: null, states: ['draft', 'published'] },
        places: [expect.objectContaining({ labels: ['Variants', 'Pictures', 'Pictures'], blockId: '' })],
      },
      {
        ...{ title: 'Shared', locale: 'nl', states: ['draft', 'published'] },
        places: [
          expect.objectContaining({ labels: ['Search engines and shared links', 'Picture'], field: 'seo.image' }),
        ],
      },
    ]);
  });

  it('is gone from there when another takes its place, and with the entry', async () => {
    const { reference, documentId } = await share('For a while');
    const other = await upload({ width: 20, height: 20 });
    const form = { force: true, seo: { image: other.id } };
    expect((await call(`${PAGES}/${documentId}?locale=nl`, { as: 'admin', method: 'PUT', body: form })).status).toBe(
      200,
    );
    expect((await findUses('media', reference.documentId)).body.data).toEqual([]);
    expect((await findUses('media', other.reference.documentId)).body.data).toMatchObject([{ documentId }]);
    expect((await remove(`${PAGES}/${documentId}?locale=*`)).status).toBe(200);
    expect((await findUses('media', other.reference.documentId)).body.data).toEqual([]);
  });

  it('is counted, and not shown, to who may not read the field', async () => {
    const { reference, documentId } = await share('Nobody’s business');
    await saveDraft(documentId, page(image('a', reference)), 'de');
    const { body } = await findUses('media', reference.documentId, {}, german);
    expect(body.meta).toMatchObject({ total: 1, hidden: 1 });
    expect(body.data[0].places).toEqual([expect.objectContaining({ blockId: 'a' })]);
  });

  it('is deleted by nobody who was not told', async () => {
    const { file } = await share('With a shared picture');
    const refused = await remove(`/upload/files/${file}`);
    expect(refused.status).toBe(409);
    expect(refused.body.error.message).toContain('This is used by "With a shared picture" (nl).');
  });
});

describe('who deletes a file in use', () => {
  it('is told of the pages, and deletes it by saying so once more, but not with the same click', async () => {
    const { id, reference } = await upload({ width: 20, height: 20 });
    await createPage({ title: 'With a picture', content: page(image('a', reference)) });
    const refused = await remove(`/upload/files/${id}`);
    expect(refused.status).toBe(409);
    expect(refused.body.error.message).toBe(
      'This is used by "With a picture" (nl). Deleted, it is missing there. To delete it all the same, delete it once more within two minutes.',
    );
    expect((await remove(`/upload/files/${id}`)).status).toBe(409);
    await expect.poll(async () => (await remove(`/upload/files/${id}`)).status, { timeout: 10_000 }).toBe(200);
    expect((await call(`/upload/files/${id}`, { as: 'admin' })).status).toBe(404);
  });

  it('is told of it in a folder, too', async () => {
    const folder = await call('/upload/folders', { as: 'admin', body: { name: newSlug(), parent: null } });
    const { id: folderId } = folder.body.data;
    const { id, reference } = await upload({ width: 20, height: 20 });
    await createPage({ title: 'In a folder', content: page(image('a', reference)) });
    const move = { fileIds: [id], folderIds: [], destinationFolderId: folderId };
    expect((await call('/upload/actions/bulk-move', { as: 'admin', body: move })).status).toBe(200);
    const clear = (ids: object) => call('/upload/actions/bulk-delete', { as: 'admin', body: ids });
    const refused = await clear({ folderIds: [folderId], fileIds: [] });
    expect(refused.status).toBe(409);
    expect(refused.body.error.message).toContain('"In a folder" (nl)');
    const unused = await upload({ width: 20, height: 20 });
    expect((await clear({ folderIds: [], fileIds: [unused.id] })).status).toBe(200);
  });
});
