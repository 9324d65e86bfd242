import type { Core, UID } from '@strapi/strapi';
import type { Sources } from '../../../shared/envelope.ts';
import { divide, groupBy } from './uses/group-rows.ts';
import { queryVersions } from './versions/version-rows.ts';

/** Where the record of one page stands: of an entry, in a language. */
export interface SourcePlace {
  uid: string;
  documentId: string;
  locale: string;
  field: string;
}

/** As Strapi's store writes the keys of this plugin. */
const PREFIX = 'plugin_page-builder_sources:';

/** Which version of the original each translated block was made from. */
export function createTranslationSourcesService({ strapi }: { strapi: Core.Strapi }) {
  const storeOf = ({ uid, documentId, locale, field }: SourcePlace) =>
    strapi.store({ type: 'plugin', name: 'page-builder', key: `sources:${uid}:${documentId}:${locale}:${field}` });
  return {
    async read(place: SourcePlace): Promise<Sources> {
      return ((await storeOf(place).get({})) as Sources | null) ?? {};
    },
    async write(place: SourcePlace, sources: Sources): Promise<void> {
      await storeOf(place).set({ value: sources });
    },

    /** Removes the records of pages that are gone for good: deleted, and no version is left to bring them back from. */
    async prune(): Promise<void> {
      const store = strapi.db.query('strapi::core-store' as UID.Schema);
      const rows: { id: number; key: string }[] = await store.findMany({
        where: { key: { $startsWith: PREFIX } },
        select: ['id', 'key'],
      });
      const records = rows.flatMap((row) => readKey(row.key).map((place) => ({ ...place, id: row.id })));
      const gone: number[] = [];
      for (const [uid, ofType] of groupBy(records, (record) => record.uid)) {
        // A type that is not there today may come back with the plugin that brings it.
        if (!strapi.contentTypes[uid as UID.ContentType]) continue;
        for (const part of divide(ofType)) gone.push(...(await listGone(strapi, uid, part)));
      }
      for (const ids of divide(gone)) await store.deleteMany({ where: { id: { $in: ids } } });
    },
  };
}

function readKey(key: string): SourcePlace[] {
  const parts = /^(?<uid>.+):(?<documentId>[^:]+):(?<locale>[^:]+):(?<field>[^:]+)$/.exec(key.slice(PREFIX.length));
  return parts?.groups ? [{ ...(parts.groups as unknown as SourcePlace) }] : [];
}

async function listGone(
  strapi: Core.Strapi,
  uid: string,
  records: readonly (SourcePlace & { id: number })[],
): Promise<number[]> {
  const ids = [...new Set(records.map(({ documentId }) => documentId))];
  const stored: { documentId: string; locale: string }[] = await strapi.db
    .query(uid as UID.ContentType)
    .findMany({ where: { documentId: { $in: ids } }, select: ['documentId', 'locale'] });
  const versions: { entry: string; locale: string }[] = await queryVersions(strapi).findMany({
    where: { contentType: uid, entry: { $in: ids } },
    select: ['entry', 'locale'],
  });
  const kept = new Set([
    ...stored.map(({ documentId, locale }) => `${documentId} ${locale}`),
    ...versions.map(({ entry, locale }) => `${entry} ${locale}`),
  ]);
  return records.filter(({ documentId, locale }) => !kept.has(`${documentId} ${locale}`)).map(({ id }) => id);
}
