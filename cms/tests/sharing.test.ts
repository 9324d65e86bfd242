import { beforeAll, describe, expect, it } from 'vitest';
import { isFull } from '../../scripts/testing/matrix.ts';
import { call } from './harness/client.ts';
import { button, createPage, newSlug, page, publish, title } from './harness/pages.ts';
import { sharedCms } from './harness/shared-cms.ts';
import { createUser, createUserWith, type Permission } from './harness/sign-in.ts';
import { PREVIEW_TOKEN } from './harness/start-cms.ts';
import { writeDatabase } from './harness/write-database.ts';

const SHARES = '/page-builder/shares';
const MODEL = 'api::page.page';
const GUEST = { 'X-Share-Guest': 'guest-of-the-tests', 'X-Share-Name': encodeURIComponent('Zoë <b>') };
const REFUSAL = {
  data: null,
  error: {
    status: 404,
    name: 'NotFoundError',
    message: 'This link does not work. It may have expired or been taken back.',
    details: {},
  },
};

const placeOf = (documentId: string, locale = 'nl') => ({ model: MODEL, documentId, locale, field: 'content' });

const as = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

async function share(documentId: string, more: object = {}): Promise<{ id: string; token: string }> {
  const answer = await call(SHARES, { as: 'admin', body: { ...placeOf(documentId), days: 7, ...more } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  const { address } = answer.body.meta;
  expect(address).toMatch(/^http:\/\/preview\.test\/share\/[\w-]{43}$/);
  return { id: answer.body.data.id, token: address.slice(address.lastIndexOf('/') + 1) };
}

const list = async (documentId: string) =>
  (await call(`${SHARES}?${new URLSearchParams({ model: MODEL, documentId, locale: 'nl' })}`, { as: 'admin' })).body;

/** As the preview server asks. */
const open = (token: string, query = 'country=nl&locale=nl', headers: Record<string, string> = {}) =>
  call(`/api/page-builder/shared?${query}`, {
    headers: { Authorization: `Bearer ${PREVIEW_TOKEN}`, 'X-Share-Token': token, ...headers },
  });

const addLanguage = (id: string, locale: string, data: object) =>
  call(`/api/pages/${id}?locale=${locale}&status=draft`, { as: 'api', method: 'PUT', body: { force: true, data } });

describe('a guest with a link', () => {
  it('sees the draft in every language, and of other entries only what is public', async () => {
    const secret = await createPage({ title: 'Nog geheim' });
    const known = await createPage({ title: 'Bekend', slug: newSlug() }, { status: 'published' });
    const links = [secret, known].map((documentId) => button({ $ref: MODEL, documentId, hash: '' }));
    const id = await createPage({ title: 'Voorstel', content: page(title('Van ons'), ...links) });
    await addLanguage(id, 'en', { title: 'Proposal', slug: newSlug(), content: page(title('Of ours')) });
    const { token } = await share(id);

    const { status, body, headers } = await open(token);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(body.data).toMatchObject({ locale: 'nl', page: { title: 'Voorstel', documentId: id } });
    expect(body.data.places.map(({ locale }: { locale: string }) => locale)).toEqual(['en', 'nl']);
    expect(body.data.page.refs).toEqual({
      [`${MODEL}:${secret}`]: null,
      [`${MODEL}:${known}`]: expect.objectContaining({ title: 'Bekend' }),
    });
    expect((await open(token, 'country=de&locale=en')).body.data.page.title).toBe('Proposal');
    expect((await open(token, 'country=de&locale=de')).body.data.page).toBeNull();
    expect((await open(token, '')).body.data).toMatchObject({ page: null, expiresAt: expect.any(String) });

    await publish(id);
    await addLanguage(id, 'nl', { title: 'Na publicatie' });
    expect((await open(token)).body.data.page.title).toBe('Na publicatie');
  });

  it('is noted by name and time when a page was shown, one line for each browser', async () => {
    const id = await createPage();
    const { token } = await share(id, { recipient: '  De drukker ' });
    await open(token);
    await open(token, 'country=de&locale=de', GUEST);
    expect((await list(id)).data).toMatchObject([{ recipient: 'De drukker', creator: 'Test Runner', openings: [] }]);
    await open(token, undefined, GUEST);
    await open(token, undefined, GUEST);
    await open(token, undefined, { 'X-Share-Guest': 'another-guest-here' });
    const [link] = (await list(id)).data;
    expect(link.openings).toHaveLength(2);
    expect(link.openings).toEqual(
      expect.arrayContaining([
        { name: 'Zoë <b>', firstAt: expect.any(String), lastAt: expect.any(String), views: 2 },
        { name: '', firstAt: expect.any(String), lastAt: expect.any(String), views: 1 },
      ]),
    );
    expect(JSON.stringify(link)).not.toContain(token);
  });

  it.runIf(isFull)('is counted only once the list of guests is full', async () => {
    const id = await createPage();
    const { token } = await share(id);
    for (let guest = 0; guest < 101; guest += 1) {
      await open(token, undefined, { 'X-Share-Guest': `guest-number-${String(guest).padStart(4, '0')}` });
    }
    const [link] = (await list(id)).data;
    expect(link.openings).toHaveLength(100);
    expect(link.unlisted).toBe(1);
  });

  it('is refused in the same words, whatever is wrong with the link', async () => {
    const id = await createPage();
    const goneId = await createPage();
    const gone = await share(goneId);
    const [expired, revoked, good] = [await share(id), await share(id), await share(id)];
    await letEnd(expired.id, 1);
    expect((await call(`${SHARES}/${revoked.id}`, { as: 'admin', method: 'DELETE' })).status).toBe(200);
    await call(`/api/pages/${goneId}?locale=nl`, { as: 'api', method: 'DELETE' });
    const tampered = `${good.token.slice(0, -1)}${good.token.endsWith('A') ? 'B' : 'A'}`;
    for (const token of [expired.token, revoked.token, gone.token, tampered, '', 'x', good.token.repeat(2), good.id]) {
      const { status, body } = await open(token, undefined, GUEST);
      expect({ token, status, body }).toEqual({ token, status: 404, body: REFUSAL });
    }
    expect((await open(good.token)).status).toBe(200);
    const ended = (await list(id)).data.filter(({ id: link }: { id: string }) => link !== good.id);
    expect(ended.map(({ openings }: { openings: object[] }) => openings)).toEqual([[], []]);
  });

  it('gets nothing without the preview server', async () => {
    const { token } = await share(await createPage());
    for (const headers of [{}, { Authorization: 'Bearer a-guess' }, { Authorization: `Bearer ${token}` }]) {
      const answer = await call('/api/page-builder/shared?country=nl&locale=nl', {
        headers: { ...headers, 'X-Share-Token': token } as Record<string, string>,
      });
      expect(answer.status).toBe(401);
    }
    // Nor does a link open anything else.
    for (const path of ['/api/page-builder/page?country=nl&locale=nl&status=draft', `/api/pages?locale=nl`, SHARES]) {
      const answer = await call(path, { headers: { Authorization: `Bearer ${token}`, 'X-Share-Token': token } });
      expect(answer.status, path).toBe(401);
    }
  });
});

/** Lets a link have ended some days ago. */
async function letEnd(link: string, days: number): Promise<void> {
  const cms = sharedCms();
  const end = Date.now() - days * 24 * 60 * 60 * 1000;
  const sql = 'UPDATE page_builder_share_links SET expires_at = ? WHERE document_id = ?';
  await writeDatabase(cms, sql, [cms.databaseUrl ? new Date(end).toISOString() : String(end), link]);
}

describe('a link', () => {
  it('that ended a month ago is deleted, and so is one whose page is gone', async () => {
    const id = await createPage();
    const goneId = await createPage();
    const [old, recent] = [await share(id), await share(id)];
    await share(goneId);
    await letEnd(old.id, 31);
    await letEnd(recent.id, 29);
    await call(`/api/pages/${goneId}?locale=nl`, { as: 'api', method: 'DELETE' });
    expect((await list(goneId)).data).toHaveLength(1);
    // As once a day, before a link is made.
    const made = await share(id);
    expect((await list(id)).data.map((link: { id: string }) => link.id)).toEqual([made.id, recent.id]);
    expect((await list(goneId)).data).toEqual([]);
  });

  it('can be taken back twice, and stays taken back', async () => {
    const { id } = await share(await createPage());
    const first = await call(`${SHARES}/${id}`, { as: 'admin', method: 'DELETE' });
    const second = await call(`${SHARES}/${id}`, { as: 'admin', method: 'DELETE' });
    expect(first.body.data.revokedAt).toEqual(expect.any(String));
    expect(second.body.data.revokedAt).toBe(first.body.data.revokedAt);
    expect((await call(`${SHARES}/none`, { as: 'admin', method: 'DELETE' })).status).toBe(404);
  });

  it('is one of twenty that work at most', async () => {
    const id = await createPage();
    const made = [];
    for (let number = 0; number < 20; number += 1) made.push(await share(id));
    const refused = await call(SHARES, { as: 'admin', body: { ...placeOf(id), days: 1 } });
    expect(refused.status).toBe(400);
    expect(refused.body.error.message).toBe(
      'This page has 20 links that work, which is the most. Take one of them back first.',
    );
    await call(`${SHARES}/${made[0]?.id}`, { as: 'admin', method: 'DELETE' });
    await share(id);
  });

  it.each<[string, object, number]>([
    ['for ever', { days: 31 }, 400],
    ['for no time', { days: 0 }, 400],
    ['for a part of a day', { days: 0.5 }, 400],
    ['without an end', { days: undefined }, 400],
    ['for two lines of people', { recipient: 'one\ntwo' }, 400],
    ['for too many people', { recipient: 'x'.repeat(101) }, 400],
    ['to what is no page field', { field: 'seo' }, 404],
    ['in no language', { locale: undefined }, 400],
    ['in a language without a draft', { locale: 'fr' }, 404],
    ['to nothing', { documentId: 'none' }, 404],
    ['to what is no page', { model: 'api::faq.faq' }, 404],
    ['to saved blocks', { model: 'plugin::page-builder.section', locale: undefined }, 400],
    ['with more than that', { hash: 'x' }, 400],
  ])('%s is refused with a sentence', async (_, more, status) => {
    const answer = await call(SHARES, { as: 'admin', body: { ...placeOf(await createPage()), days: 1, ...more } });
    expect(answer.status).toBe(status);
    expect(answer.body.error.message).toMatch(/\.$/);
  });

  it('is nothing that the content manager or the API shows', async () => {
    await share(await createPage());
    const { url, adminToken } = sharedCms();
    const editor = await createUserWith(url, adminToken, 'strapi-editor');
    for (const type of ['share-link', 'share-opening']) {
      const path = `/content-manager/collection-types/plugin::page-builder.${type}`;
      expect((await call(path, as(editor))).status).toBe(403);
      for (const name of [`/api/${type}s`, `/api/page-builder/${type}s`]) {
        expect((await call(name, { as: 'api' })).status).toBe(404);
      }
    }
    const isOurs = ({ uid }: { uid: string }) => uid.startsWith('plugin::page-builder.share-');
    const types = await call('/content-manager/content-types', { as: 'admin' });
    const shown = types.body.data.filter(isOurs);
    expect(shown.map(({ isDisplayed }: { isDisplayed: boolean }) => isDisplayed)).toEqual([false, false]);
    const { sections } = (await call('/admin/permissions', { as: 'admin' })).body.data;
    expect(sections.collectionTypes.subjects.filter(isOurs)).toEqual([]);
    expect(JSON.stringify(sections.plugins)).toContain('Share drafts by a link');
  });
});

describe('who may share', () => {
  const explorer = (action: string, properties: object = {}, conditions: string[] = []): Permission => ({
    action: `plugin::content-manager.explorer.${action}`,
    subject: MODEL,
    properties: { fields: ['title', 'slug', 'content', 'countries', 'seo'], ...properties },
    conditions,
  });
  const right: Permission = { action: 'plugin::page-builder.shares.manage', subject: null };
  const locales = { locales: ['nl', 'en', 'de'] };

  let author = '';
  let dutch = '';
  let publisher = '';
  let blind = '';
  let writer = '';
  let reader = '';
  let nobody = '';
  beforeAll(async () => {
    const { url, adminToken } = sharedCms();
    author = await createUserWith(url, adminToken, 'strapi-author');
    nobody = await createUser(url, adminToken, []);
    writer = await createUser(url, adminToken, [explorer('read', locales), explorer('update', locales)]);
    reader = await createUser(url, adminToken, [explorer('read', locales), right]);
    dutch = await createUser(url, adminToken, [
      explorer('read', { locales: ['nl'] }),
      explorer('update', { locales: ['nl'] }),
      right,
    ]);
    blind = await createUser(url, adminToken, [
      explorer('read', { ...locales, fields: ['title'] }),
      explorer('update', locales),
      { ...explorer('publish'), properties: locales },
      right,
    ]);
    publisher = await createUser(url, adminToken, [
      explorer('read', { locales: ['nl'] }),
      explorer('update', { locales: ['nl'] }),
      { ...explorer('publish'), properties: { locales: ['nl'] } },
      right,
    ]);
  });

  const attempt = async (token: string, documentId: string) => {
    const query = new URLSearchParams({ model: MODEL, documentId, locale: 'nl' });
    const { id } = await share(documentId);
    const listed = await call(`${SHARES}?${query}`, as(token));
    const made = await call(SHARES, { ...as(token), body: { ...placeOf(documentId), days: 1 } });
    const revoked = await call(`${SHARES}/${id}`, { ...as(token), method: 'DELETE' });
    return [listed.status, made.status, revoked.status];
  };

  it('needs the right to change the entry and the right to share', async () => {
    const id = await createPage();
    expect(await attempt(nobody, id)).toEqual([403, 403, 403]);
    expect(await attempt(writer, id)).toEqual([403, 403, 403]);
    expect(await attempt(reader, id)).toEqual([403, 403, 403]);
    // Links of others are for who may publish.
    expect(await attempt(dutch, id)).toEqual([200, 201, 403]);
    expect(await attempt(publisher, id)).toEqual([200, 201, 200]);
    // Nor for who publishes what they may read no more of than its title.
    expect(await attempt(blind, id)).toEqual([200, 403, 403]);
  });

  it('is an author only of their own pages', async () => {
    expect(await attempt(author, await createPage())).toEqual([403, 403, 403]);
    const data = { title: 'Van mij', slug: newSlug(), content: page(title('Van mij')) };
    const own = await call(`/content-manager/collection-types/${MODEL}?locale=nl`, { ...as(author), body: data });
    expect(own.status).toBe(201);
    expect(await attempt(author, own.body.data.documentId)).toEqual([200, 201, 403]);
  });

  it('lists and takes back links of the language that they may change, and no other', async () => {
    const id = await createPage();
    await addLanguage(id, 'en', { title: 'English', slug: newSlug() });
    const { id: ofEnglish } = await share(id, { locale: 'en' });
    const { id: ofDutch } = await share(id);
    const query = (locale: string) => `${SHARES}?${new URLSearchParams({ model: MODEL, documentId: id, locale })}`;
    const listed = await call(query('nl'), as(publisher));
    expect(listed.body.data.map((link: { id: string }) => link.id)).toEqual([ofDutch]);
    expect((await call(query('en'), as(publisher))).status).toBe(403);
    expect((await call(`${SHARES}/${ofEnglish}`, { ...as(publisher), method: 'DELETE' })).status).toBe(403);
    expect((await call(`${SHARES}/${ofDutch}`, { ...as(publisher), method: 'DELETE' })).status).toBe(200);
  });

  it('lists their own, and those of others where they may publish', async () => {
    const id = await createPage();
    const { id: ofAdmin } = await share(id);
    const made = await call(SHARES, { ...as(dutch), body: { ...placeOf(id), days: 1 } });
    const query = `${SHARES}?${new URLSearchParams({ model: MODEL, documentId: id, locale: 'nl' })}`;
    const listed = async (token: string) =>
      (await call(query, as(token))).body.data.map((link: { id: string }) => link.id);
    expect(await listed(dutch)).toEqual([made.body.data.id]);
    expect(await listed(publisher)).toEqual([made.body.data.id, ofAdmin]);
  });

  it('takes back their own, also once others have added languages to the page', async () => {
    const data = { title: 'Van mij', slug: newSlug(), content: page(title('Van mij')) };
    const own = await call(`/content-manager/collection-types/${MODEL}?locale=nl`, { ...as(author), body: data });
    const { documentId } = own.body.data;
    const made = await call(SHARES, { ...as(author), body: { ...placeOf(documentId), days: 1 } });
    await addLanguage(documentId, 'de', { title: 'Von anderen', slug: newSlug() });
    const revoked = await call(`${SHARES}/${made.body.data.id}`, { ...as(author), method: 'DELETE' });
    expect(revoked.status).toBe(200);
  });

  it('shares no language that they may not read', async () => {
    const id = await createPage();
    await addLanguage(id, 'en', { title: 'Not theirs', slug: newSlug() });
    const made = await call(SHARES, { ...as(dutch), body: { ...placeOf(id), days: 1 } });
    const token = made.body.meta.address.split('/').pop();
    const { data } = (await open(token)).body;
    expect(data.places.map(({ locale }: { locale: string }) => locale)).toEqual(['nl']);
    expect(data.page.localizations).toEqual([]);
    expect((await open(token, 'country=nl&locale=en')).body.data.page).toBeNull();
    const english = await call(SHARES, { ...as(dutch), body: { ...placeOf(id, 'en'), days: 1 } });
    expect(english.status).toBe(403);
  });

  it('shares no language that others add, unless they may read it', async () => {
    const { url, adminToken } = sharedCms();
    const own = (action: string) => explorer(action, locales, ['admin::is-creator']);
    const maker = await createUser(url, adminToken, [own('read'), own('update'), explorer('create', locales), right]);
    const data = { title: 'Van mij', slug: newSlug(), content: page(title('Van mij')) };
    const made = await call(`/content-manager/collection-types/${MODEL}?locale=nl`, { ...as(maker), body: data });
    const { documentId } = made.body.data;
    const shared = await call(SHARES, { ...as(maker), body: { ...placeOf(documentId), days: 1 } });
    const token = shared.body.meta.address.split('/').pop();
    await addLanguage(documentId, 'en', { title: 'Of others', slug: newSlug() });
    const { data: opened } = (await open(token)).body;
    expect(opened.places.map(({ locale }: { locale: string }) => locale)).toEqual(['nl']);
    expect(opened.page.localizations).toEqual([]);
    expect((await open(token, 'country=nl&locale=en')).body.data.page).toBeNull();
  });

  it('leaves out what they may not read: what search engines get, and saved sections', async () => {
    const SECTION = 'plugin::page-builder.section';
    const section = await call(`/content-manager/collection-types/${SECTION}`, {
      as: 'admin',
      body: { name: 'Kept', content: page(title('Of a section')) },
    });
    const { documentId } = section.body.data;
    const used = { id: 'used', type: 'SyncedSection', v: 1, props: { section: { $ref: SECTION, documentId } } };
    const id = await createPage({ seo: { metaTitle: 'For search engines' }, content: page(title('Seen'), used) });
    const made = await call(SHARES, { ...as(dutch), body: { ...placeOf(id), days: 1 } });
    const { page: seen } = (await open(made.body.meta.address.split('/').pop())).body.data;
    expect(JSON.stringify(seen)).toContain('Seen');
    expect(JSON.stringify(seen)).not.toMatch(/For search engines|Of a section/);
    const { page: whole } = (await open((await share(id)).token)).body.data;
    expect(JSON.stringify(whole)).toMatch(/For search engines/);
    expect(JSON.stringify(whole)).toMatch(/Of a section/);
  });

  it('shares for as long as they could make the link again', async () => {
    const rights = [explorer('read', locales), explorer('update', locales), right];
    const { url, adminToken } = sharedCms();
    const maker = await createUser(url, adminToken, rights);
    const me = (await call('/admin/users/me', as(maker))).body.data;
    const made = await call(SHARES, { ...as(maker), body: { ...placeOf(await createPage()), days: 1 } });
    const token = made.body.meta.address.split('/').pop();
    const status = async () => (await open(token)).status;
    const change = (path: string, body: object) => call(path, { as: 'admin', method: 'PUT', body });
    const allow = (permissions: Permission[]) =>
      change(`/admin/roles/${me.roles[0].id}/permissions`, {
        permissions: permissions.map((entry) => ({ properties: {}, conditions: [], ...entry })),
      });
    expect(await status()).toBe(200);
    for (const missing of rights) {
      await allow(rights.filter((one) => one !== missing));
      expect(await status(), missing.action).toBe(404);
      await allow(rights);
      expect(await status(), missing.action).toBe(200);
    }
    await change(`/admin/users/${me.id}`, { isActive: false });
    expect(await status()).toBe(404);
    await change(`/admin/users/${me.id}`, { isActive: true });
    expect(await status()).toBe(200);
    await call(`/admin/users/${me.id}`, { as: 'admin', method: 'DELETE' });
    expect(await status()).toBe(404);
  });
});
