import { describe, expect, it } from 'vitest';
import { call } from './harness/client.ts';
import { button, createPage, newSlug, page, publish, readDraft, title, WRITERS } from './harness/pages.ts';

const BAD_LINK = 'javascript:alert(1)';

async function readPublished(id: string) {
  const answer = await call(`/api/pages/${id}`, { as: 'api' });
  return answer.status === 404 ? undefined : answer.body.data;
}

describe('a page with a javascript: link', () => {
  it.each(Object.entries(WRITERS))('can be saved as a draft through the %s', async (_, writer) => {
    const content = page(button(BAD_LINK));
    const answer = await writer.create(JSON.stringify({ title: 'Draft', slug: newSlug(), content }));
    expect(answer.status).toBe(201);
    expect(await readDraft(answer.body.data.documentId)).toMatchObject({ content });
  });

  it('cannot be published, and its draft stays', async () => {
    const content = page(title('Fine'), button(BAD_LINK));
    const id = await createPage({ content });
    const answer = await publish(id);
    expect(answer.status).toBe(400);
    expect(answer.body.error.name).toBe('ValidationError');
    expect(answer.body.error.message).toContain(`Button (block "${content.blocks[1]?.id}"), Link:`);
    expect(answer.body.error.message).toContain('is not allowed');
    expect(answer.body.error.details.errors[0].path).toEqual(['content']);
    expect(answer.body.error.details.issues).toMatchObject([
      { level: 'error', blockId: content.blocks[1]?.id, blockType: 'Button', path: ['link'] },
    ]);
    expect(await readPublished(id)).toBeUndefined();
    expect(await readDraft(id)).toMatchObject({ content });
  });

  it('cannot be created as published: REST publishes unless told otherwise', async () => {
    const slug = newSlug();
    const data = { title: 'Straight out', slug, content: page(button(BAD_LINK)) };
    const answer = await call('/api/pages', { as: 'api', body: { data } });
    expect(answer.status).toBe(400);
    const found = await call(`/api/pages?status=draft&filters[slug][$eq]=${slug}`, { as: 'api' });
    expect(found.body.data).toEqual([]);
  });

  it('cannot replace a published page, which stays as it was', async () => {
    const content = page(title('Good'));
    const id = await createPage({ content }, { status: 'published' });
    const bad = { content: page(button(BAD_LINK)) };
    expect(
      (await call(`/api/pages/${id}`, { as: 'api', method: 'PUT', body: { force: true, data: bad } })).status,
    ).toBe(400);
    expect(await readPublished(id)).toMatchObject({ content });
    expect(await readDraft(id)).toMatchObject({ content });
  });

  it('cannot slip out by publishing another field', async () => {
    const id = await createPage({ content: page(button(BAD_LINK)) });
    const answer = await call(`/api/pages/${id}`, {
      as: 'api',
      method: 'PUT',
      body: { force: true, data: { title: 'New' } },
    });
    expect(answer.status).toBe(400);
    expect(await readPublished(id)).toBeUndefined();
  });

  it('is refused in a list item and in rich text too', async () => {
    const mark = { type: 'link', attrs: { href: BAD_LINK } };
    const content = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'here', marks: [mark] }] }],
    };
    const id = await createPage({ content: page({ id: 'rich', type: 'RichText', v: 1, props: { content } }) });
    expect((await publish(id)).status).toBe(400);
  });
});

it('is refused for one page of many, and then none of them is published', async () => {
  const good = await createPage();
  const bad = await createPage({ content: page(button(BAD_LINK)) });
  const path = '/content-manager/collection-types/api::page.page/actions/bulkPublish';
  const answer = await call(path, { as: 'admin', body: { documentIds: [good, bad], locale: 'nl' } });
  expect(answer.status).toBe(400);
  expect(answer.body.error.name).toBe('ValidationError');
  expect(await readPublished(good)).toBeUndefined();
  expect(await readPublished(bad)).toBeUndefined();
});

it('refuses a copy whose content was replaced by no document', async () => {
  const id = await createPage();
  const path = `/content-manager/collection-types/api::page.page/clone/${id}`;
  for (const content of [[], null, 'null', {}]) {
    const answer = await call(path, { as: 'admin', body: { title: 'Copy', slug: newSlug(), content } });
    expect(answer.body.error).toMatchObject({ status: 400, name: 'ValidationError' });
  }
});

it('lists every problem at once', async () => {
  const id = await createPage({ content: page(title(''), button(BAD_LINK)) });
  const { error } = (await publish(id)).body;
  expect(error.message).toContain('cannot be published with 2 problems');
  expect(error.details.issues).toHaveLength(2);
});

