/** The content type of saved sections. */
export const SECTION_TYPE = 'plugin::page-builder.section';
