import type { Core, UID } from '@strapi/strapi';
import { NO_CONTENT } from '../../documents/attributes.ts';

interface Schema {
  attributes: Readonly<Record<string, object>>;
}

/** What a right to a field is given by: of a component, by each of its parts. What Strapi writes by itself needs none. */
export function listFieldRights(strapi: Core.Strapi, type: Schema, field: string): string[] {
  return NO_CONTENT.has(field) ? [] : listParts(strapi, type, field);
}

function listParts(strapi: Core.Strapi, { attributes }: Schema, field: string): string[] {
  const { type, component } = (attributes[field] ?? {}) as { type?: string; component?: UID.Component };
  const parts = type === 'component' && component !== undefined ? strapi.components[component] : undefined;
  if (!parts) return [field];
  const names = Object.keys(parts.attributes);
  return names.flatMap((name) => listParts(strapi, parts, name).map((path) => `${field}.${path}`));
}
