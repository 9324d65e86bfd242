import { z } from 'zod';
import { FILE_KINDS, FILE_PAGE_SIZE, FILE_SORTS } from '../../../../shared/library-file.ts';

const PAGE_SIZE_LIMIT = 100;

const NUMBER = z
  .string()
  .regex(/^\d{1,4}$/, 'expected a whole number')
  .transform(Number);

/** `GET /page-builder/files`: every parameter may be left out. */
export const FILE_QUERY = z.strictObject({
  /** Part of the name, the alternative text or the caption, without regard to case and accents. */
  name: z.string().max(200).default(''),
  /** Ending of the name, with or without its dot. */
  ext: z
    .string()
    .regex(/^\.?[A-Za-z0-9]{1,10}$/)
    .transform((ext) => `.${ext.replace('.', '').toLowerCase()}`)
    .optional(),
  /** A kind, or a whole type such as `image/png`; images unless an ending is asked for. */
  mime: z.union([z.enum(FILE_KINDS), z.string().regex(/^[a-z]+\/[\w.+-]{1,80}$/)]).optional(),
  /** Names of folders such as `Team/Portraits`; what stands in folders inside it belongs to it. */
  folder: z.string().max(500).default(''),
  page: NUMBER.pipe(z.number().min(1)).prefault('1'),
  pageSize: NUMBER.pipe(z.number().min(1).max(PAGE_SIZE_LIMIT)).prefault(String(FILE_PAGE_SIZE)),
  sort: z
    .string()
    .transform((sort) =>
      (sort.includes(':') ? sort : `${sort}:asc`).replace(/:(asc|desc)$/i, (end) => end.toLowerCase()),
    )
    .pipe(z.enum(FILE_SORTS))
    .prefault('createdAt:desc'),
});

export type FileQuery = z.infer<typeof FILE_QUERY>;

/** `POST /page-builder/upload`: the kind that every file must be, told by its content. */
export const UPLOAD_QUERY = z.object({ accepts: z.enum(FILE_KINDS).default('any') });
