/** Building and serving the static sites, one per country. */
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { COUNTRIES, type Country } from '../packages/blocks/src/core/locales.ts';
import { CommandError } from './command.ts';
import { type Environment, ROOT } from './environment.ts';
import { requireFreePort, run } from './processes.ts';

/** Folder of a country's built site: `web/dist/<country>`, or inside `SITES_FOLDER`. */
export function siteFolder(country: Country, env: Environment): string {
  return join(env.SITES_FOLDER ?? join(ROOT, 'web/dist'), country);
}

/**
 * Builds one country's site. Astro empties its output folder before it renders, so the build goes into a folder of its
 * own, and the finished site takes the place of the old one in one step: a build that fails changes nothing.
 */
export async function buildSite(country: Country, env: Environment): Promise<void> {
  const target = siteFolder(country, env);
  const fresh = `${target}.building`;
  await rm(fresh, { recursive: true, force: true });
  await run(`The build of the ${country} site`, 'astro', ['build'], {
    folder: 'web',
    env: { ...env, NODE_ENV: 'production', COUNTRY: country, OUT_DIR: fresh },
    label: `[${country}]`,
  });
  const previous = `${target}.previous`;
  await rm(previous, { recursive: true, force: true });
  if (existsSync(target)) await rename(target, previous);
  await rename(fresh, target);
  await rm(previous, { recursive: true, force: true });
}

/** Port of a country's site on this machine: `SITE_PORT` for the first country, the next ports for the others. */
export function sitePort(country: Country, env: Environment): number {
  return Number(env.SITE_PORT) + COUNTRIES.indexOf(country);
}

/**
 * Serves one country's built site.
 * @throws CommandError when it was not built yet
 */
export async function serveSite(country: Country, env: Environment): Promise<Server> {
  const folder = siteFolder(country, env);
  if (!existsSync(folder)) throw new CommandError(`There is no site in ${folder} yet. Run \`pnpm build\` first.`);
  const port = sitePort(country, env);
  await requireFreePort(port, 'SITE_PORT');
  return serveFolder(folder, port);
}

/** Serves a folder of static files; what is not there answers 404 with the error page of its language. */
export function serveFolder(folder: string, port: number): Promise<Server> {
  const files = sirv(folder, { etag: true, dotfiles: true });
  const server = createServer((request, response) => {
    files(request, response, async () => {
      const page = await readErrorPage(folder, request.url ?? '/');
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}

/** `/en/nowhere` gets the page of `/en/404.html` where there is one, everything else that of `/404.html`. */
async function readErrorPage(folder: string, url: string): Promise<string> {
  const prefix = /^\/([a-z]{2})(?=\/|$)/.exec(url)?.[1];
  const candidates = [...(prefix ? [join(folder, prefix, '404.html')] : []), join(folder, '404.html')];
  for (const path of candidates) {
    if (existsSync(path)) return readFile(path, 'utf8');
  }
  return 'Not found';
}
