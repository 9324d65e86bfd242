import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { stringify } from 'csv-stringify';
import { LEAD_TYPE, type Lead } from './lead.ts';

/** Columns of the table, in its order. */
export const CSV_COLUMNS = [
  ...['createdAt', 'purpose', 'state', 'name', 'company', 'email', 'telephone', 'employees', 'bike', 'message'],
  ...['country', 'language', 'pageTitle', 'pageAddress', 'consentText', 'consentVersion', 'note'],
  ...['subscription', 'confirmedAt', 'withdrawnAt'],
] as const satisfies readonly (keyof Lead)[];

/** Rows read at a time. */
const PAGE = 500;

/**
 * All leads, the oldest first, as comma-separated values (RFC 4180) for a spreadsheet: with the mark that tells Excel the
 * encoding, and without formulas, which a visitor could have typed.
 * @param where which leads the person may read
 * @param columns which of their fields
 */
export function writeCsv(strapi: Core.Strapi, where: object, columns: readonly (keyof Lead)[]): Readable {
  const rows = Readable.from(readAll(strapi, where));
  return rows.pipe(stringify({ bom: true, header: true, columns: [...columns], escape_formulas: true }));
}

async function* readAll(strapi: Core.Strapi, where: object): AsyncGenerator<Lead> {
  let last = 0;
  for (;;) {
    const leads: Lead[] = await strapi.db.query(LEAD_TYPE).findMany({
      where: { $and: [where, { id: { $gt: last } }] },
      orderBy: { id: 'asc' },
      limit: PAGE,
    });
    yield* leads;
    const next = leads.at(-1)?.id;
    if (next === undefined) return;
    last = next;
  }
}
