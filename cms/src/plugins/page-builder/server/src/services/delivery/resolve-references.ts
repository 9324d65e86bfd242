import { belongsToCountry, type Country } from '@lumavelo/blocks/site';
import type { Core, UID } from '@strapi/strapi';
import { type Reference, type ResolvedReference, type ResolvedReferences, referenceKey } from 'page-format';
import { PAGE_TYPE } from '../../names.ts';
import { PUBLIC_ENTRIES, type PublicEntry } from './public-entries.ts';
import { loadFiles, loadFolderNames, toPublicMedia } from './public-media.ts';

/** For whom references are resolved. */
export interface ResolveContext {
  locale: string;
  /** Pages of other countries' sites resolve to null; without a country (the editor) every page of the locale counts. */
  country?: Country;
  status: 'published' | 'draft';
}

type Target = Pick<Reference, '$ref' | 'documentId'>;

/** What documents refer to. */
export function createReferencesService({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** What visitors may see of each target; null where there is nothing to see. */
    resolve: (references: readonly Target[], context: ResolveContext) => resolveReferences(strapi, references, context),
  };
}

/**
 * Resolves references with one query per referenced type, however many documents they come from.
 * @returns an entry for every reference: what visitors may see of the target, or null where there is nothing to see
 */
export async function resolveReferences(
  strapi: Core.Strapi,
  references: readonly Target[],
  context: ResolveContext,
): Promise<ResolvedReferences> {
  const resolved: ResolvedReferences = {};
  const idsByType = new Map<string, Set<string>>();
  for (const reference of references) {
    resolved[referenceKey(reference)] = null;
    const ids = idsByType.get(reference.$ref) ?? new Set();
    idsByType.set(reference.$ref, ids.add(reference.documentId));
  }
  for (const [type, ids] of idsByType) {
    for (const target of await loadTargets(strapi, type, [...ids], context)) {
      resolved[referenceKey({ $ref: type, documentId: target.documentId })] = target;
    }
  }
  return resolved;
}

async function loadTargets(
  strapi: Core.Strapi,
  type: string,
  ids: string[],
  context: ResolveContext,
): Promise<ResolvedReference[]> {
  if (type === 'media') return loadMedia(strapi, ids);
  if (type === PAGE_TYPE) return loadPages(strapi, ids, context);
  return loadEntries(strapi, type, ids, context);
}

async function loadMedia(strapi: Core.Strapi, ids: string[]): Promise<ResolvedReference[]> {
  const files = await loadFiles(strapi, { documentId: { $in: ids } });
  const folders = await loadFolderNames(strapi, files);
  return files.map((file) => toPublicMedia(file, folders));
}

interface PageRow {
  documentId: string;
  title: string;
  slug: string | null;
  locale: string;
  countries: string[] | null;
}

async function loadPages(strapi: Core.Strapi, ids: string[], context: ResolveContext): Promise<ResolvedReference[]> {
  const rows: PageRow[] = await strapi.db.query(PAGE_TYPE as UID.ContentType).findMany({
    where: { documentId: { $in: ids }, locale: context.locale, publishedAt: whenPublished(context.status) },
    select: ['documentId', 'title', 'slug', 'locale', 'countries'],
  });
  const { country } = context;
  return rows
    .filter((row) => country === undefined || belongsToCountry(row.countries, country))
    .map(({ documentId, title, slug, locale }) => ({ documentId, title, slug: slug ?? '', locale }));
}

async function loadEntries(
  strapi: Core.Strapi,
  type: string,
  ids: string[],
  context: ResolveContext,
): Promise<ResolvedReference[]> {
  const entry = Object.hasOwn(PUBLIC_ENTRIES, type) ? PUBLIC_ENTRIES[type] : undefined;
  const contentType = strapi.contentType(type as UID.ContentType);
  if (!entry || !contentType) return [];
  const where: Record<string, unknown> = { documentId: { $in: ids } };
  if (contentType.options?.draftAndPublish) where.publishedAt = whenPublished(context.status);
  if (isLocalized(contentType)) where.locale = context.locale;
  const rows: ResolvedReference[] = await strapi.db.query(type as UID.ContentType).findMany({
    where,
    select: ['documentId', ...entry.fields],
    ...(entry.populate && { populate: entry.populate as Record<string, { select: string[] }> }),
  });
  return rows.map((row) => ({ ...pickEntry(row, entry), documentId: row.documentId }));
}

/** The database adds numeric ids to every row, those of components and relations too; they never leave. */
function pickEntry(row: object, { fields, populate = {} }: PublicEntry): Record<string, unknown> {
  const related = Object.entries(populate).map(([name, { select }]) => {
    const value = (row as Record<string, unknown>)[name];
    if (Array.isArray(value)) return [name, value.map((item: object) => pick(item, select))];
    return [name, value ? pick(value as object, select) : null];
  });
  return { ...pick(row, fields), ...Object.fromEntries(related) };
}

function pick(row: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
}

export function whenPublished(status: ResolveContext['status']): { $notNull: true } | { $null: true } {
  return status === 'published' ? { $notNull: true } : { $null: true };
}

function isLocalized(contentType: { pluginOptions?: object }): boolean {
  return (contentType.pluginOptions as { i18n?: { localized?: boolean } } | undefined)?.i18n?.localized === true;
}
