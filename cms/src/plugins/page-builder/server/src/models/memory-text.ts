import { MEMORY_MODEL } from '../names.ts';

/** One of its own for each attribute: Strapi writes into them. */
const name = () => ({ type: 'string', column: { notNullable: true } });
const text = () => ({ type: 'text', column: { notNullable: true } });

/**
 * Confirmed translations by the pages that have them, or had them. A model and no content type: nobody sees it but through
 * `services/translation-memory`, which asks for the rights to those pages.
 */
export const memoryTextModel = {
  uid: MEMORY_MODEL,
  singularName: 'memory-text',
  tableName: 'page_builder_memory',
  attributes: {
    id: { type: 'increments' },
    contentType: name(),
    entry: name(),
    field: name(),
    /** The language of the translation, and that of its original. */
    locale: name(),
    origin: name(),
    source: text(),
    target: text(),
    /** `versionOf` the two, so that they can be looked up. */
    sourceVersion: name(),
    targetVersion: name(),
  },
  indexes: [
    { name: 'page_builder_memory_page_index', columns: ['content_type', 'entry', 'field', 'locale'] },
    { name: 'page_builder_memory_text_index', columns: ['origin', 'locale', 'source_version'] },
    { name: 'page_builder_memory_order_index', columns: ['origin', 'locale', 'id'] },
  ],
};
