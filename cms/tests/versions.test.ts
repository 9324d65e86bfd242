import { createId, type PageDocument } from 'page-format';
import { describe, expect, it } from 'vitest';
import { call } from './harness/client.ts';
import { createAsk } from './harness/create-ask.ts';
import { createPage, newSlug, page, publish, readDraft, title } from './harness/pages.ts';
import { sharedCms } from './harness/shared-cms.ts';
import { createUser, createUserWith, type Permission } from './harness/sign-in.ts';
import { writeDatabase } from './harness/write-database.ts';

/** What was saved of pages: kept on every way in, told in words, brought back, and shown to nobody else. */

const ENTRY = '/content-manager/collection-types/api::page.page';
const VERSIONS = '/page-builder/versions';
const place = (documentId: string, locale = 'nl') => ({
  model: 'api::page.page',
  documentId,
  locale,
  field: 'content',
});

const list = (id: string, locale = 'nl', more = {}) =>
  call(`${VERSIONS}?${new URLSearchParams({ ...place(id, locale), ...more })}`, { as: 'admin' });
const read = (id: string, version: number, locale = 'nl') =>
  call(`${VERSIONS}/${version}?${new URLSearchParams(place(id, locale))}`, { as: 'admin' });
const save = (id: string, entry: object, locale = 'nl') =>
  call(`${ENTRY}/${id}?locale=${locale}`, { as: 'admin', method: 'PUT', body: { force: true, ...entry } });
const kinds = async (id: string, locale = 'nl') =>
  (await list(id, locale)).body.data.map(({ kind }: { kind: string }) => kind);

async function create(content: PageDocument = page(title('Hello'))): Promise<string> {
  const created = await call(`${ENTRY}?locale=nl`, {
    as: 'admin',
    body: { title: 'A page', slug: newSlug(), content },
  });
  if (created.status !== 201) throw new Error(JSON.stringify(created.body));
  return created.body.data.documentId;
}

describe('every write of a page is a version', () => {
  it('with who wrote it, when, what kind, and words for what changed', async () => {
    const [one, two, three] = [title('One'), title('Two'), title('Three')];
    const id = await create(page(one, two));
    await save(id, { content: page(two, { ...one, props: { title: 'First' } }, three), title: 'Another title' });
    const { body } = await list(id);
    expect(body.meta.pagination).toEqual({ page: 1, pageSize: 50, total: 2, pageCount: 1 });
    expect(body.data).toEqual([
      {
        id: expect.any(Number),
        savedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        kind: 'save',
        name: null,
        by: 'Test Runner',
        summary: {
          pages: { content: { added: { Title: 1 }, changed: { Title: 1 }, moved: { Title: 1 } } },
          fields: ['title'],
        },
      },
      expect.objectContaining({ kind: 'save', by: 'Test Runner', summary: { isFirst: true } }),
    ]);
    expect(Math.abs(Date.parse(body.data[0].savedAt) - Date.now())).toBeLessThan(60_000);
  });

  it('whether it is saved, published, taken off, discarded, copied, merged, restored or translated', async () => {
    const id = await create();
    await publish(id);
    await save(id, { content: page(title('Changed')) });
    const discarded = await call(`${ENTRY}/${id}/actions/discard?locale=nl`, { as: 'admin', body: { force: true } });
    expect(discarded.status).toBe(200);
    await call(`${ENTRY}/${id}/actions/unpublish?locale=nl`, { as: 'admin', body: { force: true } });
    await save(id, { content: { ...page(title('Merged')), step: 'merge' } });
    await save(id, { content: { ...page(title('Restored')), step: 'restore' } });
    const original = title('Translated');
    const sources = { [original.id]: { locale: 'de', version: 'ab12' } };
    await save(id, { content: { ...page(original), sources } });
    await save(id, { content: { ...page(title('Saved')), step: 'of no kind' } });
    expect(await kinds(id)).toEqual([
      ...['save', 'translation', 'restore', 'merge', 'unpublish', 'discard', 'save', 'publish', 'save'],
    ]);
    const copy = await call(`${ENTRY}/clone/${id}?locale=nl`, {
      as: 'admin',
      body: { title: 'Copy', slug: newSlug(), content: page(title('Saved')) },
    });
    expect(await kinds(copy.body.data.documentId)).toEqual(['copy']);
  });

  it('by programs too, and publishing what was typed is one version, not two', async () => {
    const id = await createPage();
    expect((await list(id)).body.data).toMatchObject([{ kind: 'save', by: 'Tests' }]);
    const published = await call(`${ENTRY}/${id}/actions/publish?locale=nl`, {
      as: 'admin',
      body: { force: true, title: 'Typed' },
    });
    expect(published.status).toBe(200);
    expect(await kinds(id)).toEqual(['publish', 'save']);
  });

  it('in each language by itself, and not when nothing changes', async () => {
    const id = await create();
    const content = page(title('Hallo'));
    await save(id, { title: 'Eine Seite', slug: newSlug(), content }, 'de');
    await save(id, { content }, 'de');
    expect((await list(id, 'de')).body.data).toMatchObject([{ kind: 'save', summary: { isFirst: true } }]);
    expect((await list(id)).body.meta.pagination.total).toBe(1);
    const [{ id: german }] = (await list(id, 'de')).body.data;
    expect((await read(id, german, 'nl')).status).toBe(404);
  });

  it('or of none, when the write is refused', async () => {
    const id = await create();
    const refused = await save(id, { content: { format: 'page', formatVersion: 1, blocks: [{ id: 'a' }] } });
    expect(refused.status).toBe(400);
    expect((await list(id)).body.meta.pagination.total).toBe(1);
  });

  it('in pages, from the newest to the oldest, of many', async () => {
    const block = title('0');
    const id = await create(page(block));
    for (let count = 1; count <= 12; count += 1) {
      await save(id, { content: page({ ...block, props: { title: `${count}` } }) });
    }
    const { body } = await list(id, 'nl', { pageSize: 5, page: 3 });
    expect(body.meta.pagination).toEqual({ page: 3, pageSize: 5, total: 13, pageCount: 3 });
    expect(body.data).toHaveLength(3);
    const last = body.data.at(-1).id;
    expect((await read(id, last)).body.data.document).toEqual(page(block));
    expect((await read(id, last + 7)).body.data.document.blocks[0].props.title).toBe('7');
  });
});

