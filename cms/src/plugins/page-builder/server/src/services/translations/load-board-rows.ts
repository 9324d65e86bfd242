import type { Core } from '@strapi/strapi';
import { TRANSLATION_COUNT_MODEL } from '../../names.ts';
import type { PageRows } from '../migrations/page-rows.ts';

/** A draft, with what a list is filtered by and added up of one of its pages; as the database gives it. */
export interface BoardRow {
  id: number;
  documentId: string;
  locale: string;
  title?: string | null;
  /** Null for an original, and for what is not counted. */
  origin: string | null;
  /** Null where it is not counted, and so are those below. */
  allTexts: number | null;
  allWords: number;
  absentTexts: number;
  /** Of texts that nobody has translated, or confirmed. */
  todoTexts: number;
  todoWords: number;
  outOfDateTexts: number;
  outOfDateWords: number;
}

/** Who changed rows of a type last, by their ids. The index of that column holds both, so that no row is read. */
export async function loadChangers(strapi: Core.Strapi, { uid }: PageRows): Promise<Map<number, number>> {
  const { tableName, attributes } = strapi.db.metadata.get(uid);
  const { joinColumn } = attributes.updatedBy as unknown as { joinColumn: { name: string } };
  const rows: { id: number; person: number }[] = await strapi.db
    .getConnection(tableName)
    .whereNotNull(joinColumn.name)
    .select({ id: 'id', person: joinColumn.name });
  return new Map(rows.map(({ id, person }) => [id, person]));
}

const SAME = ['allTexts', 'allWords', 'absentTexts', 'outOfDateTexts', 'outOfDateWords'];
const OPEN = ['new', 'machine', 'edited'];

/**
 * All drafts of a type: Strapi's own queries take ten times as long for as many rows. On SQLite, what stands in a row behind
 * its page costs as much as the page, so nothing is read but the title, by its id, and what the index of documents holds.
 */
export async function loadBoardRows(
  strapi: Core.Strapi,
  { uid, hasDrafts }: PageRows,
  field: string,
  titleField: string | undefined,
): Promise<BoardRow[]> {
  const { tableName, attributes } = strapi.db.metadata.get(uid);
  const counts = strapi.db.metadata.get(TRANSLATION_COUNT_MODEL);
  const nameOf = (of: typeof attributes, name: string) => (of[name] as { columnName: string }).columnName;
  const counted = (name: string) => `counted.${nameOf(counts.attributes, name)}`;
  const sum = (unit: string) =>
    strapi.db.connection.raw(
      '?? + ?? + ??',
      OPEN.map((name) => counted(name + unit)),
    );
  const query = strapi.db
    .getConnection(`${tableName} as draft`)
    .join(`${tableName} as titled`, 'titled.id', 'draft.id')
    .leftJoin(`${counts.tableName} as counted`, (join) =>
      join
        .on('counted.entry', 'draft.document_id')
        .andOn('counted.locale', 'draft.locale')
        .andOnVal('counted.content_type', uid)
        .andOnVal('counted.field', field),
    )
    .whereNotNull('draft.locale')
    .select({
      ...{ id: 'draft.id', documentId: 'draft.document_id', locale: 'draft.locale', origin: 'counted.origin' },
      ...(titleField !== undefined && { title: `titled.${nameOf(attributes, titleField)}` }),
      ...Object.fromEntries(SAME.map((name) => [name, counted(name)])),
      ...{ todoTexts: sum('Texts'), todoWords: sum('Words') },
    });
  if (hasDrafts) query.whereNull('draft.published_at');
  return query;
}
