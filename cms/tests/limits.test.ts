import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { networkOf } from 'strapi-plugin-page-builder/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFull } from '../../scripts/testing/matrix.ts';
import { isPublicRoute } from '../src/http/public-routes.ts';
import { createAsk } from './harness/create-ask.ts';
import { newSlug, page, title } from './harness/pages.ts';
import { copyOf } from './harness/safety-copies.ts';
import { type Credentials, signIn } from './harness/sign-in.ts';
import { type CmsData, createCmsData, DELIVERY_KEY, type RunningCms, startCms } from './harness/start-cms.ts';

const AS_BUILD = { 'X-Delivery-Key': DELIVERY_KEY };

const ENTRY = '/content-manager/collection-types/api::page.page';

/** Calls a minute. */
const LIMIT = 5;

/** Few calls a minute, behind one proxy, and `shortcuts: false`, with which Strapi reads and writes all by itself. */
let cms: RunningCms;
let data: CmsData;
let credentials: Credentials;
beforeAll(async () => {
  data = await createCmsData();
  const withoutShortcuts = import.meta.resolve('./harness/no-shortcuts.ts');
  const environment = { CALLS_PER_MINUTE: String(LIMIT), TRUSTED_PROXIES: '1', ADDITIONS: withoutShortcuts };
  cms = await startCms(data, environment);
  credentials = await signIn(cms.url);
  await publishPages();
});
afterAll(async () => {
  await cms.stop();
  await data.remove();
});

