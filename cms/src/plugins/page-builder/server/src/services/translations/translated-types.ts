import type { Core, UID } from '@strapi/strapi';
import { isLocalized } from '../../documents/is-localized.ts';
import { listPageRows, type PageRows } from '../migrations/page-rows.ts';

/** Content types whose pages have languages. */
export function listTranslatedTypes(strapi: Core.Strapi): PageRows[] {
  return listPageRows(strapi).filter(({ uid }) => isLocalized(strapi.contentTypes[uid as UID.ContentType]));
}

export function findTranslatedType(strapi: Core.Strapi, uid: string): PageRows | undefined {
  return listTranslatedTypes(strapi).find((type) => type.uid === uid);
}
