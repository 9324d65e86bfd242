import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COUNTRIES, type Country } from '@lumavelo/blocks/site';
import { findFreePort, waitForAddress } from '../../../scripts/processes.ts';
import { findCaddyVersion } from './find-caddy.ts';

const deploy = join(import.meta.dirname, '../../../deploy');

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it was sent, compressed or not. */
  body: Buffer;
}

type Host = Country | 'cms' | 'preview' | 'plain';

/** The web server of `docker-compose.yml`, with its own configuration. */
export interface WebServer {
  /**
   * Asks one of its hosts.
   * @param host a country, `cms`, `preview`, or `plain` for any of them by http where it is to be https
   * @param path as it is sent, with its query
   */
  ask(host: Host, path: string, headers?: Record<string, string>): Promise<Answer>;
  /** What it has logged. */
  readLog(): string;
  close(): Promise<void>;
}

/**
 * Runs `deploy/run-caddy.sh` with `deploy/Caddyfile` as the container does, but for the places of files and servers, which
 * are those of this machine.
 * @param sites folder that all country sites stand in
 * @param servers `host:port` of the CMS and of the preview server
 * @param upstream a file in the place of `deploy/upstream.caddy`, where the servers are asked by TLS
 */
export async function startWebServer(
  sites: string,
  servers: { cms: string; preview: string },
  upstream = join(tmpdir(), 'lumavelo-nothing*.caddy'),
): Promise<WebServer> {
  const folder = mkdtempSync(join(tmpdir(), 'lumavelo-caddy-'));
  const [port, plain] = [await findFreePort(), await findFreePort()];
  const [admin, health] = [await findFreePort(), await findFreePort()];
  const config = copy(folder, 'Caddyfile', [
    ['{\n\t# `http://`', `{\n\tadmin localhost:${admin}\n\t# \`http://\``],
    ['\nhttp:// {', `\nhttp://:${plain} {`],
    ['\n:2080 {', `\n:${health} {`],
    ['/srv/sites', sites],
    ['cms:1337', servers.cms],
    ['preview:4320', servers.preview],
    ['/etc/caddy/upstream*.caddy', upstream],
    ['/etc/caddy/second-factor', join(folder, 'second-factor')],
    // What Caddy called a snippet's parameters before 2.7, which Debian 12 still has.
    ...(/^2\.[0-6]\./.test(String(findCaddyVersion())) ? [['{args[0]}', '{args.0}'] as const] : []),
  ]);
  const script = copy(folder, 'run-caddy.sh', [
    ['/etc/caddy/Caddyfile', config],
    ['/srv/sites', sites],
    ['sleep 5', 'sleep 0.2'],
  ]);
  const address = (host: string) => `http://${host}.localhost:${port}`;
  const log: string[] = [];
  const caddy = spawn('sh', [script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...{ PATH: process.env.PATH, HOME: folder, CMS_URL: address('cms'), PREVIEW_URL: address('preview') },
      ...Object.fromEntries(COUNTRIES.map((country) => [`SITE_URL_${country.toUpperCase()}`, address(country)])),
    },
  });
  for (const stream of [caddy.stdout, caddy.stderr]) stream.setEncoding('utf8').on('data', (text) => log.push(text));
  await waitForAddress(`http://localhost:${health}/_health`, caddy, 'Caddy').catch((error: Error) => {
    throw new Error(`${error.message}\n${log.join('')}`);
  });
  return {
    ask: (host, path, headers = {}) =>
      ask(host === 'plain' ? plain : port, path, { Host: `${host}.localhost:${port}`, ...headers }),
    readLog: () => log.join(''),
    async close() {
      await end(caddy);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Copies a file of `deploy` with other values for what stands there, and fails when something does not. */
export function copy(folder: string, name: string, replacements: (readonly [string, string])[]): string {
  let text = readFileSync(join(deploy, name), 'utf8');
  for (const [from, to] of replacements) {
    if (!text.includes(from)) throw new Error(`deploy/${name} has no "${from}" any more.`);
    text = text.replaceAll(from, to);
  }
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

/** Unlike `fetch`, it names the host that it is told, and leaves the answer as it was sent. */
function ask(port: number, path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port, path, headers, agent: false }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part as Buffer);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) });
    });
    asking.on('error', reject).end();
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
