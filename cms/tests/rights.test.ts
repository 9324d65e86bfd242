import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, call } from './harness/client.ts';
import { upload } from './harness/images.ts';
import { createPage, newSlug, page, title } from './harness/pages.ts';
import { allow, ask, createPerson, FIELDS, PAGES, type Person, READ, UPDATE } from './harness/people.ts';
import { sharedCms } from './harness/shared-cms.ts';
import { createUser, createUserWith, type Permission } from './harness/sign-in.ts';

/** Every change of what a user may do holds from the next request on. */

const LIST = `/content-manager/collection-types/${PAGES}`;

function setPermissions({ role }: Person, permissions: Permission[]): Promise<Answer> {
  const complete = permissions.map((entry) => ({ conditions: [], properties: {}, ...entry }));
  return call(`/admin/roles/${role}/permissions`, { as: 'admin', method: 'PUT', body: { permissions: complete } });
}

it('a permission that is taken from a role is gone at once, and back at once', async () => {
  const person = await createPerson([allow(READ)]);
  for (let request = 0; request < 3; request += 1) expect((await ask(person.token, LIST)).status).toBe(200);
  expect((await setPermissions(person, [])).status).toBe(200);
  expect((await ask(person.token, LIST)).status).toBe(403);
  expect((await setPermissions(person, [allow(READ)])).status).toBe(200);
  expect((await ask(person.token, LIST)).status).toBe(200);
});

it('a language that is taken from a role is gone at once', async () => {
  const person = await createPerson([allow(READ, ['nl', 'de'])]);
  const id = await createPage({}, { locale: 'de' });
  expect((await ask(person.token, `${LIST}/${id}?locale=de`)).status).toBe(200);
  expect((await setPermissions(person, [allow(READ)])).status).toBe(200);
  expect((await ask(person.token, `${LIST}/${id}?locale=de`)).status).toBe(403);
});

it('a user who gets another role has its rights at once, and those of the old one no longer', async () => {
  const reader = await createPerson([allow(READ)]);
  const writer = await createPerson([allow(READ), allow(UPDATE)]);
  const id = await createPage();
  const write = () => ask(reader.token, `${LIST}/${id}?locale=nl`, { title: 'Written', force: true });
  expect((await write()).status).toBe(403);
  const give = (role: number) =>
    call(`/admin/users/${reader.id}`, { as: 'admin', method: 'PUT', body: { roles: [role] } });
  expect((await give(writer.role)).status).toBe(200);
  expect((await write()).status).toBe(200);
  expect((await give(reader.role)).status).toBe(200);
  expect((await write()).status).toBe(403);
});

it('rights that depend on who made an entry are each user’s own', async () => {
  const { url, adminToken } = sharedCms();
  const [one = '', other = ''] = [
    await createUserWith(url, adminToken, 'strapi-author'),
    await createUserWith(url, adminToken, 'strapi-author'),
  ];
  const made = await call(`${LIST}?locale=nl`, {
    headers: { Authorization: `Bearer ${one}` },
    body: { title: 'Of one author', slug: `own-${crypto.randomUUID()}` },
  });
  expect(made.status).toBe(201);
  const path = `${LIST}/${made.body.data.documentId}?locale=nl`;
  for (let round = 0; round < 2; round += 1) {
    expect((await ask(one, path, { title: `Mine ${round}`, force: true })).status).toBe(200);
    expect((await ask(other, path, { title: 'Not mine' })).status).toBe(403);
  }
});