describe('a version', () => {
  const stranger = { v: 7, areas: { somewhere: [] }, type: 'Stranger', id: createId(), props: { b: 2, a: 1 } };

  it('is read whole, with the other fields, and older blocks as they are today', async () => {
    const form = {
      id: createId(),
      type: 'HubspotForm',
      v: 1,
      props: { portalId: '1', formId: 'x', showCompany: false },
    };
    const id = await create(page(form, stranger as never));
    await save(id, { content: page(title('Later')), title: 'Later' });
    const [, first] = (await list(id)).body.data;
    const { status, body } = await read(id, first.id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id: first.id, kind: 'save', damage: 0, fields: { title: 'A page' } });
    expect(body.data.document.blocks[0]).toMatchObject({ v: 2, props: { askCompany: false } });
    expect(JSON.stringify(body.data.document.blocks[1])).toBe(JSON.stringify(stranger));
  });

  it('gets a name, and loses it again', async () => {
    const id = await create();
    const [{ id: version }] = (await list(id)).body.data;
    const rename = (name: unknown) =>
      call(`${VERSIONS}/${version}`, { as: 'admin', method: 'PUT', body: { ...place(id), name } });
    expect((await rename('  Before the fair ')).body.data).toMatchObject({ id: version, name: 'Before the fair' });
    expect((await list(id)).body.data[0].name).toBe('Before the fair');
    expect((await rename('x'.repeat(101))).status).toBe(400);
    expect((await rename(7)).status).toBe(400);
    expect((await rename(null)).body.data.name).toBeNull();
  });

  it('is brought back by who names what they have read, like any save', async () => {
    const before = page(title('Before'), stranger as never);
    const id = await create(before);
    await save(id, { content: page(title('After')), title: 'After' });
    const [, first] = (await list(id)).body.data;
    const restore = (terms: object) =>
      call(`${VERSIONS}/${first.id}/restore`, { as: 'admin', body: { ...place(id), ...terms } });

    const unnamed = await restore({});
    expect(unnamed.status).toBe(428);
    const { basedOn } = (await call(`${ENTRY}/${id}?locale=nl`, { as: 'admin' })).body.meta;
    await save(id, { content: page(title('Somebody else')) });
    const opened = (await call(`${ENTRY}/${id}?locale=nl`, { as: 'admin' })).body.data;
    const stale = await restore({ basedOn: { ...basedOn, content: 'ab12' } });
    expect(stale.status).toBe(409);
    expect(stale.body.error.message).toContain('somebody else has changed "content"');
    expect((await readDraft(id)).content.blocks[0].props.title).toBe('Somebody else');

    const done = await restore({ basedOn: { ...basedOn, content: opened.content.basedOn } });
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    const draft = await readDraft(id);
    expect(JSON.stringify(draft.content)).toBe(JSON.stringify(before));
    expect(draft.title).toBe('A page');
    expect((await list(id)).body.data[0]).toMatchObject({ kind: 'restore', by: 'Test Runner' });
  });

  it('of nothing, of another entry, or of an entry that is gone, is told in a sentence', async () => {
    const [one, other] = [await create(), await create()];
    const [{ id: version }] = (await list(other)).body.data;
    expect((await read(one, version)).body.error.message).toContain('There is no such version of this entry.');
    expect((await call(`${VERSIONS}/x?${new URLSearchParams(place(one))}`, { as: 'admin' })).status).toBe(400);
    await call(`${ENTRY}/${other}?locale=nl`, { as: 'admin', method: 'DELETE' });
    const gone = await list(other);
    expect(gone.status).toBe(404);
    expect(gone.body.error.message).toContain('This entry is not stored any more, or not in this language.');
    const wrong = await call(`${VERSIONS}?${new URLSearchParams({ ...place(one), field: 'title' })}`, { as: 'admin' });
    expect(wrong.status).toBe(404);
  });

  it.each([
    ['half written', '1z7V', 'This version is damaged in the database and cannot be shown.'],
    ['without its page', '1j{"fields":{"title":"1"}}', 'This version is damaged in the database and cannot be shown.'],
    ['from a newer product', '2z…', 'This version was written by a newer page builder.'],
  ])('%s is told in a sentence, and saving goes on', async (_, content, message) => {
    const id = await create();
    const [{ id: version }] = (await list(id)).body.data;
    await writeDatabase(sharedCms(), 'UPDATE page_builder_versions SET content = ? WHERE entry = ?', [content, id]);
    // What the CMS remembers of its own writes is as good as what is stored.
    const { status, body } = await read(id, version);
    expect(status).toBe(400);
    expect(body.error.message).toContain(message);
    expect((await save(id, { content: page(title('Goes on')) })).status).toBe(200);
    expect((await list(id)).body.data).toHaveLength(2);
  });
});

