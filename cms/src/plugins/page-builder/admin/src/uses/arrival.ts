import { type BlockAddress, readBlockAddress } from './block-address.ts';

/**
 * Where the admin was opened. Read as the plugin is loaded, because Strapi's router writes the address anew, without what
 * stands behind `#`, before the form of an entry is there.
 */
const arrival = { pathname: window.location.pathname, hash: window.location.hash };

/**
 * The block that the address named with which the admin was opened, as far as it is one of this field, and the same entry is
 * still on screen. It stays until the editor was closed: while an entry is loaded, its form is made anew several times.
 */
export function readArrival(field: string): BlockAddress | undefined {
  return window.location.pathname === arrival.pathname ? readBlockAddress(arrival.hash, field) : undefined;
}

/** Opened again, the editor begins as always. */
export function forgetArrival(): void {
  arrival.hash = '';
}
