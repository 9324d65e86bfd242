import type { Core, UID } from '@strapi/strapi';
import { FILE_TYPE } from '../../names.ts';

export type Row = Record<string, unknown>;

/** An entry in an answer, and its type. */
export interface FoundEntry {
  model: string;
  entry: Row;
}

interface Attribute {
  type?: string;
  target?: string;
  component?: string;
}

/** The entries that come along with an entry: by its relations and files, and by those of its components. */
export function findRelated(strapi: Core.Strapi, model: string, entry: Row): FoundEntry[] {
  const schema = strapi.contentTypes[model as UID.ContentType] ?? strapi.components[model as UID.Component];
  const attributes = (schema?.attributes ?? {}) as Record<string, Attribute>;
  return Object.entries(entry).flatMap(([name, value]) => {
    const { type, target, component } = attributes[name] ?? {};
    const parts = toRows(value);
    switch (type) {
      case 'relation':
        // What may be related to several types says of which it is.
        return parts.filter(isEntry).map((part) => ({ model: target ?? String(part.__type), entry: part }));
      case 'media':
        return parts.filter(isEntry).map((part) => ({ model: FILE_TYPE, entry: part }));
      case 'component':
      case 'dynamiczone':
        return parts.flatMap((part) => findRelated(strapi, component ?? String(part.__component), part));
      default:
        return [];
    }
  });
}

/** The objects of a list, or of one value. */
export function toRows(value: unknown): Row[] {
  return [value].flat().filter(isObject);
}

function isObject(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a part of an answer is an entry; of relations Strapi also says only how many there are. */
export function isEntry(value: unknown): value is Row {
  return isObject(value) && (typeof value.documentId === 'string' || typeof value.id === 'number');
}
