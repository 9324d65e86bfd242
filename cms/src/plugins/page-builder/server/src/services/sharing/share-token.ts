import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes, as they stand in an address. */
const TOKEN = /^[\w-]{43}$/;

/** The header names a request may carry a token under, as Koa reads them. */
interface Request {
  get(header: string): string;
}

/** A token for a new link. Nobody can guess one, so a link needs no other secret. */
export function createShareToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * What the database knows a token by. Links are looked up by it, so that the time which that takes says nothing about
 * the tokens there are.
 * @returns undefined for what is no token
 */
export function hashShareToken(token: string): string | undefined {
  return TOKEN.test(token) ? createHash('sha256').update(token).digest('hex') : undefined;
}

/** What calls for a link are counted by; all that is no token is counted together. */
export function shareTokenOf(request: Request): string {
  return hashShareToken(request.get('x-share-token')) ?? 'none';
}
