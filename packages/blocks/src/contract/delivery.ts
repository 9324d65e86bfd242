import { z } from 'zod';
import { COUNTRIES, LOCALES } from '../site/locales.ts';
import { deliveredFile } from './files.ts';
import { pagination } from './pagination.ts';

const storedBlock = z.object({
  id: z.string(),
  type: z.string(),
  v: z.number(),
  props: z.record(z.string(), z.unknown()),
  areas: z.record(z.string(), z.array(z.unknown())).optional(),
});

/** A published page, with everything that it refers to. */
export const deliveredPage = z.object({
  documentId: z.string(),
  title: z.string(),
  /** Empty for the home page. */
  slug: z.string(),
  locale: z.enum(LOCALES),
  /** None means every country that has the locale. */
  countries: z.array(z.enum(COUNTRIES)),
  localizations: z.array(z.object({ locale: z.string(), slug: z.string(), countries: z.array(z.string()) })),
  /** What search engines and link previews show; empty texts mean that the page speaks for itself. */
  seo: z.object({
    metaTitle: z.string(),
    metaDescription: z.string(),
    image: deliveredFile.nullable(),
    noIndex: z.boolean(),
  }),
  updatedAt: z.string(),
  document: z.object({ format: z.literal('page'), formatVersion: z.literal(1), blocks: z.array(storedBlock) }),
  refs: z.record(z.string(), z.looseObject({ documentId: z.string() }).nullable()),
});

/** A page that is left out, because what is stored of it cannot be read. */
export const damagedPage = z.object({
  documentId: z.string(),
  title: z.string(),
  locale: z.enum(LOCALES),
  /** Null where the address itself is damaged. */
  slug: z.string().nullable(),
  /** Place in the entry, such as `content.blocks[2]`. */
  path: z.string(),
  message: z.string(),
});

export type DamagedPage = z.infer<typeof damagedPage>;

/** `GET /api/page-builder/pages`; the page builder checks the request. */
export const pagesResponse = z.object({
  data: z.array(deliveredPage),
  meta: z.object({ pagination, damaged: z.array(damagedPage) }),
});

export type PagesResponse = z.infer<typeof pagesResponse>;

/** `GET /api/page-builder/page`; the page builder checks the request. */
export const pageResponse = z.object({ data: deliveredPage });

export type PageResponse = z.infer<typeof pageResponse>;
