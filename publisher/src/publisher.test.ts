import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeCms, type FakeEntry, SAMPLE_FACTS, send, startFakeCms } from '../../web/src/testing/fake-cms.ts';
import { createPublisherServer } from './http.ts';
import { Publisher } from './publisher.ts';
import { type ContentServer, startContentServer } from './testing/content-server.ts';
import { SLIDER } from './testing/slider.ts';

/**
 * The real publisher with the real build, beside a CMS of the same protocol. The sites stand inside the project, because
 * Astro keeps its working files beside the output only there.
 */
const SECRET = 'a secret of the tests';
const builds = join(import.meta.dirname, '../../web/.cache/publisher');

let sites: string;
let cms: FakeCms;
let front: ContentServer;
let entries: FakeEntry[];
let facts: typeof SAMPLE_FACTS;
let publisher: Publisher;
let running: Promise<void>;
let log: string[];

beforeEach(async () => {
  mkdirSync(builds, { recursive: true });
  sites = mkdtempSync(join(builds, 'sites-'));
  entries = ['', 'werkgever', 'contact'].map((slug, index) => ({
    documentId: `page${index}`,
    locales: { nl: { title: `Titel ${index}`, slug } },
  }));
  facts = { ...SAMPLE_FACTS };
  cms = await startFakeCms(entries, 0, facts);
  front = await startContentServer(cms, SECRET);
  front.contentState = 'one';
  log = [];
  start();
});

afterEach(async () => {
  publisher.stop();
  await running;
  front.close();
  await cms.close();
  rmSync(sites, { recursive: true, force: true });
});

function start(): void {
  const cmsUrl = front.url;
  const env = { PATH: process.env.PATH, CMS_URL: cmsUrl };
  publisher = new Publisher({
    ...{ cmsUrl, secret: SECRET, sites, env, countries: ['nl'], pollEvery: 200, quiet: 20, patience: 100 },
    // What builds that wait do is tested in faults.test.ts; here each would be made for nothing.
    keepsBuildWaiting: false,
    log: (line) => log.push(line),
  });
  running = publisher.run();
}

const state = async () => (await publisher.states()).nl;

const untilLive = (content: string) =>
  vi.waitFor(async () => expect(await state()).toMatchObject({ status: 'live', live: { contentState: content } }), {
    timeout: 100_000,
    interval: 50,
  });

/** Name and fingerprint of every page that visitors see. */
function livePages(): Record<string, string> {
  const folder = join(sites, 'nl');
  const pages = readdirSync(folder).filter((name) => name.endsWith('.html'));
  return Object.fromEntries(
    pages.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  );
}

test('what an editor names and nobody wrote is told, and holds no page back', async () => {
  await untilLive('one');
  const block = (type: string, props: object) => ({ id: type, type, v: 1, props: props as Record<string, unknown> });
  const contact = entries[2]?.locales.nl;
  if (contact) {
    contact.blocks = [
      block('Button', { label: 'Widget', link: '/downloads/widget.js' }),
      block('VideoBlock', { video: '/films/ride.mp4', title: 'Ride' }),
    ];
  }
  front.contentState = 'two';
  publisher.notify();
  await untilLive('two');
  const warnings = (await state())?.live?.warnings ?? [];
  expect(warnings).toContain('/contact (Button) links to /downloads/widget.js, which is not on this site.');
  expect(warnings).toContain('/contact (VideoBlock) shows /films/ride.mp4, which is not on this site.');
});

test('what is published goes live, and only the pages it changes are other than before', async () => {
  await untilLive('one');
  const before = livePages();
  const change = entries[1]?.locales.nl;
  if (change) change.title = 'Een nieuwe titel';
  front.contentState = 'two';
  publisher.notify();
  await untilLive('two');
  const after = livePages();
  expect(Object.keys(after)).toEqual(Object.keys(before));
  expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual(['werkgever.html']);
  expect(readFileSync(join(sites, 'nl/werkgever.html'), 'utf8')).toContain(
    '<title>Een nieuwe titel – Lumavelo</title>',
  );
});

test('a count that changes draws the pages that quote it anew, and no others', async () => {
  const [home, employers] = entries.map(({ locales }) => locales.nl as FakeEntry['locales'][string]);
  if (home) home.blocks = [{ id: 't1', type: 'Title', v: 1, props: { title: 'Kies uit {{bikes}} fietsen', type: 1 } }];
  if (employers) employers.seo = { metaDescription: 'Bij {{dealers}} dealers' };
  front.contentState = 'quoting';
  await untilLive('quoting');
  const before = livePages();
  expect(readFileSync(join(sites, 'nl/index.html'), 'utf8')).toContain('Kies uit 54 fietsen');
  expect(readFileSync(join(sites, 'nl/werkgever.html'), 'utf8')).toContain('Bij 40 dealers');

  facts.bikes = 55;
  front.contentState = 'one bike more';
  await untilLive('one bike more');
  expect(readFileSync(join(sites, 'nl/index.html'), 'utf8')).toContain('Kies uit 55 fietsen');
  const after = livePages();
  expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual(['index.html']);
});

