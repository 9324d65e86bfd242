import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './harness/client.ts';
import { createPage, page, title } from './harness/pages.ts';
import { type Ask, at, COPIES, copyOf, ENTRY, found, place, userOf } from './harness/safety-copies.ts';
import { sharedCms } from './harness/shared-cms.ts';
import { writeDatabase } from './harness/write-database.ts';

/** Unsaved work on the server: what is too much, damaged, or against a project's own rule. */

let editor: Ask;
beforeAll(async () => {
  editor = await userOf('strapi-editor');
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
    await writeDatabase(sharedCms(), sql, [content, id]);
    expect(await found(editor, id)).toMatchObject([{ session: copy.session, work: null, problem }]);
    await editor(`${COPIES}/${copy.session}?${new URLSearchParams(place(id))}`, undefined, 'DELETE');
    expect(await found(editor, id)).toEqual([]);
  });
});

it.skipIf(sharedCms().databaseUrl)('a full disk is said to be full, and what was kept stays kept', async () => {
  const id = await createPage();
  const copy = copyOf(id);
  expect((await editor(COPIES, copy)).status).toBe(200);
  await editor('/test/disk?state=full');
  const noise = randomBytes(300_000).toString('hex');
  const work = { document: page({ ...title('x'), props: { title: noise } }), sources: {}, fields: {} };
  const full = await editor(COPIES, { ...copy, step: 2, work });
  await editor('/test/disk?state=free');
  expect([full.status, full.body.error.message]).toEqual([
    507,
    'The disk of the CMS is full, so nothing was stored. Free some space, and send it again.',
  ]);
  expect(await found(editor, id)).toMatchObject([{ session: copy.session, work: copy.work }]);
  expect((await editor(COPIES, { ...copy, step: 3, work })).status).toBe(200);
});

it('of too many the oldest goes, and all go after a month', async () => {
  const DAY = 24 * 60 * 60 * 1000;
  const person = await userOf('strapi-editor');
  const id = await createPage();
  const copies = Array.from({ length: 5 }, () => copyOf(id));
  const { before } = (await person('/test/copies-per-person?most=3')).body;
  for (const copy of copies) expect((await person(COPIES, copy)).status).toBe(200);
  await person(`/test/copies-per-person?most=${before}`);
  const sessions = async () => (await found(person, id)).map((copy: { session: string }) => copy.session);
  expect(await sessions()).toEqual(
    copies
      .slice(2)
      .map(({ session }) => session)
      .reverse(),
  );

  const prune = async (days: number) =>
    (await person(`/test/prune-copies?now=${Date.now() + days * DAY}`)).body.count as number;
  expect(await prune(29)).toBe(0);
  expect(await sessions()).toHaveLength(3);
  expect(await prune(31)).toBeGreaterThanOrEqual(3);
  expect(await sessions()).toEqual([]);
});
