import { registry } from '@lumavelo/blocks/registry';
import { listSegments } from 'page-format';
import { describe, expect, it } from 'vitest';
import { isFull } from '../../scripts/testing/matrix.ts';
import { versionOf } from '../src/plugins/page-builder/shared/version.ts';
import { call } from './harness/client.ts';
import { createAsk } from './harness/create-ask.ts';
import { createPage, newSlug, page, publish, title } from './harness/pages.ts';
import { listQueries } from './harness/queries.ts';
import { runPageBuilder } from './harness/run-page-builder.ts';
import { sharedCms } from './harness/shared-cms.ts';
import { createUser } from './harness/sign-in.ts';
import {
  type AskBoard,
  askBoard,
  createTranslated,
  findOnBoard,
  PAGES,
  READ,
  removeIn,
  saveIn,
  says,
  sources,
} from './harness/translated-pages.ts';
import { writeDatabase } from './harness/write-database.ts';

/** The board of translations, counted when pages are written. */

const none = { texts: 0, words: 0 };
const counts = { new: none, machine: none, edited: none, outOfDate: none, absent: none };

/** What the Dutch original of a German page said when that was translated. */
async function findFormer(documentId: string): Promise<object[]> {
  const place = { model: PAGES, documentId, locale: 'de', field: 'content', from: 'nl' };
  return (await call(`/page-builder/sources/former?${new URLSearchParams(place)}`, { as: 'admin' })).body.data;
}

it('has the original as it was when a page followed it last, also once the page or the original was saved since', async () => {
  const block = title('Fietsen');
  const former = page(block, title('Nu'));
  const id = await createPage({ content: former });
  const find = async (from = 'nl') => {
    const place = { model: PAGES, documentId: id, locale: 'de', field: 'content', from };
    return (await call(`/page-builder/sources/former-page?${new URLSearchParams(place)}`, { as: 'admin' })).body.data;
  };
  await saveIn('de', id, { title: 'A page', slug: newSlug(), content: page(says(block, 'Räder')) });
  expect(await find()).toBeNull();
  const followed = { $page: { locale: 'nl', version: versionOf(former) } };
  await saveIn('de', id, { content: { ...page(says(block, 'Fahrräder')), sources: followed } });
  await saveIn('nl', id, { content: page(block) });
  await saveIn('de', id, { content: page(says(block, 'Fahrräder'), title('Jetzt')) });
  expect([await find(), await find('fr')]).toEqual([former, null]);
});

