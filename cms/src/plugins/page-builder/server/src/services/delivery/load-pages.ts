import { belongsToCountry, type Country } from '@lumavelo/blocks/site';
import type { Core, UID } from '@strapi/strapi';
import { collectReferences, type PageDocument, type ResolvedMedia, type ResolvedReferences, referenceKey } from 'page-format';
import { checkCountries, checkSlug } from '../../documents/page-address.ts';
import { PAGE_TYPE } from '../../names.ts';
import type { ListParameters, PageParameters, SiteParameters } from './parameters.ts';
import { type FileRow, loadFolderNames, MEDIA_COLUMNS, toPublicMedia } from './public-media.ts';
import { type DamagedPage, explainDamage, readRow } from './read-row.ts';
import { resolveReferences, whenPublished } from './resolve-references.ts';

/** Another locale of the same page. */
export interface Localization {
  locale: string;
  slug: string;
  countries: string[];
}

/** A page as the sites receive it (contract point 6). */
export interface DeliveredPage {
  documentId: string;
  title: string;
  slug: string;
  locale: string;
  /** The sites the page belongs to; none named means every one that has the locale. */
  countries: string[];
  localizations: Localization[];
  seo: { metaTitle: string; metaDescription: string; image: ResolvedMedia | null; noIndex: boolean };
  updatedAt: string;
  /** The stored tree, every block brought to its current version. */
  document: PageDocument;
  /** Every reference of the document; null where the target is gone or not public. */
  refs: ResolvedReferences;
}

interface PageRow {
  id: number;
  documentId: string;
  title: string;
  slug: string | null;
  locale: string;
  countries: string[] | null;
  content: unknown;
  updatedAt: string;
  seo: {
    metaTitle: string | null;
    metaDescription: string | null;
    image: FileRow | null;
    noIndex: boolean | null;
  } | null;
}

/**
 * One page of a country's pages in a locale, in an order that stays while pages are read one after another. Those that
 * are damaged are named beside the others; the total counts both.
 */
export async function loadPageList(strapi: Core.Strapi, parameters: ListParameters) {
  const { country, page, pageSize } = parameters;
  // Which countries a page belongs to is asked here and not in SQL: databases differ in how they look into JSON.
  const all: Pick<PageRow, 'id' | 'countries'>[] = await pages(strapi).findMany({
    where: inSite(parameters),
    select: ['id', 'countries'],
    orderBy: { documentId: 'asc' },
  });
  const ids = all.filter((row) => mayBelong(row, country)).map((row) => row.id);
  const shown = ids.slice((page - 1) * pageSize, page * pageSize);
  const { whole, damaged } = readRows(strapi, await loadRows(strapi, { id: { $in: shown } }));
  const pagination = { page, pageSize, pageCount: Math.ceil(ids.length / pageSize), total: ids.length };
  return { data: await deliver(strapi, whole, parameters), meta: { pagination, damaged } };
}

/** The page with a slug, or undefined; what is damaged about it, where that is so. */
export async function loadPage(
  strapi: Core.Strapi,
  parameters: PageParameters,
): Promise<{ page: DeliveredPage } | { damaged: DamagedPage } | undefined> {
  const { slug, country } = parameters;
  // No page can have such a slug, and not every database could be asked for it.
  if (checkSlug(slug) !== undefined) return undefined;
  const address = slug ? { slug } : { $or: [{ slug: '' }, { slug: { $null: true } }] };
  const rows = await loadRows(strapi, { ...inSite(parameters), ...address });
  const row = rows.find((entry) => mayBelong(entry, country));
  if (!row) return undefined;
  const { whole, damaged } = readRows(strapi, [row]);
  if (damaged[0]) return { damaged: damaged[0] };
  const [page] = await deliver(strapi, whole, parameters);
  return page && { page };
}

/** A page whose countries cannot be read may belong to any. */
function mayBelong({ countries }: Pick<PageRow, 'countries'>, country: Country): boolean {
  return checkCountries(countries) !== undefined || belongsToCountry(countries, country);
}

interface ReadRow {
  row: PageRow;
  document: PageDocument;
}

/** Takes out rows that are damaged, and tells the log of them. */
function readRows(strapi: Core.Strapi, rows: readonly PageRow[]): { whole: ReadRow[]; damaged: DamagedPage[] } {
  const whole: ReadRow[] = [];
  const damaged: DamagedPage[] = [];
  for (const row of rows) {
    const read = readRow(row);
    if ('document' in read) whole.push({ row, document: read.document });
    else damaged.push(read.damaged);
  }
  for (const page of damaged) strapi.log.error(explainDamage(page));
  return { whole, damaged };
}

function pages(strapi: Core.Strapi) {
  return strapi.db.query(PAGE_TYPE as UID.ContentType);
}

function inSite({ locale, status }: SiteParameters) {
  return { locale, publishedAt: whenPublished(status) };
}

async function loadRows(strapi: Core.Strapi, where: object): Promise<PageRow[]> {
  return pages(strapi).findMany({
    where,
    orderBy: { documentId: 'asc' },
    populate: { seo: { populate: { image: { select: [...MEDIA_COLUMNS] } } } },
  });
}

/** Turns rows into what the sites receive, with the same number of queries for one row as for a hundred. */
async function deliver(
  strapi: Core.Strapi,
  read: readonly ReadRow[],
  { country, locale, status }: SiteParameters,
): Promise<DeliveredPage[]> {
  const rows = read.map(({ row }) => row);
  const references = read.map(({ document }) => collectReferences(document.blocks));
  const resolved = await resolveReferences(strapi, references.flat(), { country, locale, status });
  const siblings = await loadLocalizations(strapi, rows, status);
  const seoFiles = rows.flatMap((row) => row.seo?.image ?? []);
  const folders = await loadFolderNames(strapi, seoFiles);

  return read.map(({ row, document }, index) => ({
    documentId: row.documentId,
    title: row.title,
    slug: row.slug ?? '',
    locale: row.locale,
    countries: row.countries ?? [],
    localizations: siblings.get(row.documentId)?.filter((sibling) => sibling.locale !== row.locale) ?? [],
    seo: {
      metaTitle: row.seo?.metaTitle ?? '',
      metaDescription: row.seo?.metaDescription ?? '',
      image: row.seo?.image ? toPublicMedia(row.seo.image, folders) : null,
      noIndex: row.seo?.noIndex ?? false,
    },
    updatedAt: row.updatedAt,
    document,
    refs: Object.fromEntries((references[index] ?? []).map(referenceKey).map((key) => [key, resolved[key] ?? null])),
  }));
}

async function loadLocalizations(
  strapi: Core.Strapi,
  rows: readonly PageRow[],
  status: SiteParameters['status'],
): Promise<Map<string, Localization[]>> {
  const found = new Map<string, Localization[]>();
  if (rows.length === 0) return found;
  const siblings: PageRow[] = await pages(strapi).findMany({
    where: { documentId: { $in: rows.map((row) => row.documentId) }, publishedAt: whenPublished(status) },
    select: ['documentId', 'locale', 'slug', 'countries'],
    orderBy: { locale: 'asc' },
  });
  for (const { documentId, locale, slug, countries } of siblings) {
    // One whose address is damaged stands nowhere.
    if (checkSlug(slug ?? '') !== undefined || checkCountries(countries) !== undefined) continue;
    const list = found.get(documentId) ?? [];
    found.set(documentId, [...list, { locale, slug: slug ?? '', countries: countries ?? [] }]);
  }
  return found;
}
