import type { IncomingMessage } from 'node:http';

/** A name or an address, with its port; `someone@host` makes an address that nothing can be asked of. */
const HOST = /^[\w.:[\]-]+$/;

/** Bytes that a file's name may have. */
const LONGEST_NAME = 255;

/**
 * The path of a request, decoded; undefined for one that no program here knows what to do with, such as `//`, `/%00`, a
 * complete address, or one with a name that no file can have. Asked before anything else is done, because libraries throw
 * on these.
 */
export function readPath({ url = '', headers }: IncomingMessage): string | undefined {
  const host = headers.host || 'localhost';
  if (!/^\/(?!\/)/.test(url) || !HOST.test(host) || !URL.canParse(url, `http://${host}`)) return undefined;
  try {
    const path = decodeURIComponent(url.replace(/\?.*$/s, ''));
    const hasName = path.split('/').every((name) => Buffer.byteLength(name) <= LONGEST_NAME);
    return path.includes('\0') || !hasName ? undefined : path;
  } catch {
    return undefined;
  }
}
