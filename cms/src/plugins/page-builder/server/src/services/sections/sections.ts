import type { Core } from '@strapi/strapi';
import {
  type ComposedPage,
  composePage,
  createEmptyDocument,
  listSectionIds,
  migrateDocument,
  type PageDocument,
  type SavedSections,
  salvageDocument,
} from 'page-format';
import { SECTION_TYPE } from '../../names.ts';
import { getRegistry } from '../registry/registry.ts';

interface SectionRow {
  documentId: string;
  name: string;
  content: unknown;
}

/** Saved sections that stand on pages as themselves. */
export function createSectionsService({ strapi }: { strapi: Core.Strapi }) {
  const load = async (ids: readonly string[]): Promise<SavedSections> => {
    const sections = Object.fromEntries(ids.map((id): [string, null] => [id, null]));
    if (ids.length === 0) return sections;
    const rows: SectionRow[] = await strapi.db
      .query(SECTION_TYPE)
      .findMany({ where: { documentId: { $in: [...ids] } }, select: ['documentId', 'name', 'content'] });
    return { ...sections, ...Object.fromEntries(rows.map((row) => [row.documentId, readSection(strapi, row)])) };
  };
  const composeAll = async (documents: readonly PageDocument[]): Promise<ComposedPage[]> => {
    const sections = await load([...new Set(documents.flatMap(listSectionIds))]);
    return documents.map((document) => composePage(document, sections));
  };

  return {
    /** Sections by their ids, every block brought to its current version; null for one that is gone. */
    load,

    /** Pages as visitors get them (see `composePage`), with one query however many they are. */
    composeAll,

    /** The same for one page. */
    async compose(document: PageDocument): Promise<ComposedPage> {
      const [composed] = await composeAll([document]);
      return composed as ComposedPage;
    },
  };
}

export type SectionsService = ReturnType<typeof createSectionsService>;

/** `strapi.plugin('page-builder').service('sections')`, typed. */
export function getSections(strapi: Core.Strapi): SectionsService {
  return strapi.plugin('page-builder').service('sections') as SectionsService;
}

/** Of a damaged section its whole blocks, and what is damaged in blocks of their own. */
function readSection(strapi: Core.Strapi, { documentId, name, content }: SectionRow) {
  const document = salvageDocument(content)?.document ?? createEmptyDocument();
  return { documentId, name, content: migrateDocument(document, getRegistry(strapi).blocks) };
}
