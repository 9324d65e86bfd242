import { createHash, timingSafeEqual } from 'node:crypto';

/** The header names a request may carry the preview token under, as Koa reads them. */
interface Request {
  get(header: string): string;
}

/**
 * True when the request carries the preview token, as `Authorization: Bearer …` or as `x-preview-token`. Digests are
 * compared, because their length is fixed: the time taken says nothing about the token. No token set up, no preview.
 */
export function hasPreviewToken(request: Request, token: string): boolean {
  if (token === '') return false;
  const [scheme = '', credentials = ''] = request.get('authorization').split(' ');
  const given = request.get('x-preview-token') || (scheme.toLowerCase() === 'bearer' ? credentials : '');
  return timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
