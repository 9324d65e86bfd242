import type { Core, UID } from '@strapi/strapi';
import { FILE_TYPE } from '../../names.ts';
import { divide, groupBy } from './group-rows.ts';
import type { StoredUse, UseTarget } from './use-model.ts';

/** A row of an entry, or of a component in it, that holds a file. */
interface Holder {
  /** Of the file's relation: tells one use from another. */
  useId: number;
  uid: string;
  id: number;
  /** Names of the attributes that lead from it to the file. */
  path: readonly string[];
  targetId: string;
}

/** Components may stand in components; no form of Strapi's goes deeper. */
const DEEPEST = 8;

/**
 * Uses of files outside of pages' blocks: in the media fields of entries, such as the picture for shared links, and of
 * their components. Strapi keeps those in tables of its own, so they are read there, and no index of ours can be wrong.
 */
export async function loadFieldUses(strapi: Core.Strapi, targets: readonly UseTarget[]): Promise<StoredUse[]> {
  let holders = await loadHolders(strapi, targets);
  const uses: StoredUse[] = [];
  for (let depth = 0; holders.length > 0 && depth <= DEEPEST; depth += 1) {
    const within: Holder[] = [];
    for (const [uid, ofType] of groupBy(holders, (holder) => holder.uid)) {
      if (uid in strapi.components) within.push(...(await climb(strapi, uid, ofType)));
      else uses.push(...(await readEntryRows(strapi, uid, ofType)));
    }
    holders = within;
  }
  return uses;
}

/** The columns of a table that joins two others, as Strapi's database layer describes them. */
interface JoinTable {
  name: string;
  joinColumn: { name: string };
  morphColumn: { idColumn: { name: string }; typeColumn: { name: string } };
}

function joinTableOf(strapi: Core.Strapi, uid: string, attribute: string): JoinTable {
  return (strapi.db.metadata.get(uid).attributes[attribute] as unknown as { joinTable: JoinTable }).joinTable;
}

async function loadHolders(strapi: Core.Strapi, targets: readonly UseTarget[]): Promise<Holder[]> {
  const { name, joinColumn, morphColumn } = joinTableOf(strapi, FILE_TYPE, 'related');
  const holders: Holder[] = [];
  for (const batch of divide(targets)) {
    const files: { id: number; documentId: string }[] = await strapi.db.query(FILE_TYPE).findMany({
      where: { documentId: { $in: batch.map(({ id }) => id) } },
      select: ['id', 'documentId'],
    });
    const documentIds = new Map(files.map(({ id, documentId }) => [id, documentId]));
    const rows: Record<string, unknown>[] = await strapi.db
      .getConnection(name)
      .whereIn(joinColumn.name, [...documentIds.keys()])
      .select('*');
    for (const row of rows) {
      holders.push({
        useId: Number(row.id),
        uid: String(row[morphColumn.typeColumn.name]),
        id: Number(row[morphColumn.idColumn.name]),
        path: [String(row.field)],
        targetId: documentIds.get(Number(row[joinColumn.name])) ?? '',
      });
    }
  }
  return holders;
}

/** From components to what they stand in. One that stands in nothing is left over from an entry that is gone. */
async function climb(strapi: Core.Strapi, component: string, holders: readonly Holder[]): Promise<Holder[]> {
  const byId = groupBy(holders, ({ id }) => String(id));
  const found: Holder[] = [];
  const models = Object.entries<{ attributes: Record<string, object> }>({
    ...strapi.contentTypes,
    ...strapi.components,
  });
  for (const [uid, { attributes }] of models) {
    const names = Object.keys(attributes).filter((name) => mayHold(attributes[name], component));
    if (names[0] === undefined) continue;
    const { name: table } = joinTableOf(strapi, uid, names[0]);
    for (const batch of divide([...byId.keys()].map(Number))) {
      const rows: { entity_id: number; cmp_id: number; field: string }[] = await strapi.db
        .getConnection(table)
        .where('component_type', component)
        .whereIn('field', names)
        .whereIn('cmp_id', batch)
        .select('entity_id', 'cmp_id', 'field');
      for (const { entity_id: id, cmp_id, field } of rows) {
        for (const holder of byId.get(String(cmp_id)) ?? [])
          found.push({ ...holder, uid, id: Number(id), path: [field, ...holder.path] });
      }
    }
  }
  return found;
}

function mayHold(attribute: object = {}, uid: string): boolean {
  const { component, components } = attribute as { component?: string; components?: readonly string[] };
  return component === uid || (components?.includes(uid) ?? false);
}

async function readEntryRows(strapi: Core.Strapi, uid: string, holders: readonly Holder[]): Promise<StoredUse[]> {
  const type = strapi.contentTypes[uid as UID.ContentType];
  const options = type?.pluginOptions as { 'content-manager'?: { visible?: boolean } } | undefined;
  // Nobody finds an entry of a type that Strapi keeps for itself.
  if (!type || options?.['content-manager']?.visible === false) return [];
  const { attributes } = strapi.db.metadata.get(uid);
  const select = ['id', 'documentId', 'locale', 'publishedAt'].filter((name) => name in attributes);
  const rows = new Map<number, Record<string, unknown>>();
  for (const batch of divide([...new Set(holders.map(({ id }) => id))])) {
    const found: { id: number }[] = await strapi.db
      .query(uid as UID.ContentType)
      .findMany({ where: { id: { $in: batch } }, select });
    for (const row of found) rows.set(row.id, row);
  }
  return holders.flatMap((holder): StoredUse[] => {
    const row = rows.get(holder.id);
    if (!row) return [];
    const status = row.publishedAt ? 'published' : 'draft';
    return [
      {
        // Those of the index are counted upwards.
        id: -holder.useId,
        entryId: holder.id,
        uid,
        documentId: String(row.documentId),
        locale: typeof row.locale === 'string' ? row.locale : null,
        status: type.options?.draftAndPublish ? status : null,
        field: holder.path.join('.'),
        blockId: '',
        blockType: '',
        path: '',
        isHidden: false,
        targetType: 'media',
        targetId: holder.targetId,
      },
    ];
  });
}
