import type { Core, UID } from '@strapi/strapi';
import {
  type ContentManagerRequest,
  findContentManagerRequest,
} from '../services/shortcuts/content-manager-request.ts';
import { isColumn } from '../services/shortcuts/is-unchanged.ts';
import { listPageFields } from './page-fields.ts';
import { hasDrafts, type WriteContext } from './write-context.ts';

/** A row of an entry: one per locale, and one more when that locale is published. */
export interface StoredRow extends Record<string, unknown> {
  documentId: string;
  locale: string | null;
}

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
  const saved = takeSavedDraft(strapi, context);
  if (saved && saved.documentId === documentId && saved.locale === locale) return [saved];
  const where: Record<string, unknown> = { documentId };
  if (locale !== '*') where.locale = Array.isArray(locale) ? { $in: locale } : locale;
  if (hasDrafts(context)) where.publishedAt = { $null: true };
  const select = ['documentId', 'locale', ...listColumns(context.contentType), ...listPageFields(context.contentType)];
  return (await strapi.db.query(context.uid as UID.ContentType).findMany({ where, select })) as StoredRow[];
}

/** By request of the content manager that publishes: the draft that it has saved first. */
const savedDrafts = new WeakMap<ContentManagerRequest, StoredRow>();

/** Hands a draft that was saved on to the publishing for which it was saved. Both are one transaction. */
export function keepSavedDraft(strapi: Core.Strapi, draft: StoredRow): void {
  const request = findContentManagerRequest(strapi);
  if (request?.task === 'publish') savedDrafts.set(request, draft);
}

function takeSavedDraft(strapi: Core.Strapi, context: WriteContext): StoredRow | undefined {
  const request = context.action === 'publish' ? findContentManagerRequest(strapi) : undefined;
  const draft = request && savedDrafts.get(request);
  if (request) savedDrafts.delete(request);
  return draft;
}

/** Names of the attributes that stand in an entry's own row, except its pages. */
export function listColumns({ attributes }: Pick<WriteContext['contentType'], 'attributes'>): string[] {
  const pages = listPageFields({ attributes });
  return Object.entries(attributes)
    .filter(([name, attribute]) => isColumn(attribute) && !pages.includes(name))
    .map(([name]) => name);
}

/** The locale or locales of a call; where it names none, the default one, as the document service does. */
export async function readLocale(strapi: Core.Strapi, context: WriteContext): Promise<string | string[] | null> {
  const { locale, data } = context.params;
  if (locale) return locale;
  if (!strapi.plugin('i18n').service('content-types').isLocalizedContentType(context.contentType)) return null;
  if (typeof data?.locale === 'string' && context.action === 'create') return data.locale;
  return strapi.plugin('i18n').service('locales').getDefaultLocale();
}
