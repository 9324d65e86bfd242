import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from './harness/client.ts';
import { create } from './harness/entries.ts';
import { createPage, newSlug } from './harness/pages.ts';
import { sharedCms } from './harness/shared-cms.ts';
import { createUserWith } from './harness/sign-in.ts';

/** What the page's form says about the menus is saved with the page: both, or nothing. */

const LOCALE = 'fr';
let settings: string;

beforeAll(async () => {
  settings = await create('site-settings', { country: 'fr' });
});
// Other tests count the pages of the country.
const made: string[] = [];
afterAll(async () => {
  for (const id of made) await call(`/api/pages/${id}?locale=${LOCALE}`, { as: 'api', method: 'DELETE' });
  await call(`/api/site-settings/${settings}`, { as: 'api', method: 'DELETE' });
});

async function makePage(title: string): Promise<string> {
  const id = await createPage({ title, slug: newSlug(), countries: ['fr'] }, { status: 'published', locale: LOCALE });
  made.push(id);
  return id;
}

const address = (id: string) => `/content-manager/collection-types/api::page.page/${id}?locale=${LOCALE}`;
const save = (id: string, body: object) =>
  call(address(id), { as: 'admin', method: 'PUT', body: { force: true, ...body } });

async function readMenus(): Promise<{ header: string[]; footer: string[] }> {
  const { data } = (await call(`/api/site?country=fr&locale=${LOCALE}`)).body;
  const titles = (pages: { title: string }[]) => pages.map(({ title }) => title);
  return { header: titles(data.headerPages), footer: titles(data.footerPages) };
}

it('a page comes to the end of the menus it is put into, and leaves them', async () => {
  const [first, second] = [await makePage('Un'), await makePage('Deux')];
  expect((await save(first, { menus: { header: true, footer: true } })).status).toBe(200);
  expect((await save(second, { menus: { header: true } })).status).toBe(200);
  expect(await readMenus()).toEqual({ header: ['Un', 'Deux'], footer: ['Un'] });

  // Once more changes nothing, neither the order.
  await save(first, { menus: { header: true } });
  expect(await readMenus()).toEqual({ header: ['Un', 'Deux'], footer: ['Un'] });
  await save(first, { menus: { header: false } });
  expect(await readMenus()).toEqual({ header: ['Deux'], footer: ['Un'] });
  await save(first, { menus: { footer: false } });
  await save(second, { menus: { header: false } });
  expect(await readMenus()).toEqual({ header: [], footer: [] });
});

it('what is no place of a menu is refused, and the page is not saved either', async () => {
  const page = await makePage('Avant');
  for (const menus of [{ header: 'yes' }, { sidebar: true }, [], 'header', null]) {
    const answer = await save(page, { title: 'Après', menus });
    expect([JSON.stringify(menus), answer.status]).toEqual([JSON.stringify(menus), 400]);
  }
  expect((await call(address(page), { as: 'admin' })).body.data.title).toBe('Avant');
});

it('whoever may write pages and not the menus makes no page that asks for a place in them', async () => {
  const { url, adminToken } = sharedCms();
  const headers = { authorization: `Bearer ${await createUserWith(url, adminToken, 'strapi-author')}` };
  const title = `À part ${newSlug()}`;
  const make = (more: object) =>
    call(`/content-manager/collection-types/api::page.page?locale=${LOCALE}`, {
      headers,
      body: { title, slug: newSlug(), ...more },
    });
  const refused = await make({ menus: { header: true } });
  expect([refused.status, refused.body.error.message]).toEqual([
    403,
    'You may not change the menus, so the page was not saved either.',
  ]);
  const found = await call(
    `/content-manager/collection-types/api::page.page?locale=${LOCALE}&filters[title][$eq]=${encodeURIComponent(title)}`,
    { as: 'admin' },
  );
  expect(found.body.results).toEqual([]);
  const drafted = await make({});
  expect(drafted.status).toBe(201);
  made.push(drafted.body.data.documentId);
});
