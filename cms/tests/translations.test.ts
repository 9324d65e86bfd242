import { registry } from '@lumavelo/blocks/registry';
import { type Block, listSegments } from 'page-format';
import { describe, expect, it } from 'vitest';
import { isFull } from '../../scripts/testing/matrix.ts';
import type { TermList, TermPair } from '../src/plugins/page-builder/shared/glossary.ts';
import { sourcesOf } from '../src/plugins/page-builder/shared/translation/sources-of.ts';
import type { BoardAnswer, BoardPage } from '../src/plugins/page-builder/shared/translation-board.ts';
import type { MemoryAnswer } from '../src/plugins/page-builder/shared/translation-memory.ts';
import { call } from './harness/client.ts';
import { createAsk } from './harness/create-ask.ts';
import { startMailServer } from './harness/mail-server.ts';
import { createPage, newSlug, page, publish, title } from './harness/pages.ts';
import { listQueries } from './harness/queries.ts';
import { readMail } from './harness/read-mail.ts';
import { runPageBuilder } from './harness/run-page-builder.ts';
import { sharedCms } from './harness/shared-cms.ts';
import { createUser, type Permission } from './harness/sign-in.ts';
import { MAIL_PORT } from './harness/start-cms.ts';
import { writeDatabase } from './harness/write-database.ts';

/** The board of translations, counted when pages are written, the memory of what was confirmed on them, and the glossary. */

const PAGES = 'api::page.page';
const ENTRY = `/content-manager/collection-types/${PAGES}`;
const READ = 'plugin::content-manager.explorer.read';
const UPDATE = 'plugin::content-manager.explorer.update';
const CREATE = 'plugin::content-manager.explorer.create';
const ASK = 'plugin::page-builder.translation-requests.ask';

type Ask = (path: string) => Promise<{ status: number; body: BoardAnswer }>;

const asAdmin: Ask = (path) => call(path, { as: 'admin' });
const ask = async (query: object, who = asAdmin) =>
  (await who(`/page-builder/translations?${new URLSearchParams({ ...query })}`)).body;
const find = async (search: string, who = asAdmin): Promise<BoardPage | undefined> =>
  (await ask({ search }, who)).data[0];
const saveIn = async (locale: string, id: string, entry: object) => {
  const { status, body } = await call(`${ENTRY}/${id}?locale=${locale}`, {
    ...{ as: 'admin', method: 'PUT' },
    body: { force: true, ...entry },
  });
  expect(status, JSON.stringify(body)).toBe(200);
};
const remove = (id: string, locale: string) =>
  call(`${ENTRY}/${id}?locale=${encodeURIComponent(locale)}`, { as: 'admin', method: 'DELETE' });
const says = (block: Block, text: string): Block => ({ ...block, props: { title: text } });
const sources = (blocks: Block[], how: 'taken' | 'translated') =>
  Object.fromEntries(sourcesOf(blocks, 'nl', registry, how));

const none = { texts: 0, words: 0 };
const counts = { new: none, machine: none, edited: none, outOfDate: none, absent: none };

/** A page of six words, translated into German and taken over as it is into English. */
async function createTranslated(name: string) {
  const blocks = [title('Fietsen voor iedereen'), title('Nu op afbetaling')];
  const [one, two] = blocks as [Block, Block];
  const id = await createPage({ title: name, content: page(one, two) });
  const german = page(says(one, 'Räder für alle'), says(two, 'Jetzt auf Raten'));
  await saveIn('de', id, {
    ...{ title: `${name} de`, slug: newSlug() },
    content: { ...german, sources: sources(blocks, 'translated') },
  });
  await saveIn('en', id, {
    ...{ title: `${name} en`, slug: newSlug() },
    content: { ...page(one, two), sources: sources(blocks, 'taken') },
  });
  return { id, one, two, german };
}

