import type { Core } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';
import type { VersionKind } from '../../../../shared/version-record.ts';
import { digestOf, type Snapshot, VersionError } from './encode-version.ts';
import type { Author } from './find-author.ts';
import { summariseVersion } from './summarise-version.ts';
import {
  encodeAfter,
  HEAD,
  type Link,
  loadSnapshot,
  queryVersions,
  type VersionHead,
  type VersionPlace,
} from './version-rows.ts';

/** Characters of snapshots that are remembered, so that a save need not read the one before it. */
const REMEMBERED = 16 * 1024 * 1024;

interface NewVersion {
  place: VersionPlace;
  snapshot: Snapshot;
  kind: VersionKind;
  author: Author;
  /** See the model. */
  creator: number | null;
  pageFields: readonly string[];
  /** The request that is being answered, if one is. */
  request: object | undefined;
}

/** Kinds in the order in which one request's last one names them all: publishing saves first. */
const WEAK = new Set<VersionKind>(['save', 'import']);

export interface Recorder {
  record(version: NewVersion): Promise<void>;
  /**
   * What one request saves and publishes is one version.
   * @returns whether the request has saved one, which now says that it was published
   */
  publishOwn(place: VersionPlace, request: object): Promise<boolean>;
}

/** Writes versions, one after the other for each entry: to be called inside the transaction of what they are about. */
export function createRecorder(strapi: Core.Strapi): Recorder {
  const remembered = new LRUCache<string, Link & { digest: string }>({
    maxSize: REMEMBERED,
    sizeCalculation: ({ snapshot }) => Object.values(snapshot).reduce((size, text) => size + text.length, 1),
  });
  /** By request, the version that it has made of each entry. */
  const made = new WeakMap<object, Map<string, number>>();

  const findLast = async (place: VersionPlace, key: string): Promise<(Link & { head: VersionHead }) | undefined> => {
    const head = (await queryVersions(strapi).findOne({
      where: { ...place },
      select: HEAD,
      orderBy: { id: 'desc' },
    })) as VersionHead | null;
    if (!head) return undefined;
    const known = remembered.get(key);
    // A transaction that was undone leaves what was never stored.
    if (known?.id === head.id && known.digest === head.digest) return { ...known, head };
    try {
      return { ...head, snapshot: await loadSnapshot(strapi, head), head };
    } catch (error) {
      if (!(error instanceof VersionError)) throw error;
      strapi.log.warn(`Version ${head.id} of ${key} cannot be read: ${error.message} The next one is stored whole.`);
      return undefined;
    }
  };

  const findOwn = (place: VersionPlace, request: object) => made.get(request)?.get(keyOf(place));
  const setKind = (id: number, kind: VersionKind) =>
    queryVersions(strapi).updateMany({ where: { id }, data: { kind } });

  const record = async ({ place, snapshot, kind, author, creator, pageFields, request }: NewVersion): Promise<void> => {
    const key = keyOf(place);
    const last = await findLast(place, key);
    const digest = digestOf(snapshot);
    if (last?.head.digest === digest) {
      if (WEAK.has(kind)) return;
      if (request && kind !== 'delete' && findOwn(place, request) === last.id) {
        await setKind(last.id, kind);
        return;
      }
    }
    const encoded = encodeAfter(snapshot, last);
    const summary = summariseVersion(snapshot, last?.snapshot, pageFields);
    const data = [{ ...place, ...author, creator, ...encoded, savedAt: new Date(), kind, summary, digest }];
    // Unlike `create`, this does not read the row once more.
    const { ids } = await queryVersions(strapi).createMany({ data });
    const id = Number(ids[0]);
    remembered.set(key, { id, whole: encoded.whole, depth: encoded.depth, snapshot, digest });
    if (!request) return;
    const ofRequest = made.get(request) ?? new Map<string, number>();
    made.set(request, ofRequest.set(key, id));
  };

  return {
    record,
    async publishOwn(place, request) {
      const id = findOwn(place, request);
      if (id === undefined) return false;
      await setKind(id, 'publish');
      return true;
    },
  };
}

function keyOf({ contentType, entry, locale }: VersionPlace): string {
  return `${contentType}|${entry}|${locale}`;
}
