import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createUnzip } from 'node:zlib';
import type { Core } from '@strapi/strapi';
import { errors } from 'strapi-plugin-page-builder/server';
import { assertStorable } from './assert-storable.ts';
import { type BodyKind, type BodyRule, findBodyRule } from './body-rules.ts';
import { createJsonScan } from './scan-json.ts';

type Middleware = Extract<Core.MiddlewareHandler, (...parameters: never[]) => unknown>;
type Context = Parameters<Middleware>[0];

/** Methods whose bodies are read; those of others mean nothing (RFC 9110). */
const METHODS = new Set(['POST', 'PUT', 'PATCH']);

const TYPES = {
  json: ['application/json', '+json'],
  form: ['application/x-www-form-urlencoded'],
  multipart: ['multipart/form-data'],
} as const satisfies Record<BodyKind, readonly string[]>;

/** What stands in the text of every body that holds a key or a character to refuse; in most it does not. */
const SUSPECT = /__proto__|\\u(?:0000|00[2-7]|d[89a-f])/i;

/**
 * Reads JSON where a route takes it, up to the limit of the route, and lets forms through to `strapi::body` under the same
 * rules. What has another type or says that it is too large is refused before it is read; what nests too deep or holds
 * too many values, before it is parsed.
 */
export default function createMiddleware(_: unknown, { strapi }: { strapi: Core.Strapi }): Middleware {
  return async (context, next) => {
    const { method, path, req, request } = context;
    if (!METHODS.has(method)) return next();
    request.body = {};
    if (!hasBody(req)) return next();
    const rule = findBodyRule(strapi, method, path);
    const kind = findKind(context, rule);
    const limit = rule[kind] ?? 0;
    const length = Number(req.headers['content-length'] ?? Number.NaN);
    if (length > limit) throw tooLarge(limit);
    if (kind === 'json') request.body = await readJson(context, limit);
    else if (Number.isNaN(length) && Number.isFinite(limit)) {
      context.throw(411, 'The form must say how long it is. Send it with Content-Length.');
    }
    return next();
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}

/** The kind of body that was sent. Refuses with 415 what the route does not take. */
function findKind(context: Context, rule: BodyRule): BodyKind {
  const taken = Object.keys(rule) as BodyKind[];
  const kind = taken.find((name) => context.is(...TYPES[name]));
  if (kind) return kind;
  const types = taken.map((name) => TYPES[name][0]).join(' or ');
  return context.throw(415, `This address takes ${types}. Say in the header Content-Type which it is.`);
}

function tooLarge(limit: number): Error {
  return new errors.PayloadTooLargeError(
    `The request body is larger than ${limit / 1024} kB, which is all that its address takes.`,
  );
}

async function readJson(context: Context, limit: number): Promise<object> {
  const text = await receive(context, limit);
  if (text === '') return {};
  const body = parse(text);
  if (typeof body !== 'object' || body === null) {
    throw new errors.ValidationError('The request body must be a JSON object.');
  }
  if (Array.isArray(body)) throw new errors.ValidationError('The request body must be a JSON object, not a list.');
  if (SUSPECT.test(text)) assertStorable(body);
  return body;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new errors.ValidationError(`The request body is no valid JSON: ${(error as Error).message}.`);
  }
}

/** The text of the body. The rest of what is refused is read and dropped, so that the answer gets through. */
async function receive(context: Context, limit: number): Promise<string> {
  const source = unpack(context);
  const scan = createJsonScan(limit);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of source.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > limit) throw tooLarge(limit);
      scan(chunk);
      chunks.push(chunk);
    }
  } catch (error) {
    context.req.unpipe();
    context.req.resume();
    if (source !== context.req) source.destroy();
    if (error instanceof errors.ApplicationError) throw error;
    throw new errors.ValidationError(`The request body could not be read: ${(error as Error).message}.`);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function unpack(context: Context): Readable {
  const { req } = context;
  const encoding = req.headers['content-encoding'] ?? 'identity';
  if (encoding === 'identity') return req;
  if (encoding !== 'br' && encoding !== 'gzip' && encoding !== 'deflate') {
    return context.throw(
      415,
      'The body has an unknown Content-Encoding. Send it as it is, or with gzip, deflate or br.',
    );
  }
  const unpacked = encoding === 'br' ? createBrotliDecompress() : createUnzip();
  // A pipe does not end with its source.
  req.once('error', (error: Error) => unpacked.destroy(error));
  return req.pipe(unpacked);
}
