import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { COUNTRIES, type Country } from '@lumavelo/blocks/site';
import { buildAdmin, startCms } from '../../scripts/cms.ts';
import { type Environment, loadEnvironment, ROOT } from '../../scripts/environment.ts';
import { stop } from '../../scripts/processes.ts';
import { buildSite, serveFolder, siteFolder } from '../../scripts/site.ts';

/** The demo sites as visitors get them, with the CMS behind them. */
export interface DemoSites {
  /** Address of a country's site. */
  url(country: Country): string;
  /** Serves a page that is on no site, on the host of a country. @returns its address */
  addPage(country: Country, html: string): string;
  /** Settings of the CMS and the sites. */
  env: Environment;
  close(): Promise<void>;
}

/** Seeds a CMS in a folder of its own, builds the sites of these countries, and serves them compressed. */
export async function startDemoSites(countries: readonly Country[]): Promise<DemoSites> {
  const folder = await mkdtemp(join(tmpdir(), 'lumavelo-bench-'));
  const ports = { CMS_PORT: '1537', SITE_PORT: '4621' };
  const addresses = COUNTRIES.map((country, index) => [country, `http://localhost:${4621 + index}`] as const);
  const env = loadEnvironment({
    ...ports,
    CMS_URL: `http://localhost:${ports.CMS_PORT}`,
    ...Object.fromEntries(addresses.map(([country, url]) => [`SITE_URL_${country.toUpperCase()}`, url])),
    DATABASE_URL: '',
    DATABASE_FILE: join(folder, 'data.db'),
    PUBLIC_DIR: join(folder, 'public'),
    SITES_FOLDER: join(folder, 'sites'),
    SEED_DEMO: 'true',
  });
  const url = (country: Country) => new Map(addresses).get(country) as string;
  const pages = new Map<string, string>();
  const servers: Server[] = [];
  let cms: ChildProcess | undefined;
  async function close() {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
    if (cms) stop(cms);
    await rm(folder, { recursive: true, force: true });
  }
  try {
    if (!existsSync(join(ROOT, 'cms/build/index.html'))) await buildAdmin(env);
    cms = await startCms(env, { quiet: true });
    for (const country of countries) {
      await buildSite(country, env);
      const plain = await serveFolder(siteFolder(country, env), 0);
      servers.push(plain, await serveCompressed(plain, Number(new URL(url(country)).port), pages));
    }
  } catch (error) {
    await close();
    throw error;
  }
  return {
    url,
    env,
    addPage(country, html) {
      const path = `/bare-${pages.size}`;
      pages.set(path, html);
      return url(country) + path;
    },
    close,
  };
}

/** Hands on what another server answers, compressed as web servers do it. */
function serveCompressed(plain: Server, port: number, pages: ReadonlyMap<string, string>): Promise<Server> {
  const origin = `http://localhost:${(plain.address() as AddressInfo).port}`;
  const server = createServer(async (request, response) => {
    const page = pages.get(request.url ?? '');
    const answer = page ? undefined : await fetch(origin + request.url, { redirect: 'manual' });
    const type = answer?.headers.get('content-type') ?? 'text/html; charset=utf-8';
    const caching = answer?.headers.get('cache-control');
    const bytes = answer ? Buffer.from(await answer.arrayBuffer()) : Buffer.from(page ?? '');
    const isText = /text|javascript|json|xml|svg/.test(type);
    response.writeHead(answer?.status ?? 200, {
      'content-type': type,
      ...(caching && { 'cache-control': caching }),
      ...(isText && { 'content-encoding': 'gzip' }),
    });
    response.end(isText ? gzipSync(bytes) : bytes);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}
