import { randomBytes, randomUUID } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { createId, type PageDocument } from 'page-format';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { call } from './harness/client.ts';
import { createAsk } from './harness/create-ask.ts';
import { createPage, newSlug, page, readDraft, title } from './harness/pages.ts';
import { createUser, createUserWith, type Permission, signIn } from './harness/sign-in.ts';
import { type CmsData, createCmsData, type RunningCms, startCms } from './harness/start-cms.ts';
import { writeDatabase } from './harness/write-database.ts';

/** Unsaved work on the server: for who does it and for nobody else, with the rights and the limits of saving. */

const COPIES = '/page-builder/safety-copies';
const ENTRY = '/content-manager/collection-types/api::page.page';
const READ = 'plugin::content-manager.explorer.read';
const UPDATE = 'plugin::content-manager.explorer.update';
const CREATE = 'plugin::content-manager.explorer.create';
const MODEL = 'api::page.page';

const place = (documentId: string, locale = 'nl') => ({ model: MODEL, documentId, locale, field: 'content' });
const at = (documentId: string, locale = 'nl') => `${COPIES}?${new URLSearchParams(place(documentId, locale))}`;

const base = page(title('Stored'));
const typed = (text = 'Typed') => page(title(text));
const copyOf = (documentId: string, more: object = {}) => ({
  ...place(documentId),
  ...{ session: createId(), basedOn: 'a1', step: 1, editedAt: Date.now() },
  work: { document: typed(), sources: {}, fields: {} },
  base,
  ...more,
});

type Ask = ReturnType<typeof createAsk>;

const url = () => inject('cms').url;
const userWith = async (permissions: Permission[]): Promise<Ask> =>
  createAsk(url(), await createUser(url(), inject('cms').adminToken, permissions));
const userOf = async (role: string): Promise<Ask> =>
  createAsk(url(), await createUserWith(url(), inject('cms').adminToken, role));

const found = async (ask: Ask, documentId: string) => {
  const { status, body } = await ask(at(documentId));
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};

let editor: Ask;
beforeAll(async () => {
  editor = await userOf('strapi-editor');
});

describe('unsaved work', () => {
  it('is found again in another browser of the same person, with its device, time and what it was made from', async () => {
    const id = await createPage();
    const sources = { abc: { locale: 'de', version: 'ab12' } };
    const work = { document: typed(), sources, fields: { title: 'Typed too', content: 'x', nothing: 1 } };
    const copy = copyOf(id, { work, editedAt: 1_234 });
    const { status, body } = await editor(COPIES, copy);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toEqual({ state: 'kept', keptAt: expect.stringMatching(/Z$/) });
    const [one, ...more] = await found(editor, id);
    expect(more).toEqual([]);
    expect(one).toEqual({
      ...{ session: copy.session, device: '', basedOn: 'a1', editedAt: 1_234, problem: null },
      keptAt: body.data.keptAt,
      // The fields that a version of the entry would have.
      work: { document: work.document, sources, fields: { title: 'Typed too' }, base },
    });
  });

  it('names the browser by what it says of itself', async () => {
    const id = await createPage();
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
    await call(COPIES, { as: 'admin', body: copyOf(id), headers: { 'User-Agent': firefox } });
    expect((await call(at(id), { as: 'admin' })).body.data[0].device).toBe('Firefox, Windows');
  });

  it('changes neither the draft nor its versions', async () => {
    const id = await createPage({ content: base });
    const versions = `/page-builder/versions?${new URLSearchParams(place(id))}`;
    const before = [await readDraft(id), (await call(versions, { as: 'admin' })).body];
    await editor(COPIES, copyOf(id));
    expect([await readDraft(id), (await call(versions, { as: 'admin' })).body]).toEqual(before);
  });

  it('comes whole or deflated, and the page it began with only once', async () => {
    const id = await createPage();
    const deflate = (value: object) => deflateRawSync(JSON.stringify(value)).toString('base64');
    const work = (text: string) => ({ document: typed(text), sources: {}, fields: {} });
    const { base: _, ...first } = copyOf(id);
    expect((await editor(COPIES, first)).body.data).toEqual({ state: 'needsBase' });
    expect(await found(editor, id)).toEqual([]);
    await editor(COPIES, { ...first, step: 2, base: deflate(base), work: deflate(work('Deflated')) });
    await editor(COPIES, { ...first, step: 3, work: work('Later') });
    const [copy] = await found(editor, id);
    expect(copy.work.base).toEqual(base);
    expect(copy.work.document.blocks[0].props.title).toBe('Later');
    // Saved meanwhile: the next work begins with another page.
    expect((await editor(COPIES, { ...first, step: 4, basedOn: 'b2' })).body.data.state).toBe('needsBase');
  });

  it('of a call that was overtaken does not replace what is newer', async () => {
    const id = await createPage();
    const copy = copyOf(id);
    const work = (text: string) => ({ document: typed(text), sources: {}, fields: {} });
    await editor(COPIES, { ...copy, step: 3, work: work('Newer') });
    expect((await editor(COPIES, { ...copy, step: 2, work: work('Older') })).body.data.state).toBe('kept');
    expect((await found(editor, id))[0].work.document.blocks[0].props.title).toBe('Newer');
  });

  it('of two windows is two copies, the last first, and each goes by itself', async () => {
    const id = await createPage();
    const [one, two] = [copyOf(id), copyOf(id)];
    await editor(COPIES, one);
    await editor(COPIES, two);
    const sessions = async () => (await found(editor, id)).map(({ session }: { session: string }) => session);
    expect(await sessions()).toEqual([two.session, one.session]);
    const gone = await editor(`${COPIES}/${two.session}?${new URLSearchParams(place(id))}`, undefined, 'DELETE');
    expect(gone.status).toBe(200);
    expect(await sessions()).toEqual([one.session]);
  });

  it('sent by one window many times at once is one copy', async () => {
    const id = await createPage();
    const copy = copyOf(id);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, step) => editor(COPIES, { ...copy, step: step + 1 })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await found(editor, id)).toHaveLength(1);
  });

  it('keeps blocks that nobody knows byte for byte', async () => {
    const id = await createPage();
    const stranger = { v: 7, areas: { somewhere: [] }, type: 'Stranger', id: createId(), props: { b: 2, a: 1 } };
    const document = page(stranger as never);
    await editor(COPIES, copyOf(id, { work: { document, sources: {}, fields: {} } }));
    expect(JSON.stringify((await found(editor, id))[0].work.document)).toBe(JSON.stringify(document));
  });
});

