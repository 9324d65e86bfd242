import type { Core, UID } from '@strapi/strapi';
import { isReady } from '../../../../shared/translation-board.ts';
import { TRANSLATION_REQUEST_MODEL } from '../../names.ts';
import type { TableQuery } from '../table-query.ts';
import { type CountRow, queryCounts, readCounts } from '../translations/count-rows.ts';

export interface RequestRow {
  contentType: string;
  entry: string;
  locale: string;
  person: number;
  askedBy: number;
  until: string | null;
  note: string | null;
}

export function queryRequests(strapi: Core.Strapi): TableQuery {
  return strapi.db.query(TRANSLATION_REQUEST_MODEL as UID.Schema);
}

/** All requests, by `keyOfRequest`. There are no more than pages that are being translated. */
export async function loadRequests(strapi: Core.Strapi): Promise<Map<string, RequestRow>> {
  const rows: RequestRow[] = await queryRequests(strapi).findMany();
  return new Map(rows.map((row) => [keyOfRequest(row.contentType, row.entry, row.locale), row]));
}

export function keyOfRequest(contentType: string, entry: string, locale: string): string {
  return [contentType, entry, locale].join(' ');
}

/**
 * Ends requests of an entry that was written and counted: of languages that it has no more or that are ready, and all of
 * an entry without a language. In the caller's transaction.
 * @param gone languages that it had
 */
export async function endRequests(
  strapi: Core.Strapi,
  place: { contentType: string; entry: string },
  stored: readonly string[],
  gone: readonly string[],
): Promise<void> {
  const requests: (RequestRow & { id: number })[] = await queryRequests(strapi).findMany({ where: place });
  if (requests.length === 0) return;
  const counts: CountRow[] = await queryCounts(strapi).findMany({ where: place });
  const isOver = ({ locale }: RequestRow) => {
    if (stored.length === 0 || (gone.includes(locale) && !stored.includes(locale))) return true;
    const pages = counts.filter((row) => row.locale === locale);
    return pages.length > 0 && pages.every((row) => row.origin === null || isReady(readCounts(row)));
  };
  const over = requests.filter(isOver).map(({ id }) => id);
  if (over.length > 0) await queryRequests(strapi).deleteMany({ where: { id: { $in: over } } });
}
