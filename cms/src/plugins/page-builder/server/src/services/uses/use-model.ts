import type { Core, UID } from '@strapi/strapi';
import type { TableQuery } from '../table-query.ts';

/** Where pages refer to what: a table of the plugin's own, which nobody sees but through `uses.ts`. */
export const USE = 'plugin::page-builder.use' as UID.ContentType;

export const USES_TABLE = 'page_builder_uses';

/** A file (`media`) or an entry of a content type. */
export interface UseTarget {
  type: string;
  id: string;
}

/** Where a use stands. */
export interface Use {
  /** The row of the entry: a draft or a published version in one language. */
  entryId: number;
  uid: string;
  documentId: string;
  /** Null where the type has no languages. */
  locale: string | null;
  /** Null where the type has no drafts. */
  status: 'draft' | 'published' | null;
  /** Empty in the one line that says of each row that it was read; so are block and target then. */
  field: string;
  blockId: string;
  blockType: string;
  /** Place in the block's props, such as `slides.0.image`. */
  path: string;
  /** True where the block, or one around it, is hidden from visitors. */
  isHidden: boolean;
  /** `media`, or the uid of a content type. */
  targetType: string;
  targetId: string;
}

export type StoredUse = Use & { id: number };

/** Names of all columns, in one order. */
export const USE_COLUMNS = [
  'entryId',
  'uid',
  'documentId',
  'locale',
  'status',
  'field',
  'blockId',
  'blockType',
  'path',
  'isHidden',
  'targetType',
  'targetId',
] as const satisfies readonly (keyof Use)[];

/** One of its own for each attribute: Strapi writes into them. */
const text = () => ({ type: 'string', column: { notNullable: true } });

/** As Strapi's own tables beside content types are declared. Nothing joins it to pages: rows of those come and go. */
const model = {
  uid: USE,
  tableName: USES_TABLE,
  singularName: 'use',
  attributes: {
    id: { type: 'increments' },
    entryId: { type: 'integer', column: { notNullable: true } },
    uid: text(),
    documentId: text(),
    locale: { type: 'string' },
    status: { type: 'string' },
    field: text(),
    blockId: text(),
    blockType: text(),
    path: text(),
    isHidden: { type: 'boolean' },
    targetType: text(),
    targetId: text(),
  },
  indexes: [
    { name: `${USES_TABLE}_target_idx`, columns: ['target_type', 'target_id'] },
    { name: `${USES_TABLE}_entry_idx`, columns: ['uid', 'entry_id'] },
  ],
};

interface Models {
  add(model: object): void;
}

/** To be called before Strapi makes its tables. */
export function addUsesTable(strapi: Core.Strapi): void {
  (strapi.get('models') as Models).add(model);
}

/** Queries of the table. */
export function queryUses(strapi: Core.Strapi): TableQuery {
  return strapi.db.query(USE);
}
