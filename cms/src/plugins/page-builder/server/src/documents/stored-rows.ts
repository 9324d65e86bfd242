import type { Core, UID } from '@strapi/strapi';
import { getShortcuts } from '../services/shortcuts/shortcuts.ts';
import { listColumns } from './attributes.ts';
import { listPageFields } from './page-fields.ts';
import { hasDrafts, type StoredRow, type WriteContext } from './write-context.ts';

/**
 * The drafts that a call changes or publishes, one per locale it names, without components and relations. Read inside
 * the caller's transaction, so what was written a moment ago in the same request is seen, and once for all guards of a
 * call: a page is large, and reading it is most of what a guard costs.
 */
export function loadDrafts(strapi: Core.Strapi, context: WriteContext): Promise<StoredRow[]> {
  const known = drafts.get(context) ?? readDrafts(strapi, context);
  drafts.set(context, known);
  return known;
}

/** By call of the document service. */
const drafts = new WeakMap<WriteContext, Promise<StoredRow[]>>();

async function readDrafts(strapi: Core.Strapi, context: WriteContext): Promise<StoredRow[]> {
  const { documentId } = context.params;
  const locale = await readLocale(strapi, context);
  const saved = context.action === 'publish' ? getShortcuts(strapi).takeSavedDraft() : undefined;
  if (saved && saved.documentId === documentId && saved.locale === locale) return [saved];
  const where: Record<string, unknown> = { documentId };
  if (locale !== '*') where.locale = Array.isArray(locale) ? { $in: locale } : locale;
  if (hasDrafts(context)) where.publishedAt = { $null: true };
  const select = [
    'id',
    'documentId',
    'locale',
    ...listColumns(context.contentType),
    ...listPageFields(context.contentType),
  ];
  return (await strapi.db.query(context.uid as UID.ContentType).findMany({ where, select })) as StoredRow[];
}

/** The pages that are published of a draft; empty where nothing is. */
export async function findPublished(
  strapi: Core.Strapi,
  type: WriteContext['contentType'],
  { documentId, locale }: StoredRow,
): Promise<Record<string, unknown>> {
  const where = { documentId, ...(locale !== null && { locale }), publishedAt: { $notNull: true } };
  const row = await strapi.db.query(type.uid as UID.ContentType).findOne({ where, select: listPageFields(type) });
  return (row as Record<string, unknown> | null) ?? {};
}

/** The columns of one draft, without its pages; empty where nothing is stored in the language. */
export async function findDraft(
  strapi: Core.Strapi,
  type: WriteContext['contentType'],
  documentId: string,
  locale: string | null,
): Promise<Record<string, unknown>> {
  const where: Record<string, unknown> = { documentId, ...(locale !== null && { locale }) };
  if (type.options?.draftAndPublish) where.publishedAt = { $null: true };
  const row = await strapi.db.query(type.uid as UID.ContentType).findOne({ where, select: listColumns(type) });
  return (row as Record<string, unknown> | null) ?? {};
}

/** The locale or locales of a call; where it names none, the default one, as the document service does. */
export async function readLocale(strapi: Core.Strapi, context: WriteContext): Promise<string | string[] | null> {
  const { locale, data } = context.params;
  if (locale) return locale;
  if (!strapi.plugin('i18n').service('content-types').isLocalizedContentType(context.contentType)) return null;
  if (typeof data?.locale === 'string' && context.action === 'create') return data.locale;
  return strapi.plugin('i18n').service('locales').getDefaultLocale();
}
