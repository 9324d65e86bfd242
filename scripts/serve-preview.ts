/**
 * Serves drafts with the preview server that `pnpm build` made. Astro's handler answers 500 to methods and paths that it
 * cannot make a request of, so these do not get there.
 */
import { createServer, type RequestListener } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readPath } from '../publisher/src/read-path.ts';
import { ROOT } from './environment.ts';

const { env } = process;
const entry = join(resolve(env.PREVIEW_FOLDER || join(ROOT, 'web/.preview')), 'server/entry.mjs');
// Astro's entry would listen by itself.
env.ASTRO_NODE_AUTOSTART = 'disabled';
const { handler } = (await import(pathToFileURL(entry).href)) as { handler: RequestListener };

/** Each page brings the rest of its policy along. The admin shows drafts beside its form. */
const policy = `base-uri 'none'; object-src 'none'; frame-ancestors 'self' ${new URL(env.CMS_URL ?? '').origin}`;

const server = createServer((request, response) => {
  response.setHeader('Content-Security-Policy', policy);
  if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  else if (readPath(request) === undefined) response.writeHead(400).end();
  else handler(request, response);
});
server.listen(Number(env.PREVIEW_PORT || 4320), env.PREVIEW_HOST || '127.0.0.1');
