import { SAFETY_COPY_MODEL } from '../names.ts';

/**
 * Unsaved work on pages, each for the one person who does it. A model and no content type: there is no role, no right and
 * no address by which anybody else would come to it.
 */
export const safetyCopyModel = {
  uid: SAFETY_COPY_MODEL,
  singularName: 'safety-copy',
  tableName: 'page_builder_safety_copies',
  attributes: {
    id: { type: 'increments' },
    /** Id of the user of the admin panel. */
    person: { type: 'integer', column: { notNullable: true } },
    /** Of the stretch of work in one window. */
    session: { type: 'string', column: { notNullable: true } },
    contentType: { type: 'string', column: { notNullable: true } },
    entry: { type: 'string', column: { notNullable: true } },
    /** Empty for types without languages. */
    locale: { type: 'string', column: { notNullable: true } },
    field: { type: 'string', column: { notNullable: true } },
    device: { type: 'string', column: { notNullable: true } },
    basedOn: { type: 'string', column: { notNullable: true } },
    keptAt: { type: 'datetime', column: { notNullable: true } },
    /** Counts the calls of the session, so that one that was overtaken is known. */
    step: { type: 'integer', column: { notNullable: true } },
    editedAt: { type: 'datetime', column: { notNullable: true } },
    /** Characters of both texts below. */
    size: { type: 'integer', column: { notNullable: true } },
    base: { type: 'text', columnType: { type: 'text', args: ['longtext'] } },
    content: { type: 'text', columnType: { type: 'text', args: ['longtext'] } },
  },
  indexes: [
    { name: 'page_builder_safety_copies_session_index', columns: ['person', 'session'], type: 'unique' },
    { name: 'page_builder_safety_copies_page_index', columns: ['person', 'content_type', 'entry', 'locale'] },
  ],
};
