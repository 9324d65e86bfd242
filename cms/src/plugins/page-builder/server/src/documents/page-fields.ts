import { PAGE_FIELD } from '../names.ts';

/** Names of a type's attributes that hold page documents. */
export function listPageFields(schema: { attributes: Record<string, object> }): string[] {
  return Object.entries(schema.attributes)
    .filter(([, attribute]) => (attribute as { customField?: string }).customField === PAGE_FIELD)
    .map(([name]) => name);
}
