import type { ResolvedMedia } from 'page-format';

/** A file of the media library, as `GET /page-builder/files` lists it. */
export interface LibraryFile extends ResolvedMedia {
  /** Address of a version 250 pixels wide, for images that have one. */
  thumbnail: string | null;
  /** Kilobytes. */
  size: number;
  /** Time of the upload, ISO 8601. */
  createdAt: string;
}

/** Header of `GET /page-builder/files` with the number of files that were found in all. */
export const TOTAL_HEADER = 'X-Total-Count';

/** What a field or a search takes: a kind of media, or everything. */
export const FILE_KINDS = ['image', 'video', 'audio', 'application', 'any'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** Files per page of a search, unless said otherwise (specification point 9). */
export const FILE_PAGE_SIZE = 20;

export const FILE_SORTS = [
  'createdAt:desc',
  'createdAt:asc',
  'name:asc',
  'name:desc',
  'size:desc',
  'size:asc',
] as const;
export type FileSort = (typeof FILE_SORTS)[number];
