import { VERSION_MODEL } from '../names.ts';

/**
 * What was saved of entries with pages. A model and no content type, as Strapi's own history: nobody works on it in the
 * Content Manager, no role has rights to it by itself, and its rows have no columns that nobody asked for.
 */
export const versionModel = {
  uid: VERSION_MODEL,
  singularName: 'version',
  tableName: 'page_builder_versions',
  attributes: {
    id: { type: 'increments' },
    contentType: { type: 'string', column: { notNullable: true } },
    entry: { type: 'string', column: { notNullable: true } },
    /** Empty for types without languages. */
    locale: { type: 'string', column: { notNullable: true } },
    savedAt: { type: 'datetime', column: { notNullable: true } },
    kind: { type: 'string', column: { notNullable: true } },
    name: { type: 'string' },
    /** Id of the user of the admin panel. No relation: users go, and what they saved stays. */
    person: { type: 'integer' },
    /** Name of the API token. */
    program: { type: 'string' },
    /** Of a deletion: id of the user who had made the entry, as conditions of roles ask for it. */
    creator: { type: 'integer' },
    summary: { type: 'json' },
    /** The version that this one and those between them are differences from; null for a whole one. */
    whole: { type: 'integer' },
    /** Versions from the whole one to this one. */
    depth: { type: 'integer', column: { notNullable: true } },
    /** Of all fields together, so that a damaged version is known. */
    digest: { type: 'string', column: { notNullable: true } },
    content: { type: 'text', columnType: { type: 'text', args: ['longtext'] } },
  },
  indexes: [
    { name: 'page_builder_versions_entry_index', columns: ['content_type', 'entry', 'locale', 'id'] },
    { name: 'page_builder_versions_saved_index', columns: ['saved_at', 'content_type', 'entry', 'locale'] },
  ],
};
