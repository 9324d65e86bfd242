import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from './harness/client.ts';
import { create } from './harness/entries.ts';
import { createPage, newSlug, page, publish } from './harness/pages.ts';
import { sharedCms } from './harness/shared-cms.ts';
import { createUserWith } from './harness/sign-in.ts';

/** Whose scripts visitors run is decided in the settings of each country's site. */

const COUNTRY = 'be';
const SETTINGS = '/content-manager/collection-types/api::site-setting.site-setting';
const ALLOWED = 'https://scripts.test';

let settings = '';
let editor = '';
beforeAll(async () => {
  const { url, adminToken } = sharedCms();
  settings = await create('site-settings', { country: COUNTRY, scriptHosts: ALLOWED });
  editor = await createUserWith(url, adminToken, 'strapi-editor');
});
afterAll(async () => {
  await call(`/api/site-settings/${settings}`, { as: 'api', method: 'DELETE' });
});

const as = (token: string) => ({ Authorization: `Bearer ${token}` });

it('takes nothing for a host of scripts that is no https host', async () => {
  const put = (scriptHosts: string) =>
    call(`${SETTINGS}/${settings}`, { as: 'admin', method: 'PUT', body: { force: true, scriptHosts } });
  for (const wrong of [
    'http://a.test',
    'https://',
    'https://a.test/path',
    '*',
    "https://a.test; script-src 'unsafe-inline'",
  ]) {
    expect((await put(wrong)).status, wrong).toBe(400);
  }
  expect((await put(`${ALLOWED}\nhttps://more.test:8443`)).status).toBe(200);
  const { body } = await call(`/api/site?country=${COUNTRY}`);
  expect(body.data.scriptHosts).toEqual([ALLOWED, 'https://more.test:8443']);
  expect((await put(ALLOWED)).status).toBe(200);
});

describe.each(['BusinessBikeMapSE', 'BusinessBikeCalculatorSE'])('a page with a %s', (type) => {
  const content = (scriptUrl: string) => page({ id: 's1', type, v: 1, props: { scriptUrl } });
  const draft = (scriptUrl: string, countries = [COUNTRY]) =>
    createPage({ content: content(scriptUrl), countries }, { locale: 'be' });

  it('is published with a script of the host that is allowed, or of the site', async () => {
    expect((await publish(await draft(`${ALLOWED}/a.js`), 'be')).status).toBe(200);
    expect((await publish(await draft('/assets/js/a.js'), 'be')).status).toBe(200);
  });

  it('is refused with another, in a sentence that names block, field and host, on every way', async () => {
    const id = await draft('https://evil.test/a.js');
    const body = {
      data: { title: 'Out', slug: newSlug(), content: content('https://evil.test/a.js'), countries: [COUNTRY] },
    };
    const answers = [
      await publish(id, 'be'),
      await call('/api/pages?locale=be', { as: 'api', body }),
      await call(`/api/pages/${id}?locale=be`, {
        as: 'api',
        method: 'PUT',
        body: { force: true, data: { title: 'Out' } },
      }),
    ];
    for (const { status, body: answer } of answers) {
      expect(status).toBe(400);
      expect(answer.error.message).toMatch(
        /\(block "s1"\), Address of the script: Scripts of "evil.test" are not allowed/,
      );
      expect(answer.error.details.issues).toMatchObject([{ blockId: 's1', path: ['scriptUrl'] }]);
    }
  });
});

it('an editor hears of a refused script before anything is published, and of none that is allowed', async () => {
  const content = (host: string) =>
    page({ id: 's1', type: 'BusinessBikeMapSE', v: 1, props: { scriptUrl: `${host}/a.js` } });
  const documentId = await createPage(
    { title: `Scripts ${newSlug()}`, content: page(), countries: [COUNTRY] },
    { locale: 'be' },
  );
  const check = (document: unknown, id: string | undefined = documentId) =>
    call('/page-builder/checks', {
      headers: as(editor),
      body: { model: 'api::page.page', documentId: id, locale: 'be', field: 'content', document },
    });
  const found = await check(content('https://evil.test'));
  expect(found.body).toMatchObject({
    data: [
      { level: 'error', blockId: 's1', path: ['scriptUrl'], message: { en: expect.stringContaining('evil.test') } },
    ],
    meta: { checks: expect.any(Number) },
  });
  expect((await check(content(ALLOWED))).body.data).toEqual([]);
  expect((await check({ format: 'page', formatVersion: 1, blocks: 3 })).status).toBe(400);
  expect(
    (await call(`/api/pages/${documentId}?locale=be&status=draft`, { as: 'api' })).body.data.content.blocks,
  ).toEqual([]);
});

it('a page of several countries needs the consent of each', async () => {
  const content = page({ id: 's1', type: 'BusinessBikeMapSE', v: 1, props: { scriptUrl: `${ALLOWED}/a.js` } });
  const id = await createPage({ content, countries: [COUNTRY, 'fr'] }, { locale: 'en' });
  const answer = await publish(id, 'en');
  expect(answer.status).toBe(400);
  expect(answer.body.error.message).toContain('on the sites of: fr.');
});
