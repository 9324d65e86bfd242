import type { Core, UID } from '@strapi/strapi';
import { foldText } from 'page-format';

/** Rows read at a time: other requests are answered in between, and long texts do not add up. */
const BATCH = 2_000;

export interface TextSearch {
  uid: string;
  /** Attributes of which one has to hold the text. */
  fields: readonly string[];
  text: string;
  /** Narrows the rows that are read, as `where` of a query. */
  within?: object;
}

/**
 * Ids of the rows of a type in which a field holds a text, without regard to case and accents. Rows are compared here and
 * not in SQL: SQLite knows no letters beyond A to Z, PostgreSQL no accents, and here both find the same.
 */
export async function findRows(strapi: Core.Strapi, { uid, fields, text, within = {} }: TextSearch): Promise<number[]> {
  const wanted = foldText(text).trim();
  const found: number[] = [];
  for (let last = 0; ; ) {
    const rows: Record<string, unknown>[] = await strapi.db
      .queryBuilder(uid as UID.ContentType)
      .select(['id', ...fields])
      .where({ $and: [within, { id: { $gt: last } }] })
      .orderBy({ id: 'asc' })
      .limit(BATCH)
      .execute({ mapResults: false });
    for (const row of rows) {
      last = Number(row.id);
      if (holds(row, fields.includes('id'), wanted)) found.push(last);
    }
    if (rows.length < BATCH) return found;
  }
}

/** @param row as the database gives it, under names of columns */
function holds({ id, ...texts }: Record<string, unknown>, looksAtId: boolean, wanted: string): boolean {
  const values = looksAtId ? [id, ...Object.values(texts)] : Object.values(texts);
  return values.some((value) => value !== null && foldText(String(value)).includes(wanted));
}

/** Queries that unfold a list of numbers, so that a database's limit of parameters does not bound it. */
const UNFOLD: Readonly<Record<string, string>> = {
  sqlite: 'select value from json_each(?)',
  postgres: 'select value::int from json_array_elements_text(?::json)',
};

/** The condition that a row is one of those, as `where` of a query. */
export function isOneOf(strapi: Core.Strapi, ids: readonly number[]): { id: object } {
  const unfold = UNFOLD[strapi.db.dialect.client];
  return { id: { $in: unfold ? strapi.db.connection.raw(unfold, [JSON.stringify(ids)]) : ids } };
}
