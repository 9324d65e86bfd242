import { setImmediate } from 'node:timers/promises';
import type { Core, UID } from '@strapi/strapi';
import { lockEntry } from '../../documents/lock-entry.ts';
import type { WriteContext } from '../../documents/write-context.ts';
import { VERSION_MODEL } from '../../names.ts';
import { DAY, type KeepRule, selectPruned } from './select-pruned.ts';
import {
  encodeAfter,
  HEAD,
  type Link,
  queryVersions,
  readChain,
  type VersionHead,
  type VersionPlace,
  type VersionRow,
} from './version-rows.ts';

/**
 * Lets go of the versions that the rule does not keep. What follows a version in its row is written anew, so that every
 * version that stays can be read.
 * @returns how many are gone
 */
export async function pruneVersions(strapi: Core.Strapi, rule: KeepRule, now = Date.now()): Promise<number> {
  let count = 0;
  for (const place of await listPlaces(strapi, new Date(now - rule.allDays * DAY))) {
    const isGone = !(await isStored(strapi, place));
    const heads = (await queryVersions(strapi).findMany({
      where: { ...place },
      select: HEAD,
      orderBy: { id: 'asc' },
    })) as VersionHead[];
    const dated = heads.map(({ id, savedAt, kind, name }) => ({
      id,
      savedAt: new Date(savedAt).getTime(),
      isKept: kind === 'publish' || name !== null,
    }));
    const isOld = dated.every(({ savedAt }) => now - savedAt > rule.allDays * DAY);
    const pruned = isGone ? (isOld ? dated.map(({ id }) => id) : []) : selectPruned(dated, rule, now);
    const chains = new Map<number, number[]>();
    const gone = new Set(pruned);
    for (const { id, whole } of heads) {
      if (gone.has(id)) chains.set(whole ?? id, [...(chains.get(whole ?? id) ?? []), id]);
    }
    for (const [whole, ids] of chains) {
      await pruneChain(strapi, place, whole, new Set(ids));
      count += ids.length;
      await setImmediate();
    }
  }
  return count;
}

/** Entries that have versions from before a time. */
async function listPlaces(strapi: Core.Strapi, before: Date): Promise<VersionPlace[]> {
  const { tableName } = strapi.db.metadata.get(VERSION_MODEL);
  const rows = (await strapi.db
    .getConnection(tableName)
    .where('saved_at', '<', before)
    .distinct('content_type', 'entry', 'locale')) as { content_type: string; entry: string; locale: string }[];
  return rows.map(({ content_type: contentType, entry, locale }) => ({ contentType, entry, locale }));
}

async function isStored(strapi: Core.Strapi, { contentType, entry, locale }: VersionPlace): Promise<boolean> {
  // A type that is not there today may come back with the plugin that brings it.
  if (!strapi.contentTypes[contentType as UID.ContentType]) return true;
  const where = { documentId: entry, ...(locale !== '' && { locale }) };
  return (await strapi.db.query(contentType as UID.ContentType).findOne({ where, select: ['id'] })) !== null;
}

async function pruneChain(
  strapi: Core.Strapi,
  place: VersionPlace,
  whole: number,
  gone: ReadonlySet<number>,
): Promise<void> {
  const { contentType, entry } = place;
  await strapi.db.transaction(async ({ trx }) => {
    await lockEntry(strapi, trx, { uid: contentType, params: { documentId: entry } } as WriteContext);
    const query = queryVersions(strapi);
    const chain = (await query.findMany({
      where: { ...place, $or: [{ id: whole }, { whole }] },
      select: ['id', 'whole', 'depth', 'content'],
      orderBy: { id: 'asc' },
    })) as VersionRow[];
    const snapshots = readChain(chain);
    let before: Link | undefined;
    for (const [index, { id }] of chain.entries()) {
      const snapshot = snapshots?.[index];
      // A row that cannot be read stays as it is until all of it goes.
      if (gone.has(id) || !snapshot) continue;
      const { whole: first, depth, content } = encodeAfter(snapshot, before);
      await query.update({ where: { id }, data: { whole: first, depth, content } });
      before = { id, whole: first, depth, snapshot };
    }
    if (snapshots || gone.size === chain.length) {
      await query.deleteMany({ where: { id: { $in: [...gone] } } });
    }
  });
}
