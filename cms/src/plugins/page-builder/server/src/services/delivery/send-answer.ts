import type { CachedAnswer } from './answer-cache.ts';

interface Exchange {
  type: string;
  status: number;
  body: unknown;
  etag: string;
  get(header: string): string;
  set(header: string, value: string): void;
}

/** Sends an answer with its hash, so that who has it already is told so in a few bytes. */
export function sendAnswer(context: Exchange, { body, tag }: CachedAnswer): void {
  context.type = 'application/json';
  context.set('Cache-Control', 'public, max-age=0, must-revalidate');
  context.etag = tag;
  context.status = 200;
  context.body = body;
  // Not Koa's own `fresh`: Node's fetch asks for no-cache along with every hash, and would never hear "not modified".
  const known = context.get('If-None-Match').split(/\s*,\s*/);
  if (known.some((entry) => entry.replace(/^W\//, '') === tag)) context.status = 304;
}
