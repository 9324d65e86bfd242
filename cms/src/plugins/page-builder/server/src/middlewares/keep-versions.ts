import type { Core, UID } from '@strapi/strapi';
import { openEnvelope } from '../../../shared/envelope.ts';
import type { VersionKind } from '../../../shared/version-record.ts';
import { lockEntry } from '../documents/lock-entry.ts';
import { listPageFields } from '../documents/page-fields.ts';
import { loadDrafts, readLocale } from '../documents/stored-rows.ts';
import type { DocumentMiddleware, StoredRow, WriteContext } from '../documents/write-context.ts';
import { hasDrafts } from '../documents/write-context.ts';
import { getService } from '../services/index.ts';
import { getShortcuts } from '../services/shortcuts/shortcuts.ts';

/** What each write of an entry is called in its versions. */
const KINDS: Readonly<Record<string, VersionKind>> = {
  create: 'save',
  update: 'save',
  publish: 'publish',
  unpublish: 'unpublish',
  discardDraft: 'discard',
  clone: 'copy',
  delete: 'delete',
};

/**
 * Keeps what is saved of every entry with a page as a version, in the transaction of the save: either both are stored or
 * none. Stands around the guards, so that it sees what they let through.
 */
export function keepVersions(strapi: Core.Strapi): DocumentMiddleware {
  const versions = getService(strapi, 'versions');
  const shortcuts = getShortcuts(strapi);
  return async (context, next) => {
    const fields = listPageFields(context.contentType);
    const kind = KINDS[context.action];
    if (!kind || fields.length === 0 || !versions.isOn()) return next();
    return strapi.db.transaction(async ({ trx }) => {
      const { documentId } = context.params;
      if (documentId) await lockEntry(strapi, trx, context);
      if (context.action === 'delete') {
        // What goes can be read only before.
        const going = documentId ? await readDrafts(strapi, context, documentId, fields) : [];
        for (const row of going) await versions.record(context, row, row, kind);
        return next();
      }
      const said = publishesToo(context) ? 'publish' : (readSteps(context, fields) ?? kind);
      const result = await next();
      // Publishing, which follows in this transaction, makes a version in any case.
      if (shortcuts.isPublishing() && shortcuts.hasWrittenNothing(context)) return result;
      for (const row of await listWritten(strapi, context, result, fields)) {
        const { documentId, locale } = row;
        await versions.record(context, { documentId, locale }, row, said);
      }
      return result;
    });
  };
}

function publishesToo(context: WriteContext): boolean {
  return hasDrafts(context) && context.params.status === 'published';
}

/** What the editor says of a save, inside the values of its pages. */
function readSteps({ params }: WriteContext, fields: readonly string[]): VersionKind | undefined {
  const envelopes = fields.map((field) => openEnvelope(params.data?.[field]).envelope);
  const step = envelopes.find((envelope) => envelope.step)?.step;
  return step ?? (envelopes.some(({ sources }) => sources) ? 'translation' : undefined);
}

type Written = Pick<StoredRow, 'documentId' | 'locale'> & Record<string, unknown>;

/** The drafts that a call has written, one for each language, with their pages. */
async function listWritten(
  strapi: Core.Strapi,
  context: WriteContext,
  result: unknown,
  fields: readonly string[],
): Promise<Written[]> {
  const { documentId } = (result ?? {}) as { documentId?: string };
  switch (context.action) {
    case 'create':
    case 'update': {
      const locale = await readLocale(strapi, context);
      if (!documentId || Array.isArray(locale)) return [];
      // Pages that stay as they are may have been left out of what is written.
      const [stored] = context.action === 'update' ? await loadDrafts(strapi, context) : [];
      const pages = fields.map((field) => [field, context.params.data?.[field] ?? stored?.[field]]);
      return [{ documentId, locale, ...Object.fromEntries(pages) }];
    }
    case 'publish':
      return loadDrafts(strapi, context);
    default:
      return documentId ? readDrafts(strapi, context, documentId, fields) : [];
  }
}

/** The drafts as they are now: what the guards of this call have read is older. */
async function readDrafts(
  strapi: Core.Strapi,
  context: WriteContext,
  documentId: string,
  fields: readonly string[],
): Promise<Written[]> {
  const locale = context.action === 'clone' ? '*' : await readLocale(strapi, context);
  const where: Record<string, unknown> = { documentId, ...(hasDrafts(context) && { publishedAt: { $null: true } }) };
  if (locale !== '*') where.locale = Array.isArray(locale) ? { $in: locale } : locale;
  const select = ['documentId', 'locale', ...fields];
  return (await strapi.db.query(context.uid as UID.ContentType).findMany({ where, select })) as Written[];
}
