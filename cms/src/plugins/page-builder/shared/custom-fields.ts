/** The custom field that holds a page document. */
export const PAGE_FIELD = 'plugin::page-builder.page';

/** The custom field that holds the address of an entry. */
export const SLUG_FIELD = 'plugin::page-builder.slug';
