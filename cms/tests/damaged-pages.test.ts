import { readFile } from 'node:fs/promises';
import { createId } from 'page-format';
import { DAMAGED_PAGES } from 'page-format/testing/damaged-pages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFull, sample } from '../../scripts/testing/matrix.ts';
import { readStored } from '../src/plugins/page-builder/admin/src/session/read-stored.ts';
import { call } from './harness/client.ts';
import { create, createBike } from './harness/entries.ts';
import { upload } from './harness/images.ts';
import { createPage, newSlug, publish } from './harness/pages.ts';
import { sharedCms } from './harness/shared-cms.ts';
import { DELIVERY_KEY } from './harness/start-cms.ts';
import { writeDatabase } from './harness/write-database.ts';

/**
 * What stands in a database although no write of ours can leave it there: an earlier version, another program, a backup
 * or a disk that was full has. Everything else on the sites must come out as if it were not there.
 */
const isPostgres = sharedCms().databaseUrl !== '';
/** By default each fourth: what each comes out as is tried in `page-format`. */
const FORMS = DAMAGED_PAGES.filter(({ isTextOnly }) => !(isPostgres && isTextOnly)).filter(
  (_, index) => isFull || index % 4 === 0,
);
const SITE = 'country=fr&locale=fr';
const ENTRY = '/content-manager/collection-types/api::page.page';

interface Stored {
  id: string;
  slug: string;
}

const damaged = new Map<string, Stored>();
let whole: Stored;

const write = (sql: string, ...values: string[]) => writeDatabase(sharedCms(), sql, values);
const find = (what: string) => damaged.get(what) as Stored;
/** As a build does, which never reads an answer of a moment ago. */
const listPages = () => call(`/api/page-builder/pages?${SITE}`, { headers: { 'X-Delivery-Key': DELIVERY_KEY } });

async function createPublished(title: string): Promise<Stored> {
  const slug = newSlug();
  return { slug, id: await createPage({ slug, title }, { locale: 'fr', status: 'published' }) };
}

beforeAll(async () => {
  whole = await createPublished('Entière');
  for (const { what, stored } of FORMS) {
    const page = await createPublished(`Abîmée: ${what}`);
    damaged.set(what, page);
    await write('UPDATE pages SET content = ? WHERE document_id = ?', stored, page.id);
  }
});

afterAll(async () => {
  for (const { id } of [whole, ...damaged.values()]) {
    expect((await call(`${ENTRY}/${id}?locale=*`, { as: 'admin', method: 'DELETE' })).status).toBe(200);
  }
});

it('the other pages are delivered, and each damaged one is named with what is wrong with it', async () => {
  const { status, body } = await listPages();
  expect(status).toBe(200);
  const ids = body.data.map(({ documentId }: { documentId: string }) => documentId);
  expect(ids).toContain(whole.id);
  expect(body.meta.pagination.total).toBe(body.data.length + body.meta.damaged.length);
  for (const { what } of FORMS) {
    const { id, slug } = find(what);
    expect(ids).not.toContain(id);
    const [named] = body.meta.damaged.filter(({ documentId }: { documentId: string }) => documentId === id);
    expect(named).toMatchObject({ title: `Abîmée: ${what}`, locale: 'fr', slug });
    expect(named.path).toMatch(/^content/);
    expect(named.message).not.toBe('');
  }
});

