import type { IncomingMessage } from 'node:http';

/** A name or an address, with its port; `someone@host` makes an address that nothing can be asked of. */
const HOST = /^[\w.:[\]-]+$/;

/**
 * The path of a request, decoded; undefined for one that no program here knows what to do with, such as `//`, `/%00`, or
 * a complete address. Asked before anything else is done, because libraries throw on these.
 */
export function readPath({ url = '', headers }: IncomingMessage): string | undefined {
  const host = headers.host || 'localhost';
  if (!/^\/(?!\/)/.test(url) || !HOST.test(host) || !URL.canParse(url, `http://${host}`)) return undefined;
  try {
    const path = decodeURIComponent(url.replace(/\?.*$/s, ''));
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}
