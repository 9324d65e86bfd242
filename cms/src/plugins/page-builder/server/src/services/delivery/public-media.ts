import type { Core } from '@strapi/strapi';
import type { ResolvedMedia } from 'page-format';
import { FILE_TYPE } from '../../names.ts';

/** The columns of an uploaded file that may leave the CMS, and the folder's path to translate. */
export const MEDIA_COLUMNS = [
  'id',
  'documentId',
  'name',
  'url',
  'mime',
  'width',
  'height',
  'ext',
  'alternativeText',
  'focalPoint',
  'folderPath',
] as const;

export interface FileRow {
  id: number;
  documentId: string;
  name: string;
  url: string;
  mime: string;
  width: number | null;
  height: number | null;
  ext: string | null;
  alternativeText: string | null;
  focalPoint: unknown;
  folderPath: string | null;
}

/** Names of media folders by the number that `folderPath` is made of. */
export type FolderNames = ReadonlyMap<string, string>;

/** Files by document id or by numeric id, in one query. */
export async function loadFiles(
  strapi: Core.Strapi,
  where: { documentId: { $in: string[] } } | { $and: object[] },
): Promise<FileRow[]> {
  return (await strapi.db.query(FILE_TYPE).findMany({ where, select: [...MEDIA_COLUMNS] })) as FileRow[];
}

/** Names of all media folders; asked only when one of the files stands in a folder. */
export async function loadFolderNames(strapi: Core.Strapi, files: readonly FileRow[]): Promise<FolderNames> {
  if (files.every((file) => !file.folderPath || file.folderPath === '/')) return new Map();
  const folders = await strapi.db.query('plugin::upload.folder').findMany({ select: ['pathId', 'name'] });
  return new Map(folders.map((folder: { pathId: number; name: string }) => [String(folder.pathId), folder.name]));
}

/** A file as visitors may see it. The folder is told by its names, such as `Team/Portraits`, not by its numbers. */
export function toPublicMedia(file: FileRow, folders: FolderNames): ResolvedMedia {
  const folder = (file.folderPath ?? '')
    .split('/')
    .filter(Boolean)
    .map((number) => folders.get(number) ?? number)
    .join('/');
  return {
    documentId: file.documentId,
    name: file.name,
    url: file.url,
    mime: file.mime,
    width: file.width,
    height: file.height,
    ext: file.ext ?? '',
    folder: folder || null,
    alternativeText: file.alternativeText,
    focalPoint: readFocalPoint(file.focalPoint),
  };
}

/** The column holds any JSON. */
function readFocalPoint(value: unknown): ResolvedMedia['focalPoint'] {
  const { x, y } = (value ?? {}) as { x?: unknown; y?: unknown };
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : null;
}
