import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serveFolder } from '../../scripts/site.ts';
import { isFull } from '../../scripts/testing/matrix.ts';
import { createRandom } from '../../scripts/testing/random.ts';
import { type FakeCms, type FakeEntry, startFakeCms } from '../../web/src/testing/fake-cms.ts';
import { Publisher } from './publisher.ts';
import { Releases } from './releases.ts';
import { type ContentServer, startContentServer } from './testing/content-server.ts';
import { findNode } from './testing/find-node.ts';
import { isRunning, killProcess } from './testing/kill-process.ts';
import { SLIDER } from './testing/slider.ts';
import { Visitor } from './testing/visitor.ts';

/**
 * What can die dies, while somebody reads the site without a pause: builds are processes, of Astro's in the full run, and
 * the site is served as `pnpm start` serves it.
 */
const SECRET = 'a secret of the tests';
const PATHS = ['/', '/werkgever', '/contact'];
/** Long enough for ten builds of three pages on a machine that does other things as well. */
const TIMEOUT = 900_000;

const builds = join(import.meta.dirname, '../../web/.cache/publisher');

let sites: string;
/** File with the process ids of the builds that began, one in each line. */
let buildIds: string;
let cms: FakeCms;
let front: ContentServer;
let entries: FakeEntry[];
/** Requests for content that a build asks. */
let requests: number;
let log: string[];
let publisher: Publisher;
let running: Promise<void>;
/** What builds find `node` by. */
let path: string;
let server: Server;
let visitor: Visitor;

beforeEach(async () => {
  mkdirSync(builds, { recursive: true });
  sites = mkdtempSync(join(builds, 'sites-'));
  entries = PATHS.map((path, index) => ({
    documentId: `page${index}`,
    menu: 'header',
    locales: { nl: { title: '', slug: path.slice(1), blocks: index === 0 ? [SLIDER] : [] } },
  }));
  cms = await startFakeCms(entries);
  front = await startContentServer(cms, SECRET);
  requests = 0;
  front.onRequest = () => {
    requests += 1;
    return undefined;
  };
  log = [];
  write(1);
  buildIds = join(sites, 'bin/pids');
  path = findNode(join(sites, 'bin'), { ids: buildIds });
  start(false);
  await untilLive(1);
  server = await serveFolder(join(sites, 'nl'), 0);
  visitor = new Visitor(`http://localhost:${(server.address() as AddressInfo).port}`, PATHS);
}, TIMEOUT);

afterEach(async () => {
  publisher.stop();
  await running;
  await visitor.leave();
  server.close();
  server.closeAllConnections();
  front.close();
  await cms.close();
  rmSync(sites, { recursive: true, force: true });
});

function start(keepsBuildWaiting: boolean): void {
  publisher = new Publisher({
    ...{ cmsUrl: front.url, secret: SECRET, sites, env: { PATH: path, CMS_URL: front.url }, keepsBuildWaiting },
    ...{ countries: ['nl'], pollEvery: 100, quiet: 10, patience: 50, log: (line) => log.push(line) },
  });
  running = publisher.run();
}

/** Publishes the next version: every page has it in its title, and in the titles of its menu. */
function write(version: number): void {
  for (const { documentId, locales } of entries) {
    if (locales.nl) locales.nl.title = `${documentId}, versie ${version}`;
  }
  front.contentState = `versie ${version}`;
  publisher?.notify();
}

const state = async () => (await publisher.states()).nl;

const untilLive = (version: number) =>
  vi.waitFor(
    async () => expect(await state()).toMatchObject({ status: 'live', live: { contentState: `versie ${version}` } }),
    { timeout: TIMEOUT, interval: 50 },
  );

const listBuilds = () => readFileSync(buildIds, 'utf8').trim().split('\n').map(Number);

/** The process id of a build that has begun since the last one was forgotten. */
async function readBuildId(): Promise<number> {
  await vi.waitFor(() => expect(readFileSync(buildIds, 'utf8')).toMatch(/\d\n/), { timeout: 60_000, interval: 5 });
  return listBuilds().at(-1) as number;
}

