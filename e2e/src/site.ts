/** Building the site from what is published now, and serving it to the tests. */
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Country } from '@lumavelo/blocks/core';
import { loadEnvironment } from '../../scripts/environment.ts';
import { findFreePort } from '../../scripts/processes.ts';
import { buildSite, serveFolder, siteFolder, sitePort } from '../../scripts/site.ts';

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
  const sites = await mkdtemp(join(tmpdir(), 'lumavelo-site-'));
  const env = loadEnvironment({ ...settings, SITES_FOLDER: sites });
  await buildSite(country, env);
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
 * Serves a country's site that `pnpm test` built before the tests began, at the address that the CMS knows it by: what
 * islands ask the CMS is refused to pages from anywhere else.
 */
export function serveKnownSite(country: Country): Promise<ServedSite> {
  const env = loadEnvironment();
  return serve(siteFolder(country, env), sitePort(country, env));
}

/** Serves a country's site that `pnpm test` built before the tests began. */
export function serveBuiltSite(country: Country, sites = process.env.SITES_FOLDER): Promise<ServedSite> {
  return serve(siteFolder(country, loadEnvironment(sites ? { SITES_FOLDER: sites } : {})));
}

async function serve(folder: string, knownPort?: number): Promise<ServedSite> {
  const port = knownPort ?? (await findFreePort());
  const server: Server = await serveFolder(folder, port);
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
