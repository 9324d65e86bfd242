import { createHash, timingSafeEqual } from 'node:crypto';

/** The header names a request may carry the preview token under, as Koa reads them. */
interface Request {
  get(header: string): string;
}

/** True when the request carries the preview token, as `Authorization: Bearer …` or as `x-preview-token`. */
export function hasPreviewToken(request: Request, token: string): boolean {
  return isToken(request.get('x-preview-token') || readBearer(request), token);
}

/** True when the request carries a token as `Authorization: Bearer …`. */
export function hasBearer(request: Request, token: string): boolean {
  return isToken(readBearer(request), token);
}

function readBearer(request: Request): string {
  const [scheme = '', credentials = ''] = request.get('authorization').split(' ');
  return scheme.toLowerCase() === 'bearer' ? credentials : '';
}

/**
 * Digests are compared, because their length is fixed: the time taken says nothing about the token. Where no token was
 * set up, none is right.
 */
export function isToken(given: string, token: string): boolean {
  return token !== '' && timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
