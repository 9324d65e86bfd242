import type { Core } from '@strapi/strapi';
import { findProblems, migrateDocument, type PageDocument, SYNCED_SECTION, walk } from 'page-format';
import { SECTION_TYPE } from '../names.ts';
import { getRegistry } from '../services/registry/registry.ts';
import { listLiveSections } from '../services/uses/live-sections.ts';
import { refuse, refuseProblems } from './refuse-document.ts';
import type { WriteContext } from './write-context.ts';

/**
 * Refuses a section that holds another one as itself, so that none ever holds itself, and one with errors that visitors
 * would see at once: a section has no draft, and goes live where it stands on published pages.
 * @param data the call's data, with documents that were accepted
 * @throws ValidationError naming the block
 */
export async function refuseSection(
  strapi: Core.Strapi,
  { uid, params }: Pick<WriteContext, 'uid' | 'params'>,
  fields: readonly string[],
  data: Record<string, unknown>,
): Promise<void> {
  if (uid !== SECTION_TYPE) return;
  const { blocks } = getRegistry(strapi);
  for (const field of fields) {
    const document = data[field] as PageDocument | undefined;
    if (!document) continue;
    for (const { block } of walk(document)) {
      if (block.type === SYNCED_SECTION)
        throw refuse(field, `"${field}" was not saved: ${NESTED}`, [
          { level: 'error', code: 'problem', field, blockId: block.id, message: NESTED },
        ]);
    }
    const problems = findProblems(migrateDocument(document, blocks), blocks).filter(({ level }) => level === 'error');
    if (problems.length > 0 && params.documentId !== undefined && (await isLive(strapi, params.documentId))) {
      throw refuseProblems(
        field,
        'was not saved, because published pages show this section, and it has',
        problems,
        blocks,
      );
    }
  }
}

const NESTED = 'A section cannot hold a synced section. Insert a copy of it instead, or detach it.';

async function isLive(strapi: Core.Strapi, documentId: string): Promise<boolean> {
  return (await listLiveSections(strapi, documentId)).has(documentId);
}
