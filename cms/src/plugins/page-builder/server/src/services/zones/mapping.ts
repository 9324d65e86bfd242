import { z } from 'zod';

/** Where an attribute of a component goes; a text alone is the name of a property of its block. */
export type AttributeMapping =
  | string
  /** A property. `values` translates those of an enumeration, each to another one. */
  | { prop: string; values?: Readonly<Record<string, string | number>> | undefined }
  /** A component: its entries are blocks of their own in an area, or in the area of their list item (`"area": "item"`). */
  | { area: string }
  /** A repeatable component: its entries are items of a list property. */
  | { items: string; attributes: Readonly<Record<string, AttributeMapping>> }
  /** Several files or relations: each is a property of an item of a list property. */
  | { items: string; prop: string }
  /** A single component: its attributes are properties of the same block. */
  | { attributes: Readonly<Record<string, AttributeMapping>> };

export interface ComponentMapping {
  /** Type of the block that an entry of the component is. */
  block: string;
  attributes: Readonly<Record<string, AttributeMapping>>;
}

/** How the entries of a dynamic zone and the blocks of a page are each other. */
export interface ZoneMapping {
  /** Such as `api::landing.landing`. */
  contentType: string;
  /** Attribute with the dynamic zone. */
  zone: string;
  /** Attribute with the page. */
  field: string;
  components: Readonly<Record<string, ComponentMapping>>;
}

const ATTRIBUTE: z.ZodType<AttributeMapping> = z.lazy(() =>
  z.union(
    [
      z.string(),
      z.strictObject({
        prop: z.string(),
        values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      }),
      z.strictObject({ area: z.string() }),
      z.strictObject({ items: z.string(), attributes: z.record(z.string(), ATTRIBUTE) }),
      z.strictObject({ items: z.string(), prop: z.string() }),
      z.strictObject({ attributes: z.record(z.string(), ATTRIBUTE) }),
    ],
    'expected the name of a property, or one of { prop }, { prop, values }, { area }, { items, attributes }, { items, prop }, { attributes }',
  ),
);

const MAPPING: z.ZodType<ZoneMapping> = z.strictObject({
  contentType: z.string(),
  zone: z.string(),
  field: z.string(),
  components: z.record(
    z.string(),
    z.strictObject({ block: z.string(), attributes: z.record(z.string(), ATTRIBUTE).default({}) }),
  ),
});

/** A mapping that does not fit. Its message begins with the mapping's path, and says where in it. */
export class MappingError extends Error {
  constructor(path: string, place: readonly PropertyKey[], message: string) {
    const where = place.map(String).join('.');
    super(`The mapping ${path}${where === '' ? '' : `, at ${where},`} cannot be used: ${message}`);
  }
}

/**
 * @param path of the file, for messages
 * @throws MappingError where the text is no mapping
 */
export function parseMapping(text: string, path: string): ZoneMapping {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new MappingError(path, [], `it is no JSON. ${(error as Error).message}`);
  }
  const read = MAPPING.safeParse(value);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  throw new MappingError(path, issue?.path ?? [], `${issue?.message ?? 'it has another shape'}.`);
}
