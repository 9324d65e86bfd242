import { checkShape, DocumentError, type PageDocument, type ResolvedReferences } from 'page-format';
import { type DamagedPage, damagedPage, type deliveredPage, pagination } from 'page-format/delivery';
import { z } from 'zod';
import { DeliveryError } from './fetch-json.ts';

/** What a project's pages have: `deliveredPage`, or what extends it. */
export type PageSchema = z.ZodObject<{
  [Name in keyof typeof deliveredPage.shape]: z.ZodType<z.infer<typeof deliveredPage>[Name]>;
}>;

/** A page as the CMS delivers it, checked. */
export type Page<Schema extends PageSchema = typeof deliveredPage> = Omit<z.infer<Schema>, 'document' | 'refs'> & {
  /** Of the current versions of all blocks; the CMS migrates on the way out. */
  document: PageDocument;
  refs: ResolvedReferences;
};

/** What a site has published. */
export interface PublishedPages<P = Page> {
  pages: P[];
  /** Those that are left out. */
  damaged: DamagedPage[];
}

export interface PageList<P = Page> extends PublishedPages<P> {
  pageCount: number;
  total: number;
}

const pageList = z.object({
  data: z.array(z.unknown()),
  meta: z.object({
    pagination: pagination.pick({ page: true, pageCount: true, total: true }),
    damaged: z.array(damagedPage).default([]),
  }),
});

const singlePage = z.object({ data: z.unknown() });

/**
 * Reads a response of `GET /api/page-builder/pages`. A page that cannot be read does not keep the others from visitors.
 * @throws DeliveryError when it has not the shape that was agreed on, or none of its pages has
 */
export function readPageList<Schema extends PageSchema>(body: unknown, schema: Schema): PageList<Page<Schema>> {
  const { data, meta } = parse(pageList, body, 'the list of pages');
  const pages: Page<Schema>[] = [];
  const damaged = [...meta.damaged];
  const faults: DeliveryError[] = [];
  for (const value of data) {
    try {
      pages.push(readOne(value, schema));
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      const named = damagedPage.safeParse({ ...(value ?? {}), path: 'content', message: error.message });
      if (!named.success) throw error;
      damaged.push(named.data);
      faults.push(error);
    }
  }
  // Where no page can be read, CMS and site do not fit together.
  if (faults[0] && pages.length === 0) throw faults[0];
  return { pages, damaged, ...meta.pagination };
}

/**
 * Reads a response of `GET /api/page-builder/page`.
 * @throws DeliveryError when it has not the shape that was agreed on
 */
export function readSinglePage<Schema extends PageSchema>(body: unknown, schema: Schema): Page<Schema> {
  return readOne(parse(singlePage, body, 'a page').data, schema);
}

/** What a link to a draft opens. */
export interface SharedDraft<P = Page> {
  /** ISO date. */
  expiresAt: string;
  /** The language that it opens with; null where the page has none. */
  locale: string | null;
  /** Where the draft stands, with the sites of each language in a project that has several. */
  places: ({ locale: string | null; slug: string } & Record<string, unknown>)[];
  /** Null where the request names no place of it. */
  page: P | null;
}

const sharedDraft = z.object({
  data: z.object({
    expiresAt: z.string(),
    locale: z.string().nullable(),
    places: z.array(z.looseObject({ locale: z.string().nullable(), slug: z.string() })),
    page: z.unknown(),
  }),
});

/**
 * Reads a response of `GET /api/page-builder/shared`.
 * @throws DeliveryError when it has not the shape that was agreed on
 */
export function readSharedDraft<Schema extends PageSchema>(body: unknown, schema: Schema): SharedDraft<Page<Schema>> {
  const { page, ...link } = parse(sharedDraft, body, 'a shared draft').data;
  return { ...link, page: page === null ? null : readOne(page, schema) };
}

/** The document is checked apart, so that what is wrong with it can be said. */
const APART = { document: z.unknown(), refs: z.record(z.string(), z.unknown()) };

function readOne<Schema extends PageSchema>(value: unknown, schema: Schema): Page<Schema> {
  const page = parse(schema.extend(APART), value, describePage(value));
  try {
    return { ...page, document: checkShape(page.document), refs: page.refs } as Page<Schema>;
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    throw new DeliveryError(
      `The content of ${describePage(value)} is no page document: ${error.message} Open the page in the CMS and repair it.`,
    );
  }
}

function parse<T>(schema: z.ZodType<T>, value: unknown, what: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const place = issue?.path.join('.') || 'its outermost value';
  throw new DeliveryError(
    `The CMS delivered ${what} in a shape this site does not know: ${place}: ${issue?.message}. Check that CMS and site are of the same version.`,
  );
}

/** A page as an editor would look for it; the value may be anything. */
function describePage(value: unknown): string {
  const { title, locale, documentId } = (value ?? {}) as Record<string, unknown>;
  return `the page "${title}" (${[locale, documentId].filter(Boolean).join(', ')})`;
}
