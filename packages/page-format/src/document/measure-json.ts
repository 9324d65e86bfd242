/** Backspace, tab, line feed, form feed and carriage return have escapes of two characters, other controls of six. */
const SHORT_ESCAPES = new Set([8, 9, 10, 12, 13]);
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

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

/** Characters that take one byte each. Most texts of a page are names, ids and colours of nothing else. */
const ONE_BYTE_EACH = /^[ !#-[\]-~]*$/;

/** Counted by hand: encoding each of the thousand short texts of a page costs more than all that is done with it. */
function measureText(text: string, limit: number): number {
  // A character takes at least one byte, so a text longer than the limit need not be looked at.
  if (text.length > limit || ONE_BYTE_EACH.test(text)) return text.length + 2;
  let bytes = 2;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit >= 0xd800 && unit <= 0xdfff) {
      const isPair = unit < 0xdc00 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00;
      if (isPair) index += 1;
      // Half a pair is written as an escape.
      bytes += isPair ? 4 : 6;
    } else bytes += measureUnit(unit);
  }
  return bytes;
}

/** Bytes of a UTF-16 unit that stands for a character by itself. */
function measureUnit(unit: number): number {
  if (unit < 0x20) return SHORT_ESCAPES.has(unit) ? 2 : 6;
  if (unit < 0x80) return unit === QUOTE || unit === BACKSLASH ? 2 : 1;
  return unit < 0x800 ? 2 : 3;
}
