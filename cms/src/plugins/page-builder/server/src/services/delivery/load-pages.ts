import type { Core, UID } from '@strapi/strapi';
import { collectReferences, hideReasons, listSectionIds, type PageDocument, referenceKey } from 'page-format';
import type { DamagedPage, DeliveredPage, Localization } from 'page-format/delivery';
import { isLocalized } from '../../documents/is-localized.ts';
import { checkSlug } from '../../documents/page-address.ts';
import { getRegistry } from '../registry/registry.ts';
import { getSections } from '../sections/sections.ts';
import type { ListParameters, PageParameters, SiteParameters } from './parameters.ts';
import { loadFolderNames } from './public-media.ts';
import { listFiles, listPopulate, pickPublic } from './public-query.ts';
import {
  explainDamage,
  hasAddress,
  type PageRules,
  readComposed,
  readRow,
  readSites,
  readSlug,
  type StoredPage,
} from './read-row.ts';
import { resolveReferences, whenPublished } from './resolve-references.ts';

/** Another locale of the same page. In a project with several sites it lists its sites, too. */
type SiteLocalization = Localization & Record<string, unknown>;

/**
 * A page as the sites receive it (contract point 6), with what its type adds. In a project with several sites, it lists its
 * sites under the name of the attribute that does.
 */
type SitePage = DeliveredPage & Record<string, unknown>;

/** One request's page type, and how to read it. */
interface Source extends PageRules {
  uid: UID.ContentType;
  schema: Core.Strapi['contentTypes'][UID.ContentType];
  /** Attribute that lists the sites of a page; undefined where the type has none. */
  listed: string | undefined;
}

function findSource(strapi: Core.Strapi, { uid, field }: SiteParameters): Source {
  const { pageTypes, sites, blocks } = getRegistry(strapi);
  const type = pageTypes.get(uid);
  const schema = strapi.contentType(uid as UID.ContentType);
  if (!type || !schema) throw new Error(`"${uid}" is no page type; see registry.addPageType().`);
  const isListed = sites.attribute !== undefined && sites.attribute in schema.attributes;
  return {
    uid: uid as UID.ContentType,
    schema,
    type,
    field,
    sites,
    blocks,
    listed: isListed ? sites.attribute : undefined,
  };
}

/**
 * One page of a site's pages in a locale, in an order that stays while pages are read one after another. Those that
 * are damaged are named beside the others; the total counts both.
 */
export async function loadPageList(strapi: Core.Strapi, parameters: ListParameters) {
  const { site, page, pageSize } = parameters;
  const source = findSource(strapi, parameters);
  // Which sites a page belongs to is asked here and not in SQL: databases differ in how they look into JSON.
  const all: (StoredPage & { id: number })[] = await strapi.db.query(source.uid).findMany({
    where: inSite(source, parameters),
    select: ['id', ...(source.listed === undefined ? [] : [source.listed])],
    orderBy: { documentId: 'asc' },
  });
  const ids = all.filter((row) => mayBelong(source, row, site)).map((row) => row.id);
  const shown = ids.slice((page - 1) * pageSize, page * pageSize);
  const { whole, damaged } = await readRows(strapi, source, await loadRows(strapi, source, { id: { $in: shown } }));
  const pagination = { page, pageSize, pageCount: Math.ceil(ids.length / pageSize), total: ids.length };
  return { data: await deliver(strapi, source, whole, parameters), meta: { pagination, damaged } };
}

/** The page with a slug, or undefined; what is damaged about it, where that is so. */
export async function loadPage(
  strapi: Core.Strapi,
  parameters: PageParameters,
): Promise<{ page: SitePage } | { damaged: DamagedPage } | undefined> {
  const { slug, site } = parameters;
  const source = findSource(strapi, parameters);
  const { type } = source;
  // No page can have such a slug, and not every database could be asked for it.
  if (checkSlug(slug, type.reservedSlugs) !== undefined || (type.slug === undefined && slug !== '')) return undefined;
  const rows = await loadRows(strapi, source, { ...inSite(source, parameters), ...atSlug(type.slug, slug) });
  const row = rows.find((entry) => mayBelong(source, entry, site));
  if (!row) return undefined;
  const { whole, damaged } = await readRows(strapi, source, [row]);
  if (damaged[0]) return { damaged: damaged[0] };
  const [page] = await deliver(strapi, source, whole, parameters);
  return page && { page };
}

