import { AsyncLocalStorage } from 'node:async_hooks';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';

/** A file as the storage of uploads knows it: an upload, or a smaller version of one. */
export interface StoredFile {
  hash: string;
  ext: string;
  url?: string;
  /** Where it is until it is stored. */
  filepath?: string;
}

interface Storage {
  delete(file: StoredFile): Promise<unknown>;
}

interface Storing {
  file: StoredFile;
  done: Promise<unknown>;
}

/** What the call that runs has given to the storage. */
const storing = new AsyncLocalStorage<Storing[]>();

export interface StorageService {
  upload(file: StoredFile): Promise<void>;
  replace(file: StoredFile, old: StoredFile): Promise<void>;
}

/**
 * Strapi's service in front of the storage, which keeps in mind what it stores for `storeWhole`. In the public folder it
 * replaces a file once the new one is written to its end, where Strapi writes over the one that visitors see.
 */
export function keepWhole<Service extends StorageService>(strapi: Core.Strapi, service: Service): Service {
  const upload = (file: StoredFile) => {
    const { hash, ext } = file;
    const done = service.upload(file);
    storing.getStore()?.push({ file: { hash, ext }, done });
    return done;
  };
  const locate = ({ hash, ext }: StoredFile) => join(strapi.dirs.static.public, 'uploads', `${hash}${ext}`);
  const replace = async (file: StoredFile, old: StoredFile) => {
    if (strapi.config.get('plugin::upload.provider') !== 'local') return service.replace(file, old);
    // Beside the file, whose name its smaller versions get theirs from meanwhile.
    const part = { ...file, hash: `part_${file.hash}` };
    try {
      await service.upload(part);
      await rename(locate(part), locate(file));
    } finally {
      await rm(locate(part), { force: true });
    }
    // What Strapi notes of a file that is stored.
    file.url = `/uploads/${file.hash}${file.ext}`;
    delete file.filepath;
    if (locate(old) !== locate(file)) await rm(locate(old), { force: true });
  };
  return { ...service, upload, replace };
}

/**
 * Stores each file with all its versions, or nothing of it: where one of them cannot be stored, as on a full disk, what
 * was written until then is deleted again, half a file included.
 * @throws what the storage threw
 */
export async function storeWhole<Result>(strapi: Core.Strapi, work: () => Promise<Result>): Promise<Result> {
  const begun: Storing[] = [];
  try {
    return await storing.run(begun, work);
  } catch (error) {
    // Others may still be writing when the first fails.
    await Promise.allSettled(begun.map(({ done }) => done));
    const storage: Storage = strapi.plugin('upload').provider;
    const files = await findOrphans(
      strapi,
      begun.map(({ file }) => file),
    );
    const deleted = await Promise.allSettled(files.map((file) => storage.delete(file)));
    for (const outcome of deleted) {
      if (outcome.status === 'rejected') strapi.log.warn(`A file of a failed upload is left: ${outcome.reason}`);
    }
    throw error;
  }
}

/** Those that no entry of the media library names; of several files in one call, the first may be in it already. */
async function findOrphans(strapi: Core.Strapi, files: readonly StoredFile[]): Promise<StoredFile[]> {
  const rows: { hash: string; formats: Record<string, { hash: string }> | null }[] = await strapi.db
    .query('plugin::upload.file')
    .findMany({ where: { hash: { $in: files.map(({ hash }) => hash) } }, select: ['hash', 'formats'] });
  const named = new Set(
    rows.flatMap(({ hash, formats }) => [hash, ...Object.values(formats ?? {}).map((of) => of.hash)]),
  );
  return files.filter(({ hash }) => !named.has(hash));
}
