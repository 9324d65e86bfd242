/** Building and serving the static sites, one per country. */
import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { COUNTRIES, type Country } from '../packages/blocks/src/site/locales.ts';
import { SHARE_PICTURES_FOLDER } from '../packages/blocks/src/site/share-picture.ts';
import { SEARCH_FOLDER } from '../packages/blocks/src/site/site-search.ts';
import { BuildError } from '../publisher/src/build-error.ts';
import { buildRelease } from '../publisher/src/build-release.ts';
import { readPath } from '../publisher/src/read-path.ts';
import { HASHED_FOLDER, Releases } from '../publisher/src/releases.ts';
import { CommandError } from './command.ts';
import { type Environment, ROOT } from './environment.ts';
import { requireFreePort, run, start, waitForAddress } from './processes.ts';
import { SITE_HEADERS } from './site-headers.ts';

/** Folder that all country sites stand in. */
export function sitesFolder(env: Environment): string {
  return env.SITES_FOLDER ?? join(ROOT, 'web/dist');
}

/** Folder of a country's built site: `web/dist/<country>`, or inside `SITES_FOLDER`. */
export function siteFolder(country: Country, env: Environment): string {
  return join(sitesFolder(env), country);
}

interface SiteBuild {
  /** What is published now, when the publisher is to know that it need not build this again. */
  contentState?: string;
  /** Keeps what the build prints back, but for its warnings. */
  quiet?: boolean;
}

/**
 * Builds one country's site as the publisher does: into a release of its own, checked, and then live in one step.
 * @throws CommandError when the build or its check fails; the live site stays
 */
export async function buildSite(
  country: Country,
  env: Environment,
  { contentState = '', quiet = false }: SiteBuild = {},
): Promise<void> {
  const sites = sitesFolder(env);
  const releases = new Releases(sites, country);
  const onLine = (line: string) => process.stdout.write(`[${country}] ${line}\n`);
  try {
    const release = await buildRelease(country, {
      ...{ sites, env, contentState },
      ...(!quiet && { onLine }),
    });
    for (const warning of release.warnings) onLine(warning);
    await releases.goLive(release.id);
    await releases.prune();
    for (const complaint of await release.complete()) onLine(complaint);
  } catch (error) {
    throw error instanceof BuildError ? new CommandError(error.message) : error;
  }
}

/**
 * Folder of the preview server that `buildPreviewServer` made: `web/.preview`, or `PREVIEW_FOLDER`. It must be inside
 * `web`, whose packages the server loads.
 */
function previewFolder(env: Environment): string {
  return env.PREVIEW_FOLDER ?? join(ROOT, 'web/.preview');
}

/** Builds the server that shows drafts of all countries. It reads nothing from the CMS before somebody looks. */
export async function buildPreviewServer(env: Environment): Promise<void> {
  await run('The build of the preview server', 'astro', ['build'], {
    folder: 'web',
    env: { ...env, NODE_ENV: 'production', PREVIEW: 'true', OUT_DIR: previewFolder(env) },
    quiet: true,
  });
}

/** Starts the preview server and waits until it answers. */
export async function startPreviewServer(env: Environment): Promise<ChildProcess> {
  const port = Number(env.PREVIEW_PORT);
  await requireFreePort(port, 'PREVIEW_PORT');
  const server = start('node', ['../scripts/serve-preview.ts'], {
    folder: 'web',
    env: { ...env, NODE_ENV: 'production', PREVIEW: 'true' },
    label: '[preview]',
  });
  await waitForAddress(`http://127.0.0.1:${port}/img/favicon.svg`, server, 'The preview server');
  return server;
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
  await new Releases(sitesFolder(env), country).restoreLive();
  if (!existsSync(folder)) throw new CommandError(`There is no site in ${folder} yet. Run \`pnpm build\` first.`);
  const port = sitePort(country, env);
  await requireFreePort(port, 'SITE_PORT');
  return serveFolder(folder, port);
}

/**
 * Serves a folder of static files; what is not there answers 404 with the error page of its language. When the folder is
 * a link to a release and the link moves, the next request gets the new release.
 */
export function serveFolder(folder: string, port: number): Promise<Server> {
  let served = '';
  let files = sirv(folder, { dev: true });
  let redirects = new Map<string, ServedRedirect>();
  const server = createServer(async (request, response) => {
    for (const [name, value] of Object.entries(SITE_HEADERS)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    }
    // Before the first release, or when somebody took it away.
    if (!existsSync(folder)) return response.writeHead(503, { 'Retry-After': '15' }).end();
    const release = realpathSync(folder);
    if (release !== served) redirects = readRedirects(release);
    // Looked up anew for each request, because pictures for shared links come after the release is live.
    if (release !== served) files = sirv(release, { etag: true, dotfiles: true, dev: true, setHeaders });
    served = release;
    const redirect = redirects.get((request.url ?? '').replace(/\?.*$/, '').replace(/(?<=.)\/+$/, ''));
    if (redirect) return response.writeHead(redirect.status, { Location: redirect.to }).end();
    const sendNotFound = async () => {
      const page = await readErrorPage(release, request.url ?? '/');
      const always = {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'public, max-age=0, must-revalidate',
      };
      response.writeHead(404, always).end(page);
    };
    const path = readPath(request);
    if (path === undefined || HIDDEN.test(path)) return sendNotFound();
    files(request, response, sendNotFound);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}

/** Files of a release that are for servers and the next build, by their paths; the Caddyfile hides the same. */
const HIDDEN = /\/\.(?!well-known\/)|^\/_redirects$|\.caddy$/;

interface ServedRedirect {
  to: string;
  status: number;
}

/** Redirects that a build wrote, by the old address; see `web/src/redirects/write-redirects.ts`. */
function readRedirects(folder: string): Map<string, ServedRedirect> {
  const file = join(folder, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return new Map(
    lines.map((line) => {
      const [from = '', to = '', status] = line.split(' ');
      return [from, { to, status: Number(status) }];
    }),
  );
}

/** Folders whose files are named by their content. */
const HASHED_FOLDERS = [
  HASHED_FOLDER,
  SHARE_PICTURES_FOLDER,
  ...['fragment', 'index', 'filter'].map((part) => `${SEARCH_FOLDER}/${part}`),
];

/** Files that are named by their content never change; everything else is asked for again, which costs a 304. */
function setHeaders(response: ServerResponse, path: string): void {
  const hashed = HASHED_FOLDERS.some((folder) => path.startsWith(`/${folder}/`));
  response.setHeader(
    'Cache-Control',
    hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
  );
  // As the web server of a release does: without it, a page of others reads a script in its own encoding.
  if (path.endsWith('.md')) response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
  if (path.endsWith('.js')) response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
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
