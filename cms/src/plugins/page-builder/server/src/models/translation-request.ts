import { TRANSLATION_REQUEST_MODEL } from '../names.ts';

const text = () => ({ type: 'string', column: { notNullable: true } });
const person = () => ({ type: 'integer', column: { notNullable: true } });

/** Who is asked to translate which page into which language: one request for each, until it is ready. */
export const translationRequestModel = {
  uid: TRANSLATION_REQUEST_MODEL,
  singularName: 'translation-request',
  tableName: 'page_builder_requests',
  attributes: {
    id: { type: 'increments' },
    contentType: text(),
    entry: text(),
    locale: text(),
    /** Ids of users of the admin panel. No relations, as in `models/version.ts`. */
    person: person(),
    askedBy: person(),
    /** A date, such as 2026-12-05. */
    until: { type: 'string' },
    note: { type: 'text' },
    askedAt: { type: 'datetime', column: { notNullable: true } },
  },
  indexes: [{ name: 'page_builder_requests_page_index', columns: ['content_type', 'entry', 'locale'], type: 'unique' }],
};
