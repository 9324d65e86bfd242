import { listPageFields } from '../../documents/page-fields.ts';
import type { PublicAttributes } from './public-attributes.ts';
import type { PageBuilderRegistry } from './registry.ts';

interface Schema {
  kind?: string;
  attributes: Record<string, object>;
}

/** What is looked up by name. */
export interface Schemas {
  contentTypes: Readonly<Record<string, Schema>>;
  components: Readonly<Record<string, Schema>>;
}

interface Attribute {
  type?: string;
  component?: string;
  target?: string;
}

/**
 * Stops the start when something was registered that is not there.
 * @throws Error naming the content type and the field
 */
export function assertRegistrations(registry: PageBuilderRegistry, schemas: Schemas): void {
  // Reading it joins the blocks, which throws for a block that accepts another that does not exist.
  void registry.blocks;
  for (const [uid, type] of registry.pageTypes) {
    const what = `The page type "${uid}"`;
    const schema = findType(what, uid, schemas);
    if (listPageFields(schema).length === 0) {
      throw new Error(`${what} has no attribute with the custom field "plugin::page-builder.page". Add one to it.`);
    }
    if (type.slug === undefined && schema.kind !== 'singleType') {
      throw new Error(`${what} is registered without "slug": name the attribute that holds the path of its pages.`);
    }
    assertAttributes(what, schema, [type.title, ...(type.slug === undefined ? [] : [type.slug])]);
    assertPublic(what, schema, type, schemas);
  }
  for (const [uid, attributes] of registry.entryTypes) {
    const what = `The entry type "${uid}"`;
    assertPublic(what, findType(what, uid, schemas), attributes, schemas);
  }
}

function findType(what: string, uid: string, { contentTypes }: Schemas): Schema {
  const schema = contentTypes[uid];
  if (schema) return schema;
  throw new Error(`${what}, which is registered with the page builder, does not exist. Check its name.`);
}

function assertPublic(
  what: string,
  schema: Schema,
  { fields = [], populate = {} }: PublicAttributes,
  schemas: Schemas,
): void {
  assertAttributes(what, schema, [...fields, ...Object.keys(populate)]);
  for (const [name, { select = [], files = [] }] of Object.entries(populate)) {
    const { type, component, target } = schema.attributes[name] as Attribute;
    if (type === 'media') continue;
    const part = component === undefined ? schemas.contentTypes[target ?? ''] : schemas.components[component];
    if (!part)
      throw new Error(
        `${what} is registered with "${name}" in "populate", which is neither a component, nor a relation, nor a file.`,
      );
    assertAttributes(`${what}, in "${name}",`, part, [...select, ...files]);
  }
}

function assertAttributes(what: string, { attributes }: Schema, names: readonly string[]): void {
  const missing = names.find((name) => !(name in attributes));
  if (missing === undefined) return;
  throw new Error(`${what} is registered with the attribute "${missing}", which it does not have. Check its name.`);
}
