import { describe, expect, it } from 'vitest';
import { call } from './harness/client.ts';
import { createPage, page, readDraft, title, WRITERS } from './harness/pages.ts';

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
      details: { current: theirs, errors: [{ path: ['content'] }], issues: [{ code: 'stale' }] },
    });
    expect((await readDraft(id)).content).toEqual(theirs);

    const { version } = refused.body.error.details;
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

it.each(Object.entries(WRITERS))('a save through the %s that names no version is stored as ever', async (_, writer) => {
  const id = await createPage();
  const content = page(title('Unchecked'));
  expect((await writer.update(id, JSON.stringify({ content }))).status).toBe(200);
  expect((await readDraft(id)).content).toEqual(content);
});

it('what travels with a page is not stored, and not handed to those who do not edit', async () => {
  const content = page(title('New'));
  const id = await createPage({ content: { ...content, basedOn: '0'.repeat(32), sources: {} } });
  expect((await readDraft(id)).content).toEqual(content);
  expect(Object.keys(await open(id))).toContain('basedOn');
});
