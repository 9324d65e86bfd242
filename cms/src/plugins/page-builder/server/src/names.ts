/** The custom field that holds a page document. */
export const PAGE_FIELD = 'plugin::page-builder.page';

/** The custom field that holds the countries an entry belongs to; none means all. */
export const COUNTRIES_FIELD = 'plugin::page-builder.countries';

export const PAGE_TYPE = 'api::page.page';

export const FILE_TYPE = 'plugin::upload.file';

/** Blocks saved to be used again; see `content-types/section/schema.ts`. */
export const SECTION_TYPE = 'plugin::page-builder.section';
