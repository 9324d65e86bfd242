import type { Core, UID } from '@strapi/strapi';
import { listPageFields } from '../../documents/page-fields.ts';
import { SECTION_TYPE } from '../../names.ts';
import type { PublicAttributes } from './public-attributes.ts';
import { getRegistry } from './registry.ts';

/** What is nothing without them: a page has a title and an address. None of types that are no pages. */
export function listAddressFields(strapi: Core.Strapi, model: string): string[] {
  const page = getRegistry(strapi).pageTypes.get(model);
  return page ? [...new Set([page.title, page.slug ?? page.title])] : [];
}

/** The fields that a site shows of a page besides its address and the page itself. */
export function listFurtherFields(strapi: Core.Strapi, model: string): string[] {
  const { fields = [], populate = {} } = getRegistry(strapi).pageTypes.get(model) ?? {};
  return [...new Set([...fields, ...Object.keys(populate)])];
}

/** All fields that a site shows of a page. */
export function listShownFields(strapi: Core.Strapi, model: string): string[] {
  const type = strapi.contentTypes[model as UID.ContentType];
  if (!type || !getRegistry(strapi).pageTypes.has(model)) return [];
  const shown = [...listAddressFields(strapi, model), ...listFurtherFields(strapi, model), ...listPageFields(type)];
  return [...new Set(shown)];
}

/**
 * What visitors see of the entries of a type that is no page: where blocks refer to them, and where a page type delivers a
 * relation to them.
 */
export function listShownParts(strapi: Core.Strapi, model: string): PublicAttributes[] {
  const { entryTypes, pageTypes } = getRegistry(strapi);
  const referred = entryTypes.get(model);
  const related = [...pageTypes].flatMap(([uid, { populate = {} }]) =>
    Object.entries(populate)
      .filter(([name]) => readTarget(strapi, uid, name) === model)
      .map(([, { select = [] }]) => ({ fields: select })),
  );
  return [...(referred ? [referred] : []), ...related];
}

/** The content type that an attribute leads to; undefined for one that is no relation. */
export function readTarget(strapi: Core.Strapi, uid: string, name: string): string | undefined {
  const attribute = strapi.contentTypes[uid as UID.ContentType]?.attributes[name] as { target?: string } | undefined;
  return attribute?.target;
}

/** The fields that blocks get of an entry which they refer to. */
export function listReferencedFields(strapi: Core.Strapi, model: string): string[] {
  if (model === SECTION_TYPE) return ['name', 'content'];
  const { fields = [], populate = {} } = getRegistry(strapi).entryTypes.get(model) ?? {};
  return [...new Set([...listAddressFields(strapi, model), ...fields, ...Object.keys(populate)])];
}
