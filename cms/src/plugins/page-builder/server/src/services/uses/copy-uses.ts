import type { Core } from '@strapi/strapi';
import type { PageRows } from '../migrations/page-rows.ts';
import { findPublished } from './known-drafts.ts';
import { USE, USE_COLUMNS, USES_TABLE, type Use } from './use-model.ts';

/**
 * Notes of a row that was published what is noted of its draft: Strapi makes the row anew with each publishing, and to
 * read a page and to write each of its uses takes much longer.
 * @param data what the row was made of
 * @returns false where it is no copy of a draft that is noted, and has to be read
 */
export async function copyUses(
  strapi: Core.Strapi,
  { uid, fields }: PageRows,
  entryId: number,
  data: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const draft = data.publishedAt ? findPublished(uid, data) : undefined;
  const isCopy = draft && fields.every((field) => writeJson(draft[field]) === writeJson(data[field]));
  return isCopy ? copyRow(strapi, uid, Number(draft.id), { entryId, status: 'published' }) : false;
}

function writeJson(value: unknown): string {
  return JSON.stringify(value ?? null);
}

async function copyRow(
  strapi: Core.Strapi,
  uid: string,
  draftId: number,
  changed: Pick<Use, 'entryId' | 'status'>,
): Promise<boolean> {
  const { attributes } = strapi.db.metadata.get(USE);
  const columns = USE_COLUMNS.map((name) => (attributes[name] as { columnName: string }).columnName);
  const values = USE_COLUMNS.map((name, index) => (name in changed ? '?' : columns[index]));
  const sql = `INSERT INTO ${USES_TABLE} (${columns}) SELECT ${values} FROM ${USES_TABLE}
    WHERE uid = ? AND entry_id = ? AND status = 'draft'`;
  const ofChanged = USE_COLUMNS.flatMap((name) => (name in changed ? [changed[name as keyof typeof changed]] : []));
  // How many rows were written is told under another name by each database.
  const { changes, rowCount } = await strapi.db.transaction(
    async ({ trx }): Promise<{ changes?: number; rowCount?: number }> => trx.raw(sql, [...ofChanged, uid, draftId]),
  );
  return (changes ?? rowCount ?? 0) > 0;
}
