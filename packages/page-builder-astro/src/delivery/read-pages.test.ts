import type { ServerResponse } from 'node:http';
import { createRegistry } from 'page-format';
import { deliveredPage } from 'page-format/delivery';
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest';
import { z } from 'zod';
import { loadPages } from '../document/load-pages.ts';
import { startDeliveryServer, type TestPage } from '../testing/delivery-server.ts';
import { send, type TestServer } from '../testing/test-server.ts';
import { createDelivery, type DeliveryOptions } from './create-delivery.ts';
import { NotThereError } from './fetch-json.ts';
import type { PageSchema } from './read-responses.ts';

let cms: TestServer;
afterEach(() => cms.close());

async function start<Schema extends PageSchema = typeof deliveredPage>(
  pages: TestPage[],
  options?: Partial<DeliveryOptions<Schema>>,
) {
  cms = await startDeliveryServer(pages);
  return createDelivery<Schema>({ url: cms.url, locales: ['nl'], pauses: [], ...options });
}

const numbered = (number: number): TestPage => ({ title: `Pagina ${number}`, slug: `pagina-${number}`, locale: 'nl' });

const broken: TestPage = { title: 'Kapot', slug: 'kapot', locale: 'nl', blocks: [{ id: 'a' }] as never };
const lost: TestPage = { title: 'Verloren', slug: 'verloren', locale: 'nl', isDamaged: true };

test('reads all pages of all locales, a hundred at a time, with the parameters of the project', async () => {
  const home = (locale: string): TestPage => ({ title: locale, slug: '', locale });
  const delivery = await start(
    [home('nl'), home('en'), home('de'), ...Array.from({ length: 249 }, (_, index) => numbered(index))],
    { locales: ['nl', 'en'], parameters: { region: 'north' } },
  );
  const { pages } = await delivery.readPages();
  expect(pages).toHaveLength(251);
  expect(pages.filter(({ slug }) => slug === '').map(({ locale }) => locale)).toEqual(['nl', 'en']);
  expect(cms.requests).toEqual([
    '/api/page-builder/pages?region=north&locale=nl&page=1&pageSize=100',
    '/api/page-builder/pages?region=north&locale=nl&page=2&pageSize=100',
    '/api/page-builder/pages?region=north&locale=nl&page=3&pageSize=100',
    '/api/page-builder/pages?region=north&locale=en&page=1&pageSize=100',
  ]);
});

test('names no locale in a project without', async () => {
  const delivery = await start([numbered(1)], { locales: undefined });
  expect((await delivery.readPages()).pages).toHaveLength(1);
  expect(cms.requests).toEqual(['/api/page-builder/pages?page=1&pageSize=100']);
});

test('reads the list again when it changed meanwhile, so that no page is missed', async () => {
  const delivery = await start(Array.from({ length: 150 }, (_, index) => numbered(index)));
  const changed = { data: [], meta: { pagination: { page: 2, pageCount: 2, total: 150 } } };
  cms.faults.push(undefined, (response) => send(response, 200, changed));
  expect((await delivery.readPages()).pages).toHaveLength(150);
});

test('says so when the list never holds still', async () => {
  const delivery = await start([]);
  const changed = (response: ServerResponse) =>
    send(response, 200, { data: [], meta: { pagination: { page: 1, pageCount: 1, total: 5 } } });
  cms.faults.push(changed, changed, changed);
  await expect(delivery.readPages()).rejects.toThrow(
    `The list of pages (nl) at ${cms.url} changed each of the 3 times it was read. Build again when nobody is publishing.`,
  );
});

test('a build reads only the lists anew that are others by now', async () => {
  const pages = Array.from({ length: 150 }, (_, index) => numbered(index));
  const delivery = await start(pages, { onRequest: false });
  const { pages: before } = await delivery.readPages();
  Object.assign(pages[120] as TestPage, { title: 'Anders' });
  const { pages: after } = await delivery.readPages();
  expect(after.map(({ title }) => title)).toEqual(pages.map(({ title }) => title));
  expect(after.filter((page, index) => page === before[index])).toHaveLength(100);
});

test('on request nothing is kept', async () => {
  const delivery = await start([numbered(1)], { onRequest: true });
  const { pages: before } = await delivery.readPages();
  expect((await delivery.readPages()).pages[0]).not.toBe(before[0]);
});

test('pages that are gone since they were read ahead are gone', async () => {
  const pages = Array.from({ length: 150 }, (_, index) => numbered(index));
  const delivery = await start(pages, { onRequest: false });
  await delivery.readAhead();
  pages.splice(90, 60);
  expect((await delivery.readPages()).pages).toHaveLength(90);
});

test('what stands in the way of reading ahead is told by who needs the pages', async () => {
  const delivery = await start([numbered(1)], { onRequest: false });
  cms.faults.push((response) => send(response, 503, {}));
  await delivery.readAhead();
  expect((await delivery.readPages()).pages).toHaveLength(1);
});

