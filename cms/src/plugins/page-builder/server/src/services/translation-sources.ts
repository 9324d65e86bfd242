import type { Core, UID } from '@strapi/strapi';
import type { Source, Sources, Stamp, Stamps } from '../../../shared/envelope.ts';
import { isSameJson } from '../../../shared/version.ts';
import { namePeople } from './translations/people.ts';
import { type StoredSource, type StoredStamp, stampTexts, type Words } from './translations/stamp-texts.ts';
import { divide, groupBy } from './uses/group-rows.ts';
import { findAuthor } from './versions/find-author.ts';
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
  const readStored = async (place: SourcePlace) =>
    ((await storeOf(place).get({})) as Readonly<Record<string, StoredSource>> | null) ?? {};
  return {
    /** What is noted, without by whom. */
    async read(place: SourcePlace): Promise<Sources> {
      return mapRecords(await readStored(place), ({ by: _, ...record }) => record);
    },

    /** With who has done something about each text last, by their names. */
    async readNamed(place: SourcePlace): Promise<Sources> {
      const stored = await readStored(place);
      const stamps = Object.values(stored).flatMap(({ by = {} }) =>
        Object.values(by).flatMap(Object.values<StoredStamp>),
      );
      const people = await namePeople(
        strapi,
        stamps.map(([person]) => person),
      );
      const names = new Map(people.map(({ id, name }) => [id, name]));
      return mapRecords(stored, ({ by, ...record }) => ({ ...record, ...(by && { by: nameStamps(by, names) }) }));
    },

    /**
     * Stores records in place of those that are there, with the user of the admin who has sent the request as who has done
     * what is new about their texts.
     * @param wordsOf what stands in the places of a block; left out where nobody has done anything
     */
    async write(place: SourcePlace, sources: Sources, wordsOf?: (block: string) => Words): Promise<void> {
      const stored = await readStored(place);
      const { person } = wordsOf ? findAuthor(strapi) : { person: null };
      const writer = person === null ? undefined : { person, at: Date.now() };
      const stamped = mapRecords(sources, (record, block) =>
        stampTexts(record, stored[block], wordsOf?.(block) ?? {}, writer),
      );
      if (!isSameJson(stamped, stored)) await storeOf(place).set({ value: stamped });
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

function mapRecords<From, To>(
  records: Readonly<Record<string, From>>,
  map: (record: From, block: string) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(records).map(([block, record]) => [block, map(record, block)]));
}

function nameStamps(stamps: Stamps<StoredStamp>, names: ReadonlyMap<number, string>): NonNullable<Source['by']> {
  return mapRecords(stamps, (ofPlace) =>
    mapRecords(
      ofPlace,
      ([person, at, deed, words]): Stamp => ({
        ...{ name: names.get(person) ?? null, at: new Date(at).toISOString() },
        ...{ deed, words },
      }),
    ),
  );
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
