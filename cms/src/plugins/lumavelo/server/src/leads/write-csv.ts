import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { stringify } from 'csv-stringify';
import { LEAD_TYPE, type Lead } from './lead.ts';

export const CSV_COLUMNS = [
  ...['createdAt', 'purpose', 'state', 'name', 'company', 'email', 'telephone', 'employees', 'bike', 'message'],
  ...['country', 'language', 'pageTitle', 'pageAddress', 'consentText', 'consentVersion', 'note'],
  ...['subscription', 'confirmedAt', 'withdrawnAt'],
] as const satisfies readonly (keyof Lead)[];

/** Rows read at a time. */
const PAGE = 500;

/**
 * All leads, the oldest first, as values (RFC 4180) for a spreadsheet: between semicolons, which Excel reads as columns in
 * the countries of the sites, with the mark that tells it the encoding, and without formulas, which a visitor could have
 * typed.
 * @param where which leads the person may read
 * @param columns which of their fields
 */
export function writeCsv(strapi: Core.Strapi, where: object, columns: readonly (keyof Lead)[]): Readable {
  return Readable.from(readAll(strapi, where)).pipe(createCsv(columns));
}

/** Turns records into the lines of a table, each value in quotes. */
export function createCsv(columns: readonly string[]) {
  const cast = { string: guardFormulas };
  return stringify({ bom: true, header: true, delimiter: ';', quoted: true, columns: [...columns], cast });
}

/**
 * Where a spreadsheet may begin a cell: at the start of a field, and after whatever it is told to take for a separator,
 * with or without quotes. All that could be a formula there, up to the next separator.
 */
const CELL = /(^|[;,|\t\r\n])("*)([=＝@＠+＋\-－][^;,|\t\r\n]*)/g;

/** Telephone numbers, amounts, and lines of a list that someone typed: they call and refer to nothing. */
const HARMLESS = /^[+＋\-－](?:[\d\s()./%€-]*|\s[^(!=&"]*)$/;

/** Puts an apostrophe before what a spreadsheet would calculate; all other text stays as it is. */
export function guardFormulas(text: string): string {
  return text.replace(CELL, (whole, before: string, quotes: string, cell: string) =>
    HARMLESS.test(cell) ? whole : `${before}${quotes}'${cell}`,
  );
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