test('leaves out pages that cannot be read, and names them', async () => {
  const delivery = await start([broken, lost, numbered(1)]);
  const { pages, damaged } = await delivery.readPages();
  expect(pages.map(({ documentId }) => documentId)).toEqual(['pagina-1']);
  expect(damaged).toEqual([
    expect.objectContaining({ documentId: 'verloren', slug: 'verloren', path: 'content.blocks[0]' }),
    expect.objectContaining({
      documentId: 'kapot',
      message: expect.stringMatching(/^The content of the page "Kapot" \(nl, kapot\) is no page document: /),
    }),
  ]);
});

test('loading pages tells the log of each that is left out, and of blocks that the project does not know', async () => {
  const stranger: TestPage = { ...numbered(1), blocks: [{ id: 'x', type: 'Hologram', v: 1, props: {} }] };
  const delivery = await start([lost, stranger]);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect((await loadPages({ delivery, renderer: { registry: createRegistry([]) } })).map(({ title }) => title)).toEqual(
    ['Pagina 1'],
  );
  expect(warn.mock.calls.flat()).toEqual([
    'The page "Verloren" (nl, verloren) is damaged in the CMS: A block is an object, but this is empty (null). ' +
      '(at content.blocks[0]) Open it in the page editor, and delete or replace what is damaged.',
    expect.stringContaining('The page "Pagina 1": Block x (Hologram): This site does not know the block "Hologram"'),
  ]);
  warn.mockRestore();
});

test('ends when no page at all can be read: then CMS and site do not fit together', async () => {
  const delivery = await start([broken]);
  await expect(delivery.readPages()).rejects.toThrow(
    /^The content of the page "Kapot" \(nl, kapot\) is no page document: .* Open the page in the CMS and repair it\.$/,
  );
});

test('names what it does not know about a response', async () => {
  const delivery = await start([]);
  cms.faults.push((response) =>
    send(response, 200, {
      data: [{ documentId: 'old', title: 'Oud', locale: 'nl' }],
      meta: { pagination: { page: 1, pageCount: 1, total: 1 } },
    }),
  );
  await expect(delivery.readPages()).rejects.toThrow(
    /^The CMS delivered the page "Oud" \(nl, old\) in a shape this site does not know: slug: /,
  );
});

test('reads one page', async () => {
  const delivery = await start([numbered(1)]);
  expect(await delivery.readPage({ locale: 'nl', slug: 'pagina-1' })).toMatchObject({ title: 'Pagina 1' });
  expect(await delivery.readPage({ locale: 'nl', slug: 'weg' })).toBeUndefined();
  const { length } = cms.requests;
  expect(await delivery.readPage({ locale: 'nl', slug: 'x'.repeat(201) })).toBeUndefined();
  expect(cms.requests).toHaveLength(length);
});

test('reads a draft with the token of the CMS, and hands on why one cannot be shown', async () => {
  const sent: unknown[] = [];
  const delivery = await start([numbered(1)]);
  const message = 'The page "pagina-1" is damaged and cannot be delivered: it has more than 1,000 blocks.';
  cms.faults.push((response) => {
    sent.push(response.req.url, response.req.headers.authorization);
    send(response, 404, { data: null, error: { status: 404, message } });
  });
  const read = delivery.readDraft({ locale: 'nl', slug: 'pagina-1' }, 'the token');
  await expect(read).rejects.toThrow(NotThereError);
  await expect(read).rejects.toMatchObject({ reason: message });
  expect(sent).toEqual(['/api/page-builder/page?locale=nl&slug=pagina-1&status=draft', 'Bearer the token']);
});

test('says with its key that a site build asks, which is not counted among visitors', async () => {
  const sent: unknown[] = [];
  const delivery = await start([], { key: 'the key' });
  const note = (response: ServerResponse) => {
    sent.push(response.req.headers['x-delivery-key']);
    send(response, 200, {});
  };
  cms.faults.push(note, note);
  await delivery.readJson('/api/menu');
  await createDelivery({ url: cms.url, key: '' }).readJson('/api/menu');
  expect(sent).toEqual(['the key', undefined]);
});

test('what a project has beyond is passed on, and checked where the project says how', async () => {
  const more = { summary: 'Kort' };
  const delivery = await start([{ ...numbered(1), more }]);
  expect((await delivery.readPages()).pages[0]).toMatchObject(more);
  const strict = createDelivery({ url: cms.url, page: deliveredPage.extend({ summary: z.string() }) });
  const [page] = (await strict.readPages()).pages;
  expectTypeOf(page?.summary).toEqualTypeOf<string | undefined>();
  expect(page).toMatchObject(more);
  const other = createDelivery({ url: cms.url, page: deliveredPage.extend({ summary: z.number() }) });
  await expect(other.readPages()).rejects.toThrow('in a shape this site does not know: summary: ');
});
