import { describe, expect, it } from 'vitest';
import { call } from './harness/client.ts';
import { createPage, page, readDraft, title, WRITERS } from './harness/pages.ts';
import { sharedCms } from './harness/shared-cms.ts';
import { createUser } from './harness/sign-in.ts';

const ENTRY = '/content-manager/collection-types/api::page.page';

/** The page as the content manager hands it out, with the version it has. */
async function open(id: string) {
  const { body } = await call(`${ENTRY}/${id}?locale=nl`, { as: 'admin' });
  return body.data.content as { basedOn: string; blocks: unknown[] };
}

const save = (id: string, content: object) =>
  call(`${ENTRY}/${id}?locale=nl`, { as: 'admin', method: 'PUT', body: { locale: 'nl', content } });

describe('a page that two people opened', () => {
  it('is saved by the first and refused to the second, who is told what is stored now', async () => {
    const id = await createPage();
    const { basedOn } = await open(id);
    const [mine, theirs] = [page(title('Mine')), page(title('Theirs'))];

    expect((await save(id, { ...theirs, basedOn })).status).toBe(200);
    const refused = await save(id, { ...mine, basedOn });
    expect(refused.status).toBe(409);
    expect(refused.body.error).toMatchObject({
      // The name by which the content manager's form knows that nothing was saved.
      name: 'ValidationError',
      details: { errors: [{ path: ['content'] }], issues: [{ code: 'stale', field: 'content', current: theirs }] },
    });
    expect((await readDraft(id)).content).toEqual(theirs);

    const [{ version }] = refused.body.error.details.issues;
    expect((await save(id, { ...mine, basedOn: version })).status).toBe(200);
    expect((await readDraft(id)).content).toEqual(mine);
  });

  it('is not published over the other’s save either', async () => {
    const id = await createPage();
    const { basedOn } = await open(id);
    await save(id, { ...page(title('Theirs')), basedOn });
    const body = { locale: 'nl', content: { ...page(title('Mine')), basedOn } };
    const refused = await call(`${ENTRY}/${id}/actions/publish?locale=nl`, { as: 'admin', body });
    expect(refused.status).toBe(409);
    expect((await call(`/api/pages/${id}`, { as: 'api' })).status).toBe(404);
  });

  it('is saved once when both save at the same moment', async () => {
    const id = await createPage();
    const { basedOn } = await open(id);
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((text) => save(id, { ...page(title(text)), basedOn })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is refused to nobody who saves what is stored already', async () => {
    const id = await createPage();
    const { basedOn, ...content } = await open(id);
    await save(id, { ...page(title('Theirs')), basedOn });
    await save(id, { ...content, basedOn: (await open(id)).basedOn });
    expect((await save(id, { ...content, basedOn })).status).toBe(200);
  });
});

it.each(Object.entries(WRITERS))('a save through the %s that is forced is stored as ever', async (_, writer) => {
  const id = await createPage();
  const content = page(title('Unchecked'));
  expect((await writer.update(id, JSON.stringify({ content }))).status).toBe(200);
  expect((await readDraft(id)).content).toEqual(content);
});

it('a page that somebody did not change gives way to what somebody else did, unless it is to be published', async () => {
  const id = await createPage();
  const read = await open(id);
  const theirs = page(title('Theirs'));
  await save(id, { ...theirs, basedOn: read.basedOn });
  const form = { title: 'Mine', content: read };
  const { body: before } = await call(`${ENTRY}/${id}?locale=nl`, { as: 'admin' });
  const { basedOn } = before.meta;

  const published = await call(`${ENTRY}/${id}/actions/publish?locale=nl`, { as: 'admin', body: { ...form, basedOn } });
  expect(published.status).toBe(409);
  expect((await call(`/api/pages/${id}`, { as: 'api' })).status).toBe(404);
  const body = { ...form, basedOn };
  expect((await call(`${ENTRY}/${id}?locale=nl`, { as: 'admin', method: 'PUT', body })).status).toBe(200);
  expect(await readDraft(id)).toMatchObject({ title: 'Mine', content: theirs });
});

it('a draft that somebody else has changed is not thrown away unseen', async () => {
  const id = await createPage({}, { status: 'published' });
  const { body } = await call(`${ENTRY}/${id}?locale=nl`, { as: 'admin' });
  const { basedOn } = body.meta;
  await call(`${ENTRY}/${id}?locale=nl`, { as: 'admin', method: 'PUT', body: { title: 'Theirs', basedOn } });
  for (const [action, more] of [
    ['discard', {}],
    ['unpublish', { discardDraft: true }],
  ] as const) {
    const path = `${ENTRY}/${id}/actions/${action}?locale=nl`;
    expect((await call(path, { as: 'admin', body: { ...more, basedOn } })).status, action).toBe(409);
    expect((await readDraft(id)).title).toBe('Theirs');
  }
  const seen = (await call(`${ENTRY}/${id}?locale=nl`, { as: 'admin' })).body.meta.basedOn;
  const path = `${ENTRY}/${id}/actions/discard?locale=nl`;
  expect((await call(path, { as: 'admin', body: { basedOn: seen } })).status).toBe(200);
});

it('questions that keep the ids of parts which are gone can be saved once that was chosen', async () => {
  const faqs = '/content-manager/collection-types/api::faq.faq';
  const items = [1, 2].map((number) => ({ question: `Question ${number}`, answer: 'Yes' }));
  const made = await call(`${faqs}?locale=nl`, { as: 'admin', body: { title: 'Questions', items } });
  const path = `${faqs}/${made.body.data.documentId}?locale=nl`;
  const [first, second] = made.body.data.items;
  const mine = { items: [{ ...first, answer: 'No' }, second], basedOn: made.body.meta.basedOn };
  const put = (body: object) => call(path, { as: 'admin', method: 'PUT', body });
  expect((await put({ ...mine, items: [second] })).status).toBe(200);
  const refused = await put(mine);
  expect(refused.status).toBe(409);
  const [{ version, current }] = refused.body.error.details.issues;
  expect(current).toMatchObject([{ question: 'Question 2' }]);
  expect((await put({ ...mine, basedOn: { ...mine.basedOn, items: version } })).status).toBe(200);
  const { data } = (await call(path, { as: 'admin' })).body;
  expect(data.items).toMatchObject([{ answer: 'No' }, { question: 'Question 2' }]);
});

it('what travels with a page is not stored, and not handed to those who do not edit', async () => {
  const content = page(title('New'));
  const id = await createPage({ content: { ...content, basedOn: '0'.repeat(32), sources: {} } });
  expect((await readDraft(id)).content).toEqual(content);
  expect(Object.keys(await open(id))).toContain('basedOn');
});

it('who may read a part of a field can save it, and is shown nothing else in a refusal', async () => {
  const { url, adminToken } = sharedCms();
  const may = (action: string) => ({
    action: `plugin::content-manager.explorer.${action}`,
    subject: 'api::page.page',
    properties: { fields: ['title', 'seo.metaTitle'], locales: ['nl'] },
  });
  const token = await createUser(url, adminToken, [may('read'), may('update')]);
  const headers = { Authorization: `Bearer ${token}` };
  const id = await createPage({ seo: { metaTitle: 'Old', metaDescription: 'Hidden' } });
  const path = `${ENTRY}/${id}?locale=nl`;
  const { data, meta } = (await call(path, { headers })).body;
  expect(Object.keys(meta.basedOn)).toEqual(['title', 'seo']);
  const put = (metaTitle: string) =>
    call(path, { headers, method: 'PUT', body: { seo: { ...data.seo, metaTitle }, basedOn: meta.basedOn } });
  expect((await put('New')).status).toBe(200);
  expect((await readDraft(id)).seo).toMatchObject({ metaTitle: 'New', metaDescription: 'Hidden' });
  const refused = await put('Newer');
  expect(refused.status).toBe(409);
  expect(JSON.stringify(refused.body)).not.toContain('Hidden');
});
