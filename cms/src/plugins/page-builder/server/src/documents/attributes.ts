import { listPageFields } from './page-fields.ts';

/** What says which entry is meant, and what Strapi writes by itself. */
export const NO_CONTENT = new Set([
  'id',
  'documentId',
  'locale',
  'localizations',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
]);

/** Attributes whose stored form is more than a value. */
const RELATED = new Set(['relation', 'media', 'component', 'dynamiczone']);

/** Whether an attribute's value stands in the entry's own row. */
export function isColumn(attribute: object | undefined): boolean {
  const { type } = (attribute ?? {}) as { type?: string };
  return type !== undefined && !RELATED.has(type);
}

/** Names of the attributes that stand in an entry's own row, except its pages. */
export function listColumns({ attributes }: { attributes: Record<string, object> }): string[] {
  const pages = listPageFields({ attributes });
  return Object.entries(attributes)
    .filter(([name, attribute]) => isColumn(attribute) && !pages.includes(name))
    .map(([name]) => name);
}

/** Those of the names that have a value. */
export function pickValues(record: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.filter((name) => record[name] !== undefined).map((name) => [name, record[name]]));
}
