import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './harness/client.ts';
import { createPage, newSlug, page, readDraft, title } from './harness/pages.ts';
import { sharedCms } from './harness/shared-cms.ts';
import { createUser, createUserWith } from './harness/sign-in.ts';

/** Authors write pages of their own, in every language, and nothing inside pages of others. */

const PAGES = '/content-manager/collection-types/api::page.page';
const CREATOR = ['admin::is-creator'];
const FIELDS = ['title', 'slug', 'countries', 'content'];

let author = '';
/** Somebody who may also publish what is their own. */
let publisher = '';
let translator = '';
beforeAll(async () => {
  const { url, adminToken } = sharedCms();
  const allow = (action: string, locales: string[], conditions: string[] = []) => ({
    action: `plugin::content-manager.explorer.${action}`,
    subject: 'api::page.page',
    properties: { locales, ...(!['delete', 'publish'].includes(action) && { fields: FIELDS }) },
    conditions,
  });
  const locales = ['nl', 'de', 'en'];
  author = await createUserWith(url, adminToken, 'strapi-author');
  publisher = await createUser(url, adminToken, [
    allow('read', locales),
    ...['create', 'update', 'delete', 'publish'].map((action) => allow(action, locales, CREATOR)),
  ]);
  translator = await createUser(url, adminToken, [
    allow('read', locales),
    allow('create', ['de']),
    allow('update', ['de']),
  ]);
});

const ask = (token: string, method: string, path: string, body?: object) =>
  call(PAGES + path, { method, headers: { Authorization: `Bearer ${token}` }, ...(body && { body }) });

const form = () => ({ title: 'In another language', slug: newSlug(), content: page(title('Mine')) });

/** The ways by which a language can begin: named in the address, in the body, with and without a document. */
const WAYS = [
  ['saving', 'PUT', '?locale=de', {}],
  ['saving, the language in the body', 'PUT', '', { locale: 'de' }],
  ['publishing', 'POST', '/actions/publish?locale=de', {}],
] as const;

describe.each(WAYS)('%s', (_, method, path, more) => {
  it.each(['draft', 'published'])('begins no language in a %s page of somebody else', async (status) => {
    const id = await createPage({}, { status });
    for (const token of [author, publisher]) {
      expect((await ask(token, method, `/${id}${path}`, { ...form(), ...more })).status).toBe(403);
    }
    expect(await readDraft(id, 'de')).toBeFalsy();
  });
});

it('a language begins in a page of one’s own', async () => {
  for (const [path, more] of [
    ['?locale=de', {}],
    ['', { locale: 'en' }],
  ] as const) {
    const made = await ask(author, 'POST', '?locale=nl', form());
    const saved = await ask(author, 'PUT', `/${made.body.data.documentId}${path}`, { ...form(), ...more });
    expect(saved.status, path).toBe(200);
    expect(saved.body.data.locale).not.toBe('nl');
  }
});

it('a page that somebody else has begun a language in is shared: neither begins the next one alone', async () => {
  const made = await ask(author, 'POST', '?locale=nl', form());
  const id = made.body.data.documentId;
  expect((await call(`${PAGES}/${id}?locale=de`, { as: 'admin', method: 'PUT', body: form() })).status).toBe(200);
  const refused = await ask(author, 'PUT', `/${id}?locale=en`, form());
  expect(refused.status).toBe(403);
  expect(refused.body.error.message).toContain('This entry is not yours to change in every language (de)');
  expect((await ask(author, 'PUT', `/${id}?locale=nl`, { title: 'Still mine', force: true })).status).toBe(200);
  expect((await ask(author, 'PUT', `/${id}?locale=de`, { title: 'Not mine' })).status).toBe(403);
});

it('all languages at once are changed by nobody who may not change each of them', async () => {
  const made = await ask(publisher, 'POST', '?locale=nl', form());
  const id = made.body.data.documentId;
  expect((await call(`${PAGES}/${id}?locale=de`, { as: 'admin', method: 'PUT', body: form() })).status).toBe(200);
  expect((await call(`${PAGES}/${id}/actions/publish?locale=de`, { as: 'admin', body: {} })).status).toBe(200);
  const before = await readDraft(id, 'de');
  const refused = [
    await ask(publisher, 'DELETE', `/${id}?locale=*`),
    await ask(publisher, 'POST', `/${id}/actions/discard?locale=*`, {}),
    await ask(publisher, 'POST', `/${id}/actions/unpublish`, { locale: '*' }),
    await ask(publisher, 'POST', `/${id}/actions/publish?locale=*`, {}),
    await ask(publisher, 'POST', '/actions/bulkDelete?locale=*', { documentIds: [id], locale: '*' }),
    await ask(publisher, 'POST', '/actions/bulkPublish', { documentIds: [id], locale: ['nl', 'de'] }),
    await ask(publisher, 'POST', '/actions/bulkUnpublish', { documentIds: [id], locale: ['nl', 'de'] }),
    await ask(publisher, 'POST', '/actions/bulkDelete', { documentIds: [id], locale: 'de' }),
  ];
  for (const [index, { status }] of refused.entries()) {
    expect(status, String(index)).toBeGreaterThanOrEqual(400);
    expect(status, String(index)).toBeLessThan(500);
  }
  expect(await readDraft(id, 'de')).toEqual(before);
  expect((await call(`/api/pages/${id}?locale=de`, { as: 'api' })).status).toBe(200);
});

