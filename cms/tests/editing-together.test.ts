import { expect, it } from 'vitest';
import { call } from './harness/client.ts';
import { createPage, page, readDraft, title } from './harness/pages.ts';

const ENTRY = '/content-manager/collection-types/api::page.page';
const place = (documentId: string) => ({ model: 'api::page.page', documentId, locale: 'nl', field: 'content' });

it('whoever has a page open is told who else has, and which version is stored', async () => {
  const id = await createPage();
  const sign = (session: string, more = {}) =>
    call('/page-builder/presence', { as: 'admin', body: { ...place(id), session, ...more } });
  const first = (await sign('one')).body.data;
  expect(first.others).toEqual([]);
  const second = (await sign('two')).body.data;
  expect(second).toEqual({ others: [{ session: 'one', name: 'Test Runner' }], version: first.version });

  await call(`${ENTRY}/${id}?locale=nl`, {
    as: 'admin',
    method: 'PUT',
    body: { force: true, locale: 'nl', content: page(title('New')) },
  });
  await sign('two', { leaving: true });
  const third = (await sign('one')).body.data;
  expect(third.others).toEqual([]);
  expect(third.version).not.toBe(first.version);
});

it('which text a translation was made from is kept beside the page, for the blocks it has', async () => {
  const [one, two] = [title('Eins'), title('Zwei')];
  const id = await createPage();
  const source = { locale: 'de', version: 'ab12' };
  const save = (content: object) =>
    call(`${ENTRY}/${id}?locale=nl`, { as: 'admin', method: 'PUT', body: { force: true, locale: 'nl', content } });
  const read = async () => {
    const query = new URLSearchParams(place(id));
    return (await call(`/page-builder/sources?${query}`, { as: 'admin' })).body.data;
  };

  await save({ ...page(one, two), sources: { [one.id]: source, [two.id]: source, gone: source } });
  expect(await read()).toEqual({ [one.id]: source, [two.id]: source });
  expect((await readDraft(id)).content).toEqual(page(one, two));
  await save({ ...page(one), sources: { [one.id]: { ...source, version: 'cd34' } } });
  expect(await read()).toEqual({ [one.id]: { ...source, version: 'cd34' } });
});

it.each([
  ['POST', '/page-builder/presence'],
  ['GET', '/page-builder/sources'],
])('%s %s is for those who are logged in, and for page fields only', async (method, path) => {
  const wanted = { ...place('abc'), field: 'title', ...(method === 'POST' && { session: 'one' }) };
  const ask = (as: 'admin' | 'api' | 'nobody') =>
    method === 'POST'
      ? call(path, { as, body: wanted })
      : call(`${path}?${new URLSearchParams(wanted as Record<string, string>)}`, { as });
  expect((await ask('nobody')).status).toBe(401);
  expect((await ask('api')).status).toBe(401);
  expect((await ask('admin')).status).toBe(404);
});
