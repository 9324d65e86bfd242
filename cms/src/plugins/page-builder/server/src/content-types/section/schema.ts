import { PAGE_FIELD } from '../../names.ts';

/**
 * Sections that editors saved to use again. A content type of its own, so that roles decide in the admin who may use,
 * save, rename and delete them, and so that their blocks pass the same checks as pages on every way in. They belong to
 * no locale and are never public by themselves: inserted as copies, their blocks are the page's, where all else is checked;
 * placed as themselves (see `services/sections`), visitors get their blocks with the page.
 */
export const schema = {
  kind: 'collectionType',
  collectionName: 'page_builder_sections',
  info: {
    singularName: 'section',
    pluralName: 'sections',
    displayName: 'Saved section',
    description: 'Blocks kept in the page editor, to be used again.',
  },
  options: { draftAndPublish: false },
  attributes: {
    name: { type: 'string', required: true, maxLength: 100 },
    content: { type: 'customField', customField: PAGE_FIELD },
  },
};
