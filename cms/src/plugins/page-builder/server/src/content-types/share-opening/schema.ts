/** Who has opened a link to a draft: one row for each guest. Hidden in the admin, like the links. */
export const schema = {
  kind: 'collectionType',
  collectionName: 'page_builder_share_openings',
  info: { singularName: 'share-opening', pluralName: 'share-openings', displayName: 'Opening of a link to a draft' },
  options: { draftAndPublish: false },
  pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
  indexes: [{ name: 'page_builder_share_openings_guest_index', columns: ['link', 'guest'] }],
  attributes: {
    /** `documentId` of the link. */
    link: { type: 'string', required: true },
    /** Tells one guest's browser from another's; made by the site, and worth nothing elsewhere. */
    guest: { type: 'string', required: true },
    name: { type: 'string', maxLength: 60 },
    firstAt: { type: 'datetime', required: true },
    lastAt: { type: 'datetime', required: true },
    views: { type: 'integer', default: 1 },
  },
};