/** One entry's page, in a language and on a site. */
interface EntryParameters extends SiteParameters {
  documentId: string;
}

/** Whose rights decide what a draft shows. */
interface DraftViewer {
  /** Attributes that are left empty. */
  hidden: readonly string[];
  /** Those of the sections by their ids that the page is shown without. */
  listHiddenSections(ids: readonly string[]): Promise<readonly string[]>;
}

/**
 * The draft of one entry, as its site would show it to a stranger: what it refers to is what is published of that. Undefined
 * where there is no draft, the site does not show it, or it is damaged.
 * @param viewer for whom it is read
 */
export async function loadDraft(
  strapi: Core.Strapi,
  parameters: EntryParameters,
  { hidden, listHiddenSections }: DraftViewer,
): Promise<SitePage | undefined> {
  const { documentId, site } = parameters;
  const source = findSource(strapi, parameters);
  const rows = await loadRows(strapi, source, { ...inSite(source, parameters), documentId });
  const shown = rows.filter((row) => mayBelong(source, row, site));
  const emptied = Object.fromEntries(hidden.map((name) => [name, null]));
  const { whole } = await readRows(
    strapi,
    source,
    shown.map((row) => ({ ...row, ...emptied })),
    listHiddenSections,
  );
  const [page] = await deliver(strapi, source, whole, parameters, 'published');
  return page;
}

/** Where the drafts of one entry stand: a language, its slug, and the sites of each. */
export async function loadDraftPlaces(
  strapi: Core.Strapi,
  { documentId, ...parameters }: Omit<EntryParameters, 'status' | 'locale' | 'site'>,
): Promise<(Omit<SiteLocalization, 'locale'> & { locale: string | null })[]> {
  const source = findSource(strapi, { ...parameters, status: 'draft', locale: null, site: '' });
  const rows: StoredPage[] = await strapi.db.query(source.uid).findMany({
    where: {
      documentId,
      ...(source.schema.options?.draftAndPublish && { publishedAt: whenPublished('draft') }),
    },
    select: ['documentId', 'locale', ...[source.type.slug, source.listed].filter((name) => name !== undefined)],
    orderBy: { locale: 'asc' },
  });
  return rows
    .filter((row) => hasAddress(row, source))
    .map((row) => ({ locale: row.locale, slug: String(readSlug(row, source.type)), ...nameSites(source, row) }));
}

function atSlug(attribute: string | undefined, slug: string): object {
  if (attribute === undefined) return {};
  return slug ? { [attribute]: slug } : { $or: [{ [attribute]: '' }, { [attribute]: { $null: true } }] };
}

/** A page whose sites cannot be read may belong to any. */
function mayBelong({ sites }: Source, row: StoredPage, site: string): boolean {
  const listed = readSites(row, sites);
  return sites.check(listed) !== undefined || sites.belongs(listed, site);
}

interface ReadRow {
  row: StoredPage;
  document: PageDocument;
}

/** The pages with the blocks of their sections. Takes out rows that are damaged, and tells the log of them. */
async function readRows(
  strapi: Core.Strapi,
  source: Source,
  rows: readonly StoredPage[],
  listHiddenSections?: DraftViewer['listHiddenSections'],
): Promise<{ whole: ReadRow[]; damaged: DamagedPage[] }> {
  const stored: ReadRow[] = [];
  const damaged: DamagedPage[] = [];
  for (const row of rows) {
    const read = readRow(row, source);
    if ('document' in read) stored.push({ row, document: read.document });
    else damaged.push(read.damaged);
  }
  const documents = stored.map(({ document }) => document);
  const hidden = (await listHiddenSections?.(documents.flatMap(listSectionIds))) ?? [];
  const compositions = await getSections(strapi).composeAll(documents, hidden);
  const whole = compositions.flatMap((composition, index): ReadRow[] => {
    const { row } = stored[index] as ReadRow;
    const read = readComposed(row, source, composition);
    if ('document' in read) return [{ row, document: read.document }];
    damaged.push(read.damaged);
    return [];
  });
  for (const page of damaged) strapi.log.error(explainDamage(page));
  return { whole, damaged };
}