test('a page that is damaged in the CMS stays as it was, holds no other back, and is named', async () => {
  const [home, werkgever] = entries.map(({ locales }) => locales.nl);
  if (!home || !werkgever) throw new Error('There are no pages.');
  // With a part that runs in the browser, whose files must stay as well, and with news.
  const items = [{ id: 'news1', title: 'Nieuw kantoor', date: '2026-11-01' }];
  werkgever.blocks = [SLIDER, { id: 'news', type: 'NewsItemsBlock', v: 1, props: { items } }];
  await untilLive('one');
  const before = livePages();
  const lists = ['sitemap-nl-NL.xml', 'feed.xml'].map((name) => join(sites, 'nl', name));
  const listed = lists.map((file) => readFileSync(file, 'utf8'));
  expect(listed[0]).toContain('/werkgever</loc><lastmod>');
  expect(listed[1]).toContain('Nieuw kantoor');
  werkgever.isDamaged = true;
  for (const content of ['two', 'three']) {
    home.title = `Nieuw ${content}`;
    front.contentState = content;
    publisher.notify();
    await untilLive(content);
  }
  const after = livePages();
  expect(Object.keys(after)).toEqual(Object.keys(before));
  expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual(['index.html']);
  const page = readFileSync(join(sites, 'nl/werkgever.html'), 'utf8');
  const live = (await state())?.live;
  const loaded = [...page.matchAll(/"\/_astro\/([^"]+)"/g)].map(([, name]) => String(name));
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter((name) => !existsSync(join(sites, 'nl/_astro', name)))).toEqual([]);
  // Or they would leave with the release that brought them.
  expect(live?.hashedFiles).toEqual(expect.arrayContaining(loaded));
  expect(existsSync(join(sites, 'nl/kept-pages.json'))).toBe(false);
  const linesOf = (text: string) => text.split('\n').toSorted();
  expect(lists.map((file) => linesOf(readFileSync(file, 'utf8')))).toEqual(listed.map(linesOf));
  const warning =
    '/werkgever: The page "Titel 1" (nl, page1) is damaged in the CMS: A block is an object, but this is empty (null). ' +
    '(at content.blocks[0]) Open it in the page editor, and delete or replace what is damaged. ' +
    'Visitors keep its last good version.';
  expect(live?.warnings).toContain(warning);
  expect(log).toContain(`nl: ${warning}`);

  werkgever.isDamaged = false;
  werkgever.title = 'Hersteld';
  front.contentState = 'mended';
  publisher.notify();
  await untilLive('mended');
  expect(readFileSync(join(sites, 'nl/werkgever.html'), 'utf8')).toContain('<title>Hersteld – Lumavelo</title>');
});

test('a build that fails changes nothing for visitors, says why, and is made up for', async () => {
  await untilLive('one');
  const before = livePages();
  cms.faults.push((response) => send(response, 400, { error: { message: 'Not understood' } }));
  front.contentState = 'two';
  publisher.notify();
  await vi.waitFor(async () => expect(await state()).toMatchObject({ status: 'failed' }), { timeout: 100_000 });
  expect((await state())?.reason).toContain('answered 400 Bad Request ("Not understood")');
  expect(livePages()).toEqual(before);
  front.contentState = 'three';
  publisher.notify();
  await untilLive('three');
});

test('a CMS that is down is waited for; the site stays', async () => {
  await untilLive('one');
  const before = livePages();
  await front.die();
  publisher.notify();
  await vi.waitFor(() =>
    expect(log.at(-1)).toMatch(/^The CMS at .* cannot be reached .* The sites stay as they are\.$/),
  );
  expect(livePages()).toEqual(before);
  front.contentState = 'two';
  await front.comeBack();
  await untilLive('two');
});

test('an earlier release is back at once and stays, also over a restart, until something new is published', async () => {
  await untilLive('one');
  const first = (await state())?.live?.id as string;
  const change = entries[0]?.locales.nl;
  if (change) change.title = 'Een vergissing';
  front.contentState = 'two';
  await untilLive('two');
  await publisher.rollBack('nl', first);
  expect(await state()).toMatchObject({ status: 'held', live: { id: first } });
  publisher.stop();
  await running;
  start();
  await vi.waitFor(async () => expect(await state()).toMatchObject({ status: 'held', live: { id: first } }));
  front.contentState = 'three';
  await untilLive('three');
});

test('a publisher that was killed in the middle of a build begins anew, from nothing half-written', async () => {
  await untilLive('one');
  const before = livePages();
  for (const entry of entries) if (entry.locales.nl) entry.locales.nl.title += ' (neu)';
  front.contentState = 'two';
  publisher.notify();
  await vi.waitFor(async () => expect((await state())?.status).toBe('building'));
  publisher.stop();
  await running;
  expect(livePages()).toEqual(before);
  start();
  await untilLive('two');
  for (const entry of entries) {
    const { title, slug } = entry.locales.nl as { title: string; slug: string };
    expect(readFileSync(join(sites, 'nl', `${slug || 'index'}.html`), 'utf8')).toContain(`<title>${title} – Lumavelo`);
  }
});

test('its address answers those who know the secret', async () => {
  const server = createPublisherServer(publisher, SECRET);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const call = (method: string, path: string, body?: object, secret = SECRET) =>
    fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${secret}` },
      ...(body && { body: JSON.stringify(body) }),
    });
  try {
    await untilLive('one');
    for (const path of ['/state', '/releases/nl'])
      expect((await call('GET', path, undefined, 'wrong')).status).toBe(401);
    expect((await call('POST', '/events', undefined, 'wrong')).status).toBe(401);
    expect((await fetch(`${url}/_health`)).status).toBe(200);
    expect(await (await call('GET', '/state')).json()).toMatchObject({ data: { nl: { status: 'live' } } });
    expect((await call('POST', '/events', {})).status).toBe(202);
    expect((await call('POST', '/rollback', { country: 'nl', id: '../..' })).status).toBe(400);
    expect((await call('POST', '/rollback', { country: 'nl', id: '20200101-000000-000' })).status).toBe(404);
    const { data } = (await (await call('GET', '/releases/nl')).json()) as { data: { id: string }[] };
    expect((await call('POST', '/rollback', { country: 'nl', id: data[0]?.id })).status).toBe(200);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
