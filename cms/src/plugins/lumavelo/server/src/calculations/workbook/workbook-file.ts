import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { readUpload, UploadTooLarge } from '../../files/read-upload.ts';
import { FILE_LIMIT } from '../limits.ts';
import { FILE_TYPE } from '../records.ts';
import { WorkbookRefusal } from './refusal.ts';

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
    const bytes = await readUpload(strapi, url, FILE_LIMIT);
    return { name, bytes, hash: createHash('sha256').update(bytes).digest('hex') };
  } catch (error) {
    if (error instanceof UploadTooLarge) throw tooLarge();
    throw new WorkbookRefusal(`"${name}" could not be read from the media library (${(error as Error).message}).`);
  }
}

function tooLarge(): WorkbookRefusal {
  return new WorkbookRefusal(
    `The workbook is larger than ${FILE_LIMIT / 1024 / 1024} MB. Remove what it does not need.`,
  );
}