describe('nobody else', () => {
  it('sees it, takes it away or writes over it, super administrators included', async () => {
    const id = await createPage();
    const copy = copyOf(id, { work: { document: typed('Secret-canary'), sources: {}, fields: {} } });
    await editor(COPIES, copy);
    const others: Ask[] = [
      await userOf('strapi-editor'),
      await userOf('strapi-super-admin'),
      createAsk(url(), inject('cms').adminToken),
    ];
    for (const other of others) {
      expect(await found(other, id)).toEqual([]);
      await other(`${COPIES}/${copy.session}?${new URLSearchParams(place(id))}`, undefined, 'DELETE');
      await other(COPIES, { ...copy, step: 9, work: { document: typed('Theirs'), sources: {}, fields: {} } });
    }
    expect((await found(editor, id))[0].work.document).toEqual(copy.work.document);
  });

  it('comes to it by any other address', async () => {
    const id = await createPage();
    await editor(COPIES, copyOf(id, { work: { document: typed('Secret-canary'), sources: {}, fields: {} } }));
    const uid = 'plugin::page-builder.safety-copy';
    const addresses = [
      `/content-manager/collection-types/${uid}`,
      `/content-manager/collection-types/${uid}/1`,
      `/content-manager/single-types/${uid}`,
      `/content-manager/content-types/${uid}/configuration`,
      `/content-type-builder/content-types/${uid}`,
      `/page-builder/versions?${new URLSearchParams({ ...place(id), model: uid })}`,
      `${COPIES}?${new URLSearchParams({ ...place(id), model: uid })}`,
      `${ENTRY}/${id}?locale=nl`,
      `/page-builder/versions?${new URLSearchParams(place(id))}`,
      `/api/safety-copies`,
      `/api/pages/${id}?locale=nl&status=draft&populate=*`,
    ];
    for (const address of addresses) {
      const answer = await call(address, { as: address.startsWith('/api') ? 'api' : 'admin' });
      expect(answer.status, address).toBeLessThan(500);
      expect(JSON.stringify(answer.body), address).not.toContain('Secret-canary');
    }
  });
});

