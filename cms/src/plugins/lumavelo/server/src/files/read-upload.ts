import { readFile, stat } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import type { Core } from '@strapi/strapi';

const FETCH_TIME_LIMIT = 10_000;

/** A stored file has more bytes than its reader takes. */
export class UploadTooLarge extends Error {
  override message = 'it is too large';
}

/** The storage answers, and does not have the file or does not hand it out. */
export class FileGone extends Error {}

/** What a storage answers that is overloaded: 4xx, and yet not about the file. */
const OVERLOADED = [408, 429];

/**
 * The bytes of an uploaded file, from the folder of uploads or from the storage that holds them.
 * @param url as the media library has it: a path of the CMS, or an address of the storage
 * @param limit in bytes
 * @throws UploadTooLarge, FileGone, or another Error saying why the storage cannot be read
 */
export async function readUpload(strapi: Core.Strapi, url: string, limit: number): Promise<Uint8Array> {
  return url.startsWith('/') ? readLocal(strapi, url, limit) : fetchStored(url, limit);
}

async function readLocal(strapi: Core.Strapi, url: string, limit: number): Promise<Uint8Array> {
  const path = normalize(join(strapi.dirs.static.public, decodeURIComponent(url)));
  if (!path.startsWith(normalize(strapi.dirs.static.public))) throw new Error('its address leads elsewhere');
  const { size } = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new FileGone('its file is gone') : error;
  });
  if (size > limit) throw new UploadTooLarge();
  return readFile(path);
}

async function fetchStored(url: string, limit: number): Promise<Uint8Array> {
  const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIME_LIMIT) });
  if (!response.ok) {
    const sentence = `the storage answered ${response.status}`;
    const isOfFile = response.status < 500 && !OVERLOADED.includes(response.status);
    throw isOfFile ? new FileGone(sentence) : new Error(sentence);
  }
  if (Number(response.headers.get('content-length')) > limit) throw new UploadTooLarge();
  return new Uint8Array(await response.arrayBuffer());
}