it('nobody copies, or reads in bulk, what is not theirs to read', async () => {
  const { url, adminToken } = sharedCms();
  const actions = ['read', 'create', 'update'];
  const owner = await createUser(
    url,
    adminToken,
    actions.map((action) => ({
      action: `plugin::content-manager.explorer.${action}`,
      subject: 'api::page.page',
      properties: { locales: ['nl', 'de'], fields: FIELDS },
      conditions: action === 'create' ? [] : CREATOR,
    })),
  );
  const secret = 'Kept to those who write it';
  const foreign = await createPage({ title: secret });
  const made = await ask(owner, 'POST', '?locale=nl', form());
  const { documentId: own } = made.body.data;
  const ways = (id: string) =>
    Promise.all([
      ask(owner, 'POST', `/clone/${id}?locale=nl`, form()),
      ask(owner, 'POST', `/auto-clone/${id}?locale=nl`, {}),
      ask(owner, 'POST', '/actions/bulkFindForValidation', { documentIds: [id], locale: 'nl' }),
    ]);
  const refused = await ways(foreign);
  expect(refused.map(({ status }) => status)).toEqual([403, expect.any(Number), 403]);
  expect(JSON.stringify(refused)).not.toContain(secret);
  expect(refused[0]?.body.error.message).toContain('so it cannot be copied');
  // The language is named in the body; one in the address counts for nothing.
  const elsewhere = await ask(owner, 'POST', '/actions/bulkFindForValidation?locale=de', { documentIds: [foreign] });
  expect(elsewhere.status).toBe(403);
  const allowed = await ways(own);
  expect([allowed[0]?.status, allowed[2]?.status]).toEqual([200, 200]);
  // One language is copied: what somebody else wrote in another stays where it is.
  await call(`${PAGES}/${own}?locale=de`, { as: 'admin', method: 'PUT', body: form() });
  expect((await ask(owner, 'POST', `/clone/${own}?locale=nl`, form())).status).toBe(200);
  expect((await ask(owner, 'POST', `/clone/${own}?locale=de`, { ...form(), locale: 'de' })).status).toBe(403);
});

it('who may write one language begins it in pages of everyone, and no other', async () => {
  const id = await createPage();
  expect((await ask(translator, 'PUT', `/${id}?locale=de`, form())).status).toBe(200);
  expect((await ask(translator, 'PUT', `/${id}?locale=en`, form())).status).toBe(403);
});

it('editors begin languages in pages of everyone', async () => {
  const { url, adminToken } = sharedCms();
  const editor = await createUserWith(url, adminToken, 'strapi-editor');
  expect((await ask(editor, 'PUT', `/${await createPage()}?locale=de`, form())).status).toBe(200);
});

it('nobody discards, with a draft, what is not theirs to change', async () => {
  const { url, adminToken } = sharedCms();
  const allow = (action: string, fields: string[]) => ({
    action: `plugin::content-manager.explorer.${action}`,
    subject: 'api::page.page',
    properties: { locales: ['nl'], fields },
  });
  const titles = await createUser(url, adminToken, [allow('read', FIELDS), allow('update', ['title'])]);
  const words = await createUser(url, adminToken, [allow('read', FIELDS), allow('update', ['title', 'content'])]);
  const id = await createPage({ title: 'Published' }, { status: 'published' });
  const discard = (token: string) => ask(token, 'POST', `/${id}/actions/discard?locale=nl`, { locale: 'nl' });
  const change = async (data: object) =>
    expect(
      (await call(`${PAGES}/${id}?locale=nl`, { as: 'admin', method: 'PUT', body: { force: true, ...data } })).status,
    ).toBe(200);
  await change({ title: 'Changed' });
  expect((await discard(titles)).status).toBe(200);
  await change({ title: 'Changed', content: page(title('Somebody’s work')) });
  const refused = await discard(titles);
  expect(refused.status).toBe(403);
  expect(refused.body.error.message).toContain('"content" of this draft is not yours to change');
  expect((await readDraft(id)).content.blocks[0].props.title).toBe('Somebody’s work');
  expect((await discard(words)).status).toBe(200);
  await change({ seo: { metaTitle: 'For search engines' } });
  expect((await discard(words)).status).toBe(403);
});
