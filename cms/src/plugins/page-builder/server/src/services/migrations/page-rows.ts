import type { Core, UID } from '@strapi/strapi';
import { listPageFields } from '../../documents/page-fields.ts';

/** A row with page fields: a draft, or a published version, in one language. */
export interface PageRow extends Record<string, unknown> {
  id: number;
  documentId: string;
  /** Null where the type has no languages. */
  locale: string | null;
  publishedAt: string | null;
  updatedAt: string;
}

/** Where a page is stored. */
export interface PagePlace {
  uid: string;
  field: string;
  documentId: string;
  locale: string | null;
  /** Null where the type has no drafts. */
  status: 'draft' | 'published' | null;
}

/** A content type with page fields. */
export interface PageRows {
  uid: string;
  fields: readonly string[];
  hasDrafts: boolean;
}

/** All content types with page fields, always in the same order. */
export function listPageRows(strapi: Core.Strapi): PageRows[] {
  return Object.values(strapi.contentTypes)
    .map((type) => ({
      uid: type.uid as string,
      fields: listPageFields(type),
      hasDrafts: type.options?.draftAndPublish === true,
    }))
    .filter(({ fields }) => fields.length > 0)
    .sort((one, other) => (one.uid < other.uid ? -1 : 1));
}

/**
 * Rows of a type in the order of their ids. Inside a transaction nobody changes them until it ends.
 * @param after id of the last row that is known; 0 at the beginning
 */
export async function loadRows(
  strapi: Core.Strapi,
  { uid, fields }: PageRows,
  after: number,
  limit: number,
): Promise<PageRow[]> {
  const columns = ['id', 'documentId', 'locale', 'publishedAt', 'updatedAt'];
  const { attributes } = strapi.db.metadata.get(uid);
  return strapi.db
    .queryBuilder(uid as UID.ContentType)
    .select([...columns.filter((name) => name in attributes), ...fields])
    .where({ id: { $gt: after } })
    .orderBy({ id: 'asc' })
    .limit(limit)
    .forUpdate()
    .execute();
}

export function placeOf(row: PageRow, { uid, hasDrafts }: PageRows, field: string): PagePlace {
  const status = row.publishedAt ? 'published' : 'draft';
  return { uid, field, documentId: row.documentId, locale: row.locale ?? null, status: hasDrafts ? status : null };
}
