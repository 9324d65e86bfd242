import { createHash } from 'node:crypto';
import type { Core, UID } from '@strapi/strapi';
import type { Registry } from 'page-format';
import { getRegistry } from '../registry/registry.ts';
import { listPageRows, loadRows, type PagePlace, placeOf } from './page-rows.ts';
import { readChange, type StoredChange } from './read-change.ts';

/** A stored page that is not as this version of the project would store it. */
export interface FoundPage {
  place: PagePlace;
  change: Exclude<StoredChange, { state: 'current' }>;
}

interface MigrateOptions {
  /** Rows that are read, and written, in one transaction. */
  batch: number;
  /** Told of every page that is not current, once its batch is stored. */
  onPage(page: FoundPage): void;
}

/** How far a run came that may have ended early. */
interface Progress {
  /** Which versions of blocks it migrated to. */
  versions: string;
  uid: string;
  /** The last row that is done. */
  id: number;
}

const PROGRESS = { type: 'plugin', name: 'page-builder', key: 'migration' } as const;

/**
 * Migrations of what is stored. Nothing depends on them: pages are migrated whenever they are read, so visitors see the
 * same page before and after, and there is nothing to publish again. For the same reason a page keeps its `updatedAt`:
 * Strapi compares the times of a draft and its published version, sites show them, and the publisher builds again by
 * them. Migrating serves to take old steps out of the code one day, and to see beforehand what they do.
 */
export function createMigrationsService({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** Every stored page that is old, damaged or newer; changes nothing. */
    find: (batch: number): AsyncGenerator<FoundPage> => findPages(strapi, batch),

    /** Where a run that ended early goes on; undefined where none did, or blocks have changed since. */
    async readProgress(): Promise<Pick<Progress, 'uid' | 'id'> | undefined> {
      const progress = (await strapi.store(PROGRESS).get({})) as Progress | null;
      return progress?.versions === describeVersions(getRegistry(strapi).blocks) ? progress : undefined;
    },

    /** Stores every old page as it is now. Goes on where a run before ended early; once more is harmless. */
    migrate: (options: MigrateOptions): Promise<void> => migratePages(strapi, options),
  };
}

export type MigrationsService = ReturnType<typeof createMigrationsService>;

async function* findPages(strapi: Core.Strapi, batch: number): AsyncGenerator<FoundPage> {
  const { blocks } = getRegistry(strapi);
  for (const type of listPageRows(strapi)) {
    let last = 0;
    for (;;) {
      const rows = await loadRows(strapi, type, last, batch);
      for (const row of rows) {
        for (const field of type.fields) {
          const change = readChange(row[field], blocks);
          if (change.state !== 'current') yield { place: placeOf(row, type, field), change };
        }
      }
      if (rows.length < batch) break;
      last = rows.at(-1)?.id ?? last;
    }
  }
}

async function migratePages(strapi: Core.Strapi, { batch, onPage }: MigrateOptions): Promise<void> {
  const { blocks } = getRegistry(strapi);
  const store = strapi.store(PROGRESS);
  const versions = describeVersions(blocks);
  const known = (await store.get({})) as Progress | null;
  const start = known?.versions === versions ? known : undefined;
  for (const type of listPageRows(strapi)) {
    if (start && type.uid < start.uid) continue;
    let last = type.uid === start?.uid ? start.id : 0;
    let isDone = false;
    while (!isDone) {
      // What is written and how far the run came are stored together or not at all.
      const found = await strapi.db.transaction(async () => {
        const rows = await loadRows(strapi, type, last, batch);
        const pages: FoundPage[] = [];
        for (const row of rows) {
          const data: Record<string, unknown> = {};
          for (const field of type.fields) {
            const change = readChange(row[field], blocks);
            if (change.state === 'old') data[field] = change.migrated;
            if (change.state !== 'current') pages.push({ place: placeOf(row, type, field), change });
          }
          if (Object.keys(data).length === 0) continue;
          await strapi.db
            .query(type.uid as UID.ContentType)
            .updateMany({ where: { id: row.id }, data: { ...data, updatedAt: row.updatedAt } });
        }
        last = rows.at(-1)?.id ?? last;
        isDone = rows.length < batch;
        await store.set({ value: { versions, uid: type.uid, id: last } satisfies Progress });
        return pages;
      });
      for (const page of found) onPage(page);
    }
  }
  await store.delete({});
}

/** Changes whenever a block gets another version: then a run begins anew. */
function describeVersions(blocks: Registry): string {
  const lines = [...blocks.values()].map(({ type, version }) => `${type} ${version}`).sort();
  return createHash('sha256').update(lines.join('\n')).digest('base64url').slice(0, 22);
}