describe('the rights of saving', () => {
  const subject = MODEL;
  const properties = { fields: ['title', 'content'], locales: ['nl'] };

  it('authors keep work on their own pages alone', async () => {
    const author = await userOf('strapi-author');
    const theirs = await createPage();
    expect((await author(COPIES, copyOf(theirs))).status).toBe(403);
    expect((await author(at(theirs))).status).toBe(403);
    const made = await author(`${ENTRY}?locale=nl`, { title: 'Own', slug: newSlug(), content: page() });
    const own = made.body.data.documentId;
    expect((await author(COPIES, copyOf(own))).body.data.state).toBe('kept');
    expect(await found(author, own)).toHaveLength(1);
  });

  it('reading is not enough, nor is another field or another language', async () => {
    const id = await createPage();
    const german = { title: 'Deutsch', slug: newSlug(), content: page() };
    await call(`${ENTRY}/${id}?locale=de`, { as: 'admin', method: 'PUT', body: { force: true, ...german } });
    const reader = await userWith([{ action: READ, subject, properties }]);
    const byTitle = await userWith([
      { action: READ, subject, properties },
      { action: UPDATE, subject, properties: { fields: ['title'], locales: ['nl'] } },
    ]);
    for (const ask of [reader, byTitle]) {
      expect((await ask(COPIES, copyOf(id))).status).toBe(403);
      expect((await ask(at(id))).status).toBe(403);
    }
    const dutch = await userWith([
      { action: READ, subject, properties },
      { action: UPDATE, subject, properties },
    ]);
    expect((await dutch(COPIES, copyOf(id))).status).toBe(200);
    expect((await dutch(COPIES, copyOf(id, place(id, 'de')))).status).toBe(403);
    expect((await dutch(at(id, 'de'))).status).toBe(403);
  });

  it('a language that is not there yet needs the right to begin it', async () => {
    const id = await createPage();
    const both = { fields: ['title', 'content'], locales: ['nl', 'de'] };
    const update = { action: UPDATE, subject, properties: both };
    const read = { action: READ, subject, properties: both };
    const without = await userWith([read, update]);
    expect((await without(COPIES, copyOf(id, place(id, 'de')))).status).toBe(403);
    const beginner = await userWith([read, update, { action: CREATE, subject, properties: both }]);
    expect((await beginner(COPIES, copyOf(id, place(id, 'de')))).status).toBe(200);
    expect((await beginner(at(id, 'de'))).body.data).toHaveLength(1);
  });

  it('lost since, they show nothing; given again, nothing was lost', async () => {
    const id = await createPage();
    const { adminToken } = inject('cms');
    const head = { 'Content-Type': 'application/json', Authorization: `Bearer ${adminToken}` };
    const role = await fetch(`${url()}/admin/roles`, {
      method: 'POST',
      headers: head,
      body: JSON.stringify({ name: `Role ${randomUUID().slice(0, 8)}`, description: '' }),
    });
    const roleId = ((await role.json()) as { data: { id: number } }).data.id;
    const allow = (actions: string[]) =>
      fetch(`${url()}/admin/roles/${roleId}/permissions`, {
        method: 'PUT',
        headers: head,
        body: JSON.stringify({
          permissions: actions.map((action) => ({ action, subject, properties, conditions: [] })),
        }),
      });
    const invited = await call('/admin/users', {
      as: 'admin',
      body: { email: `${randomUUID()}@example.com`, firstname: 'Test', lastname: 'Editor', roles: [roleId] },
    });
    const registered = await call('/admin/register', {
      body: {
        registrationToken: invited.body.data.registrationToken,
        userInfo: { firstname: 'Test', lastname: 'Editor', password: 'Password-1234' },
      },
    });
    const ask = createAsk(url(), registered.body.data.token);
    await allow([READ, UPDATE]);
    expect((await ask(COPIES, copyOf(id))).status).toBe(200);
    await allow([READ]);
    expect((await ask(at(id))).status).toBe(403);
    expect((await ask(COPIES, copyOf(id))).status).toBe(403);
    await allow([READ, UPDATE]);
    expect((await ask(at(id))).body.data).toHaveLength(1);
  });
});

