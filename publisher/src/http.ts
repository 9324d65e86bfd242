import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { COUNTRIES } from '@lumavelo/blocks/site';
import { z } from 'zod';
import type { Publisher } from './publisher.ts';
import { readPath } from './read-path.ts';

/** Bodies are a country and an id; whatever the CMS sends with an event is not read. */
const BODY_LIMIT = 100_000;

const rollBack = z.strictObject({ country: z.enum(COUNTRIES), id: z.string().regex(/^[\d-]{1,40}$/) });
const releasesPath = /^\/releases\/([a-z]{2})$/;

/**
 * The publisher's address for the CMS: `POST /events` when something was published, `GET /state`, `GET
 * /releases/<country>`, and `POST /rollback` with `{ country, id }`. All need the secret as `Authorization: Bearer`;
 * `GET /_health` does not.
 */
export function createPublisherServer(publisher: Publisher, secret: string): Server {
  if (secret === '') throw new Error('The publisher needs a secret. Set PUBLISHER_SECRET.');
  return createServer((request, response) => {
    answer(publisher, secret, request, response).catch((error: Error) => refuse(response, 500, error.message));
  });
}

async function answer(publisher: Publisher, secret: string, request: IncomingMessage, response: ServerResponse) {
  const pathname = readPath(request);
  if (pathname === undefined) return refuse(response, 400, 'This is no address of the publisher.');
  const call = `${request.method} ${pathname}`;
  if (call === 'GET /_health') return send(response, 200, { data: 'ok' });
  if (!hasSecret(request, secret)) return refuse(response, 401, 'Send the publisher’s secret as a bearer token.');
  if (call === 'POST /events') {
    publisher.notify();
    return send(response, 202, { data: 'noted' });
  }
  if (call === 'GET /state') return send(response, 200, { data: await publisher.states() });
  const country = z.enum(COUNTRIES).safeParse(releasesPath.exec(pathname)?.[1]);
  if (request.method === 'GET' && country.success) {
    return send(response, 200, { data: await publisher.releases(country.data) });
  }
  if (call === 'POST /rollback') {
    const wish = rollBack.safeParse(await readJson(request));
    if (!wish.success) return refuse(response, 400, 'Send { "country": "nl", "id": "<id of a release>" }.');
    try {
      await publisher.rollBack(wish.data.country, wish.data.id);
    } catch (error) {
      return refuse(response, 404, (error as Error).message);
    }
    return send(response, 200, { data: await publisher.states() });
  }
  return refuse(response, 404, `The publisher does not know ${call}.`);
}

/** Digests are compared, because their length is fixed: the time taken says nothing about the secret. */
function hasSecret(request: IncomingMessage, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${secret}`));
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk;
    if (text.length > BODY_LIMIT) return undefined;
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refuse(response: ServerResponse, status: number, message: string): void {
  send(response, status, { error: { status, name: 'PublisherError', message, details: {} } });
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
