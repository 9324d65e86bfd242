import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test as testAnyway, vi } from 'vitest';
import { findFreePort } from '../../scripts/processes.ts';
import { findCaddyVersion } from './testing/find-caddy.ts';
import { copy } from './testing/web-server.ts';

/** The host of the CMS as `docker-compose.second-factor.yml` has it, in front of something that says "in" to everybody. */
const test = findCaddyVersion() === undefined ? testAnyway.skip : testAnyway;

const deploy = join(import.meta.dirname, '../../deploy');
let folder: string;
let port: number;
let caddy: ChildProcess;

beforeAll(async () => {
  if (test !== testAnyway) return;
  folder = mkdtempSync(join(tmpdir(), 'lumavelo-factor-'));
  for (const authority of ['people', 'others'])
    execFileSync('sh', [join(deploy, 'make-certificates.sh'), join(folder, authority), 'anna'], { stdio: 'pipe' });
  port = await findFreePort();
  const gate = copy(folder, 'second-factor.caddy', [['/etc/caddy/people.crt', join(folder, 'people/ca.crt')]]);
  const config = join(folder, 'Caddyfile');
  writeFileSync(
    config,
    `{\nadmin off\nlocal_certs\nskip_install_trust\nauto_https disable_redirects\n}\nhttps://localhost:${port} {\nimport ${gate}\nrespond in\n}\n`,
  );
  caddy = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: { PATH: process.env.PATH, HOME: folder },
  });
  await vi.waitFor(() => ask('/api/x'), { timeout: 20_000 });
}, 60_000);

afterAll(() => {
  caddy?.kill();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** @param authority of the certificate that the browser has; none without it */
async function ask(path: string, authority?: string): Promise<number | undefined> {
  const read = (name: string) => readFileSync(join(folder, String(authority), name));
  const asked = request({
    ...{ host: '127.0.0.1', port, path, servername: 'localhost', headers: { Host: `localhost:${port}` } },
    rejectUnauthorized: false,
    ...(authority && { cert: read('anna.crt'), key: read('anna.key') }),
  });
  asked.end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

test('the admin asks for a certificate of the people, and what visitors read does not', async () => {
  const [admin, visitors] = [
    [
      '/admin',
      '/admin/login',
      '/content-manager',
      '/upload/files',
      '/',
      '/apis',
      '/api/../admin',
      '/uploads/%2e%2e/admin',
    ],
    ['/api', '/api/leads', '/uploads/a.png', '/_ready'],
  ];
  for (const path of admin) {
    expect([await ask(path), await ask(path, 'people')], path).toEqual([403, 200]);
    await expect(ask(path, 'others'), path).rejects.toThrow();
  }
  for (const path of visitors) expect(await ask(path), path).toBe(200);
});

test('the web server takes it in', () => {
  copy(folder, 'second-factor.caddy', [['/etc/caddy/people.crt', join(folder, 'people/ca.crt')]]);
  const config = copy(folder, 'Caddyfile', [
    ['/etc/caddy/second-factor', join(folder, 'second-factor')],
    ...(/^2\.[0-6]\./.test(String(findCaddyVersion())) ? [['{args[0]}', '{args.0}'] as const] : []),
  ]);
  const hosts = ['SITE_URL_NL', 'SITE_URL_DE', 'SITE_URL_BE', 'SITE_URL_AT', 'SITE_URL_FR', 'CMS_URL', 'PREVIEW_URL'];
  const env = Object.fromEntries(
    hosts.map((name) => [name, `https://${name.toLowerCase().replaceAll('_', '-')}.test`]),
  );
  const parameters = ['adapt', '--config', config, '--adapter', 'caddyfile'];
  const adapted = execFileSync('caddy', parameters, { env: { PATH: process.env.PATH, ...env }, stdio: 'pipe' });
  expect(adapted.toString()).toContain('"mode":"verify_if_given"');
});
