import { describe, expect, it } from 'vitest';
import { call } from './harness/client.ts';
import { upload } from './harness/images.ts';
import { createPage, page, readDraft, title } from './harness/pages.ts';
import { listQueries } from './harness/queries.ts';

const ENTRY = '/content-manager/collection-types/api::page.page';

const REPLACED = page(title('New'));

/** What the content manager's form holds of a page, and sends back whole. */
async function readForm(id: string): Promise<Record<string, unknown>> {
  const { data } = (await call(`${ENTRY}/${id}?locale=nl`, { as: 'admin' })).body;
  const { title: heading, slug, countries, content, seo } = data;
  return { title: heading, slug, countries, content, seo, documentId: id };
}

const save = (id: string, form: object) =>
  call(`${ENTRY}/${id}?locale=nl`, { as: 'admin', method: 'PUT', body: { force: true, ...form } });

async function createWithSeo(): Promise<string> {
  const picture = await upload({ width: 40, height: 30 });
  return createPage({ countries: ['nl', 'be'], seo: { metaTitle: 'Searched for', image: picture.id, noIndex: true } });
}

describe('a page that is saved as it is', () => {
  it('stays as it is, to the time of its last change', async () => {
    const id = await createWithSeo();
    const before = await readDraft(id);
    const answer = await save(id, await readForm(id));
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({ documentId: id, title: before.title, content: before.content });
    expect(await readDraft(id)).toEqual(before);
  });

  it('is public after publishing, and counts as published', async () => {
    const id = await createWithSeo();
    const draft = await readDraft(id);
    const form = await readForm(id);
    expect((await call(`${ENTRY}/${id}/actions/publish?locale=nl`, { as: 'admin', body: form })).status).toBe(200);
    const published = await call(`/api/pages/${id}?locale=nl&populate=*`, { as: 'api' });
    expect(published.body.data).toMatchObject({ title: draft.title, content: draft.content });
    expect(published.body.data.seo).toMatchObject({ metaTitle: 'Searched for', noIndex: true });
    expect((await call(`${ENTRY}/${id}?locale=nl`, { as: 'admin' })).body.data.status).toBe('published');
  });
});

describe('of a form in which one thing was changed', () => {
  it.each<[string, (form: Record<string, unknown>) => object, object]>([
    ['title', () => ({ title: 'Another' }), { title: 'Another' }],
    ['countries', () => ({ countries: ['nl'] }), { countries: ['nl'] }],
    ['content', ({ content }) => ({ content: { ...(content as object), blocks: [] } }), { content: page() }],
    ['whole content', () => ({ content: REPLACED }), { content: REPLACED }],
    [
      'search engines’ title',
      ({ seo }) => ({ seo: { ...(seo as object), metaTitle: 'New' } }),
      { seo: expect.objectContaining({ metaTitle: 'New', noIndex: true }) },
    ],
    [
      'picture',
      ({ seo }) => ({ seo: { ...(seo as object), image: null } }),
      { seo: expect.objectContaining({ metaTitle: 'Searched for' }) },
    ],
    ['removed part', () => ({ seo: null }), { seo: null }],
  ])('the %s is stored, and the rest stays', async (_, change, expected) => {
    const id = await createWithSeo();
    const { updatedAt, slug, content } = await readDraft(id);
    const form = await readForm(id);
    expect((await save(id, { ...form, ...change(form) })).status).toBe(200);
    const stored = await readDraft(id);
    expect(stored).toMatchObject({ slug, content, ...expected });
    expect(stored.updatedAt > updatedAt).toBe(true);
  });
});

it('a form that says less than is stored changes nothing else', async () => {
  const id = await createWithSeo();
  const before = await readDraft(id);
  expect((await save(id, { title: before.title })).status).toBe(200);
  expect(await readDraft(id)).toEqual(before);
});

/**
 * Pages are most of what an entry weighs. One read is ours, for all checks together; the others are Strapi's, which
 * updates the row, copies the draft, and tells its event hub of the update and of the publishing.
 */
it('publishing a change reads the page five times, however much Strapi looks at the entry', async () => {
  const id = await createWithSeo();
  const publish = (body: object) => call(`${ENTRY}/${id}/actions/publish?locale=nl`, { as: 'admin', body });
  expect((await publish(await readForm(id))).status).toBe(200);
  const body = { force: true, ...(await readForm(id)), content: REPLACED };
  const queries = await listQueries(async () => expect((await publish(body)).status).toBe(200));
  const reads = queries.filter((sql) => /^select .*(\.\*|content).* from .pages. /.test(sql));
  expect(reads.length).toBeLessThanOrEqual(5);
});
