import type { Core } from '@strapi/strapi';
import { findNewMisplacements, type PageDocument, salvageDocument } from 'page-format';
import { getRegistry } from '../services/registry/registry.ts';
import { refuseProblems } from './refuse-document.ts';
import { loadDrafts } from './stored-rows.ts';
import type { WriteContext } from './write-context.ts';

/**
 * Refuses a draft that puts a block where it may not stand, as the editor refuses the drop. What the entry already
 * holds in such a place, in any language, may be saved again, copied and brought over to another language: it came
 * there before the rule did, and whoever mends something else on the page must not lose that. Publishing refuses it.
 * @param data the call's data, with documents that were accepted
 * @throws ValidationError naming block, area and what may stand there
 */
export async function refuseForbiddenPlaces(
  strapi: Core.Strapi,
  context: WriteContext,
  fields: readonly string[],
  data: Record<string, unknown>,
): Promise<void> {
  const { blocks } = getRegistry(strapi);
  for (const field of fields) {
    const document = data[field] as PageDocument | undefined;
    if (!document || findNewMisplacements(document, [], blocks).length === 0) continue;
    const inEveryLocale = { ...context, params: { ...context.params, locale: '*' } };
    const rows = context.action === 'create' ? [] : await loadDrafts(strapi, inEveryLocale);
    const problems = findNewMisplacements(
      document,
      rows.flatMap((row) => readStored(row[field])),
      blocks,
    );
    if (problems.length > 0) throw refuseProblems(field, 'was not saved because of', problems, blocks);
  }
}

/** What is stored may be no document any more; then only what can be read of it stood somewhere. */
function readStored(value: unknown): PageDocument[] {
  const stored = salvageDocument(value);
  return stored ? [stored.document] : [];
}
