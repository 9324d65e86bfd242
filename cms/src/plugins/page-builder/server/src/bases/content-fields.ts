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
