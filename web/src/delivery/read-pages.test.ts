import { afterEach, expect, test } from 'vitest';
import { type FakeCms, type FakeEntry, send, startFakeCms } from '../testing/fake-cms.ts';
import { readPage, readPages } from './read-pages.ts';

let cms: FakeCms;
afterEach(() => cms.close());

async function start(entries: FakeEntry[]) {
  cms = await startFakeCms(entries);
  return { country: 'nl', deliveryUrl: cms.url } as const;
}

const entry = (number: number): FakeEntry => ({
  documentId: `page${number}`,
  locales: { nl: { title: `Pagina ${number}`, slug: `pagina-${number}` } },
});

test('reads all pages of all locales of the country, a hundred at a time', async () => {
  const home: FakeEntry = {
    documentId: 'home',
    locales: { nl: { title: 'Thuis', slug: '' }, en: { title: 'Home', slug: '' }, de: { title: 'Start', slug: '' } },
  };
  const { pages } = await readPages(await start([home, ...Array.from({ length: 249 }, (_, index) => entry(index))]));
  expect(pages).toHaveLength(251);
  expect(pages.filter(({ slug }) => slug === '').map(({ locale }) => locale)).toEqual(['nl', 'en']);
  expect(cms.requests).toEqual([
    '/api/page-builder/pages?country=nl&locale=nl&page=1&pageSize=100',
    '/api/page-builder/pages?country=nl&locale=nl&page=2&pageSize=100',
    '/api/page-builder/pages?country=nl&locale=nl&page=3&pageSize=100',
    '/api/page-builder/pages?country=nl&locale=en&page=1&pageSize=100',
  ]);
});

test('reads the list again when it changed meanwhile, so that no page is missed', async () => {
  const source = await start(Array.from({ length: 150 }, (_, index) => entry(index)));
  const changed = { data: [], meta: { pagination: { page: 2, pageCount: 2, total: 150 } } };
  cms.faults.push(undefined, (response) => send(response, 200, changed));
  expect((await readPages(source)).pages).toHaveLength(150);
});

test('leaves out pages that cannot be read, and names them', async () => {
  const source = await start([
    { documentId: 'broken', locales: { nl: { title: 'Kapot', slug: 'kapot', blocks: [{ id: 'a' }] as never } } },
    { documentId: 'lost', locales: { nl: { title: 'Verloren', slug: 'verloren', isDamaged: true } } },
    entry(1),
  ]);
  const { pages, damaged } = await readPages(source);
  expect(pages.map(({ documentId }) => documentId)).toEqual(['page1']);
  expect(damaged).toEqual([
    expect.objectContaining({ documentId: 'lost', slug: 'verloren', path: 'content.blocks[0]' }),
    expect.objectContaining({
      documentId: 'broken',
      message: expect.stringMatching(/^The content of the page "Kapot" \(nl, broken\) is no page document: /),
    }),
  ]);
});

test('ends when no page at all can be read: then CMS and site do not fit together', async () => {
  const source = await start([
    { documentId: 'broken', locales: { nl: { title: 'Kapot', slug: 'kapot', blocks: [{ id: 'a' }] as never } } },
  ]);
  await expect(readPages(source)).rejects.toThrow(
    /^The content of the page "Kapot" \(nl, broken\) is no page document: .* Open the page in the CMS and repair it\.$/,
  );
});

test('names what it does not know about an answer', async () => {
  const source = await start([]);
  cms.faults.push((response) =>
    send(response, 200, {
      data: [{ documentId: 'old', title: 'Oud', locale: 'nl' }],
      meta: { pagination: { page: 1, pageCount: 1, total: 1 } },
    }),
  );
  await expect(readPages(source)).rejects.toThrow(
    /^The CMS delivered the page "Oud" \(nl, old\) in a shape this site does not know: slug: /,
  );
});

test('reads one page for the development server', async () => {
  const source = await start([entry(1)]);
  expect(await readPage(source, 'nl', 'pagina-1')).toMatchObject({ documentId: 'page1', title: 'Pagina 1' });
  expect(await readPage(source, 'nl', 'weg')).toBeUndefined();
});
