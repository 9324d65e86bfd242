/** What is no content of a component: what Strapi keeps track of it by. */
const MARKS = new Set(['id', '__temp_key__', '__component']);

/**
 * A field's value as something that can be shown in words; undefined where words say nothing: pages, and relations, of
 * which only ids are known.
 */
export function describeEntryValue(attribute: object | undefined, value: unknown): unknown {
  const { type, customField } = (attribute ?? {}) as { type?: string; customField?: string };
  if (type === 'relation' || customField === 'plugin::page-builder.page') return undefined;
  if (type === 'media') return listOf(value).map((file) => (file as { name?: string }).name ?? '');
  return tidy(value);
}

function listOf(value: unknown): unknown[] {
  if (value === null || value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== 'object' || value === null) return value;
  const said = Object.entries(value).filter(([key, part]) => !MARKS.has(key) && part !== null && part !== '');
  return Object.fromEntries(said.map(([key, part]) => [key, tidy(part)]));
}
