/**
 * Links to drafts for people without a login. A link is known by the hash of its token alone, so that the database opens
 * nothing. Hidden in the admin: links are made, listed and taken back in the page editor, which checks who may.
 */
export const schema = {
  kind: 'collectionType',
  collectionName: 'page_builder_share_links',
  info: { singularName: 'share-link', pluralName: 'share-links', displayName: 'Link to a draft' },
  options: { draftAndPublish: false },
  pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
  indexes: [
    { name: 'page_builder_share_links_hash_index', columns: ['hash'], type: 'unique' },
    { name: 'page_builder_share_links_entry_index', columns: ['content_type', 'entry_document_id'] },
  ],
  attributes: {
    hash: { type: 'string', required: true, private: true },
    contentType: { type: 'string', required: true },
    entryDocumentId: { type: 'string', required: true },
    field: { type: 'string', required: true },
    /** The language that it opens with; null where the type has none. */
    entryLocale: { type: 'string' },
    /** Languages that its maker may read; null where the type has none. */
    recipient: { type: 'string', maxLength: 100 },
    expiresAt: { type: 'datetime', required: true },
    revokedAt: { type: 'datetime' },
    /** Guests who came when the list of openings was full. */
    unlisted: { type: 'integer', default: 0 },
  },
};
