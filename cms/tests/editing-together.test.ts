import { expect, it } from 'vitest';
import type { Sources } from '../src/plugins/page-builder/shared/envelope.ts';
import { versionOf } from '../src/plugins/page-builder/shared/version.ts';
import { call } from './harness/client.ts';
import { createPage, newSlug, page, readDraft, title } from './harness/pages.ts';
import { allow, createPerson, READ, UPDATE } from './harness/people.ts';
import { createTranslated, saveIn, says, sources } from './harness/translated-pages.ts';

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

it('each text of a translation says who has confirmed or written it, whatever the sender of a save says', async () => {
  const { id, one, two } = await createTranslated(newSlug());
  const called = async (firstname: string) => {
    const person = await createPerson([allow(READ, ['nl', 'en']), allow(UPDATE, ['en'])]);
    const body = { firstname };
    await call(`/admin/users/${person.id}`, { as: 'admin', method: 'PUT', body });
    return person.token;
  };
  const [anna, bert] = [await called('Anna'), await called('Bert')];
  const save = async (token: string, content: object) => {
    const body = { force: true, content };
    const headers = { Authorization: `Bearer ${token}` };
    expect((await call(`${ENTRY}/${id}?locale=en`, { method: 'PUT', headers, body })).status).toBe(200);
  };
  const read = async () => {
    const query = new URLSearchParams({ ...place(id), locale: 'en' });
    return (await call(`/page-builder/sources?${query}`, { as: 'admin' })).body.data as Sources;
  };
  const stampOf = async (block: string) => Object.values((await read())[block]?.by?.title ?? {})[0];
  const [english, later] = [says(one, 'Bikes for everybody'), says(two, 'Now in instalments')];
  expect([await stampOf(one.id), await stampOf(two.id)]).toEqual([undefined, undefined]);

  await save(anna, { ...page(english, two), sources: sources([one], 'translated') });
  const first = await stampOf(one.id);
  expect(first).toEqual({
    ...{ name: 'Anna Editor', at: expect.stringMatching(/^\d{4}-.*Z$/), deed: 'confirmed' },
    words: versionOf('Bikes for everybody'),
  });
  // Nobody says for others that they have looked at it, nor that they have not.
  const forged = { title: { [versionOf('Nu op afbetaling')]: { ...first, words: versionOf('Now in instalments') } } };
  const record = { ...sources([two], 'translated')[two.id], by: forged };
  await save(bert, { ...page(english, later), sources: { ...sources([one], 'translated'), [two.id]: record } });
  expect(await stampOf(one.id)).toEqual(first);
  expect(await stampOf(two.id)).toMatchObject({ name: 'Bert Editor', deed: 'confirmed' });

  // What is written on the page, without a word about its translation.
  await save(anna, page(english, says(two, 'Pay later')));
  expect(await stampOf(two.id)).toMatchObject({ name: 'Anna Editor', deed: 'changed', words: versionOf('Pay later') });
  await save(bert, { ...page(english, says(two, 'Pay monthly')), sources: sources([two], 'taken') });
  expect(await stampOf(two.id)).toMatchObject({ name: 'Bert Editor', deed: 'written' });
  expect(await stampOf(one.id)).toEqual(first);
  await saveIn('nl', id, { content: page(says(one, 'Fietsen'), two) });
  expect(await stampOf(one.id)).toEqual(first);

  // A program is nobody, and what it leaves as it was stays Anna's.
  const data = { content: page(english, says(two, 'Pay by the month')) };
  const program = await call(`/api/pages/${id}?locale=en&status=draft`, {
    as: 'api',
    method: 'PUT',
    body: { force: true, data },
  });
  expect([program.status, await stampOf(one.id), await stampOf(two.id)]).toEqual([200, first, undefined]);
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