/** A home page and others, with so much on them that reading them all is work. */
async function publishPages(): Promise<void> {
  for (let number = 0; number < 10; number += 1) {
    const blocks = Array.from({ length: 20 }, (_, index) => title(`Title ${index}`));
    const answer = await fetch(`${cms.url}/api/pages?status=published&locale=nl`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${credentials.apiToken}` },
      body: JSON.stringify({
        data: { title: `Page ${number}`, slug: number ? newSlug() : '', content: page(...blocks) },
      }),
    });
    expect(answer.status).toBe(201);
  }
}

const ask = (path: string, headers: Record<string, string> = {}) => fetch(cms.url + path, { headers });

/** What routes need to answer well. */
const QUERIES: Readonly<Record<string, string>> = {
  '/api/find': 'contentType=faqs&locale=nl',
  '/api/bikes-filter/bike-types-brand': 'bike_type=city&country=nl',
  '/api/bike-finder/bikes': 'bike_ids=x',
  '/api/site': 'country=nl',
  '/api/facts': 'country=nl',
  '/api/redirects': 'country=nl',
  '/api/page-builder/page': 'country=nl&locale=nl',
  '/api/page-builder/pages': 'country=nl&locale=nl',
};

const CALCULATOR = 'any-calculator';

/** Every address that anyone may read, of the routes of the running CMS. */
function listPublicReads(): string[] {
  const paths = cms.routes.map((route) => route.split(' ')).filter(([method]) => method === 'GET');
  const addresses = paths.map(([, path = '']) => path.replace(':slug', CALCULATOR));
  return addresses
    .filter((path) => isPublicRoute('GET', path))
    .map((path) => (QUERIES[path] ? `${path}?${QUERIES[path]}` : path));
}

it('every public read answers well, and from memory with its hash', async () => {
  const reads = listPublicReads();
  expect(reads.length).toBeGreaterThan(9);
  for (const path of reads.filter((read) => !read.includes(CALCULATOR))) {
    const first = await ask(path, AS_BUILD);
    expect(first.status, path).toBe(200);
    const again = await ask(path, { ...AS_BUILD, 'If-None-Match': first.headers.get('etag') ?? '' });
    expect(again.status, path).toBe(304);
  }
});

it('every public read is refused to who asks ten times too often, and not to site builds', async () => {
  for (const path of listPublicReads()) {
    const answers = await Promise.all(Array.from({ length: LIMIT * 10 }, () => ask(path)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status !== 429).length, path).toBeLessThanOrEqual(LIMIT);
    // What stands before the address that the proxy added was sent by the caller.
    const forged = { 'X-Forwarded-For': '203.0.113.7, 127.0.0.1' };
    for (const headers of [{}, forged, { 'X-Delivery-Key': 'a guess' }]) {
      const refused = await ask(path, headers as Record<string, string>);
      expect(refused.status, path).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await refused.json()).toMatchObject({ error: { status: 429, name: 'RateLimitError' } });
    }
    expect((await ask(path, { 'X-Forwarded-For': '203.0.113.7' })).status, path).not.toBe(429);
    expect((await ask(path, AS_BUILD)).status, path).not.toBe(429);
  }
});

it('a question for leases counts as the lists of bikes that it asks for', async () => {
  const askLeases = async (bikes: number, visitor: string) => {
    const answer = await fetch(`${cms.url}/api/perform-calculations/${CALCULATOR}/leases`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': visitor },
      body: JSON.stringify({ leases: Array.from({ length: bikes }, () => ({ price: 999 })) }),
    });
    return answer.status;
  };
  const statuses: number[] = [];
  for (let call = 0; call <= LIMIT; call += 1) statuses.push(await askLeases(24, '203.0.113.8'));
  expect(statuses).toEqual([...Array<number>(LIMIT).fill(400), 429]);
  // One call of as many bikes as five lists have.
  expect([await askLeases(100, '203.0.113.9'), await askLeases(1, '203.0.113.9')]).toEqual([400, 429]);
});

it('a person who keeps unsaved work too often waits', async () => {
  const askAdmin = createAsk(cms.url, credentials.adminToken);
  const created = await askAdmin(`${ENTRY}?locale=nl`, { title: 'A page', slug: newSlug(), content: page() });
  const copy = copyOf(created.body.data.documentId);
  const statuses: number[] = [];
  // Half of the usual limit.
  for (let step = 1; step <= 4; step += 1)
    statuses.push((await askAdmin('/page-builder/safety-copies', { ...copy, step })).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

it('a person who asks for translations too often waits, because each is paid', async () => {
  const askAdmin = createAsk(cms.url, credentials.adminToken);
  const statuses: number[] = [];
  // A quarter of the usual limit.
  for (let call = 1; call <= 3; call += 1)
    statuses.push((await askAdmin('/page-builder/machine-translation', {})).status);
  expect(statuses).toEqual([400, 400, 429]);
});

it('a person who asks others for translations too often waits, because each is a mail', async () => {
  const askAdmin = createAsk(cms.url, credentials.adminToken);
  const statuses: number[] = [];
  // A twentieth of the usual limit.
  for (let call = 1; call <= 2; call += 1)
    statuses.push((await askAdmin('/page-builder/translations/requests', {})).status);
  expect(statuses).toEqual([400, 429]);
});

describe('forms', () => {
  /** Sent from an address of this machine; the page is none, so that nothing is stored. */
  async function send(localAddress: string, form: string, type = 'application/json') {
    const entries = { form, page: 'nowhere', locale: 'nl' };
    const body = type === 'application/json' ? JSON.stringify({ ...entries, fields: {}, consent: true }) : entries;
    const sent = request(`${cms.url}/api/leads`, { method: 'POST', localAddress, headers: { 'Content-Type': type } });
    sent.end(typeof body === 'string' ? body : new URLSearchParams(body).toString());
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: response.statusCode, body: await text(response) };
  }

  it('of one address are limited, and browsers without the script are told so in words', async () => {
    expect((await send('127.0.0.2', 'one')).status).toBe(404);
    expect((await send('127.0.0.2', 'other')).status).toBe(429);
    const native = await send('127.0.0.2', 'third', 'application/x-www-form-urlencoded');
    expect(native.status).toBe(429);
    expect(native.body).toContain('Er kwamen net erg veel berichten binnen.');
  });

  it('of one kind that many send are slow, and refused to nobody', async () => {
    const answered: string[] = [];
    const sendKind = async (host: number, form: string) => {
      const { status } = await send(`127.0.0.${host}`, form);
      answered.push(`${form} ${status}`);
    };
    await Promise.all([3, 4].map((host) => sendKind(host, 'popular')));
    await Promise.all([5, 6, 7, 8, 9].map((host) => sendKind(host, 'popular')));
    expect(answered).toEqual(Array(7).fill('popular 404'));
    await Promise.all([sendKind(10, 'popular'), sendKind(11, 'unpopular')]);
    expect(answered.slice(7)).toEqual(['unpopular 404', 'popular 404']);
  });
});

it('without shortcuts a page is saved, published and delivered, and a save that changes nothing is a write', async () => {
  const slug = newSlug();
  const askAdmin = createAsk(cms.url, credentials.adminToken);
  const content = page(title('First'));
  const created = await askAdmin(`${ENTRY}?locale=nl`, { title: 'A page', slug, content });
  const id = created.body.data.documentId;
  const read = async () => (await askAdmin(`${ENTRY}/${id}?locale=nl`)).body.data;
  const readForm = async () => {
    const { title: heading, content: opened } = await read();
    return { title: heading, slug, content: opened };
  };

  const before = await read();
  expect((await askAdmin(`${ENTRY}/${id}?locale=nl`, { force: true, ...(await readForm()) }, 'PUT')).status).toBe(200);
  const after = await read();
  expect(after.content).toEqual(before.content);
  expect(after.updatedAt > before.updatedAt).toBe(true);

  const form = { force: true, ...(await readForm()), title: 'Another' };
  expect((await askAdmin(`${ENTRY}/${id}/actions/publish?locale=nl`, form)).status).toBe(200);
  const delivered = await ask(`/api/page-builder/page?country=nl&locale=nl&slug=${slug}`, AS_BUILD);
  expect((await delivered.json()).data).toMatchObject({ title: 'Another', document: content });
});

describe.runIf(isFull)('more work than the process takes on', () => {
  /** Many more than may wait. */
  const CONNECTIONS = 400;

  /**
   * Many ask at once and go on asking. Three quarters of it come from builds, whose answers are never those in memory. The
   * CMS sleeps at first, until what this process sends has arrived; a slow machine gets longer for that, though less than
   * the five seconds after which a connection ends that nobody uses.
   */
  async function flood(milliseconds: number): Promise<Map<number, number>> {
    const seen = new Map<number, number>();
    for (let sleep = 500; !seen.has(503) && sleep < 5_000; sleep *= 2) await burst(seen, sleep, milliseconds);
    return seen;
  }

  async function burst(seen: Map<number, number>, sleep: number, milliseconds: number): Promise<void> {
    let isOver = false;
    const visit = async (connection: number) => {
      const path = `/api/page-builder/pages?country=nl&locale=nl&pageSize=${100 - (connection % 50)}`;
      const send = () => ask(path, connection % 4 ? AS_BUILD : {});
      // A connection left over from before may end while the CMS sleeps.
      for (let answer = await send().catch(send); ; answer = await send()) {
        seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
        if (answer.status >= 400) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        await answer.arrayBuffer();
        if (isOver) return;
      }
    };
    // New connections are accepted few at a time, and answered meanwhile; what comes by those that are there is read at once.
    await (await whileItSleeps(sleep, () => ask('/_health'))).all;
    const { all: visits } = await whileItSleeps(sleep, visit);
    await pause(milliseconds);
    isOver = true;
    await visits;
  }

  /** Does something once for each connection while the CMS sleeps, which then wakes up. */
  async function whileItSleeps(milliseconds: number, send: (connection: number) => Promise<unknown>) {
    process.kill(cms.pid, 'SIGSTOP');
    const all = Promise.all(Array.from({ length: CONNECTIONS }, (_, connection) => send(connection)));
    await pause(milliseconds);
    process.kill(cms.pid, 'SIGCONT');
    return { all };
  }

  const readMemory = () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(cms.pid)]));

  it('is put off, memory stays where it was, and all is well afterwards', async () => {
    // Garbage takes its room in the first seconds; what grows after them is kept.
    await flood(15_000);
    const before = readMemory();
    const seen = await flood(60_000);
    const some = expect.any(Number);
    expect(Object.fromEntries(seen)).toEqual({ 200: some, 429: some, 503: some });
    expect((await ask('/_health')).status).toBe(204);
    expect((await ask('/_ready')).status).toBe(200);
    expect((await ask('/api/page-builder/page?country=nl&locale=nl', AS_BUILD)).status).toBe(200);
    expect(readMemory() / before).toBeLessThan(1.3);
  }, 300_000);
});

it.runIf(isFull)(
  'forty connections of bodies that are dear to parse keep nobody waiting',
  async () => {
    const health = async (milliseconds: number) => {
      const times: number[] = [];
      for (const end = Date.now() + milliseconds; Date.now() < end; await pause(20)) {
        const from = performance.now();
        expect((await ask('/_health')).status).toBe(204);
        times.push(performance.now() - from);
      }
      return times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
    };
    await health(1_000);
    const quiet = await health(5_000);
    const program = join(import.meta.dirname, 'harness/flood-bodies.ts');
    // What sends gives way to what answers: on a machine of the CMS's own nobody else would be there.
    const flood = promisify(execFile)('nice', ['-n', '19', process.execPath, program, cms.url, '30000']);
    const busy = await health(28_000);
    const seen: Record<string, number> = JSON.parse((await flood).stdout);
    expect(new Set(Object.keys(seen).map((shape) => shape.split(' ')[0])).size).toBe(10);
    expect(Object.keys(seen).filter((shape) => / [25]\d\d/.test(shape))).toEqual([]);
    expect(busy / quiet).toBeLessThan(3);
  },
  120_000,
);

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1::5', '2001:db8:0:1'],
  ['2001:0db8:0000:0001:aaaa:bbbb:cccc:dddd', '2001:db8:0:1'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
