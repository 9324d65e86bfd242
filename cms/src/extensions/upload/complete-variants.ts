import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IMAGE_VARIANTS } from '@lumavelo/blocks/site';
import { FileGone, readUpload, UploadTooLarge } from '@lumavelo/strapi-plugin/read-upload';
import type { Core } from '@strapi/strapi';
import { decodeFile, nameVariant, type UploadedFile, VARIANT_TYPES } from './image-variants.ts';

const FILES = 'plugin::upload.file';

/** Longest time in milliseconds that storage outside may take to store one version. */
const STORE_TIME_LIMIT = 30_000;

interface FileRow extends Omit<UploadedFile, 'getStream'> {
  id: number;
  url: string;
  formats: Record<string, object> | null;
}

type Variant = (typeof IMAGE_VARIANTS)[number];

/** The storage does not do what it should, and would not with the next file either. */
class StorageFailed extends Error {}

let stopping = new AbortController();
let running: Promise<void> = Promise.resolve();

/**
 * Makes the versions that older releases left out: of an image exactly as wide as a version, that version, which the
 * sites link. Runs at every start and finds nothing once all are there. What fails is told and tried at the next start.
 * Files on storage outside are completed while the CMS answers already: what is slow there must not hold it up.
 */
export async function completeVariants(strapi: Core.Strapi): Promise<void> {
  const { provider } = strapi.config.get<{ provider: string }>('plugin::upload');
  stopping = new AbortController();
  running = completeAll(strapi, provider, stopping.signal);
  if (provider === 'local') await running;
}

/** Ends what is still being made, before the database is closed. */
export async function stopCompleting(): Promise<void> {
  stopping.abort();
  await running;
}

async function completeAll(strapi: Core.Strapi, provider: string, stopped: AbortSignal): Promise<void> {
  const files: { id: number; width: number; formats: FileRow['formats'] }[] = await strapi.db.query(FILES).findMany({
    where: {
      mime: { $in: [...VARIANT_TYPES] },
      width: { $in: IMAGE_VARIANTS.map(({ width }) => width) },
      // A version stands beside its file; where that was stored by other means, it cannot be put there.
      provider,
    },
    select: ['id', 'width', 'formats'],
  });
  const incomplete = files.filter((file) => findMissing(file));
  for (const [index, { id }] of incomplete.entries()) {
    // Read again, because it may have been replaced by now.
    const file: FileRow | null = await strapi.db
      .query(FILES)
      .findOne({ where: { id }, select: ['id', 'name', 'hash', 'ext', 'mime', 'width', 'url', 'formats'] });
    const missing = file && findMissing(file);
    if (!missing) continue;
    try {
      await storeVariant(strapi, file, missing, stopped);
      strapi.log.info(`The picture "${file.name}" (${file.url}) has its version of ${missing.width} pixels now.`);
    } catch (error) {
      if (stopped.aborted) return;
      const { message } = error as Error;
      if (error instanceof StorageFailed) {
        strapi.log.warn(
          `Pictures that lack a version which sites show: ${incomplete.length - index}. The storage of uploads keeps it ` +
            `from being made: ${message}. Check that the storage answers and lets the CMS read and write (the settings ` +
            'S3_…, or PUBLIC_DIR), and start the CMS again.',
        );
        return;
      }
      strapi.log.warn(
        `The picture "${file.name}" (${file.url}) lacks its version of ${missing.width} pixels, which could not be ` +
          `made: ${message}. Upload the picture again under "Replace media".`,
      );
    }
  }
}

function findMissing({ width, formats }: Pick<FileRow, 'width' | 'formats'>): Variant | undefined {
  return IMAGE_VARIANTS.find((variant) => variant.width === width && !formats?.[variant.prefix]);
}

/** @throws StorageFailed, or Error saying what is wrong with this picture */
async function storeVariant(strapi: Core.Strapi, file: FileRow, missing: Variant, stopped: AbortSignal): Promise<void> {
  const { sizeLimit } = strapi.config.get<{ sizeLimit: number }>('plugin::upload');
  const bytes = await ofStorage(readUpload(strapi, file.url, sizeLimit), stopped);
  const tmpWorkingDirectory = await mkdtemp(join(tmpdir(), 'variants-'));
  try {
    const filepath = join(tmpWorkingDirectory, 'original');
    await writeFile(filepath, bytes);
    const picture = { ...file, filepath, getStream: () => createReadStream(filepath), tmpWorkingDirectory };
    const image = await decodeFile(picture, null, [missing]);
    if (!image) throw new Error('it is damaged');
    const variant = nameVariant(picture, missing.prefix, image);
    if (!variant) return;
    await ofStorage(strapi.plugin('upload').service('provider').upload(variant), stopped);
    const formats = { ...file.formats, [missing.prefix]: variant };
    await strapi.db.query(FILES).update({ where: { id: file.id }, data: { formats } });
  } finally {
    await rm(tmpWorkingDirectory, { recursive: true, force: true });
  }
}

/**
 * @throws what says that the file itself is not there to be read; StorageFailed for everything else, a storage that
 * takes too long included
 */
async function ofStorage<Result>(work: Promise<Result>, stopped: AbortSignal): Promise<Result> {
  const end = AbortSignal.any([stopped, AbortSignal.timeout(STORE_TIME_LIMIT)]);
  const ended = once(end, 'abort').then(() => Promise.reject(end.reason));
  try {
    return await Promise.race([work, ended]);
  } catch (error) {
    if (error instanceof FileGone || error instanceof UploadTooLarge) throw error;
    throw new StorageFailed(explain(error as Failure));
  }
}

/** What the network's errors say of themselves, which is often said by their cause, or by a code alone. */
interface Failure {
  message?: string;
  code?: string;
  name: string;
  cause?: Failure;
}

function explain({ message, code, name, cause }: Failure): string {
  return cause ? explain(cause) : message || code || name;
}