describe('what cannot be kept is refused in a sentence', () => {
  const many = page(...Array.from({ length: 1_001 }, () => title('x')));
  const huge = page({ ...title('x'), props: { title: 'x'.repeat(1_100_000) } });
  const work = (document: unknown, more: object = {}) => ({ work: { document, sources: {}, fields: {}, ...more } });

  it.each<[string, object, string]>([
    ['no document', work('x'), '"content" was not saved'],
    ['a document of a newer editor', work({ ...page(), formatVersion: 2 }), 'newer version of the editor'],
    ['too many blocks', work(many), '1,000'],
    ['too much text', work(huge), 'was not saved'],
    ['too much in other fields', work(page(), { fields: { title: 'x'.repeat(1_000_001) } }), 'other fields hold'],
    ['work that is damaged', { work: 'AAAA' }, 'damaged or too large'],
    [
      'a text without end',
      { work: deflateRawSync(Buffer.alloc(8_000_000)).toString('base64') },
      'damaged or too large',
    ],
    ['a base that is no page', { base: { format: 'x' } }, '"content" was not saved'],
    ['sources that are none', work(page(), { sources: { a: 'x' } }), 'damaged or too large'],
    ['no session', { session: '../x' }, '"session"'],
  ])('%s', async (_, more, message) => {
    const id = await createPage();
    const { status, body } = await editor(COPIES, copyOf(id, more));
    expect(status).toBe(400);
    expect(body.error.message).toContain(message);
    expect(await found(editor, id)).toEqual([]);
  });

  it('an entry that is gone, a field that is none', async () => {
    const id = await createPage();
    await editor(COPIES, copyOf(id));
    await call(`${ENTRY}/${id}?locale=nl`, { as: 'admin', method: 'DELETE' });
    for (const { status, body } of [await editor(at(id)), await editor(COPIES, copyOf(id))]) {
      expect(status).toBe(404);
      expect(body.error.message).toContain('This entry is not stored any more');
    }
    const other = await createPage();
    // Only who may change every field is told that there is no such one.
    const none = await call(COPIES, { as: 'admin', body: copyOf(other, { field: 'title' }) });
    expect([none.status, none.body.error.message]).toEqual([404, 'There is no such page field.']);
  });

  it.each([
    ['half written', '1z7V', 'damaged'],
    ['without its page', '1j{"fields":{"work":"{}"}}', 'damaged'],
    ['from a newer product', '2z…', 'newer'],
  ])('a copy that is %s is told as such, and goes when it is discarded', async (_, content, problem) => {
    const id = await createPage();
    const copy = copyOf(id);
    await editor(COPIES, copy);
    const sql = 'UPDATE page_builder_safety_copies SET content = ? WHERE entry = ?';
    await writeDatabase(inject('cms'), sql, [content, id]);
    expect(await found(editor, id)).toMatchObject([{ session: copy.session, work: null, problem }]);
    await editor(`${COPIES}/${copy.session}?${new URLSearchParams(place(id))}`, undefined, 'DELETE');
    expect(await found(editor, id)).toEqual([]);
  });
});

describe('a project’s own rule', () => {
  const DAY = 24 * 60 * 60 * 1000;
  let data: CmsData;
  let cms: RunningCms;
  let ask: Ask;

  beforeAll(async () => {
    data = await createCmsData();
    cms = await startCms(data, {
      ADDITIONS: import.meta.resolve('./harness/few-copies.ts'),
      CALLS_PER_MINUTE: '40',
    });
    ask = createAsk(cms.url, (await signIn(cms.url)).adminToken);
  });
  afterAll(async () => {
    await cms.stop();
    await data.remove();
  });

  it.skipIf(inject('cms').databaseUrl)('says that a disk is full, and keeps what was kept', async () => {
    const made = await ask(`${ENTRY}?locale=nl`, { title: 'A page', slug: newSlug(), content: page() });
    const id = made.body.data.documentId;
    const copy = copyOf(id);
    expect((await ask(COPIES, copy)).status).toBe(200);
    await ask('/test/disk?state=full');
    const noise = randomBytes(300_000).toString('hex');
    const work = { document: page({ ...title('x'), props: { title: noise } }), sources: {}, fields: {} };
    const full = await ask(COPIES, { ...copy, step: 2, work });
    await ask('/test/disk?state=free');
    expect([full.status, full.body.error.message]).toEqual([
      507,
      'The disk of the CMS is full, so nothing was stored. Free some space, and send it again.',
    ]);
    expect((await ask(at(id))).body.data).toMatchObject([{ session: copy.session, work: copy.work }]);
    expect((await ask(COPIES, { ...copy, step: 3, work })).status).toBe(200);
  });

  it('lets the oldest of too many go, and each person wait who sends too often', async () => {
    const made = await ask(`${ENTRY}?locale=nl`, { title: 'A page', slug: newSlug(), content: page() });
    const id = made.body.data.documentId;
    const copies = Array.from({ length: 5 }, () => copyOf(id));
    for (const copy of copies) expect((await ask(COPIES, copy)).status).toBe(200);
    const sessions = async () =>
      (await ask(at(id))).body.data.map((copy: { session: string; work: { document: PageDocument } }) => copy.session);
    expect(await sessions()).toEqual(
      copies
        .slice(2)
        .map(({ session }) => session)
        .reverse(),
    );

    const prune = async (days: number) =>
      (await ask(`/test/prune-copies?now=${Date.now() + days * DAY}`)).body.count as number;
    expect(await prune(6)).toBe(0);
    expect(await prune(8)).toBe(3);
    expect(await sessions()).toEqual([]);

    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) statuses.push((await ask(COPIES, copyOf(id))).status);
    expect(statuses).toContain(429);
  });
});
