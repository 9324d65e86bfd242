import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { versionOf } from '../src/plugins/page-builder/shared/version.ts';
import { call } from './harness/client.ts';
import { create } from './harness/entries.ts';
import { createPage, newSlug, page, readDraft, title } from './harness/pages.ts';
import { sharedCms } from './harness/shared-cms.ts';
import { createUser, type Permission } from './harness/sign-in.ts';
import { TRANSLATION } from './harness/start-cms.ts';

/** Texts of a page's original, translated by a service that speaks DeepL's protocol. */

const PAGES = 'api::page.page';
const PATH = '/page-builder/machine-translation';

let server: Server;
let asked: { key: string | undefined; text: string[]; target_lang: string }[] = [];
const usual = (response: ServerResponse, texts: string[]) =>
  void response.end(JSON.stringify({ translations: texts.map((each) => ({ text: each.replace(/Rad/g, 'fiets') })) }));
let respond = usual;

const link = { type: 'link', attrs: { href: '/raeder' } };
const paragraph = {
  type: 'paragraph',
  content: [
    { type: 'text', text: 'Dein ' },
    { type: 'text', text: 'Rad', marks: [link] },
  ],
};
const heading = title('Rad & Tat');
const body = { ...title(''), type: 'RichText', props: { content: { type: 'doc', content: [paragraph] } } };
let id: string;

const HEADING = { block: heading.id, place: 'title', index: 0, version: versionOf('Rad & Tat') };
const PARAGRAPH = { block: body.id, place: 'content', index: 0, version: versionOf(paragraph) };

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const question = JSON.parse(await text(request));
    asked.push({ ...question, key: request.headers.authorization });
    respond(response, question.text);
  }).listen(TRANSLATION.port, '127.0.0.1');
  await once(server, 'listening');
  const seo = { metaTitle: 'Rad kaufen', metaDescription: 'Jedes Rad' };
  id = await createPage({ title: 'Rad', content: page(heading, body), seo }, { locale: 'de' });
});
afterAll(() => server.close());

const place = (more = {}) => ({ model: PAGES, documentId: id, locale: 'nl', field: 'content', from: 'de', ...more });
const translate = (texts: object[], more = {}) => call(PATH, { as: 'admin', body: { ...place(more), texts } });
const readLeft = async (): Promise<number> =>
  (await call(`${PATH}?${new URLSearchParams(place())}`, { as: 'admin' })).body.data.left;

it('texts of the stored original come back in their places, are counted, and nothing is stored', async () => {
  expect(await readLeft()).toBe(TRANSLATION.limit);
  const { body: answer } = await translate([
    HEADING,
    PARAGRAPH,
    { ...HEADING, version: 'ab' },
    { ...HEADING, block: 'b' },
  ]);
  const [dein] = paragraph.content;
  expect(answer.data).toEqual([
    { text: 'fiets & Tat' },
    { text: { type: 'paragraph', content: [dein, { type: 'text', text: 'fiets', marks: [link] }] } },
    { problem: 'changed' },
    { problem: 'changed' },
  ]);
  expect(asked).toEqual([
    expect.objectContaining({
      key: `DeepL-Auth-Key ${TRANSLATION.key}`,
      text: ['Rad &amp; Tat', 'Dein <x id="2">Rad</x>'],
      target_lang: 'NL',
    }),
  ]);
  expect(answer.meta.left).toBe(TRANSLATION.limit - 'Rad & TatDein Rad'.length);
  expect((await readDraft(id, 'de')).content).toEqual(page(heading, body));
});

it('what loses its tags or does not fit is left out by name, and the others come in', async () => {
  respond = (response) => usual(response, ['R'.repeat(300).replaceAll('R', 'Räder '), 'Jouw fiets']);
  expect((await translate([HEADING, PARAGRAPH])).body.data).toEqual([{ problem: 'long' }, { problem: 'tags' }]);
  respond = (response) => usual(response, ['<script>alert(1)</script>', 'Jouw <x id="2">fiets</x>']);
  expect((await translate([HEADING, PARAGRAPH])).body.data).toEqual([
    { text: '<script>alert(1)</script>' },
    { text: expect.objectContaining({ type: 'paragraph' }) },
  ]);
});

it('what the glossary does not translate does not leave, and comes back as it was', async () => {
  const terms = '/page-builder/glossary/terms';
  const term = await call(terms, { as: 'admin', body: { words: { '*': ['Tat'] } } });
  respond = usual;
  const { body: answer } = await translate([HEADING]);
  expect(asked.at(-1)?.text).toEqual(['Rad &amp; <x id="2"></x>']);
  expect(answer.data).toEqual([{ text: 'fiets & Tat' }]);
  await call(`${terms}/${term.body.data.id}`, { as: 'admin', method: 'DELETE' });
});

it('a service that refuses costs nothing, and neither its words nor the key nor the texts are told or logged', async () => {
  const before = await readLeft();
  respond = (response) => void response.writeHead(403).end(`Rad & Tat ${TRANSLATION.key}`);
  const answer = await translate([HEADING]);
  expect(answer.body).toEqual({
    data: [{ problem: 'missing' }],
    meta: { left: before, limit: TRANSLATION.limit, ended: 'refused' },
  });
  respond = usual;
  const log = readFileSync(sharedCms().logFile, 'utf8');
  expect(log).toContain(`had 0 of 1 texts of ${PAGES} ${id} from de to nl translated by machine`);
  for (const secret of [TRANSLATION.key, 'Rad & Tat', 'Rad &amp; Tat']) expect(log).not.toContain(secret);
});

