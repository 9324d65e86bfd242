import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test as testAnyway, vi } from 'vitest';
import { findFreePort } from '../../scripts/processes.ts';
import { findCaddyVersion } from './testing/find-caddy.ts';
import { copy, startWebServer, type WebServer } from './testing/web-server.ts';

/** TLS between the containers, as `docker-compose.tls.yml` has it: a door before a service, and the web server before both. */
const test = findCaddyVersion() === undefined ? testAnyway.skip : testAnyway;

let folder: string;
let service: Server;
let door: ChildProcess;
let port: number;
/** Where a service asks another one by its door. */
let way: number;
let web: WebServer;

const makeCertificates = (name: string, ...services: string[]) =>
  execFileSync(
    'sh',
    [join(import.meta.dirname, '../../deploy/make-certificates.sh'), join(folder, name), ...services],
    {
      stdio: 'pipe',
    },
  );

beforeAll(async () => {
  if (test !== testAnyway) return;
  folder = mkdtempSync(join(tmpdir(), 'lumavelo-tls-'));
  makeCertificates('ours', 'localhost', 'cms', 'web');
  makeCertificates('others', 'localhost');
  service = createServer((asked, response) => response.end(JSON.stringify(asked.headers))).listen(0, '127.0.0.1');
  await once(service, 'listening');
  port = await findFreePort();
  way = await findFreePort();
  const certificates = ['/run/secrets', join(folder, 'ours')] as const;
  const config = copy(folder, 'door.Caddyfile', [
    [':8443 {', `:${port} {`],
    ['127.0.0.1:8081', `127.0.0.1:${way}`],
    certificates,
  ]);
  door = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: {
      ...{ PATH: process.env.PATH, HOME: folder, NAME: 'localhost', ASKS: `localhost:${port}` },
      PORT: String((service.address() as AddressInfo).port),
    },
  });
  await vi.waitFor(() => ask('ours'), { timeout: 20_000 });
  const upstream = `https://localhost:${port}`;
  web = await startWebServer(
    folder,
    { cms: upstream, preview: upstream },
    copy(folder, 'upstream.caddy', [certificates]),
  );
}, 60_000);

afterAll(async () => {
  await web?.close();
  door?.kill();
  service?.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/**
 * @param authority whose certificates are believed
 * @param shown whose certificate is shown to the door
 */
async function ask(authority: string, servername = 'localhost', shown: string | undefined = 'ours'): Promise<string> {
  const read = (name: string) => readFileSync(join(folder, name));
  const asked = request({
    ...{ host: '127.0.0.1', port, servername, headers: { Host: 'localhost' } },
    ca: read(`${authority}/ca.crt`),
    ...(shown && { cert: read(`${shown}/localhost.crt`), key: read(`${shown}/localhost.key`) }),
  });
  asked.end();
  const [response] = await once(asked, 'response');
  return text(response);
}

test('a door is believed by its own certificate, and by no other name or authority', async () => {
  expect(JSON.parse(await ask('ours'))).toMatchObject({ host: 'localhost', 'x-forwarded-proto': 'https' });
  await expect(ask('others')).rejects.toThrow(/self-signed|unable to verify/);
  await expect(ask('ours', 'cms')).rejects.toThrow(/altnames/);
});

test('a door lets in who shows a certificate of the same authority, and nobody else', async () => {
  await expect(ask('ours', 'localhost', '')).rejects.toThrow(/certificate required|ECONNRESET|bad certificate/);
  await expect(ask('ours', 'localhost', 'others')).rejects.toThrow(/unknown ca|bad certificate|ECONNRESET/);
  const answer = await fetch(`http://127.0.0.1:${way}/`);
  expect([answer.status, await answer.json()]).toEqual([
    200,
    expect.objectContaining({ 'x-forwarded-for': '127.0.0.1, 127.0.0.1' }),
  ]);
});

test('the web server asks by TLS, and who asked it is told to the service', async () => {
  const { status, body } = await web.ask('cms', '/', { 'X-Forwarded-For': '203.0.113.9' });
  expect(status).toBe(200);
  expect(JSON.parse(body.toString())).toMatchObject({
    'x-forwarded-for': '127.0.0.1, 127.0.0.1',
    host: expect.stringMatching(/^cms\.localhost/),
  });
  expect((await web.ask('preview', '/')).status).toBe(200);
});

test('certificates are made anew by the same authority', async () => {
  const before = readFileSync(join(folder, 'ours/ca.crt'), 'utf8');
  const old = readFileSync(join(folder, 'ours/cms.crt'), 'utf8');
  makeCertificates('ours', 'cms');
  expect(readFileSync(join(folder, 'ours/ca.crt'), 'utf8')).toBe(before);
  expect(readFileSync(join(folder, 'ours/cms.crt'), 'utf8')).not.toBe(old);
});
