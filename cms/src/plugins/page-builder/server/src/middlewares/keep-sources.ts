import type { Core } from '@strapi/strapi';
import { dequal } from 'dequal/lite';
import type { Registry } from 'page-format';
import { ENTRY, isBesideBlocks, openEnvelope, type Sources } from '../../../shared/envelope.ts';
import type { Tree } from '../../../shared/page-tree.ts';
import { withEntry, withEntryBlock } from '../../../shared/translation/entry-block.ts';
import type { EntryText } from '../../../shared/translation/entry-texts.ts';
import { textsOf } from '../../../shared/translation/sources-of.ts';
import { findEntryTexts, loadEntryTexts, type Values } from '../documents/entry-texts.ts';
import { listPageFields } from '../documents/page-fields.ts';
import { readTree } from '../documents/read-tree.ts';
import { loadDrafts, readLocale } from '../documents/stored-rows.ts';
import type { DocumentMiddleware, WriteContext } from '../documents/write-context.ts';
import { getService } from '../services/index.ts';
import { getRegistry } from '../services/registry/registry.ts';
import type { Words } from '../services/translations/stamp-texts.ts';

/** A page that a call writes, with what it says of its translation. */
interface WrittenPage {
  field: string;
  content: unknown;
  sources: Sources | undefined;
  /** Texts of the entry, where something is noted of them, with what they said before. */
  texts: readonly EntryText[];
  values: Values | undefined;
}

/**
 * Keeps, beside the pages, which version of the original each translated block was made from, and who has done something
 * about its texts. It is no part of the document: sites need not know it, and a program that writes a page back without it
 * takes nothing away.
 */
export function keepSources(strapi: Core.Strapi): DocumentMiddleware {
  const translationSources = getService(strapi, 'translation-sources');
  return async (context, next) => {
    if (context.action !== 'create' && context.action !== 'update') return next();
    const { sources: ofEntry, ...params } = context.params;
    if (ofEntry) context.params = params;
    const fields = listPageFields(context.contentType).filter((field) => params.data?.[field] !== undefined);
    const locale = ofEntry || fields.length > 0 ? await readLocale(strapi, context) : null;
    if (typeof locale !== 'string') return next();
    const pages = await Promise.all(fields.map((field) => openPage(strapi, context, field, locale)));
    if (ofEntry) pages.push({ field: ENTRY, content: undefined, sources: ofEntry, texts: [], values: undefined });
    const result = await next();
    const { documentId } = (result ?? {}) as { documentId?: string };
    if (!documentId) return result;
    for (const page of pages) {
      const place = { uid: context.uid, documentId, locale, field: page.field };
      const stored = await translationSources.read(place);
      if (!page.sources && Object.keys(stored).length === 0) continue;
      const trees = await readTrees(strapi, context, page, { documentId, locale });
      const all = Object.entries({ ...stored, ...page.sources });
      // What is not said anew may be about a block that comes back with undo.
      const kept = page.sources ? all.filter(([id]) => isBesideBlocks(id) || trees.now.blocks.has(id)) : all;
      await translationSources.write(place, Object.fromEntries(kept), (id) => readWords(trees, id, page.sources));
    }
    return result;
  };
}

/** A page before it is written. */
async function openPage(
  strapi: Core.Strapi,
  { uid, params: { data, documentId } }: WriteContext,
  field: string,
  locale: string,
): Promise<WrittenPage> {
  const { content, envelope } = openEnvelope(data?.[field]);
  const { sources } = envelope;
  const texts = sources?.[ENTRY] ? findEntryTexts(strapi, uid, field) : [];
  const found = documentId ? await loadEntryTexts(strapi, { model: uid, documentId }, [locale], texts) : undefined;
  return { field, content, sources, texts, values: found?.get(locale) };
}

interface Trees {
  before: Tree;
  now: Tree;
  registry: Registry;
}

/** A page as it was and as it is, with the texts of its entry. */
async function readTrees(
  strapi: Core.Strapi,
  context: WriteContext,
  { field, content, texts, values }: WrittenPage,
  { documentId, locale }: { documentId: string; locale: string },
): Promise<Trees> {
  const { blocks } = getRegistry(strapi);
  // As the guards have read it, before the call.
  const [row] = context.action === 'update' ? await loadDrafts(strapi, context) : [];
  const now = (await loadEntryTexts(strapi, { model: context.uid, documentId }, [locale], texts)).get(locale);
  return {
    before: withEntry(readTree(row?.[field], blocks), texts, values),
    now: withEntry(readTree(content, blocks), texts, now),
    registry: withEntryBlock(blocks, texts),
  };
}

/** What stands in a block, where something was done about it. */
function readWords({ before, now, registry }: Trees, id: string, sources: Sources | undefined): Words {
  const [was, is] = [before.blocks.get(id), now.blocks.get(id)];
  if (!is || (!sources?.[id] && dequal(was?.props, is.props))) return {};
  return { before: was && textsOf(was, registry), now: textsOf(is, registry) };
}