describe('the board of translations', () => {
  it('says of each language what is left and who changed it last, and reads no page for it', async () => {
    expect(listSegments(registry.get('Title') ?? expect.fail(), { title: 'One' })).toHaveLength(1);
    const name = newSlug();
    const { id } = await createTranslated(name);
    // With title and address, of two words each.
    const all = { texts: 4, words: 10 };
    const open = { texts: 2, words: 6 };
    const { cells, ...found } = (await findOnBoard(name)) ?? expect.fail();
    expect(found).toEqual({
      ...{ contentType: PAGES, kind: 'collectionType', typeName: 'Page', documentId: id, field: 'content' },
      ...{ title: name, words: 10, requests: {} },
    });
    expect(cells).toMatchObject({
      nl: { origin: null, counts: { ...counts, all }, publication: 'draft', changedBy: null, openedBy: [] },
      de: { origin: 'nl', counts: { ...counts, all }, changedBy: 'Test Runner' },
      en: { origin: 'nl', counts: { ...counts, all, new: open } },
      fr: null,
    });
    // The desk begins with the same original, also for a language that the page does not have yet.
    const origins = ['nl', 'de', 'en', 'fr'].map(async (locale) => {
      const query = new URLSearchParams({ model: PAGES, documentId: id, locale, field: 'content' });
      return (await call(`/page-builder/sources?${query}`, { as: 'admin' })).body.meta.origin;
    });
    expect(await Promise.all(origins)).toEqual([null, 'nl', 'nl', 'nl']);
    const queries = (await listQueries(() => findOnBoard(name))).filter((sql) => /[`"]pages[`"]/.test(sql));
    expect(queries.length).toBeGreaterThan(0);
    expect(queries.filter((sql) => /[`"]content[`"]|\.\*/.test(sql))).toEqual([]);
    const { totals, total } = (await askBoard({ search: name })).meta;
    expect(total).toBe(1);
    expect(totals).toMatchObject({
      en: { missing: 0, missingWords: 0, todoWords: 6, outOfDateWords: 0 },
      fr: { missing: 1, missingWords: 10, todoWords: 0, outOfDateWords: 0 },
    });
  });

  it('asks for exactly the text that changed in the original, and for nothing where blocks are moved', async () => {
    const name = newSlug();
    const { id, one, two, german } = await createTranslated(name);
    await saveIn('nl', id, { content: page(two, one) });
    expect((await findOnBoard(name))?.cells.de?.counts).toEqual({ ...counts, all: { texts: 4, words: 10 } });

    const changed = [two, says(one, 'Fietsen voor alle mensen')];
    await saveIn('nl', id, { content: page(...changed) });
    const cells = (await findOnBoard(name))?.cells;
    expect(cells?.de?.counts).toEqual({
      ...{ ...counts, all: { texts: 4, words: 11 } },
      outOfDate: { texts: 1, words: 4 },
    });
    expect(cells?.en?.counts).toMatchObject({ new: { texts: 1, words: 3 }, outOfDate: { texts: 1, words: 4 } });
    const { title: text } = one.props as { title: string };
    expect(await findFormer(id)).toEqual([{ block: one.id, place: 'title', version: versionOf(text), text }]);

    // The page says what it said, and somebody confirms that.
    await saveIn('de', id, { content: { ...german, sources: sources(changed, 'translated') } });
    expect((await findOnBoard(name))?.cells.de?.counts?.outOfDate).toEqual(none);
    await saveIn('nl', id, { content: page(...changed, title('Bijna gratis')) });
    expect((await findOnBoard(name))?.cells.de?.counts).toMatchObject({
      outOfDate: none,
      absent: { texts: 1, words: 2 },
    });
  });

  it('counts what the entry itself says, as far as nobody has confirmed it', async () => {
    const name = newSlug();
    const { id, one, two, german } = await createTranslated(name);
    const original = { title: name, seo: { metaTitle: 'Fietsen kopen', metaDescription: 'Alles' } };
    await saveIn('nl', id, original);
    const read = async () => (await findOnBoard(name))?.cells.de?.counts;
    expect(await read()).toMatchObject({ all: { texts: 6, words: 13 }, new: { texts: 2, words: 3 } });

    const seo = { metaTitle: 'Räder kaufen', metaDescription: 'Alles' };
    const versions = (text: string) => [versionOf(text)];
    const record = { locale: 'nl', version: 'ab' };
    const texts = {
      ...{ title: versions(name), 'seo.metaTitle': versions('Fietsen kopen') },
      'seo.metaDescription': versions('Alles'),
    };
    const content = { ...german, sources: { ...sources([one, two], 'translated'), $entry: { ...record, texts } } };
    await saveIn('de', id, { seo, content });
    // Of the address nothing was noted.
    expect(await read()).toMatchObject({ new: none, outOfDate: { texts: 1, words: 2 } });
    await saveIn('nl', id, { seo: { ...original.seo, metaTitle: 'Nu fietsen kopen' } });
    expect(await read()).toMatchObject({ new: none, outOfDate: { texts: 2, words: 5 } });
    const { body } = await call(
      `/page-builder/sources?${new URLSearchParams({ model: PAGES, documentId: id, locale: 'de', field: 'content' })}`,
      { as: 'admin' },
    );
    expect(body.data.$entry).toMatchObject({ ...record, texts });
    // Of the title nobody has said anything: it had other words already.
    expect(Object.keys(body.data.$entry.by)).toEqual(['seo.metaTitle', 'seo.metaDescription']);
    expect(body.data.$entry.by['seo.metaTitle']).toEqual({
      [versionOf('Fietsen kopen')]: expect.objectContaining({ name: 'Test Runner', deed: 'confirmed' }),
    });
    expect(await findFormer(id)).toEqual([
      { block: '$entry', place: 'seo.metaTitle', version: versionOf('Fietsen kopen'), text: 'Fietsen kopen' },
    ]);
  });

  it('tells what is live, and who has a page open', async () => {
    const name = newSlug();
    const { id, one } = await createTranslated(name);
    await publish(id);
    await publish(id, 'de');
    await saveIn('de', id, { content: page(says(one, 'Räder')) });
    const body = { model: PAGES, documentId: id, locale: 'de', field: 'content', session: 'board' };
    await call('/page-builder/presence', { as: 'admin', body });
    const cells = (await findOnBoard(name))?.cells;
    expect([cells?.nl?.publication, cells?.de?.publication, cells?.en?.publication]).toEqual([
      ...['live', 'changed', 'draft'],
    ]);
    expect([cells?.de?.openedBy, cells?.nl?.openedBy]).toEqual([['Test Runner'], []]);
  });

  it('finds pages by a title in any language and by a state, in pages', async () => {
    const name = newSlug();
    await createTranslated(name);
    await createPage({ title: `${name} alone` });
    const titles = async (query: object) =>
      (await askBoard({ search: name, ...query })).data.map((found) => found.title);
    expect(await titles({})).toEqual([name, `${name} alone`]);
    expect(await titles({ page: '2', pageSize: '1' })).toEqual([`${name} alone`]);
    expect(await titles({ state: 'missing', locale: 'de' })).toEqual([`${name} alone`]);
    expect(await titles({ state: 'todo', locale: 'en' })).toEqual([name]);
    expect(await titles({ state: 'ready' })).toEqual([name]);
    expect(await titles({ state: 'ready', locale: 'nl' })).toEqual([]);
    expect(await titles({ state: 'outOfDate' })).toEqual([]);
    expect(Object.keys((await askBoard({ search: name, locale: 'de' })).data[0]?.cells ?? {})).toEqual(['de']);
    expect(await titles({ search: `${name} DE` })).toEqual([name]);
    expect((await call('/page-builder/translations?state=old', { as: 'admin' })).status).toBe(400);
  });

  it('finds pages by what the project names, and by who changed one of their languages last', async () => {
    const name = newSlug();
    const own = await createPage({ title: `${name} own`, countries: ['at', 'be'] }, { locale: 'en' });
    const everywhere = await createPage({ title: `${name} everywhere` }, { locale: 'en' });
    const ids = async (query: object) =>
      (await askBoard({ search: name, ...query })).data.map(({ documentId }) => documentId).sort();
    expect(await ids({ 'filters[countries]': 'at' })).toEqual([own, everywhere].sort());
    expect(await ids({ 'filters[countries]': 'fr' })).toEqual([everywhere]);
    expect(await ids({ 'filters[title]': `${name} own` })).toEqual([]);
    await saveIn('en', own, { title: `${name} changed` });
    const { filters, people } = (await askBoard({ search: 'nothing of this kind' })).meta;
    expect(filters).toEqual([
      { name: 'countries', label: 'Shown in', sitesOf: PAGES, values: expect.arrayContaining(['at', 'be', 'fr']) },
    ]);
    const { id: person } = people.find((one) => one.name === 'Test Runner') ?? expect.fail();
    expect(await ids({ person: String(person) })).toEqual([own]);
    expect(await ids({ person: String(person), locale: 'de' })).toEqual([]);
    expect((await call('/page-builder/translations?person=anna', { as: 'admin' })).status).toBe(400);
  });

  it('lets go of what is deleted: a language, and the whole page', async () => {
    const name = newSlug();
    const { id } = await createTranslated(name);
    await removeIn('de', id);
    expect((await findOnBoard(name))?.cells).toMatchObject({ de: null, en: { origin: 'nl' } });
    // The next original is one of those that are left.
    await removeIn('nl', id);
    expect((await askBoard({ search: `${name} en` })).data[0]?.cells).toMatchObject({ nl: null, en: { origin: null } });
    await removeIn('*', id);
    expect(await findOnBoard(name)).toBeUndefined();
  });
});

describe('of the board of translations', () => {
  const reader = async (properties: { fields: string[]; locales: string[] }): Promise<AskBoard> => {
    const { url, adminToken } = sharedCms();
    return createAsk(url, await createUser(url, adminToken, [{ action: READ, subject: PAGES, properties }]));
  };

  it('each person gets the languages that they may read', async () => {
    const name = newSlug();
    await createTranslated(name);
    const some = await reader({ fields: ['title', 'content'], locales: ['nl', 'de'] });
    const { data, meta } = await askBoard({ search: name }, some);
    expect(Object.keys(data[0]?.cells ?? {}).sort()).toEqual(['de', 'nl']);
    expect([meta.languages.map(({ code }) => code).sort(), Object.keys(meta.totals).sort()]).toEqual([
      ...[
        ['de', 'nl'],
        ['de', 'nl'],
      ],
    ]);
    expect((await askBoard({ search: name, state: 'todo' }, some)).data).toEqual([]);
    expect((await askBoard({ search: `${name} en` }, some)).data).toEqual([]);
    expect((await askBoard({ locale: 'en' }, some)).data).toEqual([]);
  });

  it('nothing is said of pages whose blocks, and no title of those whose title, a person may not read', async () => {
    const name = newSlug();
    await createTranslated(name);
    const ofTitles = await askBoard({ search: name }, await reader({ fields: ['title'], locales: ['nl'] }));
    expect([ofTitles.data, ofTitles.meta.languages]).toEqual([[], []]);
    const ofPages = await reader({ fields: ['content'], locales: ['nl'] });
    expect((await askBoard({ search: name }, ofPages)).data).toEqual([]);
    const { data } = await askBoard({}, ofPages);
    expect([data.length > 0, data.every(({ title: heading }) => heading === null)]).toEqual([true, true]);
  });

  it('nobody finds a page by what they may not read of it', async () => {
    const name = newSlug();
    await createPage({ title: name, countries: ['at'] }, { locale: 'en' });
    const query = { search: name, 'filters[countries]': 'at' };
    const some = await askBoard(query, await reader({ fields: ['title', 'content'], locales: ['en'] }));
    expect([some.data, some.meta.filters]).toEqual([[], []]);
    const all = await askBoard(query, await reader({ fields: ['title', 'content', 'countries'], locales: ['en'] }));
    expect(all.data).toHaveLength(1);
  });

  it('an author hears of their own pages alone', async () => {
    const name = newSlug();
    await createTranslated(name);
    const { url, adminToken } = sharedCms();
    const permission = { action: READ, subject: PAGES, properties: { fields: ['title', 'content'], locales: ['nl'] } };
    const own = await createUser(url, adminToken, [{ ...permission, conditions: ['admin::is-creator'] }]);
    const { data, meta } = await askBoard({ search: name }, createAsk(url, own));
    expect([data, meta.languages.map(({ code }) => code)]).toEqual([[], ['nl']]);
  });
});
it.runIf(isFull)('pages that were there before are counted by the command, three hundred at once', async () => {
  const name = newSlug();
  const id = await createPage({ title: name, content: page(title('Fietsen voor iedereen')) });
  await writeDatabase(
    sharedCms(),
    `WITH RECURSIVE number(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM number WHERE i < 300)
     INSERT INTO pages (document_id, title, slug, locale, content, created_at, updated_at)
     SELECT document_id || 'x' || i, title || ' ' || i, slug || '-' || i, locale, content, created_at, updated_at
     FROM pages, number WHERE document_id = ?`,
    [id],
  );
  expect((await askBoard({ search: `${name} 299` })).data).toMatchObject([{ cells: { nl: { counts: null } } }]);
  expect((await runPageBuilder(['index-uses'])).code).toBe(0);
  const { data, meta } = await askBoard({ search: name });
  expect(meta.total).toBe(301);
  expect(data).toHaveLength(100);
  // Title and address of a copy have a number each.
  expect(new Set(data.map(({ words }) => words))).toEqual(new Set([7, 9]));
  expect(meta.totals.fr).toEqual({ missing: 301, missingWords: 7 + 300 * 9, todoWords: 0, outOfDateWords: 0 });
});