describe('whoever may not read a page sees none of its versions', () => {
  const READ = 'plugin::content-manager.explorer.read';
  const UPDATE = 'plugin::content-manager.explorer.update';
  const SEE = 'plugin::page-builder.versions.see';
  const subject = 'api::page.page';
  const properties = { fields: ['title', 'content'], locales: ['nl'] };
  const url = () => sharedCms().url;
  const userWith = async (permissions: Permission[]) =>
    createAsk(url(), await createUser(url(), sharedCms().adminToken, permissions));

  it('authors see those of their own pages alone', async () => {
    const ask = createAsk(url(), await createUserWith(url(), sharedCms().adminToken, 'strapi-author'));
    const theirs = await create();
    expect((await ask(`${VERSIONS}?${new URLSearchParams(place(theirs))}`)).status).toBe(403);
    const made = await ask(`${ENTRY}?locale=nl`, { title: 'Own', slug: newSlug(), content: page() });
    const own = made.body.data.documentId;
    expect((await ask(`${VERSIONS}?${new URLSearchParams(place(own))}`)).body.data).toHaveLength(1);
  });

  it('without the right there is nothing, and with it no other language and no other field', async () => {
    const id = await create();
    await save(id, { title: 'Deutsch', slug: newSlug(), content: page() }, 'de');
    await save(id, { title: 'New', slug: newSlug() });
    const without = await userWith([{ action: READ, subject, properties }]);
    expect((await without(`${VERSIONS}?${new URLSearchParams(place(id))}`)).status).toBe(403);

    const ask = await userWith([
      { action: READ, subject, properties },
      { action: SEE, subject, properties: { locales: ['nl', 'de'] } },
    ]);
    const shown = await ask(`${VERSIONS}?${new URLSearchParams(place(id))}`);
    expect(shown.body.data[0].summary.fields).toEqual(['title']);
    const one = await ask(`${VERSIONS}/${shown.body.data[0].id}?${new URLSearchParams(place(id))}`);
    expect(Object.keys(one.body.data.fields)).toEqual(['title']);
    expect((await ask(`${VERSIONS}?${new URLSearchParams(place(id, 'de'))}`)).status).toBe(403);
    const version = shown.body.data[1].id;
    const restore = await ask(`${VERSIONS}/${version}/restore`, { ...place(id), force: true });
    expect(restore.status).toBe(403);
    expect((await ask(`${VERSIONS}/${version}`, { ...place(id), name: 'Mine' }, 'PUT')).status).toBe(403);
  });

  it('and restoring changes no field that the person may not change', async () => {
    const id = await create();
    await save(id, { title: 'New', content: page(title('New')) });
    const [, first] = (await list(id)).body.data;
    const ask = await userWith([
      { action: READ, subject, properties },
      { action: SEE, subject, properties: { locales: ['nl'] } },
      { action: UPDATE, subject, properties: { fields: ['content'], locales: ['nl'] } },
    ]);
    expect((await ask(`${VERSIONS}/${first.id}/restore`, { ...place(id), force: true })).status).toBe(200);
    const draft = await readDraft(id);
    expect([draft.title, draft.content.blocks[0].props.title]).toEqual(['New', 'Hello']);
  });
});
