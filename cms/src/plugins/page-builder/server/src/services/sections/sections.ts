import type { Core } from '@strapi/strapi';
import {
  type Block,
  type Composition,
  composePage,
  createEmptyDocument,
  findComposedBlock,
  listPlacesOf,
  listSectionIds,
  migrateDocument,
  type PageDocument,
  readSectionId,
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

/** How many sections are read at once. Each may have 1 MB, and a page is full after the first that does. */
const SECTIONS_AT_ONCE = 20;

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
  /** @param known sections that are read already */
  const composeOne = async (document: PageDocument, known: SavedSections): Promise<Composition> => {
    const ids = listSectionIds(document);
    for (let sections = known; ; ) {
      const composition = composePage(document, sections);
      const missing = ids.filter((id) => !Object.hasOwn(sections, id));
      if (composition.problem || missing.length === 0) return composition;
      sections = { ...sections, ...(await load(missing.slice(0, SECTIONS_AT_ONCE))) };
    }
  };
  const composeAll = async (
    documents: readonly PageDocument[],
    hidden: readonly string[] = [],
  ): Promise<Composition[]> => {
    const gone: SavedSections = Object.fromEntries(hidden.map((id) => [id, null]));
    const ids = new Set(documents.flatMap(listSectionIds).filter((id) => !Object.hasOwn(gone, id)));
    const known = { ...(await load([...ids].slice(0, SECTIONS_AT_ONCE))), ...gone };
    const compositions: Composition[] = [];
    for (const document of documents) compositions.push(await composeOne(document, known));
    return compositions;
  };

  return {
    /** Sections by their ids, every block brought to its current version; null for one that is gone. */
    load,

    /**
     * Pages as visitors get them (see `composePage`), with one query for all of them unless they show more sections than
     * are read at once. Of a page that passes a limit, no more sections are read than it takes to find that out.
     * @param hidden ids of sections that are left out, as those that are gone
     */
    composeAll,

    /** The same for one page. */
    compose: (document: PageDocument): Promise<Composition> => composeOne(document, {}),

    /** One block of the composed page by its id there, also where the page has outgrown its limits. */
    async findBlock(document: PageDocument, id: string): Promise<Block | undefined> {
      const ids = listPlacesOf(document, id).map((place) => readSectionId(place));
      const known = [...new Set(ids)].filter((each) => each !== undefined);
      return findComposedBlock(document, await load(known.slice(0, SECTIONS_AT_ONCE)), id);
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
