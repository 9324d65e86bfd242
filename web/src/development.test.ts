import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeCms, type FakeEntry, startFakeCms } from './testing/fake-cms.ts';

const page: FakeEntry = { documentId: 'page', locales: { nl: { title: 'Eerst', slug: 'nieuws' } } };

let cms: FakeCms;
let server: ChildProcess;
let address: string;
/** Everything that the development server has printed. */
let log = '';

beforeAll(async () => {
  cms = await startFakeCms([page]);
  const web = join(import.meta.dirname, '..');
  // Whoever works on the site has a development server of their own running, hence the lock that is ignored.
  server = spawn(join(web, 'node_modules/.bin/astro'), ['dev', '--port', '0', '--ignore-lock'], {
    cwd: web,
    env: { PATH: process.env.PATH, CMS_URL: cms.url, ASTRO_DEV_BACKGROUND: '0', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  address = await new Promise((resolve, reject) => {
    const read = (text: string) => {
      log += text;
      const found = /Local\s+(http:\/\/localhost:\d+)/.exec(log)?.[1];
      if (found) resolve(found);
    };
    server.stdout?.setEncoding('utf8').on('data', read);
    server.stderr?.setEncoding('utf8').on('data', read);
    server.on('exit', () => reject(new Error(`The development server ended early.\n${log}`)));
  });
});

afterAll(async () => {
  if (server.exitCode === null && server.kill()) await once(server, 'exit');
  await cms.close();
});

const get = async (path: string) => {
  const response = await fetch(address + path);
  return { status: response.status, html: await response.text() };
};

test('what an editor publishes shows on the next request, without a restart', async () => {
  expect((await get('/nieuws')).html).toContain('<title>Eerst – Lumavelo</title>');
  expect((await get('/later')).status).toBe(404);
  page.locales.nl = { title: 'Daarna', slug: 'later' };
  expect((await get('/later')).html).toContain('<title>Daarna – Lumavelo</title>');
  expect((await get('/nieuws')).status).toBe(404);
});

test('a developer is not warned of anything that the site does itself', async () => {
  await get('/nowhere');
  expect(log).not.toContain('getStaticPaths');
});

test('an unknown address is answered in its own language', async () => {
  const { status, html } = await get('/en/nowhere');
  expect(status).toBe(404);
  expect(html).toContain('<html lang="en-NL"');
  expect(html).toContain('There is no such page');
});

test('the search page says that its index is made with a build', async () => {
  const { status, html } = await get('/en/search');
  expect(status).toBe(200);
  expect(html).toContain('This server has no search index: it is made with a build');
  expect(html).not.toContain('data-index');
});

test('the gallery shows a sample in the language asked for', async () => {
  const { html } = await get('/gallery/Title/full?locale=fr');
  expect(html).toContain('<html lang="fr-');
  expect(html).toContain('data-block="Title"');
});
