import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isFull } from '../../scripts/testing/matrix.ts';
import { type FakeCms, type FakeEntry, SAMPLE_FACTS, send, startFakeCms } from '../../web/src/testing/fake-cms.ts';
import { createPublisherServer } from './http.ts';
import { Publisher } from './publisher.ts';
import { type ContentServer, startContentServer } from './testing/content-server.ts';
import { findNode } from './testing/find-node.ts';
import { killProcess } from './testing/kill-process.ts';
import { SLIDER } from './testing/slider.ts';

/**
 * The real publisher beside a CMS of the same protocol. The sites stand inside the project, because Astro keeps its working
 * files beside the output only there.
 */
const SECRET = 'a secret of the tests';
const builds = join(import.meta.dirname, '../../web/.cache/publisher');

let sites: string;
/** What builds find `node` by. */
let path: string;
let cms: FakeCms;
let front: ContentServer;
let entries: FakeEntry[];
let facts: typeof SAMPLE_FACTS;
let publisher: Publisher;
let running: Promise<void>;
let log: string[];

async function begin(): Promise<void> {
  mkdirSync(builds, { recursive: true });
  sites = mkdtempSync(join(builds, 'sites-'));
  path = String(process.env.PATH);
  entries = ['', 'werkgever', 'contact'].map((slug, index) => ({
    documentId: `page${index}`,
    locales: { nl: { title: `Titel ${index}`, slug } },
  }));
  facts = { ...SAMPLE_FACTS };
  cms = await startFakeCms(entries, 0, facts);
  front = await startContentServer(cms, SECRET);
  front.contentState = 'one';
  log = [];
}

async function end(): Promise<void> {
  publisher.stop();
  await running;
  front.close();
  await cms.close();
  rmSync(sites, { recursive: true, force: true });
}

