/** False for a text that PostgreSQL stores in no column: one with NUL, or with half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/**
 * A JSON value with texts and keys that can be stored: halves of surrogate pairs become U+FFFD, as when such a text is
 * encoded, and NUL is left out. What does not change stays the same object.
 * @param value JSON without cycles
 */
export function toStorable<T>(value: T): T;
export function toStorable(value: unknown): unknown {
  if (typeof value === 'string') return isStorable(value) ? value : value.toWellFormed().replaceAll('\0', '');
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const entries = value.map((entry) => toStorable(entry));
    return entries.some((entry, index) => entry !== value[index]) ? entries : value;
  }
  const before = Object.entries(value);
  const after = before.map(([key, entry]) => [toStorable(key), toStorable(entry)] as const);
  const isSame = after.every(([key, entry], index) => key === before[index]?.[0] && entry === before[index]?.[1]);
  return isSame ? value : Object.fromEntries(after);
}
