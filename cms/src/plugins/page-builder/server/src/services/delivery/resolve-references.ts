import type { Core, UID } from '@strapi/strapi';
import { type Reference, type ResolvedReference, type ResolvedReferences, referenceKey } from 'page-format';
import { isLocalized } from '../../documents/is-localized.ts';
import type { PublicAttributes } from '../registry/public-attributes.ts';
import { getRegistry, type PageType } from '../registry/registry.ts';
import { loadFiles, loadFolderNames, toPublicMedia } from './public-media.ts';
import { listFiles, listPopulate, pickPublic } from './public-query.ts';

/** For whom references are resolved. */
export interface ResolveContext {
  /** Null for the default language. */
  locale: string | null;
  /** Pages of other sites resolve to null; without a site (the editor) every page of the locale counts. */
  site?: string;
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
  uid: string,
  ids: string[],
  context: ResolveContext,
): Promise<ResolvedReference[]> {
  if (uid === 'media') return loadMedia(strapi, ids);
  const { pageTypes, entryTypes } = getRegistry(strapi);
  const pageType = pageTypes.get(uid);
  if (pageType) return loadPages(strapi, uid, pageType, ids, context);
  const entryType = entryTypes.get(uid);
  if (entryType) return loadEntries(strapi, uid, entryType, ids, context);
  warnOfUnregistered(strapi, uid, ids);
  return [];
}

/** The types that the log of a CMS has named; at most so many, because pages may name any. */
const named = new WeakMap<Core.Strapi, Set<string>>();
const MOST_NAMED = 100;

/**
 * Says once for each type that pages refer to what no visitor may see. Fields of blocks are looked at when the CMS starts;
 * these are of blocks that are not declared any more, or were written by a program.
 */
function warnOfUnregistered(strapi: Core.Strapi, uid: string, [id]: string[]): void {
  const types = named.get(strapi) ?? new Set();
  if (!uid.startsWith('api::') || types.has(uid) || types.size >= MOST_NAMED) return;
  named.set(strapi, types.add(uid));
  const isThere = Object.hasOwn(strapi.contentTypes, uid);
  const advice = isThere
    ? `Write getRegistry(strapi).addEntryType('${uid}', { fields: […] }), or take the references off the pages.`
    : 'Take the references off the pages.';
  const why = isThere ? 'is not registered' : 'does not exist';
  strapi.log.warn(
    `Pages refer to entries of "${uid}", such as ${JSON.stringify(id)}, and get null in their place, because the content type ${why}. ${advice}`,
  );
}

async function loadMedia(strapi: Core.Strapi, ids: string[]): Promise<ResolvedReference[]> {
  const files = await loadFiles(strapi, { documentId: { $in: ids } });
  const folders = await loadFolderNames(strapi, files);
  return files.map((file) => toPublicMedia(file, folders));
}

interface Row extends Record<string, unknown> {
  documentId: string;
  locale: string | null;
}

async function loadPages(
  strapi: Core.Strapi,
  uid: string,
  { title, slug }: PageType,
  ids: string[],
  context: ResolveContext,
): Promise<ResolvedReference[]> {
  const { sites } = getRegistry(strapi);
  const { attributes } = strapi.contentType(uid as UID.ContentType);
  const listed = sites.attribute !== undefined && sites.attribute in attributes ? sites.attribute : undefined;
  const names = [title, slug, listed].filter((name) => name !== undefined);
  const rows: Row[] = await strapi.db.query(uid as UID.ContentType).findMany({
    where: await whereTargets(strapi, uid, ids, context),
    select: ['documentId', 'locale', ...names],
  });
  const { site } = context;
  return rows
    .filter((row) => site === undefined || sites.belongs(listed && row[listed], site))
    .map((row) => {
      const { documentId, locale } = row;
      return { documentId, title: row[title], slug: (slug && row[slug]) ?? '', locale };
    });
}

async function loadEntries(
  strapi: Core.Strapi,
  uid: string,
  attributes: PublicAttributes,
  ids: string[],
  context: ResolveContext,
): Promise<ResolvedReference[]> {
  const schema = strapi.contentType(uid as UID.ContentType);
  const rows: Row[] = await strapi.db.query(uid as UID.ContentType).findMany({
    where: await whereTargets(strapi, uid, ids, context),
    select: ['documentId', ...(attributes.fields ?? [])],
    populate: listPopulate(attributes, schema),
  });
  const folders = await loadFolderNames(
    strapi,
    rows.flatMap((row) => listFiles(row, attributes, schema)),
  );
  return rows.map((row) => ({ ...pickPublic(row, attributes, schema, folders), documentId: row.documentId }));
}

async function whereTargets(
  strapi: Core.Strapi,
  uid: string,
  ids: string[],
  { locale, status }: ResolveContext,
): Promise<Record<string, unknown>> {
  const type = strapi.contentType(uid as UID.ContentType);
  const where: Record<string, unknown> = { documentId: { $in: ids } };
  if (type.options?.draftAndPublish) where.publishedAt = whenPublished(status);
  if (isLocalized(type)) {
    where.locale = locale ?? (await strapi.plugin('i18n').service('locales').getDefaultLocale());
  }
  return where;
}

/** Condition on `publishedAt` for types with drafts. */
export function whenPublished(status: ResolveContext['status']): { $notNull: true } | { $null: true } {
  return status === 'published' ? { $notNull: true } : { $null: true };
}
