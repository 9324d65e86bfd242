/** Copies of pages in several of their languages. */
import { expect, it } from 'vitest';
import { call } from './harness/client.ts';
import { createPage, newSlug, page, readDraft, title } from './harness/pages.ts';
import { sharedCms } from './harness/shared-cms.ts';
import { createUser, createUserWith, type Permission } from './harness/sign-in.ts';

const PAGES = 'api::page.page';
const FIELDS = ['title', 'slug', 'countries', 'content'];

function duplicate(documentId: string, locales: string[], token = sharedCms().adminToken) {
  const headers = { Authorization: `Bearer ${token}` };
  return call('/page-builder/duplicates', { headers, body: { model: PAGES, documentId, locales } });
}

async function createInThree(): Promise<{ id: string; slug: string }> {
  const slug = newSlug();
  const id = await createPage({ title: 'Nederlands', slug, countries: ['nl'], content: page(title('Hallo')) });
  for (const [locale, name] of [
    ['de', 'Deutsch'],
    ['fr', 'Français'],
  ]) {
    const data = { title: name, slug, content: page(title(`${name}!`)) };
    const answer = await call(`/api/pages/${id}?locale=${locale}&status=draft`, {
      as: 'api',
      method: 'PUT',
      body: { force: true, data },
    });
    expect(answer.status).toBe(200);
  }
  return { id, slug };
}

it('a copy has the languages that are named, each with its content, and an address that is free', async () => {
  const { id, slug } = await createInThree();
  const { status, body } = await duplicate(id, ['nl', 'fr']);
  expect(status).toBe(201);
  const copy = body.data.documentId;
  expect(copy).not.toBe(id);
  for (const locale of ['nl', 'fr']) {
    const [made, source] = [await readDraft(copy, locale), await readDraft(id, locale)];
    expect(made).toMatchObject({ title: source.title, slug: `${slug}-copy`, content: source.content });
  }
  expect(await readDraft(copy, 'de')).toBeNull();
  expect((await duplicate(id, ['nl', 'be'])).body.error.message).toBe('This entry is not there in be.');
  expect((await duplicate(id, [])).status).toBe(400);
});

it('an author copies what they wrote', async () => {
  const { url, adminToken } = sharedCms();
  const author = await createUserWith(url, adminToken, 'strapi-author');
  const { body } = await call(`/content-manager/collection-types/${PAGES}`, {
    headers: { Authorization: `Bearer ${author}` },
    body: { title: 'Mine', slug: newSlug(), content: page(title('Hallo')) },
  });
  const copy = await duplicate(body.data.documentId, ['nl'], author);
  expect(copy.status).toBe(201);
  const read = `/content-manager/collection-types/${PAGES}/${copy.body.data.documentId}?locale=nl`;
  expect((await call(read, { headers: { Authorization: `Bearer ${author}` } })).body.data.title).toBe('Mine');
});

it('nobody copies a language that they may not read or begin', async () => {
  const { url, adminToken } = sharedCms();
  const { id } = await createInThree();
  const allow = (action: string, locales: string[], fields = FIELDS): Permission => ({
    action: `plugin::content-manager.explorer.${action}`,
    subject: PAGES,
    properties: { fields, locales },
  });
  const dutch = await createUser(url, adminToken, [allow('read', ['nl', 'de']), allow('create', ['nl'])]);
  expect((await duplicate(id, ['nl'], dutch)).status).toBe(201);
  expect((await duplicate(id, ['nl', 'de'], dutch)).status).toBe(403);
  const blind = await createUser(url, adminToken, [allow('read', ['nl'], ['title', 'slug']), allow('create', ['nl'])]);
  expect((await duplicate(id, ['nl'], blind)).body.error).toMatchObject({ status: 403 });
  const unplaced = FIELDS.filter((field) => field !== 'countries');
  const writer = await createUser(url, adminToken, [allow('read', ['nl']), allow('create', ['nl'], unplaced)]);
  const { body } = await duplicate(id, ['nl'], writer);
  expect(await readDraft(body.data.documentId)).toMatchObject({ title: 'Nederlands', countries: null });
});