/** Everything that was read was there, whole, of one version, and never older than what was read before. */
function expectContent(): void {
  expect(visitor.faults).toEqual([]);
  expect(visitor.versions).toEqual([...visitor.versions].sort((a, b) => a - b));
}

/** Waits until somebody has read every page once more. */
async function readOn(): Promise<void> {
  const before = visitor.answers;
  await vi.waitFor(() => expect(visitor.answers).toBeGreaterThan(before + 20), { timeout: 60_000 });
}

test('a build that is killed, at any moment, is never seen by visitors', { timeout: TIMEOUT }, async () => {
  const buildTime = (await state())?.live?.buildTime ?? 0;
  const kills = isFull ? 10 : 1;
  const random = createRandom('moments of kills in a build');
  let killed = 0;
  let version = 1;
  let earlier = 1;
  while (killed < kills && version < 5 * kills) {
    version += 1;
    rmSync(buildIds, { force: true });
    write(version);
    const build = await readBuildId();
    // One moment in each equal part of a build's time.
    await pause(((killed + random()) / kills) * buildTime * earlier);
    killProcess(build);
    await vi.waitFor(async () => expect((await state())?.status).toMatch(/failed|live/), { timeout: TIMEOUT });
    expectContent();
    const isHit = (await state())?.reason.includes('SIGKILL');
    if (isHit) killed += 1;
    // A build may be done before it is to be killed: then that moment is tried again, a little earlier each time.
    earlier = isHit ? 1 : earlier * 0.7;
  }
  expect(killed).toBe(kills);
  version += 1;
  write(version);
  await untilLive(version);
  await readOn();
  expectContent();
  expect(visitor.versions.at(-1)).toBe(version);
});

test('a build waits for the change to come, and reads again what it read ahead; one that dies before it hears of the change is made up for', {
  timeout: TIMEOUT,
}, async () => {
  publisher.stop();
  await running;
  start(true);
  rmSync(buildIds);
  write(2);
  await untilLive(2);
  const untilBegun = (count: number) =>
    vi.waitFor(() => expect(listBuilds()).toHaveLength(count), { timeout: 60_000, interval: 50 });
  await untilBegun(2);
  const asked = requests;
  await vi.waitFor(() => expect(requests).toBeGreaterThan(asked), { timeout: 60_000 });
  write(3);
  await untilLive(3);
  await readOn();
  expect(visitor.versions.at(-1)).toBe(3);
  // The third waits already: the second is the one that published.
  await untilBegun(3);
  killProcess(listBuilds()[2] as number);
  await untilBegun(4);
  // This one is held up, so that its death comes after the change, and before it hears of it.
  const [heldUp] = listBuilds().slice(3) as [number];
  process.kill(heldUp, 'SIGSTOP');
  log.length = 0;
  write(4);
  await vi.waitFor(() => expect(log).toContain('nl: building.'), { timeout: 60_000 });
  killProcess(heldUp);
  await untilLive(4);
  await readOn();
  expectContent();
  expect(log.filter((line) => line.includes('could not be built'))).toEqual([]);

  await untilBegun(6);
  publisher.stop();
  await running;
  expect(isRunning(listBuilds()[5] as number)).toBe(false);
});

/**
 * Lets the CMS die in its work on one request of each equal part of what a build asks, at random: before it answers, or
 * half-way in its answer.
 */
function letCmsDie(times: number): void {
  const random = createRandom('deaths of the CMS');
  const moments = Array.from({ length: times }, (_, index) => Math.floor(((index + random()) / times) * requests));
  let asked = -1;
  front.onRequest = () => {
    asked += 1;
    if (asked < (moments[0] ?? Number.POSITIVE_INFINITY)) return undefined;
    moments.shift();
    return random() < 0.5 ? 'before its answer' : 'in its answer';
  };
}

