import { NO_CONTENT } from '../documents/attributes.ts';
import { listPageFields } from '../documents/page-fields.ts';

/** An attribute as a schema declares it, as far as values are compared. */
export interface Attribute {
  type?: string;
  component?: string;
  repeatable?: boolean;
  target?: string;
  relation?: string;
  multiple?: boolean;
  private?: boolean;
  default?: unknown;
}

export type Attributes = Record<string, Attribute>;

interface ContentType {
  uid: string;
  attributes: Record<string, object>;
  pluginOptions?: object;
}

/**
 * True for types that hold content: the project's own, whatever has a page, such as saved sections, and those of plugins
 * that say so with `pluginOptions: { 'page-builder': { holdsContent: true } }`.
 */
export function holdsContent(type: ContentType): boolean {
  const { 'page-builder': options } = (type.pluginOptions ?? {}) as { 'page-builder'?: { holdsContent?: boolean } };
  return type.uid.startsWith('api::') || listPageFields(type).length > 0 || options?.holdsContent === true;
}

/**
 * Names of the fields that people and programs fill in, pages among them. What is private is worked out by the server
 * itself, and relations without a fixed target are in none of the site's types.
 */
export function listContentFields({ attributes }: { attributes: Record<string, object> }): string[] {
  return Object.entries(attributes as Attributes)
    .filter(
      ([name, attribute]) => !NO_CONTENT.has(name) && !attribute.private && !attribute.relation?.startsWith('morph'),
    )
    .map(([name]) => name);
}

/** Content fields but the pages, which have a version of their own. */
export function listPlainFields(type: { attributes: Record<string, object> }): string[] {
  const pages = listPageFields(type);
  return listContentFields(type).filter((name) => !pages.includes(name));
}