function inSite({ schema }: Source, { locale, status }: SiteParameters): Record<string, unknown> {
  return {
    ...(isLocalized(schema) && { locale }),
    ...(schema.options?.draftAndPublish && { publishedAt: whenPublished(status) }),
  };
}

async function loadRows(strapi: Core.Strapi, source: Source, where: object): Promise<StoredPage[]> {
  const { uid, type, schema, field, listed } = source;
  const names = [type.title, type.slug, listed, field, ...(type.fields ?? [])].filter((name) => name !== undefined);
  return strapi.db.query(uid).findMany({
    where,
    orderBy: { documentId: 'asc' },
    select: ['id', 'documentId', 'locale', 'updatedAt', ...new Set(names)],
    populate: listPopulate(type, schema),
  });
}

/** Turns rows into what the sites receive, with the same number of queries for one row as for a hundred. */
async function deliver(
  strapi: Core.Strapi,
  source: Source,
  read: readonly ReadRow[],
  { site, locale, status }: SiteParameters,
  /** Of what the pages refer to. */
  targets: SiteParameters['status'] = status,
): Promise<SitePage[]> {
  const { type, schema } = source;
  const rows = read.map(({ row }) => row);
  const references = read.map(({ document }) => collectReferences(document.blocks));
  const resolved = await resolveReferences(strapi, references.flat(), { site, locale, status: targets });
  const siblings = await loadLocalizations(strapi, source, rows, status);
  const folders = await loadFolderNames(
    strapi,
    rows.flatMap((row) => listFiles(row, type, schema)),
  );
  return read.map(({ row, document }, index) => {
    const attributes = pickPublic(row, type, schema, folders);
    return {
      documentId: row.documentId,
      title: String(row[type.title]),
      slug: String(readSlug(row, type)),
      locale: row.locale,
      ...nameSites(source, row),
      localizations: siblings.get(row.documentId)?.filter((sibling) => sibling.locale !== row.locale) ?? [],
      ...(type.format ? type.format(attributes) : attributes),
      updatedAt: String(row.updatedAt),
      document: hideReasons(document),
      refs: Object.fromEntries((references[index] ?? []).map(referenceKey).map((key) => [key, resolved[key] ?? null])),
    };
  });
}

function nameSites({ listed }: Source, row: StoredPage): Record<string, unknown> {
  return listed === undefined ? {} : { [listed]: row[listed] ?? [] };
}

async function loadLocalizations(
  strapi: Core.Strapi,
  source: Source,
  rows: readonly StoredPage[],
  status: SiteParameters['status'],
): Promise<Map<string, SiteLocalization[]>> {
  const found = new Map<string, SiteLocalization[]>();
  const { uid, schema, type, listed } = source;
  if (rows.length === 0 || !isLocalized(schema)) return found;
  const siblings: StoredPage[] = await strapi.db.query(uid).findMany({
    where: {
      documentId: { $in: rows.map((row) => row.documentId) },
      ...(schema.options?.draftAndPublish && { publishedAt: whenPublished(status) }),
    },
    select: ['documentId', 'locale', ...[type.slug, listed].filter((name) => name !== undefined)],
    orderBy: { locale: 'asc' },
  });
  for (const sibling of siblings) {
    // One whose address is damaged stands nowhere.
    if (!hasAddress(sibling, source)) continue;
    const { documentId, locale } = sibling;
    const slug = String(readSlug(sibling, type));
    found.set(documentId, [...(found.get(documentId) ?? []), { locale, slug, ...nameSites(source, sibling) }]);
  }
  return found;
}
