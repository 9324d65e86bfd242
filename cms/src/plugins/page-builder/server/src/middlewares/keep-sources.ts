import type { Core } from '@strapi/strapi';
import { salvageDocument, walk } from 'page-format';
import { ENTRY, isBesideBlocks, openEnvelope } from '../../../shared/envelope.ts';
import { listPageFields } from '../documents/page-fields.ts';
import { readLocale } from '../documents/stored-rows.ts';
import type { DocumentMiddleware } from '../documents/write-context.ts';
import { getService } from '../services/index.ts';

/**
 * Keeps, beside the pages, which version of the original each translated block was made from. It is no part of the
 * document: sites need not know it, and a program that writes a page back without it takes nothing away.
 */
export function keepSources(strapi: Core.Strapi): DocumentMiddleware {
  const translationSources = getService(strapi, 'translation-sources');
  return async (context, next) => {
    if (context.action !== 'create' && context.action !== 'update') return next();
    const noted = listPageFields(context.contentType).flatMap((field) => {
      const { content, envelope } = openEnvelope(context.params.data?.[field]);
      return envelope.sources ? [{ field, content, sources: envelope.sources }] : [];
    });
    const { sources: ofEntry, ...params } = context.params;
    if (ofEntry) {
      context.params = params;
      noted.push({ field: ENTRY, content: undefined, sources: ofEntry });
    }
    const locale = noted.length > 0 ? await readLocale(strapi, context) : null;
    const result = await next();
    const { documentId } = (result ?? {}) as { documentId?: string };
    if (typeof locale !== 'string' || !documentId) return result;
    for (const { field, content, sources } of noted) {
      const place = { uid: context.uid, documentId, locale, field };
      const all = { ...(await translationSources.read(place)), ...sources };
      const ids = listIds(content);
      const kept = Object.fromEntries(Object.entries(all).filter(([id]) => isBesideBlocks(id) || ids.has(id)));
      await translationSources.write(place, kept);
    }
    return result;
  };
}

function listIds(content: unknown): Set<string> {
  const stored = salvageDocument(content);
  return new Set(stored ? [...walk(stored.document)].map(({ block }) => block.id) : []);
}
