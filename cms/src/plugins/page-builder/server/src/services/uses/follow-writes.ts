import type { Core, UID } from '@strapi/strapi';
import { listPageRows, type PageRow, type PageRows, placeOf } from '../migrations/page-rows.ts';
import { copyUses } from './copy-uses.ts';
import { forgetGoneRows, loadRowsById, noteRows } from './index-rows.ts';
import { findUpdated } from './known-drafts.ts';
import { forgetRows, isNoted, storeUses } from './store-uses.ts';

/** What says where a row belongs. */
const PLACE = ['documentId', 'locale', 'publishedAt'] as const;

type Lifecycles = Parameters<Core.Strapi['db']['lifecycles']['subscribe']>[0];
type Event = Parameters<Extract<Lifecycles, (...parameters: never[]) => unknown>>[0];

/**
 * Notes the uses of every row with a page as it is written, in the transaction of the write. All of Strapi's writes end
 * in these queries: the document service, its copies of drafts when publishing, releases, deleted languages, and code that
 * writes rows itself. Only what goes around Strapi, such as SQL by hand or an import, does not: a start finds rows that
 * came or went that way, and `page-builder index-uses` the rest.
 */
export function followWrites(strapi: Core.Strapi): void {
  for (const type of listPageRows(strapi)) {
    strapi.db.lifecycles.subscribe({
      models: [type.uid],
      async afterCreate(event) {
        const { result, params } = event;
        if (await copyUses(strapi, type, result.id, params.data ?? {})) return;
        await noteWrite(strapi, type, event, type.fields);
      },
      async afterUpdate(event) {
        const fields = listWritten(type, event);
        if (event.result && (fields.length > 0 || isMoved(event))) await noteWrite(strapi, type, event, fields);
      },
      async afterDelete({ result }) {
        if (result) await forgetRows(strapi, type.uid, [result.id]);
      },
      async afterCreateMany({ result }) {
        await noteRows(strapi, type, await loadRowsById(strapi, type, result.ids));
      },
      async beforeUpdateMany(event) {
        // Afterwards the condition may hold for others.
        if (listWritten(type, event).length > 0 || isMoved(event)) event.state.ids = await findIds(strapi, type, event);
      },
      async afterUpdateMany({ state }) {
        const ids = (state.ids ?? []) as number[];
        await noteRows(strapi, type, await loadRowsById(strapi, type, ids));
      },
      afterDeleteMany: () => forgetGoneRows(strapi, type.uid),
    });
  }
}

function listWritten({ fields }: PageRows, { params }: Event): string[] {
  return fields.filter((field) => params.data?.[field] !== undefined);
}

function isMoved({ params }: Event): boolean {
  return PLACE.some((name) => params.data?.[name] !== undefined);
}

async function findIds(strapi: Core.Strapi, { uid }: PageRows, { params }: Event): Promise<number[]> {
  const rows = await strapi.db.query(uid as UID.ContentType).findMany({ where: params.where ?? {}, select: ['id'] });
  return rows.map(({ id }: { id: number }) => id);
}

/** @param fields those that the write has set; their values are not read once more */
async function noteWrite(
  strapi: Core.Strapi,
  type: PageRows,
  { params, result }: Event,
  fields: readonly string[],
): Promise<void> {
  const row = PLACE.every((name) => result[name] !== undefined)
    ? (result as PageRow)
    : (await loadRowsById(strapi, { ...type, fields: [] }, [result.id ?? params.where?.id]))[0];
  if (!row) return;
  const { uid, documentId, locale, status } = placeOf(row, type, '');
  const place = { entryId: row.id, uid, documentId, locale, status };
  // Strapi says with every update where the row belongs, and hardly ever something new.
  if (fields.length === 0 && (isWhereItWas(type, row) || (await isNoted(strapi, place)))) return;
  const pages = Object.fromEntries(fields.map((field) => [field, params.data?.[field] ?? null]));
  await storeUses(strapi, [{ ...place, pages }]);
}

function isWhereItWas({ uid }: PageRows, row: PageRow): boolean {
  const before = findUpdated(uid, row.id);
  return before !== undefined && PLACE.every((name) => (before[name] ?? null) === (row[name] ?? null));
}
