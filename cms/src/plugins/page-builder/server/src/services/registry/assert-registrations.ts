import { type Field, listFields } from 'page-format';
import { advise, assertDeclarations, type DeclarationOptions, nameDeclaration } from 'page-format/declarations';
import type { LinkField, ReferenceField } from 'page-format/fields';
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
 * Stops the start when something was registered that is not there, or blocks are declared with mistakes.
 * @throws Error naming the content type and the field, or with a line for each mistake of a block
 */
export function assertRegistrations(
  registry: PageBuilderRegistry,
  schemas: Schemas,
  declarations: DeclarationOptions = {},
): void {
  // Reading the blocks joins them, which throws for a block that accepts another that does not exist.
  assertDeclarations(registry.blocks.values(), declarations);
  assertTargets(registry, schemas, declarations);
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
    assertFilters(what, schema, type.filters ?? []);
    assertPublic(what, schema, type, schemas);
  }
  for (const [uid, attributes] of registry.entryTypes) {
    const what = `The entry type "${uid}"`;
    assertPublic(what, findType(what, uid, schemas), attributes, schemas);
  }
}

/** @throws Error with a line for each property that refers to a content type which is not there or not registered */
function assertTargets(
  { blocks, pageTypes, entryTypes }: PageBuilderRegistry,
  { contentTypes }: Schemas,
  { root }: DeclarationOptions,
): void {
  const mistakes = [...blocks.values()].flatMap((definition) =>
    listFields(definition.props).flatMap(([path, field]) => {
      const tell = (sentence: string) => `${nameDeclaration(definition, { path, root })}: ${sentence}`;
      const refuse = (uid: string, register: string) =>
        uid in contentTypes
          ? tell(`the content type "${uid}" is not registered, so visitors get nothing of it. Write ${register}.`)
          : tell(`the content type "${uid}" does not exist. ${advise(uid, listApiTypes(contentTypes))}`);
      const { contentType, titleField, pages = [] } = field as Field & Partial<ReferenceField & LinkField>;
      const entries = contentType === undefined || pageTypes.has(contentType) ? [] : [contentType];
      return [
        ...entries
          .filter((uid) => !entryTypes.has(uid))
          .map((uid) => refuse(uid, `getRegistry(strapi).addEntryType('${uid}', { fields: ['${titleField}'] })`)),
        ...pages
          .filter((uid) => !pageTypes.has(uid))
          .map((uid) => refuse(uid, `getRegistry(strapi).addPageType('${uid}', { title: 'title', slug: 'slug' })`)),
      ];
    }),
  );
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
}

/** The content types that a block can refer to. */
function listApiTypes(contentTypes: Schemas['contentTypes']): string[] {
  return Object.keys(contentTypes).filter((uid) => uid.startsWith('api::'));
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

/** What pages can be found by. */
const FILTERED: ReadonlySet<string> = new Set(['enumeration', 'json', 'relation', 'string']);

function assertFilters(what: string, schema: Schema, filters: readonly string[]): void {
  assertAttributes(what, schema, filters);
  const other = filters.find((name) => !FILTERED.has((schema.attributes[name] as Attribute).type ?? ''));
  if (other === undefined) return;
  throw new Error(
    `${what} is registered with "${other}" in "filters", which is neither a text, nor an enumeration, nor JSON, nor a relation.`,
  );
}

function assertAttributes(what: string, { attributes }: Schema, names: readonly string[]): void {
  const missing = names.find((name) => !(name in attributes));
  if (missing === undefined) return;
  throw new Error(`${what} is registered with the attribute "${missing}", which it does not have. Check its name.`);
}
