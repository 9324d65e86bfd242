import type { Core, UID } from '@strapi/strapi';
import { ENTRY } from '../../../../shared/envelope.ts';
import { findEntryTexts } from '../../documents/entry-texts.ts';
import { isLocalized } from '../../documents/is-localized.ts';
import { listPageFields } from '../../documents/page-fields.ts';
import { listPageRows, type PageRows } from '../migrations/page-rows.ts';

/**
 * Content types whose entries are translated: those with pages that have languages, and those without, whose texts visitors
 * see on pages. Of these the only field is `ENTRY`.
 */
export function listTranslatedTypes(strapi: Core.Strapi): PageRows[] {
  const pages = listPageRows(strapi).filter(({ uid }) => isLocalized(strapi.contentTypes[uid as UID.ContentType]));
  return [...pages, ...listShownTypes(strapi)];
}

export function findTranslatedType(strapi: Core.Strapi, uid: string): PageRows | undefined {
  return listTranslatedTypes(strapi).find((type) => type.uid === uid);
}

/** Those without a page, always in the same order. */
export function listShownTypes(strapi: Core.Strapi): PageRows[] {
  return Object.values(strapi.contentTypes)
    .filter((type) => isLocalized(type) && listPageFields(type).length === 0)
    .filter(({ uid }) => findEntryTexts(strapi, uid, ENTRY).length > 0)
    .map(({ uid, options }) => ({ uid, fields: [ENTRY], hasDrafts: options?.draftAndPublish === true }))
    .sort((one, other) => (one.uid < other.uid ? -1 : 1));
}
