import type { CachedResponse } from './response-cache.ts';

interface Exchange {
  type: string;
  status: number;
  body: unknown;
  etag: string;
  get(header: string): string;
  set(header: string, value: string): void;
}

/** Sends a response with its hash. Who has it already gets 304 and no body. */
export function sendResponse(context: Exchange, { body, tag }: CachedResponse): void {
  context.type = 'application/json';
  context.set('Cache-Control', 'public, max-age=0, must-revalidate');
  context.etag = tag;
  context.status = 200;
  context.body = body;
  // Not Koa's own `fresh`: Node's fetch asks for no-cache along with every hash, and would never hear "not modified".
  const known = context.get('If-None-Match').split(/\s*,\s*/);
  if (known.some((entry) => entry.replace(/^W\//, '') === tag)) context.status = 304;
}
