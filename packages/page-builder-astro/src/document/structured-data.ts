/**
 * Descriptions for search engines as the content of one JSON-LD script; empty when there are none. `<` is escaped, so
 * that no text can end the script.
 */
export function writeStructuredData(objects: readonly Record<string, unknown>[]): string {
  if (objects.length === 0) return '';
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': objects }).replaceAll('<', '\\u003c');
}
