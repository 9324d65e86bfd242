import { createHash } from 'node:crypto';
import type { Core, UID } from '@strapi/strapi';
import { isLocalized } from '../../documents/is-localized.ts';
import { listPageRows, loadRows, type PageRow, type PageRows, placeOf } from '../migrations/page-rows.ts';
import { removeUses, storeUses } from './store-uses.ts';
import { queryUses, USES_TABLE } from './use-model.ts';

/** To be raised when `readUses` reads more, or otherwise: the next start reads all pages anew. */
const VERSION = 3;

const STORE = { type: 'plugin', name: 'page-builder', key: 'uses' } as const;

/** Rows that are read in one transaction: a page may have a megabyte. */
const BATCH = 50;

/** What reading pages has found. */
export interface IndexReport {
  /** Rows that were read. */
  read: number;
  /** Those of which something else was noted. */
  changed: number;
}

/**
 * Makes the index whole at a start: all of it when the plugin or the types with pages have changed since, otherwise rows
 * that came or went without it, as by an import.
 */
export async function prepareIndex(strapi: Core.Strapi): Promise<IndexReport> {
  const types = listPageRows(strapi);
  const version = describeVersion(strapi, types);
  const store = strapi.store(STORE);
  if ((await store.get({})) !== version) {
    const report = await rebuildIndex(strapi);
    await store.set({ value: version });
    return report;
  }
  const report = { read: 0, changed: 0 };
  for (const type of types) {
    await forgetGoneRows(strapi, type.uid);
    for (;;) {
      const count = await strapi.db.transaction(async () => {
        const ids = await findUnread(strapi, type.uid);
        await noteRows(strapi, type, await loadRowsById(strapi, type, ids));
        return ids.length;
      });
      report.read += count;
      report.changed += count;
      if (count < BATCH) break;
    }
  }
  return report;
}

/** Reads every page and puts right what is noted of it. Pages may be written meanwhile. */
export async function rebuildIndex(strapi: Core.Strapi): Promise<IndexReport> {
  const types = listPageRows(strapi);
  await queryUses(strapi).deleteMany({ where: { uid: { $notIn: types.map(({ uid }) => uid) } } });
  const report = { read: 0, changed: 0 };
  for (const type of types) {
    await forgetGoneRows(strapi, type.uid);
    for (let last = 0; ; ) {
      const rows = await strapi.db.transaction(async () => {
        const found = await loadRows(strapi, type, last, BATCH);
        report.changed += await noteRows(strapi, type, found);
        return found;
      });
      report.read += rows.length;
      last = rows.at(-1)?.id ?? last;
      if (rows.length < BATCH) break;
    }
  }
  return report;
}

/** Changes with what `readUses` reads, and with the types that it is read of. */
function describeVersion(strapi: Core.Strapi, types: readonly PageRows[]): string {
  const lines = types.map(({ uid, fields, hasDrafts }) => {
    const languages = isLocalized(strapi.contentTypes[uid as UID.ContentType]);
    return [uid, ...fields, hasDrafts, languages].join(' ');
  });
  const hash = createHash('sha256').update(lines.join('\n')).digest('base64url');
  return `${VERSION} ${hash.slice(0, 22)}`;
}

/** @returns how many rows were noted otherwise */
export function noteRows(strapi: Core.Strapi, type: PageRows, rows: readonly PageRow[]): Promise<number> {
  return storeUses(
    strapi,
    rows.map((row) => {
      const { uid, documentId, locale, status } = placeOf(row, type, '');
      const pages = Object.fromEntries(type.fields.map((field) => [field, row[field]]));
      return { entryId: row.id, uid, documentId, locale, status, pages };
    }),
  );
}

export async function loadRowsById(
  strapi: Core.Strapi,
  { uid, fields }: PageRows,
  ids: readonly number[],
): Promise<PageRow[]> {
  const { attributes } = strapi.db.metadata.get(uid);
  const columns = ['id', 'documentId', 'locale', 'publishedAt'].filter((name) => name in attributes);
  const rows: PageRow[] = [];
  for (let start = 0; start < ids.length; start += BATCH) {
    const where = { id: { $in: ids.slice(start, start + BATCH) } };
    const select = [...columns, ...fields];
    rows.push(...(await strapi.db.query(uid as UID.ContentType).findMany({ where, select })));
  }
  return rows;
}

/** Rows of which nothing is noted, some at a time. */
async function findUnread(strapi: Core.Strapi, uid: string): Promise<number[]> {
  const { tableName } = strapi.db.metadata.get(uid);
  return await strapi.db.transaction(async ({ trx }) => {
    const rows: Row[] = await joinUses(strapi, `${tableName} as entry`, `${USES_TABLE} as noted`, uid)
      .whereNull('noted.id')
      .orderBy('entry.id')
      .limit(BATCH)
      .select('entry.id')
      .transacting(trx);
    return rows.map(({ id }) => id);
  });
}

/** Takes away what is noted of rows of a type that are no longer there. */
export async function forgetGoneRows(strapi: Core.Strapi, uid: string): Promise<void> {
  const { tableName } = strapi.db.metadata.get(uid);
  await strapi.db.transaction(async ({ trx }) => {
    const rows: Row[] = await joinUses(strapi, `${USES_TABLE} as noted`, `${tableName} as entry`, uid)
      .where('noted.uid', uid)
      .whereNull('entry.id')
      .select('noted.id')
      .transacting(trx);
    const ids = rows.map(({ id }) => id);
    await removeUses(strapi, ids);
  });
}

interface Row {
  id: number;
}

/** Both tables in one statement, and so at one moment: what is written meanwhile is in both or in none. */
function joinUses(strapi: Core.Strapi, left: string, right: string, uid: string) {
  return strapi.db
    .getConnection(left)
    .leftJoin(right, (join) => join.on('noted.entry_id', 'entry.id').andOnVal('noted.uid', uid));
}
