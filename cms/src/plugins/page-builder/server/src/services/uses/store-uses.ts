import type { Core } from '@strapi/strapi';
import { divide } from './group-rows.ts';
import { readUses, type UseInField } from './read-uses.ts';
import { queryUses, type StoredUse, USE_COLUMNS, type Use } from './use-model.ts';

/** A row with page fields, as it is stored now. */
export interface UsingRow extends Pick<Use, 'entryId' | 'uid' | 'documentId' | 'locale' | 'status'> {
  /** Its page fields by name; what is left out is as it was when the row was noted last. */
  pages: Readonly<Record<string, unknown>>;
}

/**
 * Notes the uses of rows of one type, and writes only what differs from what is noted. To be called in the transaction
 * in which the rows are written or read.
 * @returns how many rows were noted otherwise
 */
export async function storeUses(strapi: Core.Strapi, rows: readonly UsingRow[]): Promise<number> {
  return rows.length === 0 ? 0 : strapi.db.transaction(() => writeDifferences(strapi, rows));
}

async function writeDifferences(strapi: Core.Strapi, rows: readonly UsingRow[]): Promise<number> {
  const uid = rows[0]?.uid;
  const known: StoredUse[] = await queryUses(strapi).findMany({
    where: { uid, entryId: { $in: rows.map(({ entryId }) => entryId) } },
  });
  const byRow = new Map(rows.map(({ entryId }): [number, StoredUse[]] => [entryId, []]));
  for (const use of known) byRow.get(use.entryId)?.push(use);
  const differences = rows.map((row) => compare(row, byRow.get(row.entryId) ?? []));
  await removeUses(
    strapi,
    differences.flatMap(({ gone }) => gone),
  );
  const added = differences.flatMap((each) => each.added);
  if (added.length > 0) await queryUses(strapi).createMany({ data: added });
  return differences.filter((each) => each.added.length + each.gone.length > 0).length;
}

/** Whether a row is noted as one of this place, whatever its pages use. */
export async function isNoted(strapi: Core.Strapi, place: Omit<UsingRow, 'pages'>): Promise<boolean> {
  return (await queryUses(strapi).count({ where: { ...place, field: '' } })) > 0;
}

/** @param ids of lines in the table of uses */
export async function removeUses(strapi: Core.Strapi, ids: readonly number[]): Promise<void> {
  for (const batch of divide(ids)) await queryUses(strapi).deleteMany({ where: { id: { $in: batch } } });
}

/** Takes away all that is noted of rows which are gone. */
export async function forgetRows(strapi: Core.Strapi, uid: string, entryIds: readonly number[]): Promise<void> {
  if (entryIds.length > 0) await queryUses(strapi).deleteMany({ where: { uid, entryId: { $in: [...entryIds] } } });
}

const READ: UseInField = {
  ...{ field: '', blockId: '', blockType: '', path: '', targetType: '', targetId: '' },
  isHidden: false,
};

function compare({ pages, ...place }: UsingRow, known: readonly StoredUse[]): { added: Use[]; gone: number[] } {
  const kept = known.filter(({ field }) => field !== '' && !(field in pages));
  const read = Object.entries(pages).flatMap(([field, value]) => readUses(field, value));
  const wanted = new Map([READ, ...read, ...kept].map((use) => toEntry({ ...use, ...place })));
  const gone: number[] = [];
  for (const use of known) {
    // What stands there twice is wanted once.
    if (!wanted.delete(keyOf(use))) gone.push(use.id);
  }
  return { added: [...wanted.values()], gone };
}

function toEntry(use: Use): [string, Use] {
  const columns = Object.fromEntries(USE_COLUMNS.map((name) => [name, use[name]])) as unknown as Use;
  return [keyOf(columns), columns];
}

function keyOf(use: Use): string {
  return JSON.stringify(USE_COLUMNS.map((name) => use[name] ?? null));
}
