import type { Core, UID } from '@strapi/strapi';
import { hasDrafts, type WriteContext } from './write-context.ts';

/** A row of an entry: one per locale, and one more when that locale is published. */
export interface StoredRow extends Record<string, unknown> {
  documentId: string;
  locale: string | null;
}

/**
 * The drafts that a call changes or publishes, one per locale it names. Read inside the caller's transaction, so what
 * was written a moment ago in the same request is seen.
 */
export async function loadDrafts(
  strapi: Core.Strapi,
  context: WriteContext,
  select: readonly string[],
): Promise<StoredRow[]> {
  const where: Record<string, unknown> = { documentId: context.params.documentId };
  const locale = await readLocale(strapi, context);
  if (locale !== '*') where.locale = Array.isArray(locale) ? { $in: locale } : locale;
  if (hasDrafts(context)) where.publishedAt = { $null: true };
  const query = strapi.db.query(context.uid as UID.ContentType);
  return (await query.findMany({ where, select: ['documentId', 'locale', ...select] })) as StoredRow[];
}

/** The locale or locales of a call; where it names none, the default one, as the document service does. */
export async function readLocale(strapi: Core.Strapi, context: WriteContext): Promise<string | string[] | null> {
  const { locale, data } = context.params;
  if (locale) return locale;
  if (!strapi.plugin('i18n').service('content-types').isLocalizedContentType(context.contentType)) return null;
  if (typeof data?.locale === 'string' && context.action === 'create') return data.locale;
  return strapi.plugin('i18n').service('locales').getDefaultLocale();
}