describe('the board of translations', () => {
  it('says of each language what is left and who changed it last, and reads no page for it', async () => {
    expect(listSegments(registry.get('Title') ?? expect.fail(), { title: 'One' })).toHaveLength(1);
    const name = newSlug();
    const { id } = await createTranslated(name);
    const all = { texts: 2, words: 6 };
    const { cells, ...found } = (await find(name)) ?? expect.fail();
    expect(found).toEqual({
      ...{ contentType: PAGES, kind: 'collectionType', typeName: 'Page', documentId: id, field: 'content' },
      ...{ title: name, words: 6, requests: {} },
    });
    expect(cells).toMatchObject({
      nl: { origin: null, counts: { ...counts, all }, publication: 'draft', changedBy: null, openedBy: [] },
      de: { origin: 'nl', counts: { ...counts, all }, changedBy: 'Test Runner' },
      en: { origin: 'nl', counts: { ...counts, all, new: all } },
      fr: null,
    });
    const queries = (await listQueries(() => find(name))).filter((sql) => /[`"]pages[`"]/.test(sql));
    expect(queries.length).toBeGreaterThan(0);
    expect(queries.filter((sql) => /[`"]content[`"]|\.\*/.test(sql))).toEqual([]);
    const { totals, total } = (await ask({ search: name })).meta;
    expect(total).toBe(1);
    expect(totals).toMatchObject({
      en: { missing: 0, missingWords: 0, todoWords: 6, outOfDateWords: 0 },
      fr: { missing: 1, missingWords: 6, todoWords: 0, outOfDateWords: 0 },
    });
  });

  it('asks for exactly the text that changed in the original, and for nothing where blocks are moved', async () => {
    const name = newSlug();
    const { id, one, two, german } = await createTranslated(name);
    await saveIn('nl', id, { content: page(two, one) });
    expect((await find(name))?.cells.de?.counts).toEqual({ ...counts, all: { texts: 2, words: 6 } });

    const changed = [two, says(one, 'Fietsen voor alle mensen')];
    await saveIn('nl', id, { content: page(...changed) });
    const cells = (await find(name))?.cells;
    expect(cells?.de?.counts).toEqual({
      ...{ ...counts, all: { texts: 2, words: 7 } },
      outOfDate: { texts: 1, words: 4 },
    });
    expect(cells?.en?.counts).toMatchObject({ new: { texts: 1, words: 3 }, outOfDate: { texts: 1, words: 4 } });

    // The page says what it said, and somebody confirms that.
    await saveIn('de', id, { content: { ...german, sources: sources(changed, 'translated') } });
    expect((await find(name))?.cells.de?.counts?.outOfDate).toEqual(none);
    await saveIn('nl', id, { content: page(...changed, title('Bijna gratis')) });
    expect((await find(name))?.cells.de?.counts).toMatchObject({ outOfDate: none, absent: { texts: 1, words: 2 } });
  });

  it('tells what is live, and who has a page open', async () => {
    const name = newSlug();
    const { id, one } = await createTranslated(name);
    await publish(id);
    await publish(id, 'de');
    await saveIn('de', id, { content: page(says(one, 'Räder')) });
    const body = { model: PAGES, documentId: id, locale: 'de', field: 'content', session: 'board' };
    await call('/page-builder/presence', { as: 'admin', body });
    const cells = (await find(name))?.cells;
    expect([cells?.nl?.publication, cells?.de?.publication, cells?.en?.publication]).toEqual([
      ...['live', 'changed', 'draft'],
    ]);
    expect([cells?.de?.openedBy, cells?.nl?.openedBy]).toEqual([['Test Runner'], []]);
  });

  it('finds pages by a title in any language and by a state, in pages', async () => {
    const name = newSlug();
    await createTranslated(name);
    await createPage({ title: `${name} alone` });
    const titles = async (query: object) => (await ask({ search: name, ...query })).data.map((found) => found.title);
    expect(await titles({})).toEqual([name, `${name} alone`]);
    expect(await titles({ page: '2', pageSize: '1' })).toEqual([`${name} alone`]);
    expect(await titles({ state: 'missing', locale: 'de' })).toEqual([`${name} alone`]);
    expect(await titles({ state: 'todo', locale: 'en' })).toEqual([name]);
    expect(await titles({ state: 'ready' })).toEqual([name]);
    expect(await titles({ state: 'ready', locale: 'nl' })).toEqual([]);
    expect(await titles({ state: 'outOfDate' })).toEqual([]);
    expect(Object.keys((await ask({ search: name, locale: 'de' })).data[0]?.cells ?? {})).toEqual(['de']);
    expect(await titles({ search: `${name} DE` })).toEqual([name]);
    expect((await asAdmin('/page-builder/translations?state=old')).status).toBe(400);
  });

  it('finds pages by what the project names, and by who changed one of their languages last', async () => {
    const name = newSlug();
    const own = await createPage({ title: `${name} own`, countries: ['at', 'be'] }, { locale: 'en' });
    const everywhere = await createPage({ title: `${name} everywhere` }, { locale: 'en' });
    const ids = async (query: object) =>
      (await ask({ search: name, ...query })).data.map(({ documentId }) => documentId).sort();
    expect(await ids({ 'filters[countries]': 'at' })).toEqual([own, everywhere].sort());
    expect(await ids({ 'filters[countries]': 'fr' })).toEqual([everywhere]);
    expect(await ids({ 'filters[title]': `${name} own` })).toEqual([]);
    await saveIn('en', own, { title: `${name} changed` });
    const { filters, people } = (await ask({ search: 'nothing of this kind' })).meta;
    expect(filters).toEqual([
      { name: 'countries', label: 'Shown in', values: expect.arrayContaining(['at', 'be', 'fr']) },
    ]);
    const { id: person } = people.find((one) => one.name === 'Test Runner') ?? expect.fail();
    expect(await ids({ person: String(person) })).toEqual([own]);
    expect(await ids({ person: String(person), locale: 'de' })).toEqual([]);
    expect((await asAdmin('/page-builder/translations?person=anna')).status).toBe(400);
  });

  it('lets go of what is deleted: a language, and the whole page', async () => {
    const name = newSlug();
    const { id } = await createTranslated(name);
    await remove(id, 'de');
    expect((await find(name))?.cells).toMatchObject({ de: null, en: { origin: 'nl' } });
    // The next original is one of those that are left.
    await remove(id, 'nl');
    expect((await ask({ search: `${name} en` })).data[0]?.cells).toMatchObject({ nl: null, en: { origin: null } });
    await remove(id, '*');
    expect(await find(name)).toBeUndefined();
  });
});

describe('of the board of translations', () => {
  const reader = async (properties: { fields: string[]; locales: string[] }): Promise<Ask> => {
    const { url, adminToken } = sharedCms();
    return createAsk(url, await createUser(url, adminToken, [{ action: READ, subject: PAGES, properties }]));
  };

  it('each person gets the languages that they may read', async () => {
    const name = newSlug();
    await createTranslated(name);
    const some = await reader({ fields: ['title', 'content'], locales: ['nl', 'de'] });
    const { data, meta } = await ask({ search: name }, some);
    expect(Object.keys(data[0]?.cells ?? {}).sort()).toEqual(['de', 'nl']);
    expect([meta.languages.map(({ code }) => code).sort(), Object.keys(meta.totals).sort()]).toEqual([
      ...[
        ['de', 'nl'],
        ['de', 'nl'],
      ],
    ]);
    expect((await ask({ search: name, state: 'todo' }, some)).data).toEqual([]);
    expect((await ask({ search: `${name} en` }, some)).data).toEqual([]);
    expect((await ask({ locale: 'en' }, some)).data).toEqual([]);
  });

  it('nothing is said of pages whose blocks, and no title of those whose title, a person may not read', async () => {
    const name = newSlug();
    await createTranslated(name);
    const ofTitles = await ask({ search: name }, await reader({ fields: ['title'], locales: ['nl'] }));
    expect([ofTitles.data, ofTitles.meta.languages]).toEqual([[], []]);
    const ofPages = await reader({ fields: ['content'], locales: ['nl'] });
    expect((await ask({ search: name }, ofPages)).data).toEqual([]);
    const { data } = await ask({}, ofPages);
    expect([data.length > 0, data.every(({ title: heading }) => heading === null)]).toEqual([true, true]);
  });

  it('nobody finds a page by what they may not read of it', async () => {
    const name = newSlug();
    await createPage({ title: name, countries: ['at'] }, { locale: 'en' });
    const query = { search: name, 'filters[countries]': 'at' };
    const some = await ask(query, await reader({ fields: ['title', 'content'], locales: ['en'] }));
    expect([some.data, some.meta.filters]).toEqual([[], []]);
    const all = await ask(query, await reader({ fields: ['title', 'content', 'countries'], locales: ['en'] }));
    expect(all.data).toHaveLength(1);
  });

  it('an author hears of their own pages alone', async () => {
    const name = newSlug();
    await createTranslated(name);
    const { url, adminToken } = sharedCms();
    const permission = { action: READ, subject: PAGES, properties: { fields: ['title', 'content'], locales: ['nl'] } };
    const own = await createUser(url, adminToken, [{ ...permission, conditions: ['admin::is-creator'] }]);
    const { data, meta } = await ask({ search: name }, createAsk(url, own));
    expect([data, meta.languages.map(({ code }) => code)]).toEqual([[], ['nl']]);
  });
});

/** A page with one text in Dutch, and what somebody made of it in another language. */
async function createPair(source: string, locale: string, target: string, how: 'taken' | 'translated' = 'translated') {
  const block = title(source);
  const id = await createPage({ content: page(block) });
  const translate = (text: string) =>
    saveIn(locale, id, {
      ...{ title: 'A page', slug: newSlug() },
      content: { ...page(says(block, text)), sources: sources([block], how) },
    });
  await translate(target);
  return { id, translate };
}

describe('the translation memory', () => {
  const MEMORY = '/page-builder/translations/memory';
  type Recall = (question: object) => Promise<{ status: number; body: MemoryAnswer }>;
  const recallAsAdmin: Recall = (body) => call(MEMORY, { as: 'admin', body });
  const recall = async (source: string, to = 'de', who = recallAsAdmin, from = 'nl') =>
    (await who({ source, from, to })).body.data.map(({ target, score }) => [target, score]);
  const recallAs = async (permission: object): Promise<Recall> => {
    const { url, adminToken } = sharedCms();
    const user = await createUser(url, adminToken, [{ action: READ, subject: PAGES, ...permission }]);
    const askAs = createAsk(url, user);
    return (body) => askAs(MEMORY, body);
  };

  it('offers what was confirmed on any page, the same text first and what is similar after it', async () => {
    const word = newSlug();
    await createPair(`Huur een fiets bij ${word}`, 'de', `Miete ein Rad bei ${word}`);
    await createPair(`Huur een rode fiets bij ${word}`, 'de', `Miete ein rotes Rad bei ${word}`);
    await createPair(`Huur een bakfiets bij ${word}`, 'de', `Miete ein Lastenrad bei ${word}`, 'taken');
    expect(await recall(`Huur een fiets bij ${word}`)).toEqual([
      [`Miete ein Rad bei ${word}`, 100],
      [`Miete ein rotes Rad bei ${word}`, expect.any(Number)],
    ]);
    expect(await recall(`Huur een fiets bij ${word}`, 'fr')).toEqual([]);
    expect(await recall('Iets heel anders dan dat')).toEqual([]);
  });

  it('keeps what left a page, forgets what was translated anew, and what was deleted', async () => {
    const source = `Nu besparen ${newSlug()}`;
    const { id, translate } = await createPair(source, 'de', 'Jetzt spahren');
    await translate('Jetzt sparen');
    expect(await recall(source)).toEqual([['Jetzt sparen', 100]]);
    await saveIn('nl', id, { content: page(title('Een andere tekst')) });
    expect(await recall(source)).toEqual([['Jetzt sparen', 100]]);
    await remove(id, 'de');
    expect(await recall(source)).toEqual([]);
  });

  it('gives a variant the words of its language until it has its own', async () => {
    const source = `De fiets van de zaak ${newSlug()}`;
    await createPair(source, 'de', 'Dienstrad');
    expect([await recall(source, 'de-AT'), await recall(source, 'de-AT', recallAsAdmin, 'be')]).toEqual([
      ...[[['Dienstrad', 100]], [['Dienstrad', 100]]],
    ]);
    await createPair(source, 'de-AT', 'Firmenrad');
    expect([await recall(source, 'de-AT'), await recall(source)]).toEqual([[['Firmenrad', 100]], [['Dienstrad', 100]]]);
  });

  it('gives nobody a text of a page, a language or a field that they may not read', async () => {
    const source = `Vraag het je werkgever ${newSlug()}`;
    await createPair(source, 'de', 'Frag deinen Arbeitgeber');
    const of = (fields: string[], locales: string[], more = {}) =>
      recallAs({ properties: { fields, locales }, ...more });
    const own = { conditions: ['admin::is-creator'] };
    expect(await recall(source, 'de', await of(['content'], ['nl', 'de']))).toHaveLength(1);
    expect(await recall(source, 'de', await of(['content'], ['nl']))).toEqual([]);
    expect(await recall(source, 'de', await of(['title'], ['nl', 'de']))).toEqual([]);
    expect(await recall(source, 'de', await of(['content'], ['nl', 'de'], own))).toEqual([]);
  });

  it.each([
    [{ source: 'x'.repeat(2_001), from: 'nl', to: 'de' }, 400],
    [{ source: ' ', from: 'nl', to: 'de' }, 400],
    [{ source: '<b>%_\\', from: 'nl', to: 'xx' }, 200],
  ])('answers %.80j with %d', async (question, status) => {
    const answer = await recallAsAdmin(question);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject(status === 200 ? { data: [] } : { error: { message: expect.any(String) } });
  });
});

describe('the glossary', () => {
  const TERMS = '/page-builder/glossary/terms';
  const create = (words: object) => call(TERMS, { as: 'admin', body: { words } });
  const pair = async (from: string, to: string): Promise<TermPair[]> =>
    (await call(`/page-builder/glossary?${new URLSearchParams({ from, to })}`, { as: 'admin' })).body.data;
  const list = async (search: string) =>
    (await call(`${TERMS}?${new URLSearchParams({ search })}`, { as: 'admin' })).body as TermList;

  it('says what a term is called in another language, in a variant until it has its own, and what is not translated', async () => {
    const [word, name] = [newSlug(), newSlug()];
    const words = { nl: [`${word} fiets`, `${word} fietsen`], de: [`${word} Rad`], 'de-AT': [`${word} Jobrad`] };
    expect((await create(words)).status).toBe(201);
    expect((await create({ '*': [name] })).status).toBe(201);
    const [from, to, kept] = [words.nl, words.de, [name]];
    expect(await pair('be', 'de')).toEqual(
      expect.arrayContaining([
        { from, to, isKept: false },
        { from: kept, to: kept, isKept: true },
      ]),
    );
    expect(await pair('nl', 'de-AT')).toContainEqual({ from, to: words['de-AT'], isKept: false });
    expect((await pair('nl', 'fr')).filter((term) => term.from.includes(`${word} fiets`))).toEqual([]);
    const { data, meta } = await list(`${word.toUpperCase()} JOB`);
    expect([data.length, data[0]?.words, meta.total]).toEqual([1, words, 1]);
    expect(meta.languages.map(({ code }) => code)).toContain('de-AT');
  });

  it('refuses with a sentence what is no term, or is one already, and changes nothing', async () => {
    const word = newSlug();
    await create({ de: [word] });
    const before = (await list('')).meta.total;
    const refused: readonly (readonly [object, RegExp])[] = [
      [{}, /a word in at least one language/],
      [{ de: [] }, /a word is missing/],
      [{ de: [' '] }, /a word is empty/],
      [{ de: ['x'.repeat(101)] }, /words\.de\.0/],
      [{ de: ['one, two'] }, /without a comma/],
      [{ xx: ['word'] }, /There is no language "xx" here/],
      [{ de: [word.toUpperCase()] }, /Another term has .* in de already/],
      [{ '*': [word] }, /already/],
      [{ '*': ['Name'], de: ['Name'] }, /not translated/],
    ];
    for (const [words, sentence] of refused) {
      const { status, body } = await create(words);
      expect([status, body.error.message]).toEqual([400, expect.stringMatching(sentence)]);
    }
    expect((await list('')).meta.total).toBe(before);
    const markup = `<b>${word}</b>`;
    expect((await create({ de: [markup] })).body.data.words).toEqual({ de: [markup] });
  });

  it('overwrites nothing that somebody else has changed, and lets go of what is deleted', async () => {
    const word = newSlug();
    const { id, version } = (await create({ de: [word] })).body.data;
    const change = (words: object, from: string) =>
      call(`${TERMS}/${id}`, { as: 'admin', method: 'PUT', body: { words, version: from } });
    const changed = await change({ de: [word], nl: [`${word} nl`] }, version);
    expect([changed.status, (await change({ de: [`${word} lost`] }, version)).status]).toEqual([200, 409]);
    expect((await list(word)).data[0]?.words).toEqual({ de: [word], nl: [`${word} nl`] });
    const remove = () => call(`${TERMS}/${id}`, { as: 'admin', method: 'DELETE' });
    expect([(await remove()).status, (await remove()).status, (await list(word)).data]).toEqual([200, 404, []]);
  });

  it('is changed by whoever has the right to it, and read by whoever reads pages', async () => {
    const { url, adminToken } = sharedCms();
    const permission = { action: READ, subject: PAGES, properties: { fields: ['title'], locales: ['nl'] } };
    const glossary = { action: 'plugin::page-builder.glossary.manage', subject: null };
    const statusesOf = async (permissions: (typeof permission | typeof glossary)[]) => {
      const askAs = createAsk(url, await createUser(url, adminToken, permissions));
      const answers = [await askAs(TERMS), await askAs(TERMS, { words: { de: [newSlug()] } })];
      return answers.map(({ status }) => status);
    };
    expect(await statusesOf([permission])).toEqual([200, 403]);
    expect(await statusesOf([permission, glossary])).toEqual([200, 201]);
    expect(await statusesOf([glossary])).toEqual([403, 403]);
  });
});

describe('a request for a translation', () => {
  /** A user with the content rights to pages in some languages. */
  async function invite(locales: string[], actions: string[], more: Permission[] = []) {
    const { url, adminToken } = sharedCms();
    const properties = { fields: ['title', 'slug', 'content'], locales };
    const rights = actions.map((action) => ({ action, subject: PAGES, properties }));
    const asUser = createAsk(url, await createUser(url, adminToken, [...rights, ...more]));
    return { asUser, id: (await asUser('/admin/users/me')).body.data.id as number };
  }
  const pagesOf = (...ids: string[]) => ids.map((documentId) => ({ contentType: PAGES, documentId }));
  const post = (body: object) => call('/page-builder/translations/requests', { as: 'admin', body });
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const myself = async () => (await call('/admin/users/me', { as: 'admin' })).body.data.id as number;

  it('is one mail in the language of who is asked, stands on the board until the page is ready, and goes with it', async () => {
    const name = newSlug();
    const { id, one, two } = await createTranslated(name);
    const other = await createPage({ title: `${name} <b>www.evil.test` });
    const anna = await invite(['en'], [READ, UPDATE, CREATE]);
    await anna.asUser('/admin/users/me', { preferedLanguage: 'de' }, 'PUT');
    const people = (await call('/page-builder/translations/people?locale=en', { as: 'admin' })).body.data;
    expect(people).toContainEqual({ id: anna.id, name: 'Test Editor' });
    const French = (await call('/page-builder/translations/people?locale=fr', { as: 'admin' })).body.data;
    expect(French).not.toContainEqual({ id: anna.id, name: 'Test Editor' });

    const mail = await startMailServer(MAIL_PORT);
    const until = inDays(7);
    const request = { locale: 'en', pages: pagesOf(id, other, id), person: anna.id };
    const { status, body } = await post({ ...request, until, note: 'Bitte\n<b>bald</b>' });
    expect([status, body.data]).toEqual([201, { count: 2, mail: 'sent', message: 'The mail was sent.' }]);
    const [sent = '', ...more] = mail.mails;
    expect(more).toEqual([]);
    const { headers, text, html } = readMail(sent);
    expect(headers.subject).toMatch(/^Bitte 2 Seiten übersetzen: English/);
    const address = `/admin/content-manager/collection-types/${PAGES}`;
    const query = new URLSearchParams({ 'plugins[i18n][locale]': 'en' });
    expect(text).toContain(`${address}/${id}?${query}#editor=content`);
    expect(text).toMatch(new RegExp(`${other}\\?${query}$`, 'm'));
    expect(text).toContain('> Bitte\n> <b>bald</b>');
    expect(text).not.toContain('www.evil');
    expect(html).not.toContain('<b>');

    const written = { askedBy: 'Test Runner', until, note: 'Bitte\n<b>bald</b>' };
    expect((await find(name))?.requests).toEqual({ en: { ...written, person: 'Test Editor' } });
    expect((await ask({ search: name, person: String(anna.id) })).meta.total).toBe(2);
    mail.isDown = true;
    const again = await Promise.all([post(request), post({ ...request, person: await myself() })]);
    expect(again.map(({ status, body }) => [status, body.data.mail])).toEqual([
      [201, 'refused'],
      [201, 'refused'],
    ]);
    expect(again[0]?.body.data.message).toBe(
      'The requests are stored. The mail was not sent, because the mail server refused it.',
    );
    await mail.close();
    expect((await post(request)).body.data.mail).toBe('unreachable');
    expect((await find(name))?.requests.en).toEqual({ ...written, person: 'Test Editor', until: null, note: null });

    const english = page(says(one, 'Bikes for all'), says(two, 'Now by instalments'));
    await saveIn('en', id, { content: { ...english, sources: sources([one, two], 'translated') } });
    expect((await find(name))?.requests).toEqual({});
  });

  it('ends with the language and with the page that it is for', async () => {
    const name = newSlug();
    const { id } = await createTranslated(name);
    const person = await myself();
    // Who may change texts alone begins no page.
    const texts = {
      action: 'plugin::page-builder.texts.translate',
      subject: PAGES,
      properties: { locales: ['de', 'fr'] },
    };
    const translator = await invite(['de', 'fr'], [READ], [texts]);
    const statusOf = async (locale: string, asked: number) =>
      (await post({ locale, pages: pagesOf(id), person: asked })).status;
    expect([await statusOf('de', translator.id), await statusOf('fr', translator.id)]).toEqual([201, 400]);
    expect(await statusOf('fr', person)).toBe(201);
    const people = (await call('/page-builder/translations/people?locale=de', { as: 'admin' })).body.data;
    expect(people).toContainEqual({ id: translator.id, name: 'Test Editor' });
    await remove(id, 'de');
    expect(Object.keys((await find(name))?.requests ?? {})).toEqual(['fr']);
    const queries = await listQueries(() => remove(id, '*'));
    expect(queries.filter((sql) => /^delete from [`"]page_builder_requests[`"]/.test(sql))).toHaveLength(1);
  });

  it('is refused in a sentence, and nothing of it is done', async () => {
    const name = newSlug();
    const { id } = await createTranslated(name);
    const person = await myself();
    const reader = await invite(['nl', 'de'], [READ], [{ action: ASK, subject: null }]);
    const request = { locale: 'de', pages: pagesOf(id), person };
    const refused: [object, string][] = [
      [{ pages: pagesOf(...Array.from({ length: 101 }, (_, index) => `${id}${index}`)) }, 'to have <=100 items'],
      [{ person: 999_999 }, 'There is no such person, or their account is not active. Nothing was asked.'],
      [{ person: reader.id }, `Test Editor may not change “${name}” in this language. Nothing was asked.`],
      [{ until: inDays(-2) }, 'This day is over'],
      [{ until: '2031-02-31' }, 'Invalid ISO date'],
      [{ note: 'x'.repeat(1_001) }, 'to have <=1000 characters'],
      [{ note: '\u0001' }, 'expected text'],
      [{ pages: pagesOf(id, 'gone') }, '1 of the 2 pages is not there any more, or not for you to read'],
      [{ locale: 'xx' }, '1 of the 1 pages is not there any more, or not for you to read'],
    ];
    for (const [change, message] of refused) {
      const { status, body } = await post({ ...request, ...change });
      expect([status, body.error?.message], JSON.stringify(change)).toEqual([400, expect.stringContaining(message)]);
    }
    const ofReader = await reader.asUser('/page-builder/translations/requests', { ...request, locale: 'en' });
    expect([ofReader.status, ofReader.body.error.message]).toEqual([
      400,
      expect.stringContaining('not for you to read'),
    ]);
    expect((await ask({ search: name })).meta.mayAsk).toBe(true);
    const nobody = await invite(['nl', 'de'], [READ]);
    expect((await nobody.asUser(`/page-builder/translations?search=${name}`)).body.meta.mayAsk).toBe(false);
    expect((await nobody.asUser('/page-builder/translations/requests', request)).status).toBe(403);
    expect((await nobody.asUser('/page-builder/translations/people?locale=de')).status).toBe(403);
    expect((await find(name))?.requests).toEqual({});
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
  expect((await ask({ search: `${name} 299` })).data).toMatchObject([{ cells: { nl: { counts: null } } }]);
  expect((await runPageBuilder(['index-uses'])).code).toBe(0);
  const { data, meta } = await ask({ search: name });
  expect(meta.total).toBe(301);
  expect(data).toHaveLength(100);
  expect(new Set(data.map(({ words }) => words))).toEqual(new Set([3]));
  expect(meta.totals.fr).toEqual({ missing: 301, missingWords: 903, todoWords: 0, outOfDateWords: 0 });
});
