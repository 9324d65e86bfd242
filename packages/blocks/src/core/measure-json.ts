const ENCODER = new TextEncoder();

/**
 * Bytes of a value's JSON in UTF-8, the same number as encoding `JSON.stringify(value)`, but counted without building
 * the text and only until it passes `limit`: a value of 50 MB costs no more than one of the limit.
 *
 * Uses its own stack, because `JSON.stringify` fails on values nested some thousand levels deep, and ends on values
 * that contain themselves, because those pass every limit.
 * @returns the exact size, or some number above `limit`
 */
export function measureJson(value: unknown, limit: number): number {
  const pending: unknown[] = [value];
  let bytes = 0;
  while (pending.length > 0 && bytes <= limit) {
    const next = pending.pop();
    if (typeof next === 'string') {
      bytes += measureText(next, limit);
    } else if (Array.isArray(next)) {
      bytes += 2 + Math.max(0, next.length - 1);
      // Every entry takes at least one byte, so a list longer than the limit needs no look inside.
      if (bytes <= limit) for (const entry of next) pending.push(entry === undefined ? null : entry);
    } else if (typeof next === 'object' && next !== null) {
      bytes += measureKeys(next, limit - bytes, pending);
    } else if (typeof next === 'number') {
      bytes += Number.isFinite(next) ? String(next).length : 4;
    } else {
      bytes += String(next).length;
    }
  }
  return bytes;
}

/** Braces, keys, colons and commas of an object; its values are put on the stack. */
function measureKeys(object: object, budget: number, pending: unknown[]): number {
  let bytes = 2;
  let count = 0;
  for (const key of Object.keys(object)) {
    const value = (object as Record<string, unknown>)[key];
    if (value === undefined) continue;
    bytes += measureText(key, budget) + (count === 0 ? 1 : 2);
    count += 1;
    if (bytes > budget) return bytes;
    pending.push(value);
  }
  return bytes;
}

function measureText(text: string, limit: number): number {
  // A character takes at least one byte, so a text longer than the limit need not be encoded.
  if (text.length > limit) return text.length + 2;
  return ENCODER.encode(JSON.stringify(text)).length;
}
