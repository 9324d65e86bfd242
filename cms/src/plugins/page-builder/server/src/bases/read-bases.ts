import type { Core, UID } from '@strapi/strapi';
import type { Bases } from '../../../shared/save-terms.ts';
import type { WriteContext, WriteParams } from '../documents/write-context.ts';
import { listVersions } from './compare-fields.ts';
import { createLookup, loadRows } from './load-entry.ts';

/** The parameters of a list whose entries are given to `readBases`, which has to know when they were changed. */
export function withChangeTime(params: WriteParams): WriteParams {
  const fields = [params.fields ?? '*'].flat();
  return fields.includes('*') ? params : { ...params, fields: [...fields, 'updatedAt'] };
}

/**
 * The versions of the fields of entries, which a write of them sends back as `basedOn`.
 * @param uid their content type
 * @param entries as the document service returned them, with `updatedAt`; pages only have a version where they hold them
 * @returns in the same order; empty for an entry that was changed since it was read
 */
export async function readBases(strapi: Core.Strapi, uid: string, entries: readonly object[]): Promise<Bases[]> {
  const contentType = strapi.contentTypes[uid as UID.ContentType] as unknown as WriteContext['contentType'];
  const type = { uid, contentType };
  const rows = entries as readonly Record<string, unknown>[];
  const stored = new Map(
    (
      await loadRows(
        strapi,
        type,
        rows.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  return rows.map((row) => {
    const plain = stored.get(row.id as number);
    if (!plain || plain.updatedAt !== row.updatedAt) return {};
    return listVersions(contentType, { plain, pages: row }, createLookup(strapi, type, row.locale));
  });
}
