import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { METHODS, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFreePort, waitForAddress } from '../../scripts/processes.ts';
import { serveFolder } from '../../scripts/site.ts';
import { SITE_HEADERS } from '../../scripts/site-headers.ts';
import { isFull } from '../../scripts/testing/matrix.ts';
import { buildSite } from '../../web/src/testing/build-site.ts';
import { startFakeCms } from '../../web/src/testing/fake-cms.ts';
import { createPublisherServer } from './http.ts';
import { Publisher } from './publisher.ts';

const PATHS = [
  ...['/', '//', '//x', '///', '/\\', '/\\x', '*', 'x', 'http://elsewhere.test/', 'http://', '//elsewhere.test/%2e%2e'],
  ...['/%', '/%zz', '/%00', '/a%00b', '/%c0%af', '/%ff', '/%2e%2e/%2e%2e/etc/passwd', '/../../etc/passwd', '/..%5c..'],
  ...['/?', '/?%', '/?a=%00', '/#x', '/:80', '/[', '/en/[', `/${'a/'.repeat(3_000)}`, '/.env', '/_astro', '/\u00e9'],
  ...[
    '/preview/nl/nl',
    '/preview/xx/yy/%00',
    `/preview/nl/nl/${'a'.repeat(300)}`,
    `/${'a'.repeat(300)}`,
    '/preview/nl/nl/x?expires=%00&signature=%',
    '/rollback',
    '/releases/nl%00',
  ],
];
const HOSTS = ['localhost', '', 'a b', '[', 'x:99999', 'user@host'];

/** Status of the answer to a request that is written as it is; 0 for a connection that is closed without one. */
async function ask(port: number, method: string, path: string, host = 'localhost'): Promise<number> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let answer = '';
  socket.on('data', (text: string) => {
    answer += text;
  });
  socket.on('error', () => {});
  socket.write(`${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  await once(socket, 'close');
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
}

async function expectCalm(port: number, healthy: string): Promise<void> {
  const answers: [string, number][] = [];
  for (const path of PATHS) {
    for (const method of ['GET', 'HEAD', 'POST', 'TRACE'])
      answers.push([`${method} ${path}`, await ask(port, method, path)]);
  }
  for (const method of METHODS) answers.push([method, await ask(port, method, '/')]);
  for (const host of HOSTS) answers.push([`Host: ${host}`, await ask(port, 'GET', '/x', host)]);
  expect(answers.filter(([, status]) => status >= 500)).toEqual([]);
  expect(await ask(port, 'GET', healthy)).toBe(200);
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'odd-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const portOf = (server: Server) => (server.address() as AddressInfo).port;

test('the publisher answers every request, and lives on', async () => {
  const options = { cmsUrl: 'http://127.0.0.1:9', secret: 'secret', sites: folder, env: {} };
  const server = createPublisherServer(new Publisher(options), 'secret');
  await once(server.listen(0, '127.0.0.1'), 'listening');
  await expectCalm(portOf(server), '/_health');
  server.close();
});

describe('a site of `pnpm start`', () => {
  let server: Server;
  beforeAll(async () => {
    const site = join(folder, 'nl');
    mkdirSync(join(site, '_astro'), { recursive: true });
    writeFileSync(join(site, 'index.html'), 'home');
    writeFileSync(join(site, '404.html'), 'nothing here');
    writeFileSync(join(site, '_astro/a.js'), 'script');
    writeFileSync(join(site, '_redirects'), '/old / 301\n');
    writeFileSync(join(site, 'redirects.caddy'), 'redir /old /');
    writeFileSync(join(site, '.page-listings.json'), '[]');
    server = await serveFolder(site, 0);
  });
  afterAll(() => server.close());

  test('answers every request, and lives on, also while there is no release', async () => {
    await expectCalm(portOf(server), '/');
    const none = await serveFolder(join(folder, 'none'), 0);
    expect(await ask(portOf(none), 'GET', '/')).toBe(503);
    none.close();
  });

  test.each(['/', '/nowhere', '//', '/_astro/a.js', '/old'])('says with %s what the Caddyfile says', async (path) => {
    const { headers } = await fetch(`http://127.0.0.1:${portOf(server)}${path}`, { redirect: 'manual' });
    for (const [name, value] of Object.entries(SITE_HEADERS)) expect(headers.get(name), name).toBe(value);
  });

  test.each(['/_redirects', '/redirects.caddy', '/.page-listings.json', '/%2Epage-listings.json'])(
    'keeps %s to itself, as the Caddyfile does',
    async (path) => {
      expect(await ask(portOf(server), 'GET', path)).toBe(404);
    },
  );

  test('knows no other headers than the Caddyfile', () => {
    const text = readFileSync(join(import.meta.dirname, '../../deploy/Caddyfile'), 'utf8');
    const [, common = ''] = /^\(headers\) \{\n\theader \{\n(.*?)\n\t\}/ms.exec(text) ?? [];
    const [, site = ''] = /^\(site\) \{.*?\n\theader \{\n(.*?)\n\t\}/ms.exec(text) ?? [];
    const lines = `${common}\n${site}`.split('\n').filter((line) => !line.trim().startsWith('#'));
    const said = lines.map((line) => /^\t\t([\w-]+) "?(.*?)"?$/.exec(line)?.slice(1) ?? [line]);
    expect(Object.fromEntries(said)).toEqual(SITE_HEADERS);
  });
});

test.runIf(isFull)('the preview of drafts answers every request, and lives on', async () => {
  const cms = await startFakeCms([]);
  const built = await buildSite({ PREVIEW: 'true', CMS_URL: cms.url });
  const port = await findFreePort();
  const preview = spawn(process.execPath, [join(import.meta.dirname, '../../scripts/serve-preview.ts')], {
    env: {
      PREVIEW: 'true',
      CMS_URL: cms.url,
      PREVIEW_FOLDER: built.folder,
      PREVIEW_PORT: String(port),
      PREVIEW_TOKEN: 'x',
    },
    stdio: 'ignore',
  });
  try {
    await waitForAddress(`http://127.0.0.1:${port}/img/favicon.svg`, preview, 'The preview server');
    await expectCalm(port, '/img/favicon.svg');
    const { headers } = await fetch(`http://127.0.0.1:${port}/preview/nl/nl/x`);
    expect(headers.get('content-security-policy')).toContain(`frame-ancestors 'self' ${cms.url}`);
  } finally {
    preview.kill('SIGKILL');
    await cms.close();
    rmSync(built.folder, { recursive: true, force: true });
  }
});
