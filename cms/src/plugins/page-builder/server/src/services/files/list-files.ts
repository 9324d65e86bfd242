import type { Core } from '@strapi/strapi';
import type { LibraryFile } from '../../../../shared/library-file.ts';
import { FILE_TYPE } from '../../names.ts';
import { type FileRow, loadFolderNames, MEDIA_COLUMNS, toPublicMedia } from '../delivery/public-media.ts';
import { findRows, isOneOf } from '../search/find-rows.ts';
import type { FileQuery } from './file-queries.ts';

interface ListedRow extends FileRow {
  size: number | string;
  createdAt: Date | string;
  formats: { thumbnail?: { url?: string } } | null;
}

/** Where a text is looked for. */
const SEARCHED = ['name', 'alternativeText', 'caption'];

const LIBRARY_COLUMNS = [...MEDIA_COLUMNS, 'size', 'createdAt', 'formats'];

/** Files by their numeric ids, in that order; with the id, because programs that upload go on with it. */
export async function loadLibraryFiles(
  strapi: Core.Strapi,
  ids: readonly number[],
): Promise<(LibraryFile & { id: number })[]> {
  const rows: ListedRow[] = await strapi.db
    .query(FILE_TYPE)
    .findMany({ where: { id: { $in: ids } }, select: LIBRARY_COLUMNS });
  const folderNames = await loadFolderNames(strapi, rows);
  const byId = new Map(rows.map((row) => [row.id, { id: row.id, ...toLibraryFile(row, folderNames) }]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Searches the media library, in three database queries however many files it holds, and one more for every two thousand
 * of them when a text is looked for.
 * @param permitted what the caller may see, as `where` of a query; undefined where everything may be seen
 */
export async function listFiles(
  strapi: Core.Strapi,
  query: FileQuery,
  permitted: object | undefined,
): Promise<{ files: LibraryFile[]; total: number }> {
  const folders = await loadFolders(strapi);
  const where: object[] = permitted ? [permitted] : [];
  const text = query.name.trim();
  if (text) where.push(isOneOf(strapi, await findRows(strapi, { uid: FILE_TYPE, fields: SEARCHED, text })));
  if (query.ext) where.push({ ext: { $eqi: query.ext } });
  const mime = query.mime ?? (query.ext ? 'any' : 'image');
  if (mime.includes('/')) where.push({ mime });
  else if (mime !== 'any') where.push({ mime: { $startsWith: `${mime}/` } });
  const wanted = query.folder.split('/').filter(Boolean).join('/');
  if (wanted !== '') {
    const path = folders.find((folder) => folder.names === wanted)?.path;
    if (path === undefined) return { files: [], total: 0 };
    where.push({ $or: [{ folderPath: path }, { folderPath: { $startsWith: `${path}/` } }] });
  }
  const [column = '', direction] = query.sort.split(':');
  const [rows, total]: [ListedRow[], number] = await strapi.db.query(FILE_TYPE).findWithCount({
    where: { $and: where },
    select: LIBRARY_COLUMNS,
    orderBy: [{ [column]: direction }, { id: 'desc' }],
    limit: query.pageSize,
    offset: (query.page - 1) * query.pageSize,
  });
  const names = new Map(folders.map((folder) => [String(folder.pathId), folder.name]));
  return { total, files: rows.map((row) => toLibraryFile(row, names)) };
}

function toLibraryFile(row: ListedRow, folderNames: ReadonlyMap<string, string>): LibraryFile {
  return {
    ...toPublicMedia(row, folderNames),
    thumbnail: row.formats?.thumbnail?.url ?? null,
    size: Number(row.size),
    createdAt: new Date(row.createdAt).toISOString(),
  };
}

export interface Folder {
  pathId: number;
  name: string;
  /** Made of numbers, as files name it: `/1/4`. */
  path: string;
  /** Made of names, as people read it: `Team/Portraits`. */
  names: string;
}

/** All folders of the media library, sorted by their names. */
export async function loadFolders(strapi: Core.Strapi): Promise<Folder[]> {
  const rows: Pick<Folder, 'pathId' | 'name' | 'path'>[] = await strapi.db
    .query('plugin::upload.folder')
    .findMany({ select: ['pathId', 'name', 'path'] });
  const byNumber = new Map(rows.map((row) => [String(row.pathId), row.name]));
  const nameOf = (path: string) =>
    path
      .split('/')
      .filter(Boolean)
      .map((number) => byNumber.get(number) ?? number)
      .join('/');
  return rows
    .map(({ pathId, name, path }) => ({ pathId, name, path, names: nameOf(path) }))
    .sort((one, other) => one.names.localeCompare(other.names));
}
