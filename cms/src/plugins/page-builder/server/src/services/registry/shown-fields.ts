import type { Core, UID } from '@strapi/strapi';
import { listPageFields } from '../../documents/page-fields.ts';
import { SECTION_TYPE } from '../../names.ts';
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

/** The fields that blocks get of an entry which they refer to. */
export function listReferencedFields(strapi: Core.Strapi, model: string): string[] {
  if (model === SECTION_TYPE) return ['name', 'content'];
  const { fields = [], populate = {} } = getRegistry(strapi).entryTypes.get(model) ?? {};
  return [...new Set([...listAddressFields(strapi, model), ...fields, ...Object.keys(populate)])];
}
