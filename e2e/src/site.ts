/** Building the site from what is published now, and serving it to the tests. */
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Country } from '@lumavelo/blocks/site';
import { loadEnvironment } from '../../scripts/environment.ts';
import { findFreePort } from '../../scripts/processes.ts';
import { buildSite, serveFolder, siteFolder, sitePort } from '../../scripts/site.ts';
import { isFull } from '../../scripts/testing/matrix.ts';

export interface ServedSite {
  url: string;
  folder: string;
  close(): Promise<void>;
}

/**
 * Builds a country's site as `pnpm build` does, into a folder of its own, and serves it on a free port.
 * @param settings of the site, beside those of all tests
 */
export async function publishSite(country: Country, settings: Record<string, string> = {}): Promise<ServedSite> {
  const sites = await mkdtemp(join(String(process.env.STAGE_FOLDER), 'site-'));
  const env = loadEnvironment({ ...settings, SITES_FOLDER: sites });
  await buildSite(country, env, { quiet: true });
  const served = await serveBuiltSite(country, sites);
  return {
    ...served,
    async close() {
      await served.close();
      await rm(sites, { recursive: true, force: true });
    },
  };
}

/**
 * A country's site that `pnpm test` built before the tests began, and serves at the address that the CMS knows it by:
 * what islands ask the CMS is refused to pages from anywhere else.
 */
export function findSite(country: Country): Omit<ServedSite, 'close'> {
  const env = loadEnvironment();
  return { url: `http://localhost:${sitePort(country, env)}`, folder: siteFolder(country, env) };
}

/**
 * The sites that a test in several languages visits: all in the full run, else one.
 * @param sites what the test knows of each
 */
export function ofCountry<Site extends { country: Country }>(
  sites: readonly Site[],
  country: Site['country'],
): readonly Site[] {
  return isFull ? sites : sites.filter((site) => site.country === country);
}

/** Serves a country's site that `pnpm test` built before the tests began, such as a gallery, on a free port. */
export async function serveBuiltSite(country: Country, sites = process.env.SITES_FOLDER): Promise<ServedSite> {
  const folder = siteFolder(country, loadEnvironment(sites ? { SITES_FOLDER: sites } : {}));
  const port = await findFreePort();
  const server: Server = await serveFolder(folder, port);
  // A test that asks again after five seconds would find its connection closed under its hands.
  server.keepAliveTimeout = 0;
  return {
    url: `http://localhost:${port}`,
    folder,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // A page that a failed test left open may hold a connection for minutes.
        server.closeAllConnections();
      }),
  };
}