it('says which item of a list is wrong', async () => {
  const items = [{ id: 'one' }, { id: 'two' }];
  const id = await createPage({ content: page({ id: 'files', type: 'Downloads', v: 1, props: { items } }) });
  const { error } = (await publish(id)).body;
  const place = 'Downloads (block "files"), Files: Download';
  for (const number of [1, 2]) {
    expect(error.message).toContain(`${place} ${number}: Please select a file for this download item`);
  }
});

it('publishes a page whose blocks are only unknown here', async () => {
  const content = page({ id: 'u1', type: 'FromTheFuture', v: 1, props: {} });
  const id = await createPage({ content });
  expect((await publish(id)).status).toBe(200);
  expect(await readPublished(id)).toMatchObject({ content });
});

describe('a form that the Content Manager publishes is what counts, and not the draft from before', () => {
  const publishForm = (id: string, body: object, locale = 'nl') =>
    call(`/content-manager/collection-types/api::page.page/${id}/actions/publish?locale=${locale}`, {
      as: 'admin',
      body,
    });

  it('where it brings a problem, nothing is published or saved', async () => {
    const id = await createPage();
    const before = await readDraft(id);
    const answer = await publishForm(id, { content: page(button(BAD_LINK)), force: true });
    expect(answer.status).toBe(400);
    expect(await readDraft(id)).toEqual(before);
    expect(await readPublished(id)).toBeUndefined();
  });

  it('where it mends a problem, the page is published as mended', async () => {
    const id = await createPage({ content: page(button(BAD_LINK)) });
    const mended = page(button('https://example.com'));
    const answer = await publishForm(id, { title: 'Mended', content: mended, force: true });
    expect(answer.status).toBe(200);
    // The page itself is not in the answer: the content manager reads the entry anew.
    expect(answer.body.data).toMatchObject({ documentId: id, title: 'Mended', status: 'published' });
    expect(await readPublished(id)).toMatchObject({ title: 'Mended', content: mended });
    expect(await readDraft(id)).toMatchObject({ title: 'Mended', content: mended });
  });

  it('where it brings an address that is taken, it is refused', async () => {
    const slug = newSlug();
    await createPage({ slug });
    const answer = await publishForm(await createPage(), { slug, force: true });
    expect(answer.status).toBe(400);
    expect(answer.body.error.message).toContain(slug);
  });

  it('in a language that the page has not been in yet, it starts the page there', async () => {
    const id = await createPage();
    const slug = newSlug();
    const answer = await publishForm(id, { title: 'Neu', slug, content: page(title('Hallo')) }, 'de');
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({ title: 'Neu', slug, locale: 'de', status: 'published' });
    const { localizations } = (
      await call(`/content-manager/collection-types/api::page.page/${id}?locale=de`, { as: 'admin' })
    ).body.data;
    expect(localizations).toEqual([expect.objectContaining({ locale: 'nl', documentId: id })]);
  });
});

it('says of each page what keeps it back, before many are published', async () => {
  const good = await createPage({ title: 'Good' });
  const bad = await createPage({ title: 'Bad', content: page(title(''), button(BAD_LINK)) });
  const german = await createPage({ title: 'Deutsch' }, { locale: 'de' });
  const nameless = await createPage({ title: null });
  const documentIds = [good, bad, german, nameless];
  const question = { model: 'api::page.page', documentIds, locale: 'nl' };
  const { status, body } = await call('/page-builder/publishing/check', { as: 'admin', body: question });
  expect(status).toBe(200);
  const [first, second, third, fourth] = body.data;
  expect(body.data.map((entry: { documentId: string }) => entry.documentId)).toEqual(documentIds);
  expect(first).toEqual({ documentId: good, title: 'Good', obstacles: [] });
  expect(second).toMatchObject({ title: 'Bad', obstacles: [{ blockType: 'Title' }, { blockType: 'Button' }] });
  expect(third).toMatchObject({ title: null, obstacles: [{ message: NOT_THERE }] });
  expect(fourth).toMatchObject({ title: null, obstacles: [{ field: 'title', message: 'title must be defined.' }] });
  expect(await readPublished(good)).toBeUndefined();
});

const NOT_THERE = 'This entry is not there in nl, so it cannot be published there. Write it in that language first.';

it('is refused in a language that is not there', async () => {
  const german = await createPage({}, { locale: 'de' });
  const path = '/content-manager/collection-types/api::page.page/actions/bulkPublish';
  const answer = await call(path, { as: 'admin', body: { documentIds: [german], locale: ['de', 'nl'] } });
  expect([answer.status, answer.body.error.message]).toEqual([400, NOT_THERE]);
});