it('texts of the entry are translated as far as somebody reads them, and no address is', async () => {
  const entry = (path: string, text: string) => ({ block: '$entry', place: path, index: 0, version: versionOf(text) });
  const { slug } = await readDraft(id, 'de');
  const texts = [entry('title', 'Rad'), entry('seo.metaTitle', 'Rad kaufen'), entry('slug', slug)];
  expect((await translate(texts)).body.data).toEqual([
    { text: 'fiets' },
    { text: 'fiets kaufen' },
    { problem: 'changed' },
  ]);
  const { url, adminToken } = sharedCms();
  const right = (action: string, more: object): Permission => ({ action, subject: PAGES, properties: more as never });
  const token = await createUser(url, adminToken, [
    right('plugin::content-manager.explorer.read', { locales: ['de', 'nl'], fields: ['title', 'content'] }),
    right('plugin::content-manager.explorer.create', { locales: ['nl'], fields: ['title', 'content'] }),
    right('plugin::page-builder.machine-translation.use', { locales: ['nl'] }),
  ]);
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await call(PATH, { headers, body: { ...place(), texts } });
  expect(answer.body.data).toEqual([{ text: 'fiets' }, { problem: 'changed' }, { problem: 'changed' }]);
});

it('texts of an entry without a page are translated, for whoever may have entries of its type translated', async () => {
  const faq = 'api::faq.faq';
  const items = [{ question: 'Wessen Rad?', answer: 'Dein Rad' }];
  const documentId = await create('faqs', { title: newSlug(), items }, '?locale=de&status=draft');
  const asks = { ...place({ model: faq, documentId }), field: '$entry' };
  const texts = [
    { block: '$entry', place: 'items.0.answer', index: 0, version: versionOf('Dein Rad') },
    { block: '$entry', place: 'items.1.answer', index: 0, version: versionOf('Dein Rad') },
  ];
  const translated = { data: [{ text: 'Dein fiets' }, { problem: 'changed' }] };
  expect((await call(PATH, { as: 'admin', body: { ...asks, texts } })).body).toMatchObject(translated);
  const { url, adminToken } = sharedCms();
  const allow = (action: string, properties: object): Permission => ({ action, subject: faq, properties }) as never;
  const rights: Permission[] = [
    { action: 'plugin::content-manager.explorer.read', subject: PAGES },
    allow('plugin::content-manager.explorer.read', { locales: ['de', 'nl'], fields: ['title', 'items.answer'] }),
    allow('plugin::content-manager.explorer.create', { locales: ['nl'], fields: ['title'] }),
  ];
  const use = allow('plugin::page-builder.machine-translation.use', { locales: ['nl'] });
  const askAs = async (permissions: Permission[]) => {
    const headers = { Authorization: `Bearer ${await createUser(url, adminToken, permissions)}` };
    return call(PATH, { headers, body: { ...asks, texts } });
  };
  expect((await askAs(rights)).status).toBe(403);
  expect((await askAs([...rights, use])).body).toMatchObject(translated);
});

describe('who is not allowed', () => {
  const allow = (action: string, locales: string[]): Permission => ({
    ...{ action, subject: PAGES },
    properties: { locales, ...(action.includes('explorer') && { fields: ['title', 'slug', 'content'] }) },
  });
  const READ = allow('plugin::content-manager.explorer.read', ['de', 'nl']);
  const WRITE = ['update', 'create'].map((each) => allow(`plugin::content-manager.explorer.${each}`, ['nl']));
  const USE = allow('plugin::page-builder.machine-translation.use', ['nl', 'fr']);

  it.each<[who: string, rights: Permission[], locale: string, status: number]>([
    ['has no right to it', [READ, ...WRITE], 'nl', 403],
    ['may not change the page', [READ, USE], 'nl', 403],
    ['may not read the original', [allow(READ.action, ['nl']), ...WRITE, USE], 'nl', 403],
    ['translates into another language', [READ, ...WRITE, USE], 'fr', 403],
    ['has all of these rights', [READ, ...WRITE, USE], 'nl', 200],
  ])('who %s', async (_, rights, locale, status) => {
    const { url, adminToken } = sharedCms();
    const headers = { Authorization: `Bearer ${await createUser(url, adminToken, rights)}` };
    const before = asked.length;
    const answer = await call(PATH, { headers, body: { ...place({ locale }), texts: [HEADING] } });
    expect(answer.status).toBe(status);
    expect((await call(`${PATH}?${new URLSearchParams(place({ locale }))}`, { headers })).status).toBe(status);
    expect(asked.length - before).toBe(status === 200 ? 1 : 0);
  });
});

it('between countries of one language nothing is offered, and no fault is made of a page that is not there', async () => {
  const same = place({ locale: 'de-AT' });
  expect((await call(`${PATH}?${new URLSearchParams(same)}`, { as: 'admin' })).body.data).toBeNull();
  expect((await translate([HEADING], { locale: 'de-AT' })).status).toBe(400);
  expect((await translate([HEADING], { from: 'fr' })).status).toBe(404);
  expect((await translate(Array(26).fill(HEADING))).status).toBe(400);
});

it('however many ask at once, no more is sent than a month has', async () => {
  const left = await readLeft();
  asked = [];
  const texts = Array(10).fill(HEADING);
  const answers = await Promise.all(Array.from({ length: 6 }, () => translate(texts)));
  const sent = asked.length * 10 * 'Rad & Tat'.length;
  expect(asked.length).toBe(Math.floor(left / (10 * 'Rad & Tat'.length)));
  expect(await readLeft()).toBe(left - sent);
  const ended = answers.filter(({ body: { meta } }) => meta.ended === 'limit');
  expect(ended.length).toBe(6 - asked.length);
  expect(ended[0]?.body.data).toEqual(Array(10).fill({ problem: 'missing' }));
});
