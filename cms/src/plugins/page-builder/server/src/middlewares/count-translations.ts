import type { Core } from '@strapi/strapi';
import { ENTRY, openEnvelope } from '../../../shared/envelope.ts';
import { listPaths } from '../../../shared/translation/entry-texts.ts';
import { findEntryTexts } from '../documents/entry-texts.ts';
import { loadDrafts, readLocale } from '../documents/stored-rows.ts';
import type { DocumentMiddleware, WriteContext } from '../documents/write-context.ts';
import { getService } from '../services/index.ts';
import type { WrittenLanguage } from '../services/translations/count-entry.ts';
import { findTranslatedType } from '../services/translations/translated-types.ts';

/** Calls that write drafts. Publishing copies them. */
const WRITING = new Set(['create', 'update', 'clone', 'discardDraft', 'delete']);

/** Counts what is left to translate of a page, in the transaction that writes it. */
export function countTranslations(strapi: Core.Strapi): DocumentMiddleware {
  return async (context, next) => {
    const type = WRITING.has(context.action) ? findTranslatedType(strapi, context.uid) : undefined;
    if (!type) return next();
    const isNoted =
      context.params.sources !== undefined ||
      type.fields.some((field) => openEnvelope(context.params.data?.[field]).envelope.sources);
    return strapi.db.transaction(async () => {
      const result = (await next()) as { documentId?: string } | null;
      const documentId = (context.action === 'delete' ? context.params : result)?.documentId;
      if (!documentId) return result;
      const written = await readWritten(strapi, context, type.fields);
      const isUnchanged = written?.isUnchanged && !isNoted;
      if (!isUnchanged) await getService(strapi, 'translations').count(type, documentId, written);
      return result;
    });
  };
}

/** The language that a call has written, where it is one, with its pages as they are now. */
async function readWritten(
  strapi: Core.Strapi,
  context: WriteContext,
  fields: readonly string[],
): Promise<(WrittenLanguage & { isUnchanged: boolean }) | undefined> {
  if (context.action !== 'create' && context.action !== 'update') return undefined;
  const locale = await readLocale(strapi, context);
  if (typeof locale !== 'string') return undefined;
  // As the guards have read it, before the call. Pages that stay as they are are left out of what is written.
  const [before] = context.action === 'update' ? await loadDrafts(strapi, context) : [];
  const data = context.params.data ?? {};
  const pages = Object.fromEntries(fields.map((field) => [field, data[field] ?? before?.[field]]));
  const texts = fields.flatMap((field) => findEntryTexts(strapi, context.uid, field));
  const names = [
    ...fields.filter((field) => field !== ENTRY),
    ...listPaths(texts).map((path) => path.split('.')[0] as string),
  ];
  return { locale, pages, isUnchanged: before !== undefined && names.every((name) => data[name] === undefined) };
}
