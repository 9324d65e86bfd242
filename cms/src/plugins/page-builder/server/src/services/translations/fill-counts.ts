import { createHash } from 'node:crypto';
import type { Core, UID } from '@strapi/strapi';
import { findEntryTexts } from '../../documents/entry-texts.ts';
import type { PageRows } from '../migrations/page-rows.ts';
import { getRegistry } from '../registry/registry.ts';
import { queryMemory } from '../translation-memory/memory-rows.ts';
import { countEntry } from './count-entry.ts';
import { type CountedPage, queryCounts } from './count-rows.ts';
import { listTranslatedTypes } from './translated-types.ts';

/** To be raised when texts are counted or remembered otherwise: the next start counts all pages anew. */
const VERSION = 4;

const STORE = { type: 'plugin', name: 'page-builder', key: 'translations' } as const;

/**
 * Counts at a start what is not counted yet: all pages when the plugin, the types with pages or the blocks have changed
 * since, otherwise those that came or went without it, as by an import.
 * @returns how many entries were counted
 */
export async function prepareCounts(strapi: Core.Strapi): Promise<number> {
  const version = describeVersion(strapi);
  const store = strapi.store(STORE);
  if ((await store.get({})) === version) return fill(strapi, ({ isCounted }) => !isCounted);
  const count = await rebuildCounts(strapi);
  await store.set({ value: version });
  return count;
}

/** Counts every page anew. Pages may be written meanwhile. */
export async function rebuildCounts(strapi: Core.Strapi): Promise<number> {
  const uids = listTranslatedTypes(strapi).map(({ uid }) => uid);
  for (const query of [queryCounts(strapi), queryMemory(strapi)])
    await query.deleteMany({ where: { contentType: { $notIn: uids } } });
  return fill(strapi, () => true);
}

async function fill(strapi: Core.Strapi, isMeant: (entry: FoundEntry) => boolean): Promise<number> {
  let count = 0;
  for (const type of listTranslatedTypes(strapi)) {
    for (const entry of (await findEntries(strapi, type)).filter(isMeant)) {
      await countEntry(strapi, type, entry.documentId);
      count += 1;
    }
  }
  return count;
}

interface FoundEntry {
  documentId: string;
  /** Whether each of its languages is counted, and no other. */
  isCounted: boolean;
}

/** All entries of a type that are stored or counted. */
async function findEntries(strapi: Core.Strapi, { uid, fields, hasDrafts }: PageRows): Promise<FoundEntry[]> {
  const stored: { documentId: string; locale: string }[] = await strapi.db.query(uid as UID.ContentType).findMany({
    where: { locale: { $notNull: true }, ...(hasDrafts && { publishedAt: { $null: true } }) },
    select: ['documentId', 'locale'],
  });
  const counted: CountedPage[] = await queryCounts(strapi).findMany({
    where: { contentType: uid },
    select: ['entry', 'field', 'locale'],
  });
  const pages = new Set(
    stored.flatMap(({ documentId, locale }) => fields.map((field) => [documentId, field, locale].join())),
  );
  const known = new Set(counted.map(({ entry, field, locale }) => [entry, field, locale].join()));
  const differing = [...pages, ...known].filter((page) => !pages.has(page) || !known.has(page));
  const uncounted = new Set(differing.map((page) => page.split(',')[0]));
  const ids = new Set([...stored.map(({ documentId }) => documentId), ...counted.map(({ entry }) => entry)]);
  return [...ids].map((documentId) => ({ documentId, isCounted: !uncounted.has(documentId) }));
}

/** Changes with how texts are counted, and with the types and blocks that they are counted of. */
function describeVersion(strapi: Core.Strapi): string {
  const types = listTranslatedTypes(strapi).map(({ uid, fields }) => {
    const texts = fields.flatMap((field) => findEntryTexts(strapi, uid, field));
    return [uid, ...fields, ...texts.map(({ path, conditions = [] }) => path + JSON.stringify(conditions))].join(' ');
  });
  const blocks = [...getRegistry(strapi).blocks.values()].map(({ type, version }) => `${type} ${version}`).sort();
  const hash = createHash('sha256')
    .update([...types, ...blocks].join('\n'))
    .digest('base64url');
  return `${VERSION} ${hash.slice(0, 22)}`;
}
