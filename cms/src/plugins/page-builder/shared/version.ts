import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { dequal } from 'dequal/lite';
import { stringify } from 'safe-stable-stringify';

/**
 * The JSON of a value with the keys of every object in one order, so that equal values have equal texts. `undefined`
 * stands for a key that is not there, as in JSON itself.
 */
function canonicalJson(value: unknown): string {
  return stringify(value) ?? 'null';
}

/**
 * True when two JSON values say the same, in whatever order their keys stand. Most are equal, which `dequal` sees in a
 * tenth of the time. The texts decide on the others: for `dequal` a key with `undefined` is not one that is left out.
 */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  return dequal(one, other) || canonicalJson(one) === canonicalJson(other);
}

/**
 * The version of a page, or of any JSON: a hash of what it says. Browser and server compute the same one, so a save can
 * name the page it was made from, and nobody has to keep a counter that every writer would have to raise.
 */
export function versionOf(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(value)))).slice(0, 32);
}
