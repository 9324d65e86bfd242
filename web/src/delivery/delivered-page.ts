import { checkShape, DocumentError, LOCALES, type PageDocument, type ResolvedReferences } from '@lumavelo/blocks/core';
import { z } from 'zod';
import { DeliveryError } from './fetch-json.ts';

const placement = {
  locale: z.enum(LOCALES),
  // The home page's slug is empty, which databases like to store as null.
  slug: z
    .string()
    .nullable()
    .transform((slug) => slug ?? ''),
  countries: z
    .array(z.string())
    .nullish()
    .transform((countries) => countries ?? []),
};

/** What search engines and link previews show; empty texts mean that the page speaks for itself. */
const seo = z.object({
  metaTitle: z.string(),
  metaDescription: z.string(),
  image: z.object({ url: z.string(), width: z.number().nullable(), height: z.number().nullable() }).nullable(),
  noIndex: z.boolean(),
});

const deliveredPage = z.object({
  ...placement,
  documentId: z.string(),
  title: z.string(),
  localizations: z.array(z.object(placement)),
  seo,
  updatedAt: z.string(),
  document: z.unknown(),
  refs: z.record(z.string(), z.unknown()),
});

/** A published page as the CMS delivers it (contract point 6), checked. */
export interface DeliveredPage extends Omit<z.infer<typeof deliveredPage>, 'document' | 'refs'> {
  /** Of the current versions of all blocks; the CMS migrates on the way out. */
  document: PageDocument;
  refs: ResolvedReferences;
}

const pageList = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ pagination: z.object({ page: z.number(), pageCount: z.number(), total: z.number() }) }),
});

const singlePage = z.object({ data: z.unknown() });

/**
 * Reads an answer of `GET /api/page-builder/pages`.
 * @throws DeliveryError when it has not the shape that was agreed on
 */
export function readPageList(body: unknown): { pages: DeliveredPage[]; pageCount: number; total: number } {
  const list = parse(pageList, body, 'the list of pages');
  return { pages: list.data.map(readPage), ...list.meta.pagination };
}

/**
 * Reads an answer of `GET /api/page-builder/page`.
 * @throws DeliveryError when it has not the shape that was agreed on
 */
export function readSinglePage(body: unknown): DeliveredPage {
  return readPage(parse(singlePage, body, 'a page').data);
}

function readPage(value: unknown): DeliveredPage {
  const page = parse(deliveredPage, value, describePage(value));
  try {
    return { ...page, document: checkShape(page.document), refs: page.refs as ResolvedReferences };
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    throw new DeliveryError(
      `The content of ${describePage(value)} is no page document: ${error.message} Open the page in the CMS and save it again.`,
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
  return `the page "${title}" (${locale}, ${documentId})`;
}