test.runIf(isFull)(
  'a CMS that dies while its content is read, and starts again, holds the build up and nothing else',
  {
    timeout: TIMEOUT,
  },
  async () => {
    const [builds, deathsEach] = isFull ? [3, 3] : [1, 1];
    const random = createRandom('absences of the CMS');
    let deaths = 0;
    front.onDeath = async () => {
      deaths += 1;
      await pause(random() * 1_000);
      await front.comeBack();
    };
    for (let version = 2; version <= builds + 1; version += 1) {
      letCmsDie(deathsEach);
      write(version);
      await untilLive(version);
    }
    expect(deaths).toBe(builds * deathsEach);
    await readOn();
    expectContent();
    expect(visitor.versions).toEqual(Array.from({ length: builds + 1 }, (_, index) => index + 1));
    expect(log.filter((line) => line.includes('could not be built'))).toEqual([]);
  },
);

test.runIf(isFull)(
  'a CMS that dies while its content is read, and stays away, leaves the site; back again, its change goes live',
  {
    timeout: TIMEOUT,
  },
  async () => {
    letCmsDie(1);
    write(2);
    await vi.waitFor(async () => expect((await state())?.status).toBe('failed'), { timeout: TIMEOUT });
    expect(await state()).toMatchObject({
      reason: expect.stringMatching(/^The nl site could not be built: The CMS at .+ cannot be reached \(\w+\)/),
      live: { contentState: 'versie 1' },
    });
    await readOn();
    expectContent();
    expect(visitor.versions).toEqual([1]);
    await front.comeBack();
    await untilLive(2);
    await readOn();
    expectContent();
    expect(visitor.versions).toEqual([1, 2]);
  },
);

test('a publisher that dies in the middle of a switch leaves one version or the other', {
  timeout: TIMEOUT,
}, async () => {
  write(2);
  await untilLive(2);
  publisher.stop();
  await running;
  const releases = new Releases(sites, 'nl');
  const [second, first] = (await releases.list()).map(({ id }) => id) as [string, string];
  const random = createRandom('moments of kills in a switch');
  for (let kill = 0; kill < (isFull ? 25 : 3); kill += 1) {
    const switching = spawn(process.execPath, ['--input-type=module', '--eval', SWITCH, sites, first, second], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(switching.stdout, 'data');
    await pause(random() * 10);
    switching.kill('SIGKILL');
    await once(switching, 'exit');
    expect([first, second]).toContain(await releases.liveId());
    expect(existsSync(join(sites, 'nl/index.html'))).toBe(true);
  }
  await readOn();
  expect(visitor.faults).toEqual([]);
  await releases.goLive(second);
  expect(await releases.liveId()).toBe(second);
});

test('a publisher that is killed takes its build along', { timeout: TIMEOUT }, async () => {
  publisher.stop();
  await running;
  rmSync(buildIds, { force: true });
  // A build that nobody ends waits half a minute for the CMS, gives up, and asks it again, six times.
  const asked = Promise.withResolvers<void>();
  let requests = 0;
  const silent = createServer(() => {
    requests += 1;
    asked.resolve();
  });
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const cmsUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const begun = spawn(process.execPath, ['--input-type=module', '--eval', BUILD, sites], {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${join(sites, 'bin')}:${process.env.PATH}`, CMS_URL: cmsUrl },
  });
  try {
    const build = await readBuildId();
    await asked.promise;
    const before = requests;
    begun.kill('SIGKILL');
    await vi.waitFor(() => expect(isRunning(build)).toBe(false), { timeout: TIMEOUT });
    expect(requests).toBe(before);
  } finally {
    silent.close();
    silent.closeAllConnections();
  }
  await readOn();
  expectContent();
});

/** Builds a site as the publisher does. */
const BUILD = `
  import { buildRelease } from '${join(import.meta.dirname, 'build-release.ts')}';
  await buildRelease('nl', { sites: process.argv[1], env: process.env, contentState: 'versie 2' });
`;

/** Goes from one release to the other and back until it is killed; says when it has begun. */
const SWITCH = `
  import { Releases } from '${join(import.meta.dirname, 'releases.ts')}';
  const [sites, ...ids] = process.argv.slice(1);
  const releases = new Releases(sites, 'nl');
  process.stdout.write('begun');
  for (;;) for (const id of ids) await releases.goLive(id);
`;
