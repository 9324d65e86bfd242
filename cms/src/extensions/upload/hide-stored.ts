import { copyFile, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readUpload } from '@lumavelo/strapi-plugin/read-upload';
import type { Core } from '@strapi/strapi';
import { hasAsides } from './decode-image.ts';
import { hidePosition } from './hide-position.ts';

const FILES = 'plugin::upload.file';

interface StoredFile {
  id: number;
  name: string;
  hash: string;
  ext: string;
  mime: string;
  url: string;
  alternativeText: string | null;
  caption: string | null;
  focalPoint: object | null;
}

interface UploadService {
  replace(id: number, request: { data: object; file: object }): Promise<unknown>;
}

/**
 * Takes out of every stored file where it was made, as is done with those that arrive: files of releases that did not do
 * it. Addresses stay. Files that say nothing are left alone, so running it again costs reading them.
 * @param tell gets a line for each file that was changed, or could not be
 */
export async function hideStored(strapi: Core.Strapi, tell: (line: string) => void): Promise<void> {
  const { sizeLimit } = strapi.config.get<{ sizeLimit: number }>('plugin::upload');
  const files: StoredFile[] = await strapi.db.query(FILES).findMany({ orderBy: { id: 'asc' } });
  for (const file of files) {
    const folder = await mkdtemp(join(tmpdir(), 'stored-'));
    try {
      const bytes = await readUpload(strapi, file.url, sizeLimit);
      if (await hide(strapi, file, bytes, folder))
        tell(`"${file.name}" (${file.url}) no longer says where it was made.`);
    } catch (error) {
      tell(`"${file.name}" (${file.url}) was left as it is: ${(error as Error).message}`);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

/** Replaces the file by itself where it says something: on the way, that goes. */
async function hide(strapi: Core.Strapi, file: StoredFile, bytes: Uint8Array, folder: string): Promise<boolean> {
  const { id, name, hash, ext, mime, alternativeText, caption, focalPoint } = file;
  const filepath = join(folder, 'stored');
  const originalFilename = `${hash}${ext}`;
  await writeFile(filepath, bytes);
  const tried = join(folder, 'tried');
  await copyFile(filepath, tried);
  const saysMore = mime.startsWith('image/')
    ? hasAsides(bytes)
    : await hidePosition({ filepath: tried, originalFilename });
  if (!saysMore) return false;
  const { size } = await stat(filepath);
  const fileInfo = { name, alternativeText, caption, focalPoint };
  const service = strapi.plugin('upload').service('upload') as UploadService;
  await service.replace(id, { data: { fileInfo }, file: { filepath, originalFilename, mimetype: mime, size } });
  return true;
}
