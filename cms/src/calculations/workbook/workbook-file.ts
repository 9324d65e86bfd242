import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import type { Core } from '@strapi/strapi';
import { FILE_LIMIT } from '../limits.ts';
import { FILE_TYPE } from '../records.ts';
import { WorkbookRefusal } from './refusal.ts';

const FETCH_TIME_LIMIT = 10_000;

export interface WorkbookFile {
  name: string;
  bytes: Uint8Array;
  /** SHA-256 of the bytes: the same file uploaded twice is the same workbook. */
  hash: string;
}

/**
 * The bytes of an uploaded workbook, from the folder of uploads or from the storage that holds them.
 * @returns undefined when there is no such file
 * @throws WorkbookRefusal when it is no .xlsx file, too large, or cannot be read
 */
export async function readWorkbookFile(strapi: Core.Strapi, id: number): Promise<WorkbookFile | undefined> {
  const file = await strapi.db.query(FILE_TYPE).findOne({ where: { id }, select: ['name', 'ext', 'url', 'size'] });
  if (!file) return undefined;
  const { name, ext, url } = file as { name: string; ext: string | null; url: string };
  if (ext?.toLowerCase() !== '.xlsx') {
    throw new WorkbookRefusal(`"${name}" is no .xlsx file. Save the workbook as "Excel Workbook (.xlsx)".`);
  }
  try {
    const bytes = url.startsWith('/') ? await readUpload(strapi, url) : await fetchUpload(url);
    return { name, bytes, hash: createHash('sha256').update(bytes).digest('hex') };
  } catch (error) {
    if (error instanceof WorkbookRefusal) throw error;
    throw new WorkbookRefusal(`"${name}" could not be read from the media library (${(error as Error).message}).`);
  }
}

async function readUpload(strapi: Core.Strapi, url: string): Promise<Uint8Array> {
  const path = normalize(join(strapi.dirs.static.public, decodeURIComponent(url)));
  if (!path.startsWith(normalize(strapi.dirs.static.public))) throw new Error('its address leads elsewhere');
  const { size } = await stat(path);
  if (size > FILE_LIMIT) throw tooLarge();
  return readFile(path);
}

async function fetchUpload(url: string): Promise<Uint8Array> {
  const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIME_LIMIT) });
  if (!response.ok) throw new Error(`the storage answered ${response.status}`);
  if (Number(response.headers.get('content-length')) > FILE_LIMIT) throw tooLarge();
  return new Uint8Array(await response.arrayBuffer());
}

function tooLarge(): WorkbookRefusal {
  return new WorkbookRefusal(
    `The workbook is larger than ${FILE_LIMIT / 1024 / 1024} MB. Remove what it does not need.`,
  );
}