/** @param keepsBuildWaiting where nothing would come of such a build, it would be made for nothing */
function start(keepsBuildWaiting = false): void {
  const cmsUrl = front.url;
  const env = { PATH: path, CMS_URL: cmsUrl };
  publisher = new Publisher({
    ...{ cmsUrl, secret: SECRET, sites, env, countries: ['nl'], pollEvery: 200, quiet: 20, patience: 100 },
    keepsBuildWaiting,
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

const untilFailed = () =>
  vi.waitFor(async () => expect(await state()).toMatchObject({ status: 'failed' }), {
    timeout: 100_000,
    interval: 50,
  });

async function publish(content: string): Promise<void> {
  front.contentState = content;
  publisher.notify();
  await untilLive(content);
}

const read = (file: string) => readFileSync(join(sites, 'nl', file), 'utf8');

/** Name and fingerprint of every page that visitors see. */
function livePages(): Record<string, string> {
  const pages = readdirSync(join(sites, 'nl')).filter((name) => name.endsWith('.html'));
  return Object.fromEntries(pages.map((name) => [name, createHash('sha256').update(read(name)).digest('hex')]));
}

/** The pages that are other than before, though none has come or gone. */
async function changedBy(change: () => Promise<void>): Promise<string[]> {
  const before = livePages();
  await change();
  const after = livePages();
  expect(Object.keys(after)).toEqual(Object.keys(before));
  return Object.keys(after).filter((name) => after[name] !== before[name]);
}

const block = (type: string, props: object) => ({ id: type, type, v: 1, props: props as Record<string, unknown> });

/** Astro's builds, one after the other, of one site that changes; by default the same is tried with plain pages below. */
describe.runIf(isFull)('the site of real builds', () => {
  let [home, employers, contact] = [] as FakeEntry['locales'][string][];
  /** File with the process ids of the builds that began, one in each line. */
  let ids: string;

  beforeAll(async () => {
    await begin();
    [home, employers, contact] = entries.map(({ locales }) => locales.nl as FakeEntry['locales'][string]);
    if (!home || !employers || !contact) throw new Error('There are no pages.');
    home.blocks = [block('Title', { title: 'Kies uit {{bikes}} fietsen', type: 1 })];
    // With a part that runs in the browser, whose files must stay with it, and with news.
    const items = [{ id: 'news1', title: 'Nieuw kantoor', date: '2026-11-01' }];
    employers.blocks = [SLIDER, block('NewsItemsBlock', { items })];
    employers.seo = { metaDescription: 'Bij {{dealers}} dealers' };
    contact.blocks = [
      block('Button', { label: 'Widget', link: '/downloads/widget.js' }),
      block('VideoBlock', { video: '/films/ride.mp4', title: 'Ride' }),
    ];
    ids = join(sites, 'bin/ids');
    path = findNode(join(sites, 'bin'), { ids, isReal: true });
    start(true);
    await untilLive('one');
  }, 200_000);
  afterAll(end);

  test('shows what is published, and its counts', () => {
    expect(read('werkgever.html')).toContain('<title>Titel 1 – Lumavelo</title>');
    expect(read('index.html')).toContain('Kies uit 54 fietsen');
    expect(read('werkgever.html')).toContain('Bij 40 dealers');
  });

  test('has a warning for what an editor named and nobody wrote, which holds no page back', async () => {
    const warnings = (await state())?.live?.warnings ?? [];
    expect(warnings).toContain('/contact (Button) links to /downloads/widget.js, which is not on this site.');
    expect(warnings).toContain('/contact (VideoBlock) shows /films/ride.mp4, which is not on this site.');
  });

  test('stays as it was when a build fails, which says why', async () => {
    const before = livePages();
    // More than a build asks for, ahead of the change and after it.
    for (let count = 0; count < 100; count += 1) {
      cms.faults.push((response) => send(response, 400, { error: { message: 'Not understood' } }));
    }
    front.contentState = 'refused';
    publisher.notify();
    await untilFailed();
    cms.faults.length = 0;
    expect((await state())?.reason).toContain('answered 400 Bad Request ("Not understood")');
    expect(livePages()).toEqual(before);
  });

  test('keeps a page that is damaged in the CMS as it was, and names it; no other is held back', async () => {
    if (!home || !employers) return;
    employers.isDamaged = true;
    const lists = ['sitemap-nl-NL.xml', 'feed.xml'];
    const listed = lists.map(read);
    expect(listed[0]).toContain('/werkgever</loc><lastmod>');
    expect(listed[1]).toContain('Nieuw kantoor');
    home.title = 'Nieuw';
    expect(await changedBy(() => publish('damaged'))).toEqual(['index.html']);
    // A release later it is kept from a release that kept it. Of the counts, only the home page shows the one that changes.
    facts.bikes = 55;
    expect(await changedBy(() => publish('one bike more'))).toEqual(['index.html']);
    expect(read('index.html')).toContain('Kies uit 55 fietsen');

    const live = (await state())?.live;
    const loaded = [...read('werkgever.html').matchAll(/"\/_astro\/([^"]+)"/g)].map(([, name]) => String(name));
    expect(loaded.length).toBeGreaterThan(0);
    expect(loaded.filter((name) => !existsSync(join(sites, 'nl/_astro', name)))).toEqual([]);
    // Or they would leave with the release that brought them.
    expect(live?.hashedFiles).toEqual(expect.arrayContaining(loaded));
    expect(existsSync(join(sites, 'nl/kept-pages.json'))).toBe(false);
    const linesOf = (text: string) => text.split('\n').toSorted();
    expect(lists.map(read).map(linesOf)).toEqual(listed.map(linesOf));
    const warning =
      '/werkgever: The page "Titel 1" (nl, page1) is damaged in the CMS: A block is an object, but this is empty (null). ' +
      '(at content.blocks[0]) Open it in the page editor, and delete or replace what is damaged. ' +
      'Visitors keep its last good version.';
    expect(live?.warnings).toContain(warning);
    expect(log).toContain(`nl: ${warning}`);
  });

  test('stays whole when a build is killed while it writes pages', async () => {
    if (!home || !employers) return;
    employers.isDamaged = false;
    employers.title = 'Hersteld';
    const before = livePages();
    front.contentState = 'killed';
    publisher.notify();
    const written = () => globSync('.releases/nl/*.build/*.html', { cwd: sites });
    await vi.waitFor(() => expect(written()).not.toEqual([]), { timeout: 100_000, interval: 1 });
    killProcess(Number(readFileSync(ids, 'utf8').trim().split('\n').at(-1)));
    await untilFailed();
    expect((await state())?.reason).toContain('SIGKILL');
    expect(written()).toEqual([]);
    expect(livePages()).toEqual(before);
  });

  test('shows a damaged page again once it is mended, and changes no other', async () => {
    expect(await changedBy(() => publish('mended'))).toEqual(['werkgever.html']);
    expect(read('werkgever.html')).toContain('<title>Hersteld – Lumavelo</title>');
  });
});

/** One publisher and one site, which go through all of it one after the other. */
describe('the publisher', () => {
  beforeAll(async () => {
    await begin();
    path = findNode(join(sites, 'bin'));
    start();
    await untilLive('one');
  }, 200_000);
  afterAll(end);

  test('makes up for a build that failed as soon as something new is published', async () => {
    cms.faults.push((response) => send(response, 400, { error: { message: 'Not understood' } }));
    front.contentState = 'refused';
    publisher.notify();
    await untilFailed();
    await publish('not refused');
  });

  test('keeps a page that is damaged in the CMS as it was, and names it, until it is mended; others go on', async () => {
    const [home, employers] = entries.map(({ locales }) => locales.nl);
    if (!home || !employers) throw new Error('There are no pages.');
    const before = read('werkgever.html');
    const textBefore = read('werkgever.md');
    const [, script = ''] = /src="\/([^"]+)"/.exec(before) ?? [];
    Object.assign(employers, { isDamaged: true, title: 'Half' });
    home.title = 'Nieuw';
    await publish('damaged');
    expect(read('index.html')).toContain('<title>Nieuw – Lumavelo</title>');
    expect(read('werkgever.html')).toBe(before);
    expect(existsSync(join(sites, 'nl', script))).toBe(true);
    expect((await state())?.live?.warnings).toContainEqual(
      expect.stringMatching(/"Half" \(nl, page1\) is damaged in the CMS: .+ Visitors keep its last good version\.$/),
    );
    // A release later it is kept from a release that kept it.
    await publish('still damaged');
    expect(read('werkgever.html')).toBe(before);
    expect(read('werkgever.md')).toBe(textBefore);
    expect(existsSync(join(sites, 'nl', script))).toBe(true);
    employers.isDamaged = false;
    await publish('mended');
    expect(read('werkgever.html')).toContain('<title>Half – Lumavelo</title>');
  });

  test('waits for a CMS that is down; the site stays', async () => {
    const before = livePages();
    await front.die();
    publisher.notify();
    await vi.waitFor(() =>
      expect(log.at(-1)).toMatch(/^The CMS at .* cannot be reached .* The sites stay as they are\.$/),
    );
    expect(livePages()).toEqual(before);
    front.contentState = 'after an absence';
    await front.comeBack();
    await untilLive('after an absence');
  });

  test('goes back to an earlier release at once, which stays, also over a restart, until something new is published', async () => {
    const first = (await state())?.live?.id as string;
    const change = entries[0]?.locales.nl;
    if (change) change.title = 'Een vergissing';
    front.contentState = 'a mistake';
    await untilLive('a mistake');
    await publisher.rollBack('nl', first);
    expect(await state()).toMatchObject({ status: 'held', live: { id: first } });
    publisher.stop();
    await running;
    start();
    await vi.waitFor(async () => expect(await state()).toMatchObject({ status: 'held', live: { id: first } }));
    front.contentState = 'the mistake mended';
    await untilLive('the mistake mended');
  });

  test('that was killed in the middle of a build begins anew, from nothing half-written', async () => {
    const before = livePages();
    for (const entry of entries) if (entry.locales.nl) entry.locales.nl.title += ' (neu)';
    front.contentState = 'begun anew';
    publisher.notify();
    await vi.waitFor(async () => expect((await state())?.status).toBe('building'));
    publisher.stop();
    await running;
    expect(livePages()).toEqual(before);
    start();
    await untilLive('begun anew');
    for (const entry of entries) {
      const { title, slug } = entry.locales.nl as { title: string; slug: string };
      expect(read(`${slug || 'index'}.html`)).toContain(`<title>${title} – Lumavelo`);
    }
  });

  test('answers those who know the secret', async () => {
    const server = createPublisherServer(publisher, SECRET);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const call = (method: string, address: string, body?: object, secret = SECRET) =>
      fetch(url + address, {
        method,
        headers: { authorization: `Bearer ${secret}` },
        ...(body && { body: JSON.stringify(body) }),
      });
    try {
      for (const address of ['/state', '/releases/nl'])
        expect((await call('GET', address, undefined, 'wrong')).status).toBe(401);
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
});
