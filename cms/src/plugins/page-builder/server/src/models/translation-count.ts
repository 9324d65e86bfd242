import { TRANSLATION_COUNT_MODEL } from '../names.ts';

/** One of its own for each attribute: Strapi writes into them. */
const text = () => ({ type: 'string', column: { notNullable: true } });
const number = () => ({ type: 'integer', column: { notNullable: true } });

/**
 * How far each page is translated, counted when it or its original is saved, so that a list of all pages opens none. A
 * model and no content type: nobody sees it but through `services/translations`, which asks for rights.
 */
export const translationCountModel = {
  uid: TRANSLATION_COUNT_MODEL,
  singularName: 'translation-count',
  tableName: 'page_builder_translations',
  attributes: {
    id: { type: 'increments' },
    contentType: text(),
    entry: text(),
    field: text(),
    locale: text(),
    /** The language that it is translated from; null for an original. */
    origin: { type: 'string' },
    allTexts: number(),
    allWords: number(),
    newTexts: number(),
    newWords: number(),
    machineTexts: number(),
    machineWords: number(),
    editedTexts: number(),
    editedWords: number(),
    outOfDateTexts: number(),
    outOfDateWords: number(),
    absentTexts: number(),
    absentWords: number(),
    countedAt: { type: 'datetime', column: { notNullable: true } },
  },
  indexes: [
    {
      name: 'page_builder_translations_page_index',
      columns: ['content_type', 'entry', 'field', 'locale'],
      type: 'unique',
    },
  ],
};
