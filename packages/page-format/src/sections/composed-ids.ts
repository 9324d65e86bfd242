import { ID_PATTERN } from '../document/document.ts';

/** Characters that are kept of an id that gets too long. */
const KEPT = 48;

/**
 * The id of a section's block, or of an item in it, on a page. Only ids that were long before are cut, with a hash of all of
 * it behind them.
 * @param place id of the synced section
 */
export function joinIds(place: string, id: string): string {
  const joined = `${place}-${id}`;
  if (ID_PATTERN.test(joined)) return joined;
  let hash = 0xcbf29ce484222325n;
  for (let at = 0; at < joined.length; at += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(joined.charCodeAt(at))) * 0x100000001b3n);
  }
  return `${joined.slice(0, KEPT)}-${hash.toString(36)}`;
}

/** False where no block that came from a place can have an id; true says that one may. */
export function mayHold(place: string, id: string): boolean {
  return id.startsWith(`${place}-`.slice(0, KEPT));
}
