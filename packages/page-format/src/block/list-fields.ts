import type { Field, Fields } from './field.ts';

/** The properties of a block, and those of the items of its lists, by their paths, such as `points.text`. */
export function listFields(fields: Fields, prefix = ''): [path: string, field: Field][] {
  return Object.entries(fields).flatMap(([name, field]): [string, Field][] => {
    const path = prefix + name;
    const { item } = field as Field & { item?: Fields };
    return [[path, field], ...(item ? listFields(item, `${path}.`) : [])];
  });
}
