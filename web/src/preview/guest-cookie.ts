import { createHash, randomBytes } from 'node:crypto';
import type { ShareRequest } from 'page-builder-astro/delivery';
import { cutUnits } from 'page-format';

/** A guest who was asked for a name, and may have given none. */
export type Guest = NonNullable<ShareRequest['guest']>;

/**
 * The name of a link's cookie, and the path that it is for. Over https, browsers take one that begins with `__Host-` from
 * this host alone and for all of its paths, so the name says which link it belongs to.
 */
function nameCookie({ path, isSecure }: Pick<CookieOptions, 'path' | 'isSecure'>): [name: string, path: string] {
  if (!isSecure) return ['draft_guest', path];
  return [`__Host-draft_guest-${createHash('sha256').update(path).digest('hex').slice(0, 16)}`, '/'];
}

/** In UTF-16 units, as the CMS counts them in the names that it stores. */
const LONGEST_NAME = 60;

/** A guest who answers the question for the first time. */
export function createGuest(name: string): Guest {
  return { id: randomBytes(16).toString('base64url'), name: cleanName(name) };
}

function cleanName(name: string): string {
  const line = name.replaceAll(/\p{Cc}+/gu, ' ').trim();
  return cutUnits(line.toWellFormed(), LONGEST_NAME).trim();
}

interface CookieOptions {
  /** Above all places of the link. */
  path: string;
  /** ISO date of the link's end, after which nothing is to be remembered. */
  expiresAt: string;
  /** True where the site is read over https. */
  isSecure: boolean;
}

/** The header that lets a browser remember its guest, for one link alone. Scripts cannot read it. */
export function writeGuestCookie(guest: Guest, options: CookieOptions): string {
  const { expiresAt, isSecure } = options;
  const [name, path] = nameCookie(options);
  const value = Buffer.from(JSON.stringify(guest)).toString('base64url');
  const expires = new Date(expiresAt).toUTCString();
  return `${name}=${value}; Path=${path}; Expires=${expires}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** The guest whom a browser remembers; undefined where it knows none, or what it sends is not ours. */
export function readGuestCookie(header: string, options: Pick<CookieOptions, 'path' | 'isSecure'>): Guest | undefined {
  const start = `${nameCookie(options)[0]}=`;
  const value = header
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(start))
    ?.slice(start.length);
  if (!value) return undefined;
  try {
    const { id, name } = JSON.parse(Buffer.from(value, 'base64url').toString()) as Record<string, unknown>;
    if (typeof id !== 'string' || !/^[\w-]{16,64}$/.test(id) || typeof name !== 'string') return undefined;
    return { id, name: cleanName(name) };
  } catch {
    return undefined;
  }
}