describe('what the page editor looks up', () => {
  const ADMITTED = 200;
  const OTHERS: [what: string, permissions: Permission[], status: number][] = [
    ['nobody gave any right', [], 403],
    ['may change pages, and read none', [allow(UPDATE)], 403],
    ['reads another kind of entry', [{ ...allow(READ), subject: 'api::faq.faq' }], 403],
    ['reads pages of another language', [allow(READ, ['de'])], ADMITTED],
    ['reads pages of their own', [{ ...allow(READ), conditions: ['admin::is-creator'] }], ADMITTED],
  ];

  let fileId: number;
  beforeAll(async () => {
    fileId = (await upload({ width: 20, height: 20 })).id;
  });

  it.each(OTHERS)('shows no draft and no file to a person who %s', async (_, permissions, status) => {
    const { token } = await createPerson(permissions);
    const draft = await createPage({ title: 'Kept to those who write it' });
    const answer = await ask(token, `/page-builder/references?locale=nl&keys=api::page.page:${draft}`);
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).not.toContain('Kept to those who write it');
    expect((await ask(token, `/page-builder/media?ids=${fileId}`)).status).toBe(403);
  });
});

describe('who reads titles of all pages, and whole pages of their own in one language', () => {
  const own = (action: string, locales = ['nl']) => ({ ...allow(action, locales), conditions: ['admin::is-creator'] });
  const titles = (action: string) => ({ ...allow(action), properties: { fields: ['title'], locales: ['nl', 'de'] } });
  const VERSIONS = 'plugin::page-builder.versions.see';
  const versions = { action: VERSIONS, subject: PAGES, properties: { locales: ['nl', 'de'] } };
  const create = allow('plugin::content-manager.explorer.create');
  const BODY = 'Kept to those who write it';

  /** Everything of the plugin and of Strapi's preview that shows a page, or tells of one. */
  const lookUps = (id: string, locale: string): [path: string, body?: object][] => {
    const place = { model: PAGES, documentId: id, locale, field: 'content' };
    const query = new URLSearchParams(place);
    return [
      ['/page-builder/presence', { ...place, session: 'window' }],
      [`/page-builder/sources?${query}`],
      [`/page-builder/sources/former?${query}&from=${locale}`],
      [`/page-builder/sources/former-page?${query}&from=${locale}`],
      [`/page-builder/versions?${query}`],
      [`/page-builder/safety-copies?${query}`],
      [`/content-manager/preview/url/${PAGES}?${new URLSearchParams({ documentId: id, locale, status: 'draft' })}`],
    ];
  };
  const askAll = (token: string, id: string, locale = 'nl') =>
    Promise.all(
      lookUps(id, locale).map(async ([path, body]) => {
        const { status } = await call(path, {
          headers: { Authorization: `Bearer ${token}` },
          ...(body && { method: 'POST', body }),
        });
        return `${path.replace(/\?.*/, '')} ${status}`;
      }),
    );
  const answers = (status: number) => lookUps('', '').map(([path]) => `${path.replace(/\?.*/, '')} ${status}`);

  it('comes to no page of others by any look-up, and to their own by each', async () => {
    const person = await createPerson([titles(READ), versions]);
    const owner = await createPerson([own(READ), own(UPDATE), create]);
    const roles = [person.role, owner.role];
    await call(`/admin/users/${person.id}`, { as: 'admin', method: 'PUT', body: { roles } });
    const others = await createPage({ title: 'Anybody may know this', content: page(title(BODY)) });
    expect((await ask(person.token, `${LIST}/${others}?locale=nl`)).status).toBe(200);
    expect(await askAll(person.token, others)).toEqual(answers(403));
    const made = await call(`${LIST}?locale=nl`, {
      headers: { Authorization: `Bearer ${person.token}` },
      body: { title: 'Mine', slug: newSlug(), content: page(title('Mine')) },
    });
    const { documentId } = made.body.data;
    // A preview shows what search engines get, too, which this person may not read.
    expect(await askAll(person.token, documentId)).toEqual([...answers(200).slice(0, -1), ...answers(403).slice(-1)]);
    expect(await askAll(person.token, documentId, 'de')).toEqual(answers(403));
  });

  it('gets no page along with another entry, another language or an answer', async () => {
    const german = allow(READ, ['de']);
    const person = await createPerson([
      german,
      allow(UPDATE, ['de']),
      { action: 'plugin::content-manager.explorer.publish', subject: PAGES, properties: { locales: ['de'] } },
    ]);
    const keeper = await createPerson([
      { action: READ, subject: 'api::redirect.redirect', properties: { fields: ['from', 'page'], locales: ['nl'] } },
      titles(READ),
    ]);
    const id = await createPage({ title: 'Of two languages', content: page(title(BODY)) }, { status: 'published' });
    const words = { title: 'Deutsch', slug: newSlug(), content: page(title('Auf Deutsch')) };
    await call(`${LIST}/${id}?locale=de`, { as: 'admin', method: 'PUT', body: words });
    await call(`${LIST}/${id}/actions/publish?locale=de`, { as: 'admin', body: {} });
    const from = newSlug();
    await call('/content-manager/collection-types/api::redirect.redirect?locale=nl', {
      as: 'admin',
      body: { from, page: { connect: [{ documentId: id, locale: 'nl' }] } },
    });
    const send = (token: string, path: string, body: object) =>
      call(path, { headers: { Authorization: `Bearer ${token}` }, method: 'POST', body });
    const answers = [
      await send(person.token, `${LIST}/actions/bulkFindForValidation`, { documentIds: [id], locale: 'de' }),
      await send(person.token, `${LIST}/${id}/actions/discard?locale=de`, { locale: 'de' }),
      await send(person.token, `${LIST}/${id}/actions/unpublish?locale=de`, { locale: 'de' }),
      await ask(
        keeper.token,
        `/content-manager/collection-types/api::redirect.redirect?locale=nl&status=draft&pageSize=100`,
      ),
      await ask(
        keeper.token,
        `/content-manager/collection-types/api::redirect.redirect?locale=nl&populate[page]=*&pageSize=100`,
      ),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(JSON.stringify(answers)).not.toContain(BODY);
    expect(JSON.stringify(answers[0])).toContain('Auf Deutsch');
    expect(JSON.stringify(answers[3])).toContain(from);
    expect(JSON.stringify(answers[4])).toContain('Of two languages');
  });

  it('sees a section that is not for them once visitors see it, and on no draft of their own', async () => {
    const SECTIONS = '/content-manager/collection-types/plugin::page-builder.section';
    const { body } = await call(SECTIONS, { as: 'admin', body: { name: BODY, content: page(title(BODY)) } });
    const { documentId } = body.data;
    const name = { action: READ, subject: 'plugin::page-builder.section', properties: { fields: ['name'] } };
    const person = await createPerson([allow(READ), name]);
    const reader = await createPerson([{ ...name, properties: { fields: ['name', 'content'] } }, allow(READ)]);
    const path = `/page-builder/references?locale=nl&keys=plugin::page-builder.section:${documentId}`;
    expect(JSON.stringify((await ask(reader.token, path)).body)).toContain(BODY);
    const block = {
      id: 'used',
      type: 'SyncedSection',
      v: 1,
      props: { section: { $ref: 'plugin::page-builder.section', documentId } },
    };
    const id = await createPage({ content: page(block) });
    expect(JSON.stringify((await ask(person.token, path)).body)).not.toContain(BODY);
    await call(`${LIST}/${id}/actions/publish?locale=nl`, { as: 'admin', body: {} });
    expect(JSON.stringify((await ask(person.token, path)).body)).toContain(BODY);
  });
});

describe('what a person may not read of an entry', () => {
  const REDIRECTS = 'api::redirect.redirect';
  const TARGETS = `/content-manager/collection-types/${REDIRECTS}`;
  const SECRET = `secret-${crypto.randomUUID().slice(0, 8)}`;
  const of = (subject: string, fields: string[], more: object = {}): Permission => ({
    action: READ,
    subject,
    properties: { fields, locales: ['nl', 'de', 'de-AT', 'en', 'fr', 'be'] },
    ...more,
  });
  const send = (token: string, method: string, path: string, body: object = {}) =>
    call(path, { method, headers: { Authorization: `Bearer ${token}` }, body });

  let id = '';
  /** Reads redirects, and of pages the titles. */
  let keeper = '';
  /** Reads the titles of all pages, and whole pages of their own. */
  let owner = '';
  /** Saves pages and reads none. */
  let writer = '';
  beforeAll(async () => {
    const { url, adminToken } = sharedCms();
    const image = await upload({ width: 20, height: 20 });
    const seo = { metaTitle: SECRET, metaDescription: SECRET, image: image.id };
    id = await createPage(
      { title: 'Anybody may know this', content: page(title(SECRET)), seo },
      { status: 'published' },
    );
    await call(`${TARGETS}?locale=nl`, {
      as: 'admin',
      body: { from: newSlug(), page: { connect: [{ documentId: id }] } },
    });
    await call(`${LIST}/${id}?locale=de`, {
      as: 'admin',
      method: 'PUT',
      body: { title: 'Deutsch', slug: newSlug(), seo },
    });
    const files = { action: 'plugin::upload.read', subject: null };
    keeper = await createUser(url, adminToken, [of(REDIRECTS, ['from', 'page']), of(PAGES, ['title']), files]);
    const anybody = await createPerson([of(PAGES, ['title']), of(REDIRECTS, ['from', 'page'])]);
    const creator = await createPerson([
      of(PAGES, [...FIELDS, 'seo.metaTitle'], { conditions: ['admin::is-creator'] }),
    ]);
    await call(`/admin/users/${anybody.id}`, {
      as: 'admin',
      method: 'PUT',
      body: { roles: [anybody.role, creator.role] },
    });
    owner = anybody.token;
    writer = await createUser(url, adminToken, [
      { ...of(PAGES, [...FIELDS, 'seo.metaTitle']), action: UPDATE },
      { ...of(PAGES, [...FIELDS, 'seo.metaTitle']), action: 'plugin::content-manager.explorer.create' },
    ]);
  });

  it('is in no answer, whatever brings the entry along', async () => {
    const answers = [
      await ask(keeper, `${TARGETS}?locale=nl&populate[page][populate]=*&pageSize=100`),
      await ask(keeper, `${TARGETS}?locale=nl&populate[page][populate][seo][populate]=*&pageSize=100`),
      await ask(keeper, '/upload/files?populate[related]=true&sort=id:desc'),
      await ask(keeper, '/upload/files?populate[related][populate]=*&sort=id:desc'),
      await ask(keeper, `${LIST}/${id}?locale=nl&populate[localizations][populate]=*`),
      await ask(owner, `${TARGETS}?locale=nl&populate[page][populate]=*&pageSize=100`),
      await ask(owner, `${LIST}?locale=nl&pageSize=100`),
      // As Strapi's router takes them as well.
      await ask(
        owner,
        `${TARGETS.replace('collection', 'Collection')}?locale=nl&populate[page][populate]=*&pageSize=100`,
      ),
      await ask(keeper, '/UPLOAD/files?populate[related][populate]=*&sort=id:desc'),
      await send(writer, 'PUT', `${LIST}/${id}?locale=nl`, { title: 'Saved unread', force: true }),
      await send(writer, 'PUT', `${LIST}/${id}?locale=de`, { title: 'Ungelesen', force: true }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    for (const [index, { body }] of answers.entries()) expect(JSON.stringify(body), `${index}`).not.toContain(SECRET);
    expect(JSON.stringify(answers[0]?.body)).toContain('Anybody may know this');
    expect(JSON.stringify(answers[9]?.body)).not.toContain('Saved unread');
    const made = await send(writer, 'POST', `${LIST}?locale=nl`, {
      title: 'Made unread',
      slug: newSlug(),
      content: page(),
    });
    expect(made.status).toBe(201);
    expect(JSON.stringify(made.body)).not.toContain('Made unread');
    expect(made.body.data.documentId).toBeTruthy();
  });

  it('leaves the media library its folders', async () => {
    const folder = '[folder][id][$null]=true';
    for (const path of [
      `/upload/files?pageSize=1&filters[$and][0]${folder}`,
      '/upload/files?filters[$and][0][folderPath][$startsWith]=/&sort=createdAt:DESC',
      '/upload/folders?filters[$and][0][parent][id][$null]=true',
    ]) {
      expect((await ask(keeper, path)).status, path).toBe(200);
    }
  });

  it('is no title on the first screen, and of entries that are not for them no time of a change', async () => {
    const slugs = await createPerson([of(PAGES, ['slug'])]);
    const titles = await createPerson([of(PAGES, ['title', 'slug'], { conditions: ['admin::is-creator'] })]);
    const both = { method: 'PUT', body: { roles: [slugs.role, titles.role] } };
    await call(`/admin/users/${slugs.id}`, { as: 'admin', ...both });
    const heading = `Recent ${SECRET}`;
    const recent = await createPage({ title: heading });
    for (const path of ['homepage', 'Homepage']) {
      const { body } = await ask(slugs.token, `/content-manager/${path}/recent-documents?action=update`);
      const named = body.data.find(({ documentId }: { documentId: string }) => documentId === recent);
      expect(named).toMatchObject({ title: recent, locale: 'nl' });
      expect(JSON.stringify(body)).not.toContain(SECRET);
    }
    const seen = await ask(sharedCms().adminToken, '/content-manager/homepage/recent-documents?action=update');
    expect(JSON.stringify(seen.body)).toContain(heading);
    const { body } = await ask(titles.token, `${LIST}/${recent}?locale=*`);
    expect(body.meta.availableLocales).toMatchObject([{ documentId: recent, locale: 'nl' }]);
    expect(JSON.stringify(body)).not.toMatch(/At"/);
  });

  it('is not said by the refusal of an address that is taken', async () => {
    const slug = newSlug();
    await createPage({ title: SECRET, slug });
    for (const [token, said] of [
      [writer, 'a page that is not yours to read'],
      [sharedCms().adminToken, `the page "${SECRET}"`],
    ] as const) {
      const { status, body } = await send(token, 'POST', `${LIST}?locale=nl`, { title: 'Mine', slug, content: page() });
      expect([status, body.error?.message]).toEqual([400, expect.stringContaining(said)]);
    }
  });

  it.each([
    ['filters[content][$contains]=x', 400],
    ['filters[$and][0][$or][0][slug][$startsWith]=a', 400],
    ['filters[seo][metaTitle][$startsWith]=s', 400],
    ['sort=slug:asc', 400],
    ['sort[0]=title:asc&sort[1]=slug', 400],
    ['sort[seo][metaTitle]=asc', 400],
    ['populate[localizations][filters][slug][$startsWith]=a', 400],
    ['populate[localizations][sort]=slug', 400],
    ['filters[localizations][slug][$startsWith]=a', 400],
    ['filters[title][$contains]=x', 200],
    ['filters[createdAt][$gt]=2020-01-01&sort=updatedAt:desc', 200],
  ])('is no answer to a question about it either: %s', async (query, status) => {
    const answer = await ask(owner, `${LIST}?locale=nl&${query}`);
    expect([answer.status, status === 400 && answer.body.error.message]).toEqual([
      status,
      status === 400 && expect.stringContaining('Your role may not read "'),
    ]);
  });

  it('nor is it by a relation, by an order of the body, or by a search', async () => {
    for (const [query, status] of [
      ['filters[page][slug][$startsWith]=a', 400],
      ['filters[page][seo][metaTitle][$startsWith]=a', 400],
      ['filters[createdBy][id][$notNull]=true&sort=createdBy.password', 200],
      ['filters[page][title][$contains]=a', 200],
      ['filters[page][id][$notNull]=true', 200],
    ] as const) {
      expect((await ask(keeper, `${TARGETS}?locale=nl&${query}`)).status, query).toBe(status);
    }
    // An order by a related entry is none, as the admin offers it for every column.
    const order = async (sort: string) =>
      (await ask(keeper, `${TARGETS}?locale=nl&${sort}`)).body.results.map((entry: { id: number }) => entry.id);
    for (const sort of ['sort=page.slug:asc', 'sort=page.slug:desc', 'sort=createdBy.password:asc'])
      expect(await order(sort), sort).toEqual(await order(''));
    const sorted = await send(owner, 'POST', `${LIST}/actions/bulkFindForValidation`, {
      documentIds: [id],
      locale: 'nl',
      sort: 'slug:asc',
    });
    expect(sorted.status).toBe(400);
    const { slug } = (await ask(sharedCms().adminToken, `${LIST}/${id}?locale=nl`)).body.data;
    const search = async (token: string, text: string) =>
      (await ask(token, `${LIST}?locale=nl&_q=${text}`)).body.results.map(
        (entry: { documentId: string }) => entry.documentId,
      );
    const other = await createPage({ title: `Found ${slug}` });
    expect((await search(sharedCms().adminToken, slug)).sort()).toEqual([id, other].sort());
    expect(await search(keeper, slug)).toEqual([other]);
  });

  it('an order by what may be read in no entry is none: the admin asks for it at first', async () => {
    const list = async (query: string) => {
      const { status, body } = await ask(keeper, `${LIST}?locale=nl&pageSize=100&${query}`);
      return [status, body.results.map((entry: { id: number }) => entry.id)];
    };
    const all = await list('');
    for (const order of ['slug:asc', 'slug:desc']) expect(await list(`sort=${order}`), order).toEqual(all);
    for (const path of [LIST, LIST.toUpperCase().replace('API::PAGE.PAGE', PAGES)])
      expect((await ask(keeper, `${path}?locale=nl&filters[slug][$startsWith]=a`)).status, path).toBe(400);
  });

  it('whoever may read one language asks for all of it there, and in no other', async () => {
    const { url, adminToken } = sharedCms();
    const fields = [...FIELDS, 'seo.metaTitle'];
    const dutch = await createUser(url, adminToken, [
      of(PAGES, fields, { properties: { fields, locales: ['nl'] } }),
      of(REDIRECTS, ['from', 'page']),
    ]);
    for (const query of ['sort=slug', 'filters[content][$notNull]=true', '_q=x'])
      expect((await ask(dutch, `${LIST}?locale=nl&${query}`)).status, query).toBe(200);
    expect((await ask(dutch, `${TARGETS}?locale=nl&filters[page][slug][$startsWith]=a`)).status).toBe(200);
    for (const query of ['locale=nl&filters[localizations][slug][$startsWith]=a', 'filters[slug][$startsWith]=a'])
      expect((await ask(dutch, `${LIST}?${query}`)).status, query).toBe(query.includes('localizations') ? 400 : 200);
  });

  it('whoever may read all of it asks as before', async () => {
    const { url, adminToken } = sharedCms();
    const fields = [...FIELDS, 'seo.metaTitle', 'seo.metaDescription'];
    const author = await createUser(url, adminToken, [of(PAGES, fields, { conditions: ['admin::is-creator'] })]);
    for (const token of [author, adminToken]) {
      for (const query of ['filters[content][$notNull]=true', 'filters[seo][metaTitle][$eq]=x', 'sort=slug', '_q=x']) {
        expect((await ask(token, `${LIST}?locale=nl&${query}`)).status, query).toBe(200);
      }
    }
  });

  it.each(['', `?_q=a`])('relations of a type that is not for them are refused, not failed%s', async (query) => {
    const { url, adminToken } = sharedCms();
    const nobody = await createUser(url, adminToken, []);
    const onlySource = await createUser(url, adminToken, [of(REDIRECTS, ['from', 'page'])]);
    for (const token of [nobody, onlySource]) {
      for (const place of [`${REDIRECTS}/page`, 'api::bike.bike/brand', 'page.seo/image', 'api::none.none/page']) {
        const { status } = await ask(token, `/content-manager/relations/${place}${query}`);
        expect(status, place).toBeGreaterThanOrEqual(token === onlySource && place.includes('redirect') ? 200 : 400);
        expect(status, place).toBeLessThan(500);
      }
    }
  });
});