it('the log has a line for each: which page, what is wrong with it, and what to do', async () => {
  await listPages();
  const lines = (await readFile(sharedCms().logFile, 'utf8')).split('\n');
  for (const { what } of FORMS) {
    const start = `The stored page "Abîmée: ${what}" (fr, ${find(what).id}) is damaged and is not delivered`;
    expect(lines.filter((line) => line.includes(start)).at(-1)).toMatch(/\(at content.*Open it in the page editor/);
  }
});

describe.each(FORMS)('$what', ({ what, stored, whole: ids, sources }) => {
  it('the page itself is not found, and the answer says why', async () => {
    const answer = await call(`/api/page-builder/page?${SITE}&slug=${find(what).slug}`);
    expect(answer).toMatchObject({ status: 404, body: { error: { name: 'NotFoundError' } } });
    expect(answer.body.error.message).toContain('is damaged and cannot be delivered: ');
  });

  // No body may hold such a key; the editor saves it as the source that it is.
  it.skipIf(stored.includes('__proto__'))('its title can be changed, and it stays as it was', async () => {
    const address = `${ENTRY}/${find(what).id}?locale=fr`;
    const { title, slug, content } = (await call(address, { as: 'admin' })).body.data;
    const saved = await call(address, {
      as: 'admin',
      method: 'PUT',
      body: { force: true, title: `${title}!`, slug, content },
    });
    expect(saved.status).toBe(200);
    const after = (await call(address, { as: 'admin' })).body.data;
    expect(after).toMatchObject({ title: `${title}!`, content });
    await call(address, { as: 'admin', method: 'PUT', body: { force: true, title, slug } });
  });

  it('it opens in the editor, what is whole is saved with the sources of the rest, and then it is a page again', async () => {
    const address = `${ENTRY}/${find(what).id}?locale=fr`;
    expect((await publish(find(what).id, 'fr')).status).toBe(400);
    const { title, slug, content } = (await call(address, { as: 'admin' })).body.data;
    const { document, version } = readStored(content);
    const edited = { ...document, blocks: [...document.blocks, { id: 'added', type: 'Title', v: 1, props: {} }] };
    const body = { force: true, title, slug, content: { ...edited, basedOn: version } };
    expect((await call(address, { as: 'admin', method: 'PUT', body })).status).toBe(200);
    expect(readStored((await call(address, { as: 'admin' })).body.data.content).document).toEqual(edited);
    // Visitors see it once somebody has looked at what was damaged.
    const refused = await publish(find(what).id, 'fr');
    expect(refused.status).toBe(400);
    // What a newer version wrote is not broken.
    const advice =
      what === 'format 99' ? 'when this one has been updated' : 'Copy what you need of its source, then delete it.';
    expect(refused.body.error.message).toContain(advice);
    expect(JSON.stringify(edited).match(/"type":"Damaged"/g)).toHaveLength(sources);
    expect(ids.every((id) => JSON.stringify(edited).includes(`"id":"${id}"`))).toBe(true);
    await write('UPDATE pages SET content = ? WHERE document_id = ?', stored, find(what).id);
  });
});

describe('damage beside the page', () => {
  const NO_LISTS = ['"fr"', '{"fr":true}', '7', '[["fr"]]', '["atlantis"]'];

  it.each(sample(NO_LISTS, 1))('countries that are %s leave the page out and name it', async (countries) => {
    await write('UPDATE pages SET countries = ? WHERE document_id = ?', countries, whole.id);
    const { status, body } = await listPages();
    expect(status).toBe(200);
    expect(body.meta.damaged).toContainEqual(expect.objectContaining({ documentId: whole.id, path: 'countries' }));
    await write('UPDATE pages SET countries = NULL WHERE document_id = ?', whole.id);
  });

  it.each(sample(['../up', 'A b', 'a//b', '%00'], 1))('so does the slug %j', async (slug) => {
    await write('UPDATE pages SET slug = ? WHERE document_id = ?', slug, whole.id);
    const { status, body } = await listPages();
    expect(status).toBe(200);
    expect(body.meta.damaged).toContainEqual(
      expect.objectContaining({ documentId: whole.id, path: 'slug', slug: null }),
    );
    await write('UPDATE pages SET slug = ? WHERE document_id = ?', whole.slug, whole.id);
  });

  it.each(
    sample(
      [
        ['slug', '../up'],
        ['countries', '{"fr":true}'],
      ] as const,
      1,
    ),
  )('another language whose %s is %s is not named among the languages', async (column, value) => {
    const address = `/api/pages/${whole.id}?locale=en&status=published`;
    const body = { force: true, data: { title: 'Whole', slug: newSlug() } };
    expect((await call(address, { as: 'api', method: 'PUT', body })).status).toBe(200);
    const readLocalizations = async () =>
      (await call(`/api/page-builder/page?${SITE}&slug=${whole.slug}`)).body.data.localizations;
    expect(await readLocalizations()).toEqual([expect.objectContaining({ locale: 'en' })]);
    await write(`UPDATE pages SET ${column} = ? WHERE document_id = ? AND locale = 'en'`, value, whole.id);
    // Answers are kept until the CMS itself writes.
    const touched = { force: true, data: { title: 'Entière' } };
    await call(`/api/pages/${whole.id}?locale=fr&status=published`, { as: 'api', method: 'PUT', body: touched });
    expect(await readLocalizations()).toEqual([]);
    expect((await call(address.replace('&status=published', ''), { as: 'api', method: 'DELETE' })).status).toBe(204);
  });

  it.each(sample(NO_LISTS, 1))('redirects and bikes whose countries are %s are left out alone', async (countries) => {
    const redirect = await create('redirects', { from: newSlug(), to: '/ailleurs' }, '?locale=fr');
    const bike = await createBike({}, '?status=published');
    await write('UPDATE redirects SET countries = ? WHERE document_id = ?', countries, redirect);
    await write('UPDATE bikes SET countries = ? WHERE document_id = ?', countries, bike.id);
    expect((await call('/api/redirects?country=fr')).status).toBe(200);
    const found = await call(`/api/bikes-filter/bike-types-brand?country=fr&bike_brand=${bike.brand}`);
    expect(found.status).toBe(200);
    await call(`/api/bikes/${bike.id}`, { as: 'api', method: 'DELETE' });
    await call(`/api/redirects/${redirect}?locale=fr`, { as: 'api', method: 'DELETE' });
  });

  it.each(sample(['http://[', 'no address'], 1))('a redirect to "%s" is left out alone', async (to) => {
    const from = newSlug();
    const redirect = await create('redirects', { from, to: '/ailleurs' }, '?locale=fr');
    await write('UPDATE redirects SET "to" = ? WHERE document_id = ?', to, redirect);
    const { status, body } = await call('/api/redirects?country=fr');
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain(from);
    await call(`/api/redirects/${redirect}?locale=fr`, { as: 'api', method: 'DELETE' });
  });

  it.each(sample(['"left"', '[]', '7', '{"x":"1"}'], 1))(
    'a file whose focal point is %s has none',
    async (focalPoint) => {
      const { reference } = await upload({ width: 40, height: 40 });
      const slug = newSlug();
      const image = { id: createId(), type: 'Image', v: 1, props: { file: reference } };
      const content = { format: 'page', formatVersion: 1, blocks: [image] };
      const id = await createPage({ slug, content }, { locale: 'fr', status: 'published' });
      await write('UPDATE files SET focal_point = ? WHERE document_id = ?', focalPoint, reference.documentId);
      const { status, body } = await call(`/api/page-builder/page?${SITE}&slug=${slug}`);
      expect(status).toBe(200);
      expect(body.data.refs[`media:${reference.documentId}`].focalPoint).toBeNull();
      await call(`${ENTRY}/${id}?locale=*`, { as: 'admin', method: 'DELETE' });
    },
  );
});
