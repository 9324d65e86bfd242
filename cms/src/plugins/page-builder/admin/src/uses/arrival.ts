import { type BlockAddress, readBlockAddress } from './block-address.ts';

/**
 * Where a tab of the admin was opened, when its address named a block, or the editor alone. Kept for the tab, and read as the plugin is loaded: in
 * a new tab Strapi first finds out who is there, and comes back to the address without what stood behind `#`.
 */
const KEY = 'page-builder.arrival';

/** Two lines: the path, and what stands behind `#`. Also for links that lead to the editor within the admin. */
export function noteArrival({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): void {
  if (/[#&](?:block|editor)=./.test(hash)) sessionStorage.setItem(KEY, `${pathname}\n${hash}`);
}

noteArrival(window.location);

/**
 * The block that the address named with which the tab was opened, as far as it is one of this field, and the same entry is
 * on screen. It stays until the editor was closed: while an entry is loaded, its form is made anew several times.
 */
export function readArrival(field: string): BlockAddress | undefined {
  const [pathname, hash = ''] = sessionStorage.getItem(KEY)?.split('\n') ?? [];
  return pathname === window.location.pathname ? readBlockAddress(hash, field) : undefined;
}

/** Opened again, the editor begins as always. */
export function forgetArrival(): void {
  sessionStorage.removeItem(KEY);
}
