import { TERM_MODEL } from '../names.ts';

/**
 * Terms of the glossary. A model and no content type: its words stand beside each other in all languages, which entries
 * cannot do.
 */
export const termModel = {
  uid: TERM_MODEL,
  singularName: 'term',
  tableName: 'page_builder_terms',
  attributes: {
    id: { type: 'increments' },
    words: { type: 'json', column: { notNullable: true } },
  },
};
